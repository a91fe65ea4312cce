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

  static let links = SecretLinkRows("golf_calendar_link")
}
