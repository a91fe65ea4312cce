import Store

/// The account system's tables. None of them is synchronised; no row of them ever enters a feed.
public enum AccountsSchema {
  public static let migrations = MigrationGroup(
    "accounts",
    [
      Migration(
        "createAccount",
        """
        CREATE TABLE user_account (
          id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
          login TEXT NOT NULL UNIQUE CHECK (length(login) BETWEEN 3 AND 254),
          email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
          created_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE password_credential (
          account_id BLOB NOT NULL PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
          encoded TEXT NOT NULL CHECK (length(encoded) BETWEEN 1 AND 256),
          changed_at INTEGER NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE user_session (
          id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
          account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
          token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
          created_at INTEGER NOT NULL,
          last_seen_at INTEGER NOT NULL,
          browser TEXT CHECK (length(browser) <= 32),
          platform TEXT CHECK (length(platform) <= 32)
        ) STRICT
        """,
        "CREATE INDEX user_session_of_account ON user_session (account_id, created_at)"),
      Migration(
        "createSessionEpoch",
        """
        CREATE TABLE user_session_epoch (
          number INTEGER NOT NULL PRIMARY KEY CHECK (number = 1),
          epoch BLOB NOT NULL CHECK (length(epoch) = 16)
        ) STRICT
        """),
      recovery,
      secondFactor,
      usernames,
      passkeys,
      providers,
      yourData,
      identifiers,
      userMigrations,
      phone,
      administration,
      securityAnswers,
      permissionReturns,
      permissionTries,
      pairing,
    ])
}
