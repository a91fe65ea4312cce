import Store

extension AccountsSchema {
  /// Confirmed addresses, browsers that are known, secrets that work once, limits that survive a
  /// restart.
  static let recovery = Migration(
    "createRecovery",
    """
    CREATE TABLE confirmed_address (
      account_id BLOB NOT NULL PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
      confirmed_at INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE known_browser (
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      browser_hash BLOB NOT NULL CHECK (length(browser_hash) = 32),
      known_since INTEGER NOT NULL,
      PRIMARY KEY (account_id, browser_hash)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE one_time_secret (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      purpose TEXT NOT NULL CHECK (purpose IN ('signUp', 'address', 'reset')),
      account_id BLOB REFERENCES user_account (id) ON DELETE CASCADE,
      browser_hash BLOB CHECK (length(browser_hash) = 32),
      code_hash BLOB CHECK (length(code_hash) = 32),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      tries INTEGER NOT NULL CHECK (tries >= 0),
      code_expires_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE UNIQUE INDEX one_time_secret_of_browser ON one_time_secret (purpose, browser_hash)",
    "CREATE INDEX one_time_secret_of_account ON one_time_secret (account_id)",
    """
    CREATE TABLE pending_sign_up (
      secret_id BLOB NOT NULL PRIMARY KEY REFERENCES one_time_secret (id) ON DELETE CASCADE,
      login TEXT NOT NULL,
      email TEXT NOT NULL,
      encoded TEXT NOT NULL,
      display_name TEXT,
      language TEXT,
      is_taken INTEGER NOT NULL CHECK (is_taken IN (0, 1))
    ) STRICT
    """,
    """
    CREATE TABLE rate_bucket (
      key BLOB NOT NULL PRIMARY KEY CHECK (length(key) = 32),
      level INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX rate_bucket_of_age ON rate_bucket (updated_at)")
}
