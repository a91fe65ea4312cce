import Core
import Server
import Store

/// Statements about the secret addresses of people's calendars: one for each person who wants one.
/// The secret itself is nowhere, only its hash.
enum CalendarLinkRows {
  static let migration = Migration(
    "createCalendarLink",
    """
    CREATE TABLE golf_calendar_link (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      created_at INTEGER NOT NULL
    ) STRICT
    """)

  /// The link before it is good no more.
  static func put(
    _ token: SessionToken, of owner: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_calendar_link (owner, token_hash, created_at)
      VALUES (\(owner), \(token.hash.bytes), \(now))
      ON CONFLICT (owner) DO UPDATE SET token_hash = excluded.token_hash,
        created_at = excluded.created_at
      """)
  }

  static func owner(
    of token: SessionToken, _ session: some Session
  ) throws(StoreFailure) -> UserID? {
    try session.value(
      "SELECT owner FROM golf_calendar_link WHERE token_hash = \(token.hash.bytes)")
  }

  /// When the link was made; `nil` where there is none.
  static func since(of owner: UserID, _ session: some Session) throws(StoreFailure) -> Instant? {
    try session.value("SELECT created_at FROM golf_calendar_link WHERE owner = \(owner)")
  }

  static func remove(of owner: UserID, _ session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM golf_calendar_link WHERE owner = \(owner)")
  }
}
