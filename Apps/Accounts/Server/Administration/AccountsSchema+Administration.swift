import Store

extension AccountsSchema {
  /// What people are trusted with, whether their accounts can be used, and who is invited.
  static let administration = Migration(
    "addAdministration",
    """
    ALTER TABLE user_account ADD COLUMN role TEXT NOT NULL DEFAULT 'member'
      CHECK (role IN ('member', 'moderator', 'admin'))
    """,
    """
    ALTER TABLE user_account ADD COLUMN status TEXT NOT NULL DEFAULT 'active'
      CHECK (status IN ('active', 'locked'))
    """,
    """
    CREATE TABLE invitation (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      login TEXT CHECK (length(login) BETWEEN 3 AND 254),
      email TEXT CHECK (length(email) BETWEEN 3 AND 254),
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      CHECK ((login IS NULL) = (email IS NULL))
    ) STRICT
    """,
    "ALTER TABLE pending_sign_up ADD COLUMN invitation_hash BLOB")
}
