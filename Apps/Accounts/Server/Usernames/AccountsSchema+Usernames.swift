import Store

extension AccountsSchema {
  /// Second logins, and the one a sign-up that waits will have.
  static let usernames = Migration(
    "createUsername",
    """
    CREATE TABLE username (
      account_id BLOB NOT NULL PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
      name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 4 AND 20),
      created_at INTEGER NOT NULL
    ) STRICT
    """,
    "ALTER TABLE pending_sign_up ADD COLUMN username TEXT")
}
