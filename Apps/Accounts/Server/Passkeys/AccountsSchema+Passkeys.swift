import Store

extension AccountsSchema {
  /// What authenticators call people, their credentials, and challenges that are open.
  static let passkeys = Migration(
    "addPasskeys",
    """
    CREATE TABLE passkey_handle (
      account_id BLOB NOT NULL PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
      handle BLOB NOT NULL UNIQUE CHECK (length(handle) = 64)
    ) STRICT
    """,
    """
    CREATE TABLE passkey (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      credential_id BLOB NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
      public_key BLOB NOT NULL CHECK (length(public_key) BETWEEN 1 AND 2048),
      model BLOB NOT NULL CHECK (length(model) = 16),
      attestation TEXT NOT NULL CHECK (length(attestation) BETWEEN 1 AND 32),
      sign_count INTEGER NOT NULL CHECK (sign_count BETWEEN 0 AND 4294967295),
      is_backup_eligible INTEGER NOT NULL CHECK (is_backup_eligible IN (0, 1)),
      is_backed_up INTEGER NOT NULL CHECK (is_backed_up IN (0, 1)),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
      created_at INTEGER NOT NULL,
      last_used_at INTEGER,
      copy_seen_at INTEGER
    ) STRICT
    """,
    "CREATE INDEX passkey_of_account ON passkey (account_id, created_at)",
    """
    CREATE TABLE passkey_challenge (
      challenge_hash BLOB NOT NULL PRIMARY KEY CHECK (length(challenge_hash) = 32),
      purpose TEXT NOT NULL CHECK (purpose IN ('registration', 'signIn')),
      holder_hash BLOB NOT NULL CHECK (length(holder_hash) = 32),
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX passkey_challenge_of_holder ON passkey_challenge (holder_hash, expires_at)",
    "CREATE INDEX passkey_challenge_of_age ON passkey_challenge (expires_at)")
}
