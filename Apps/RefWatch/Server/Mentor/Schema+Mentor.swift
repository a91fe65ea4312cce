import Store

extension Schema {
  /// Shared journal entries, their comments, and invitations to them. Who may read one is a member
  /// of its scope.
  static let mentor = Migration(
    "createMentor", share, comment, invitation,
    "CREATE INDEX journal_share_of_owner ON journal_share (owner, entry)",
    "CREATE INDEX journal_share_of_mentor ON journal_share (mentor)",
    "CREATE INDEX journal_share_expiry ON journal_share (expires_at) WHERE ended IS NULL",
    "CREATE INDEX journal_comment_of_share ON journal_comment (share, written_at, id)",
    "CREATE INDEX journal_comment_of_author ON journal_comment (author)")

  private static let share: SQL = """
    CREATE TABLE journal_share (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      entry BLOB NOT NULL CHECK (length(entry) = 16),
      match BLOB NOT NULL CHECK (length(match) = 16),
      mentor BLOB CHECK (length(mentor) = 16),
      expires_at INTEGER,
      ended TEXT CHECK (ended IN ('revoked', 'expired', 'left')),
      body TEXT NOT NULL
    ) STRICT
    """

  private static let comment: SQL = """
    CREATE TABLE journal_comment (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      share BLOB NOT NULL REFERENCES journal_share (id),
      author BLOB NOT NULL CHECK (length(author) = 16),
      written_at INTEGER NOT NULL,
      text TEXT NOT NULL CHECK (length(text) <= 2000)
    ) STRICT
    """

  // One that is open for each share: a new link ends the one before.
  private static let invitation: SQL = """
    CREATE TABLE mentor_invitation (
      share BLOB NOT NULL PRIMARY KEY REFERENCES journal_share (id) ON DELETE CASCADE,
      token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      expires_at INTEGER NOT NULL
    ) STRICT
    """
}
