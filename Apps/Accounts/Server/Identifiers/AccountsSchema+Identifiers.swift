import Store

extension AccountsSchema {
  /// Changing the address and the username, taking the former back, and the wait for a first
  /// password.
  static let identifiers = Migration(
    "addIdentifierChanges",
    """
    CREATE TABLE identity_secret (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      purpose TEXT NOT NULL CHECK (length(purpose) BETWEEN 1 AND 32),
      account_id BLOB REFERENCES user_account (id) ON DELETE CASCADE,
      browser_hash BLOB CHECK (length(browser_hash) = 32),
      code_hash BLOB CHECK (length(code_hash) = 32),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      tries INTEGER NOT NULL CHECK (tries >= 0),
      code_expires_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE UNIQUE INDEX identity_secret_of_browser ON identity_secret (purpose, browser_hash)",
    "CREATE INDEX identity_secret_of_account ON identity_secret (account_id)",
    """
    CREATE TABLE address_change (
      secret_id BLOB NOT NULL PRIMARY KEY REFERENCES identity_secret (id) ON DELETE CASCADE,
      login TEXT NOT NULL,
      email TEXT NOT NULL,
      asked_at INTEGER NOT NULL,
      is_taken INTEGER NOT NULL CHECK (is_taken IN (0, 1))
    ) STRICT
    """,
    """
    CREATE TABLE address_undo (
      secret_id BLOB NOT NULL PRIMARY KEY REFERENCES identity_secret (id) ON DELETE CASCADE,
      login TEXT NOT NULL,
      email TEXT NOT NULL,
      asked_at INTEGER NOT NULL,
      changed_at INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE recovery_wait (
      secret_id BLOB NOT NULL PRIMARY KEY REFERENCES identity_secret (id) ON DELETE CASCADE,
      opens_at INTEGER NOT NULL
    ) STRICT
    """,
    "ALTER TABLE username ADD COLUMN changed_at INTEGER",
    """
    CREATE TABLE kept_username (
      name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 4 AND 20),
      account_id BLOB REFERENCES user_account (id) ON DELETE SET NULL,
      kept_until INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX kept_username_of_account ON kept_username (account_id)",
    "CREATE INDEX kept_username_until ON kept_username (kept_until)")
}
