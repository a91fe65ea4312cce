import GRDB
import Store
import Synchronization

// Triggers of the writer's connection alone count the changes, in a table of that connection. They
// see each row whatever statement changes it, a cascade too, and what is rolled back does not
// count. Nothing else writes: a second process is kept out.
extension SQLiteDatabase {
  public func watch(_ tables: [Store.SQL]) async throws(StoreFailure) -> TableWatch? {
    let names = tables.map { table in table.text }
    do {
      return try await connections.writeWithoutTransaction { database in
        let known = self.watches.withLock { watches in watches }
        // Whoever asks for the same has the same.
        if let other = known.first(where: { other in other.tables == names }) {
          return other.watch
        }
        try database.inTransaction(.immediate) {
          try Self.count(changesOf: names, as: known.count, database)
          return .commit
        }
        let watch = TableWatch()
        self.watches.withLock { watches in watches.append((names, watch)) }
        return watch
      }
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  private static func count(
    changesOf tables: [String], as number: Int, _ database: GRDB.Database
  ) throws {
    try database.execute(
      sql: """
        CREATE TEMP TABLE IF NOT EXISTS watched (number INTEGER PRIMARY KEY, changes INTEGER)
        """)
    try database.execute(sql: "INSERT INTO temp.watched VALUES (\(number), 0)")
    for table in tables {
      for act in ["INSERT", "UPDATE", "DELETE"] {
        try database.execute(
          sql: """
            CREATE TEMP TRIGGER watched_\(number)_\(table)_\(act) AFTER \(act) ON main.\(table)
            BEGIN UPDATE watched SET changes = changes + 1 WHERE number = \(number); END
            """)
      }
    }
  }

  /// Lets the watches know what a commit has changed.
  func noteChanges(_ session: SQLiteSession) {
    watches.withLock { watches in
      guard !watches.isEmpty else { return }
      do throws(StoreFailure) {
        for row in try session.rows("SELECT number, changes FROM temp.watched") {
          let number: Int = try row[0]
          watches[number].watch.note(try row[1] as Int64)
        }
      } catch {
        // It is committed all the same.
        for other in watches { other.watch.note(nil) }
      }
    }
  }
}
