import Store

extension AccountsSchema {
  /// What people take with them, and how they go.
  static let yourData = Migration(
    "createYourData",
    """
    CREATE TABLE account_export (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      account_id BLOB NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
      asked_at INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'ready', 'failed')),
      file TEXT NOT NULL UNIQUE CHECK (length(file) = 64),
      tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
      size INTEGER CHECK (size > 0),
      expires_at INTEGER,
      CHECK ((state = 'ready') = (size IS NOT NULL AND expires_at IS NOT NULL))
    ) STRICT
    """,
    "CREATE INDEX account_export_of_account ON account_export (account_id, asked_at)",
    // Without a foreign key: it outlives the account, so that a purge can go on after a crash.
    """
    CREATE TABLE account_deletion (
      account_id BLOB NOT NULL PRIMARY KEY CHECK (length(account_id) = 16),
      asked_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      is_begun INTEGER NOT NULL CHECK (is_begun IN (0, 1))
    ) STRICT
    """,
    "CREATE INDEX account_deletion_due ON account_deletion (due_at)",
    """
    CREATE TABLE account_tombstone (
      account_id BLOB NOT NULL PRIMARY KEY CHECK (length(account_id) = 16),
      deleted_on TEXT NOT NULL CHECK (length(deleted_on) = 10)
    ) STRICT
    """)
}
