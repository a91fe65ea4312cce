/// One connection inside one transaction. Synchronous, and used by one thread at a time.
///
/// A session is only ever handed to the closure of a ``StoreEngine``; it must not be kept.
public protocol Session: AnyObject {
  /// Runs a statement and answers how many rows it changed. Rows it returns are dropped.
  @discardableResult
  func run(_ sql: SQL) throws(StoreFailure) -> Int

  /// Every row of the answer.
  func rows(_ sql: SQL) throws(StoreFailure) -> [Row]

  /// The first row of the answer; the others are not read.
  func first(_ sql: SQL) throws(StoreFailure) -> Row?

  /// Whether a transaction is open. Some failures (a full disk) close it by themselves.
  var isInTransaction: Bool { get }
}

extension Session {
  /// Every row of the answer as a value.
  public func rows<Value>(
    _ sql: SQL, _ value: (Row) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> [Value] {
    let rows = try self.rows(sql)
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    for row in rows { values.append(try value(row)) }
    return values
  }

  /// The only column of the first row, `nil` when there is no row.
  public func value<Value: SQLConvertible>(
    _ sql: SQL, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value? {
    guard let row = try first(sql) else { return nil }
    // Spelled out: as the optional that is returned, a NULL would pass for no row.
    let value: Value = try row[0]
    return value
  }

  /// Runs `body`; when it throws, everything it wrote is undone before the error goes on.
  ///
  /// Savepoints nest. When the failure has already ended the whole transaction there is nothing
  /// left to undo.
  public func savepoint<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(SavepointFailure<Failure>) -> Value {
    do { try run("SAVEPOINT part") } catch { throw .store(error) }
    let value: Value
    do {
      value = try body()
    } catch {
      if isInTransaction {
        do { try undoPart() } catch { throw .store(error) }
      }
      throw .body(error)
    }
    do { try run("RELEASE SAVEPOINT part") } catch { throw .store(error) }
    return value
  }

  private func undoPart() throws(StoreFailure) {
    try run("ROLLBACK TO SAVEPOINT part")
    try run("RELEASE SAVEPOINT part")
  }
}

/// Why a savepoint did not come to its end.
public enum SavepointFailure<Failure: Error>: Error {
  /// What the body threw; its writes are undone.
  case body(Failure)
  /// The database failed at the savepoint itself: give up the transaction.
  case store(StoreFailure)
}
