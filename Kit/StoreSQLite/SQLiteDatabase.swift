import GRDB
import Store
import Synchronization

/// A SQLite database: one writer connection, a few readers.
///
/// In a directory it is WAL with `synchronous=FULL`: what is committed survives a power cut. In
/// memory, for tests and the simulator, it runs the same statements through the same session.
///
/// Checkpoints happen on the writer connection alone, in the commit that makes the log long enough
/// (4,000 pages) or between two transactions, because SQLite before 3.51.3 may lose a reset of the
/// log when two connections checkpoint.
public final class SQLiteDatabase: StoreEngine {
  public typealias Connection = SQLiteSession

  let connections: any DatabaseWriter
  private let lock: DirectoryLock?
  private let readLimit: Duration
  /// With the names of the tables; each has the number of its place.
  let watches = Mutex<[(tables: [String], watch: TableWatch)]>([])

  init(_ connections: any DatabaseWriter, lock: DirectoryLock?, readLimit: Duration) {
    self.connections = connections
    self.lock = lock
    self.readLimit = readLimit
  }

  /// An empty database that lives as long as the value does.
  public static func inMemory() throws(StoreFailure) -> SQLiteDatabase {
    do {
      var configuration = Configuration()
      configuration.label = "fieldday.memory"
      let queue = try DatabaseQueue(configuration: configuration)
      return SQLiteDatabase(queue, lock: nil, readLimit: .seconds(60))
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  /// A copy of everything that is committed, in memory. Both go their own ways from here.
  public func copy() throws(StoreFailure) -> SQLiteDatabase {
    let copy = try Self.inMemory()
    do { try connections.backup(to: copy.connections) } catch { throw StoreFailure(sqlite: error) }
    return copy
  }

  // MARK: Transactions

  public func writeNow<Value>(
    _ body: (SQLiteSession) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    do {
      return try connections.writeWithoutTransaction { database in
        let session = try SQLiteSession(database)
        let value = try Self.transaction(in: session, body)
        noteChanges(session)
        return value
      }
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  private static func transaction<Value>(
    in session: SQLiteSession, _ body: (SQLiteSession) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    // The one writer takes its lock at once instead of failing halfway.
    try session.run("BEGIN IMMEDIATE")
    do {
      let value = try body(session)
      try session.run("COMMIT")
      return value
    } catch {
      // Where SQLite has rolled back by itself there is nothing to do.
      if session.isInTransaction { try session.run("ROLLBACK") }
      throw error
    }
  }

  public func readNow<Value>(
    _ body: (SQLiteSession) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    do {
      return try connections.read { database in
        try ReadLimit.run(readLimit, on: database) { try body(try SQLiteSession(database)) }
      }
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteSession) throws(StoreFailure) -> Value
  ) async throws(StoreFailure) -> Value {
    do {
      return try await connections.read { [readLimit] database in
        try ReadLimit.run(readLimit, on: database) { try body(try SQLiteSession(database)) }
      }
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  // MARK: Care

  public func checkpoint() async throws(StoreFailure) {
    guard connections is DatabasePool else { return }
    do {
      try await connections.writeWithoutTransaction { database in
        _ = try database.checkpoint(.passive)
      }
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  /// Moves the log into the database file, as far as no reader stands in the way, and closes every
  /// connection. Later calls fail. Whoever writes must have stopped before.
  public func close() throws(StoreFailure) {
    defer { lock?.release() }
    do {
      if connections is DatabasePool {
        try connections.writeWithoutTransaction { database in
          _ = try database.checkpoint(.truncate)
        }
      }
      try connections.close()
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  /// What is wrong with the file, one sentence for each finding; empty when it is sound. Reads all
  /// of it.
  public func check() throws(StoreFailure) -> [String] {
    do {
      return try connections.read { database in try integrityFaults(SQLiteSession(database)) }
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }

  /// The settings in force on the writer connection.
  public func settings() throws(StoreFailure) -> SQLiteSettings {
    do {
      return try connections.writeWithoutTransaction { database in
        try SQLiteSettings(SQLiteSession(database))
      }
    } catch {
      throw StoreFailure(sqlite: error)
    }
  }
}

/// SQLite's own examination of a whole file, and of the foreign keys in it.
func integrityFaults(_ session: SQLiteSession) throws(StoreFailure) -> [String] {
  let words: [String] = try session.rows("PRAGMA integrity_check") { row throws(StoreFailure) in
    try row[0]
  }
  var faults = words.filter { word in word != "ok" }
  let broken: [String] = try session.rows("PRAGMA foreign_key_check") {
    row throws(StoreFailure) in try row[0]
  }
  for table in Set(broken).sorted() { faults.append("a row of \(table) refers to a missing row") }
  return faults
}
