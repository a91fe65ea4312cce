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

  static func links(_ kind: DayLinkKind) -> SecretLinkRows {
    SecretLinkRows("day_link", kind: kind.rawValue)
  }
}
