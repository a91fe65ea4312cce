/// Brings a database to the schema the program needs, or refuses.
public struct Migrator: Sendable {
  public let groups: [MigrationGroup]

  /// Groups are applied in the given order: each after those that its foreign keys point into.
  public init(_ groups: [MigrationGroup]) { self.groups = groups }

  /// Applies what is due in one transaction and answers the names applied, as `group/name`.
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
    var due: [(group: String, position: Int, migration: Migration)] = []
    for group in groups {
      let known = recorded.filter { entry in entry.group == group.name }
      for (position, entry) in known.enumerated() {
        guard position < group.migrations.count else {
          throw .unknown(group: group.name, name: entry.name)
        }
        let migration = group.migrations[position]
        guard migration.name == entry.name, migration.checksum == entry.checksum else {
          throw .changed(group: group.name, name: entry.name)
        }
      }
      for position in known.count..<group.migrations.count {
        due.append((group.name, position, group.migrations[position]))
      }
    }
    for entry in recorded where !groups.contains(where: { group in group.name == entry.group }) {
      throw .unknown(group: entry.group, name: entry.name)
    }
    for step in due {
      do {
        try Self.apply(step.migration, group: step.group, position: step.position, in: session)
      } catch {
        throw .failed(group: step.group, name: step.migration.name, error)
      }
    }
    return due.map { step in "\(step.group)/\(step.migration.name)" }
  }

  private static func apply(
    _ migration: Migration, group: String, position: Int, in session: some Session
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
      VALUES (\(group), \(position), \(migration.name), \(migration.checksum))
      """)
  }

  /// A row of the table `migration`. The column of the group keeps its name, `room`.
  private struct Recorded {
    let group: String
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
      Recorded(group: try row[0], name: try row[1], checksum: try row[2])
    }
  }
}
