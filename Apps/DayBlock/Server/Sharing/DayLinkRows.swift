import Core
import Server
import Store

/// What a secret address of a person's shows.
enum DayLinkKind: String, Sendable, CaseIterable {
  /// Sessions and plans as an iCalendar.
  case calendar
  /// Today's board.
  case glance
  /// Starts, pauses and finishes, for scripts.
  case remote
}

/// Statements about the secret addresses of people's days: one of each kind for each person who
/// wants one. The secret itself is nowhere, only its hash.
enum DayLinkRows {
  static let migration = Migration(
    "createLink",
    """
    CREATE TABLE day_link (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      kind TEXT NOT NULL CHECK (kind IN ('calendar', 'glance', 'remote')),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      created_at INTEGER NOT NULL,
      PRIMARY KEY (owner, kind)
    ) STRICT
    """)

  /// The link before it is good no more.
  static func put(
    _ token: SessionToken, _ kind: DayLinkKind, of owner: UserID, at now: Instant,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO day_link (owner, kind, token_hash, created_at)
      VALUES (\(owner), \(kind.rawValue), \(token.hash.bytes), \(now))
      ON CONFLICT (owner, kind) DO UPDATE SET token_hash = excluded.token_hash,
        created_at = excluded.created_at
      """)
  }

  static func owner(
    of token: SessionToken, _ kind: DayLinkKind, _ session: some Session
  ) throws(StoreFailure) -> UserID? {
    try session.value(
      """
      SELECT owner FROM day_link
      WHERE token_hash = \(token.hash.bytes) AND kind = \(kind.rawValue)
      """)
  }

  /// Since when there is a link.
  static func since(
    _ kind: DayLinkKind, of owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> Instant? {
    try session.value(
      "SELECT created_at FROM day_link WHERE owner = \(owner) AND kind = \(kind.rawValue)")
  }

  static func remove(
    _ kind: DayLinkKind, of owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM day_link WHERE owner = \(owner) AND kind = \(kind.rawValue)")
  }
}
