import Store
import StoreSQLite
import Synchronization

/// What a request made the database do.
struct DatabaseWork: Hashable, Sendable {
  /// The statements, in order, without their values.
  var statements: [String] = []
  var rowsWritten = 0
  var rowsRead = 0
  var reads = 0
}

/// A database that notes what it is asked to do.
final class MeasuredEngine: StoreEngine {
  final class Connection: Session {
    private let session: SQLiteSession
    private let engine: MeasuredEngine

    init(_ session: SQLiteSession, _ engine: MeasuredEngine) {
      self.session = session
      self.engine = engine
    }

    var isInTransaction: Bool { session.isInTransaction }

    @discardableResult
    func run(_ sql: SQL) throws(StoreFailure) -> Int {
      let count = try session.run(sql)
      engine.note { work in
        work.statements.append(sql.text)
        work.rowsWritten += count
      }
      return count
    }

    func rows(_ sql: SQL) throws(StoreFailure) -> [Row] {
      let rows = try session.rows(sql)
      engine.note { work in
        work.statements.append(sql.text)
        work.rowsRead += rows.count
      }
      return rows
    }

    func first(_ sql: SQL) throws(StoreFailure) -> Row? {
      let row = try session.first(sql)
      engine.note { work in
        work.statements.append(sql.text)
        work.rowsRead += row == nil ? 0 : 1
      }
      return row
    }
  }

  private let engine: SQLiteDatabase
  private let work = Mutex(DatabaseWork())

  init(_ engine: SQLiteDatabase) { self.engine = engine }

  /// What was done since the last time this was asked.
  func take() -> DatabaseWork {
    work.withLock { work in
      let done = work
      work = DatabaseWork()
      return done
    }
  }

  fileprivate func note(_ body: (inout DatabaseWork) -> Void) {
    work.withLock { work in body(&work) }
  }

  func writeNow<Value>(
    _ body: (Connection) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try engine.writeNow { session throws(StoreFailure) in try body(Connection(session, self)) }
  }

  func readNow<Value>(
    _ body: (Connection) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    note { work in work.reads += 1 }
    return try engine.readNow { session throws(StoreFailure) in
      try body(Connection(session, self))
    }
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws(StoreFailure) -> Value
  ) async throws(StoreFailure) -> Value {
    note { work in work.reads += 1 }
    return try await engine.read { session throws(StoreFailure) in
      try body(Connection(session, self))
    }
  }
}
