import Server
import Store

/// Statements about the secret addresses of people's calendars of friends: one for each person who
/// wants one. The secret itself is nowhere, only its hash.
enum FriendsLinkRows {
  static let migration = Migration(
    "createCalendarLink",
    """
    CREATE TABLE friends_link (
      owner BLOB NOT NULL PRIMARY KEY CHECK (length(owner) = 16),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      created_at INTEGER NOT NULL
    ) STRICT
    """)

  static let links = SecretLinkRows("friends_link")
}
