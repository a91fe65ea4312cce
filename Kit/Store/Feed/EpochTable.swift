import Core
import Sync

/// The identities this history has had; the last one is in force.
public enum EpochTable {
  /// The epoch in force, `nil` in a database that never had one.
  public static func current(in session: some Session) throws(StoreFailure) -> Epoch? {
    try session.value("SELECT id FROM epoch ORDER BY number DESC LIMIT 1")
  }

  /// Gives a new database its first epoch; one that has an epoch keeps it. Answers the epoch in
  /// force.
  public static func begin(
    with fresh: Epoch, in session: some Session
  ) throws(StoreFailure) -> Epoch {
    if let epoch = try current(in: session) { return epoch }
    try replace(with: fresh, in: session)
    return fresh
  }

  /// Starts another epoch: after a restore, or when acknowledged commands may have been lost.
  public static func replace(with fresh: Epoch, in session: some Session) throws(StoreFailure) {
    try session.run(
      "INSERT INTO epoch (number, id) SELECT coalesce(max(number), 0) + 1, \(fresh) FROM epoch")
  }
}
