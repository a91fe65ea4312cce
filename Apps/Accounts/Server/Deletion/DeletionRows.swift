import Core
import Store

/// How a person goes (specification §32).
enum AccountDeletion {
  /// Days in which signing in cancels it.
  static let graceDays = 14
  /// Milliseconds of them.
  static let grace = Int64(graceDays) * 86_400_000
  /// Days for which a device that comes back late is told.
  static let tombstoneDays = 30
}

/// Statements about accounts that are to go, and about those that have gone.
enum DeletionRows {
  static func ask(
    _ user: UserID, at now: Instant, due: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO account_deletion (account_id, asked_at, due_at, is_begun)
      VALUES (\(user), \(now), \(due), 0)
      ON CONFLICT (account_id) DO UPDATE SET asked_at = excluded.asked_at, due_at = excluded.due_at
      """)
  }

  /// Calls it off, as long as nothing is gone; `false` when there was nothing to call off.
  static func cancel(_ user: UserID, in session: some Session) throws(StoreFailure) -> Bool {
    try session.run(
      "DELETE FROM account_deletion WHERE account_id = \(user) AND is_begun = 0") == 1
  }

  /// From here on it goes on until nothing is left, whatever happens to the process.
  static func begin(
    _ user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO account_deletion (account_id, asked_at, due_at, is_begun)
      VALUES (\(user), \(now), \(now), 1)
      ON CONFLICT (account_id) DO UPDATE SET is_begun = 1, due_at = excluded.due_at
      """)
  }

  static func due(at now: Instant, in session: some Session) throws(StoreFailure) -> [UserID] {
    try session.rows(
      """
      SELECT account_id FROM account_deletion WHERE due_at <= \(now)
      ORDER BY due_at, account_id LIMIT 100
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// Nothing is left but this.
  static func bury(
    _ user: UserID, on day: String, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM account_deletion WHERE account_id = \(user)")
    try session.run(
      """
      INSERT INTO account_tombstone (account_id, deleted_on) VALUES (\(user), \(day))
      ON CONFLICT (account_id) DO NOTHING
      """)
  }

  static func grave(of user: UserID, in session: some Session) throws(StoreFailure) -> String? {
    try session.value("SELECT deleted_on FROM account_tombstone WHERE account_id = \(user)")
  }

  static func endTombstones(
    before day: String, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM account_tombstone WHERE deleted_on < \(day)")
  }
}
