import Store

extension AccountsSchema {
  /// Telephone numbers, the codes that verify them, and what else a sign-up that waits was given.
  ///
  /// An account has at most one verified number and one that is being verified; a verified number
  /// has at most one account. Numbers that are not verified block nobody.
  static let phone = Migration(
    "createPhoneNumber",
    """
    CREATE TABLE phone_number (
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      state TEXT NOT NULL CHECK (state IN ('pending', 'verified')),
      sealed BLOB NOT NULL CHECK (length(sealed) BETWEEN 1 AND 256),
      mark BLOB NOT NULL CHECK (length(mark) = 32),
      mark_key TEXT NOT NULL CHECK (length(mark_key) BETWEEN 1 AND 32),
      since INTEGER NOT NULL,
      PRIMARY KEY (account_id, state)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE UNIQUE INDEX phone_number_verified ON phone_number (mark) WHERE state = 'verified'",
    """
    CREATE TABLE phone_code (
      account_id BLOB NOT NULL PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
      id BLOB NOT NULL CHECK (length(id) = 16),
      browser_hash BLOB NOT NULL CHECK (length(browser_hash) = 32),
      code_hash BLOB NOT NULL CHECK (length(code_hash) = 32),
      tries INTEGER NOT NULL CHECK (tries >= 0),
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE pending_sign_up_extra (
      secret_id BLOB NOT NULL PRIMARY KEY REFERENCES one_time_secret (id) ON DELETE CASCADE,
      sealed_phone BLOB CHECK (length(sealed_phone) BETWEEN 1 AND 256),
      code_hashes BLOB NOT NULL CHECK (length(code_hashes) % 32 = 0)
    ) STRICT, WITHOUT ROWID
    """)
}
