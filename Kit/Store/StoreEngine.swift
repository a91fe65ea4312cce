/// A database: one writer, several readers, durable when `writeNow` returns.
public protocol StoreEngine: Sendable {
  associatedtype Connection: Session

  /// One write transaction, on the calling thread, which it blocks. Durable when it returns; rolled
  /// back when `body` throws or the commit fails. Requests go through ``GroupCommit`` instead.
  func writeNow<Value>(
    _ body: (Connection) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// One read transaction (a snapshot), on the calling thread, which it blocks.
  func readNow<Value>(
    _ body: (Connection) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// One read transaction (a snapshot), off the calling task. Bounded in time; given up when the
  /// task is cancelled: both are ``StoreFailure/Kind/interrupted``.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws(StoreFailure) -> Value
  ) async throws(StoreFailure) -> Value

  /// Moves what was committed out of the log now, between two write transactions and as far as no
  /// reader stands in the way. Whoever writes much in the background does it now and then, so that
  /// no commit of a person has to do it all at once.
  func checkpoint() async throws(StoreFailure)

  /// Counts the changes of these tables from now on, as long as the engine lives; `nil` where it
  /// cannot.
  func watch(_ tables: [SQL]) async throws(StoreFailure) -> TableWatch?
}

extension StoreEngine {
  public func checkpoint() async throws(StoreFailure) {}

  public func watch(_ tables: [SQL]) async throws(StoreFailure) -> TableWatch? { nil }
}
