import Store

extension AccountsSchema {
  /// Identities at providers, visits to them that are under way, and what newcomers brought back.
  static let providers = Migration(
    "addProviders",
    """
    CREATE TABLE provider_link (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      issuer TEXT NOT NULL CHECK (length(issuer) BETWEEN 1 AND 2048),
      subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
      title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 64),
      email TEXT CHECK (length(email) BETWEEN 3 AND 254),
      refresh_token BLOB CHECK (length(refresh_token) BETWEEN 1 AND 4096),
      linked_at INTEGER NOT NULL,
      last_used_at INTEGER,
      UNIQUE (issuer, subject)
    ) STRICT
    """,
    "CREATE INDEX provider_link_of_account ON provider_link (account_id, linked_at)",
    """
    CREATE TABLE provider_flow (
      state_hash BLOB NOT NULL PRIMARY KEY CHECK (length(state_hash) = 32),
      provider TEXT NOT NULL CHECK (length(provider) BETWEEN 1 AND 32),
      holder_hash BLOB NOT NULL CHECK (length(holder_hash) = 32),
      purpose TEXT NOT NULL CHECK (purpose IN ('signIn', 'link', 'proof')),
      session_id BLOB REFERENCES user_session (id) ON DELETE CASCADE,
      nonce TEXT NOT NULL CHECK (length(nonce) = 64),
      verifier TEXT NOT NULL CHECK (length(verifier) = 64),
      name TEXT,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX provider_flow_of_age ON provider_flow (expires_at)",
    """
    CREATE TABLE provider_arrival (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      holder_hash BLOB NOT NULL UNIQUE CHECK (length(holder_hash) = 32),
      title TEXT NOT NULL,
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      email TEXT,
      is_email_trusted INTEGER NOT NULL CHECK (is_email_trusted IN (0, 1)),
      name TEXT,
      refresh_token BLOB,
      expires_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX provider_arrival_of_age ON provider_arrival (expires_at)",
    "ALTER TABLE pending_sign_up ADD COLUMN arrival_id BLOB CHECK (length(arrival_id) = 16)")
}
