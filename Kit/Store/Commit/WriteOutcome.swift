import Sync

/// What became of a piece of work that was given to the writer.
public enum WriteOutcome<Value: Sendable>: Sendable {
  /// It is on the disk, together with everything `value` tells of. `moved` are the scopes
  /// that changed.
  case committed(Value, moved: [Scope])
  /// The database failed. Nothing of this work is in the database as far as we know, but a failed
  /// commit leaves that open: treat the outcome as unknown and send the same command again.
  case failed(StoreFailure)
  /// Too much is waiting. Nothing was done; try again later.
  case overloaded
  /// The server is going down. Nothing was done.
  case stopping
}

/// How the writer groups and limits its work.
public struct CommitOptions: Hashable, Sendable {
  /// The most commands in one transaction: 256 on SQLite, 60 on PostgreSQL. With 1 every piece of
  /// work has a transaction of its own.
  public var cap: Int
  /// The most pieces of work that may wait; more are answered `overloaded`.
  public var waitingLimit: Int
  /// The most pieces of work of one person that may wait.
  public var waitingLimitOfUser: Int
  /// The longest that work waits under load for more of it to share one sync with; never longer
  /// than the last commit took. With zero a group begins as soon as anything waits.
  public var patience: Duration
  /// For benchmarks: how long every commit is made to take besides what it takes.
  public var addedDelay: Duration

  public init(
    cap: Int = 256, waitingLimit: Int = 8_192, waitingLimitOfUser: Int = 1_024,
    patience: Duration = .milliseconds(10), addedDelay: Duration = .zero
  ) {
    self.cap = max(1, cap)
    self.waitingLimit = waitingLimit
    self.waitingLimitOfUser = waitingLimitOfUser
    self.patience = patience
    self.addedDelay = addedDelay
  }
}

/// What the writer has done since it was started.
public struct CommitCounts: Hashable, Sendable {
  /// Transactions that were committed.
  public var commits = 0
  /// Pieces of work that were committed.
  public var committed = 0
  /// Pieces of work the database failed on, after the retry.
  public var failed = 0
  /// Pieces of work that were taken out of their group and tried again alone.
  public var retried = 0
  /// Pieces of work that were turned away because too much was waiting.
  public var overloaded = 0
  /// The most pieces of work in one transaction.
  public var largestGroup = 0
  /// Pieces of work waiting at this moment.
  public var waiting = 0
}
