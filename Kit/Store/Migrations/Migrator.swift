/// Brings a database to the schema the program needs, or refuses.
public struct Migrator: Sendable {
  public let rooms: [MigrationRoom]

  /// Rooms are applied in the given order: a room comes after those its foreign keys point into.
  public init(_ rooms: [MigrationRoom]) { self.rooms = rooms }

  /// Applies what is due in one transaction and answers the names applied, as `room/name`.
  @discardableResult
  public func migrate(_ engine: some StoreEngine) throws(MigrationFailure) -> [String] {
    var refusal: MigrationFailure?
    do throws(StoreFailure) {
      return try engine.writeNow { session throws(StoreFailure) in
        do throws(MigrationFailure) {
          return try apply(in: session)
        } catch {
          refusal = error
          throw StoreFailure(.mismatch, "migration refused")
        }
      }
    } catch {
      throw refusal ?? .store(error)
    }
  }

  private func apply(in session: some Session) throws(MigrationFailure) -> [String] {
    let recorded: [Recorded]
    do { recorded = try Self.recorded(in: session) } catch { throw .store(error) }
    var due: [(room: String, position: Int, migration: Migration)] = []
    for room in rooms {
      let known = recorded.filter { entry in entry.room == room.name }
      for (position, entry) in known.enumerated() {
        guard position < room.migrations.count else {
          throw .unknown(room: room.name, name: entry.name)
        }
        let migration = room.migrations[position]
        guard migration.name == entry.name, migration.checksum == entry.checksum else {
          throw .changed(room: room.name, name: entry.name)
        }
      }
      for position in known.count..<room.migrations.count {
        due.append((room.name, position, room.migrations[position]))
      }
    }
    for entry in recorded where !rooms.contains(where: { room in room.name == entry.room }) {
      throw .unknown(room: entry.room, name: entry.name)
    }
    for step in due {
      do {
        try Self.apply(step.migration, room: step.room, position: step.position, in: session)
      } catch {
        throw .failed(room: step.room, name: step.migration.name, error)
      }
    }
    return due.map { step in "\(step.room)/\(step.migration.name)" }
  }

  private static func apply(
    _ migration: Migration, room: String, position: Int, in session: some Session
  ) throws(StoreFailure) {
    for statement in migration.statements {
      // A deferred constraint fails at the commit, where it would take its neighbours' commands
      // along.
      if statement.text.uppercased().contains("DEFERRABLE") {
        throw StoreFailure(.mismatch, "deferred constraints are not used")
      }
      try session.run(statement)
    }
    try session.run(
      """
      INSERT INTO migration (room, position, name, checksum)
      VALUES (\(room), \(position), \(migration.name), \(migration.checksum))
      """)
  }

  private struct Recorded {
    let room: String
    let name: String
    let checksum: Int64
  }

  private static func recorded(in session: some Session) throws(StoreFailure) -> [Recorded] {
    try session.run(
      """
      CREATE TABLE IF NOT EXISTS migration (
        room TEXT NOT NULL,
        position INTEGER NOT NULL CHECK (position >= 0),
        name TEXT NOT NULL,
        checksum INTEGER NOT NULL,
        PRIMARY KEY (room, position),
        UNIQUE (room, name)
      ) STRICT
      """)
    return try session.rows(
      "SELECT room, name, checksum FROM migration ORDER BY room, position"
    ) { row throws(StoreFailure) in
      Recorded(room: try row[0], name: try row[1], checksum: try row[2])
    }
  }
}
