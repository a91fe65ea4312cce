import Store

extension AccountsSchema {
  /// Authenticator apps, recovery codes, the step between password and session, when a session was
  /// last proved, and what happened to an account.
  static let secondFactor = Migration(
    "addSecondFactor",
    """
    CREATE TABLE user_totp (
      account_id BLOB NOT NULL PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
      secret BLOB NOT NULL CHECK (length(secret) BETWEEN 1 AND 256),
      started_at INTEGER NOT NULL,
      confirmed_at INTEGER,
      last_step INTEGER,
      failures INTEGER NOT NULL DEFAULT 0,
      failed_at INTEGER
    ) STRICT
    """,
    """
    CREATE TABLE recovery_code (
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      code_hash BLOB NOT NULL CHECK (length(code_hash) = 32),
      PRIMARY KEY (account_id, code_hash)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE sign_in_ticket (
      token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0
    ) STRICT
    """,
    "CREATE INDEX sign_in_ticket_of_account ON sign_in_ticket (account_id)",
    "ALTER TABLE user_session ADD COLUMN authenticated_at INTEGER",
    """
    CREATE TABLE account_event (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      account_id BLOB REFERENCES user_account (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      event TEXT NOT NULL CHECK (length(event) BETWEEN 1 AND 32),
      network TEXT CHECK (length(network) <= 32),
      browser TEXT CHECK (length(browser) <= 32),
      platform TEXT CHECK (length(platform) <= 32)
    ) STRICT
    """,
    "CREATE INDEX account_event_of_account ON account_event (account_id, at, id)",
    "CREATE INDEX account_event_at ON account_event (at)")
}
