import Store

extension AccountsSchema {
  /// Security questions with hashed answers, and how often they were answered wrongly.
  static let securityAnswers = Migration(
    "createSecurityAnswer",
    """
    CREATE TABLE security_answer_set (
      account_id BLOB NOT NULL PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
      set_at INTEGER NOT NULL,
      turn INTEGER NOT NULL DEFAULT 0 CHECK (turn BETWEEN 0 AND 4),
      failures INTEGER NOT NULL DEFAULT 0 CHECK (failures BETWEEN 0 AND 5),
      failed_at INTEGER
    ) STRICT
    """,
    """
    CREATE TABLE security_answer (
      account_id BLOB NOT NULL
        REFERENCES security_answer_set (account_id) ON DELETE CASCADE,
      place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 4),
      listed TEXT CHECK (length(listed) BETWEEN 1 AND 32),
      sealed BLOB CHECK (length(sealed) BETWEEN 1 AND 2048),
      encoded TEXT NOT NULL CHECK (length(encoded) BETWEEN 1 AND 256),
      is_old INTEGER NOT NULL CHECK (is_old IN (0, 1)),
      PRIMARY KEY (account_id, place),
      CHECK ((listed IS NULL) != (sealed IS NULL))
    ) STRICT, WITHOUT ROWID
    """)
}
