import Core
import RunningBuddyDomain
import Server
import Store
import Wire

/// Statements about people's inboxes: one secret for each who wants one, which itself is nowhere,
/// only its hash; and what was sent, as long as it counts against the hour or has to be told.
enum InboxRows {
  static let migration = Migration(
    "createInbox",
    """
    CREATE TABLE run_secret (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE run_delivery (
      number INTEGER PRIMARY KEY,
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      sent_at INTEGER NOT NULL,
      name TEXT NOT NULL,
      reason TEXT
    ) STRICT
    """,
    "CREATE INDEX run_delivery_of_owner ON run_delivery (owner, sent_at)",
    "CREATE INDEX run_delivery_sent ON run_delivery (sent_at)")

  /// Milliseconds of an hour.
  static var hour: Int64 { 3_600_000 }
  /// Refused files that are listed.
  private static var listed: Int { 100 }

  // MARK: Secrets

  /// The secret before it is good no more.
  static func put(
    _ token: SessionToken, of owner: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO run_secret (owner, token_hash, created_at)
      VALUES (\(owner), \(token.hash.bytes), \(now))
      ON CONFLICT (owner) DO UPDATE SET token_hash = excluded.token_hash,
        created_at = excluded.created_at
      """)
  }

  static func owner(
    of token: SessionToken, _ session: some Session
  ) throws(StoreFailure) -> UserID? {
    try session.value(
      "SELECT owner FROM run_secret WHERE token_hash = \(token.hash.bytes)")
  }

  static func stop(of owner: UserID, _ session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM run_secret WHERE owner = \(owner)")
  }

  // MARK: Deliveries

  /// Seconds until another file may be sent; `nil` for now.
  static func wait(
    of owner: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> Int? {
    let sent: Instant? = try session.value(
      """
      SELECT sent_at FROM run_delivery
      WHERE owner = \(owner) AND sent_at > \(now.advanced(byMilliseconds: -hour))
      ORDER BY sent_at DESC LIMIT 1 OFFSET \(RunInbox.hourly - 1)
      """)
    guard let sent else { return nil }
    let left = sent.milliseconds + hour - now.milliseconds
    return Int(max(1, min(left, hour) + 999) / 1_000)
  }

  /// Notes a file that came, with the first reason why not everything of it was taken, and forgets
  /// what has been told for long enough.
  static func note(
    _ name: String, _ reason: RefusedFile.Reason?, of owner: UserID, at now: Instant,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM run_delivery WHERE owner = \(owner) AND reason IS NULL
        AND sent_at <= \(now.advanced(byMilliseconds: -hour))
      """)
    try session.run(
      """
      INSERT INTO run_delivery (owner, sent_at, name, reason)
      VALUES (\(owner), \(now), \(name), \(reason.map { reason in reason.json.text }))
      """)
  }

  /// Forgets what came before an instant.
  static func forget(before limit: Instant, _ session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM run_delivery WHERE sent_at < \(limit)")
  }

  static func inbox(
    of owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> RunInbox {
    let since: Instant? = try session.value(
      "SELECT created_at FROM run_secret WHERE owner = \(owner)")
    let refused = try session.rows(
      """
      SELECT name, sent_at, reason FROM run_delivery
      WHERE owner = \(owner) AND reason IS NOT NULL
      ORDER BY sent_at DESC, number DESC LIMIT \(listed)
      """
    ) { row throws(StoreFailure) in
      RefusedFile(name: try row[0], at: try row[1], reason: try reason(try row[2]))
    }
    return RunInbox(since: since, refused: refused)
  }

  private static func reason(_ text: String) throws(StoreFailure) -> RefusedFile.Reason {
    do throws(WireError) {
      return try RefusedFile.Reason(WireCursor(try JSON.parse(text)))
    } catch { throw .mismatch(in: "run_delivery") }
  }
}
