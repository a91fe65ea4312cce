import Store

extension Schema {
  /// What a referee writes for themselves. A match may be somebody else's, so that nothing refers
  /// to its row.
  static let journal = Migration("createJournal", journalEntry, journalByMatch, checkIn)

  private static let journalEntry: SQL = """
    CREATE TABLE journal_entry (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      match BLOB NOT NULL CHECK (length(match) = 16),
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      rating INTEGER CHECK (rating BETWEEN 1 AND 5),
      mood TEXT CHECK (mood IN ('calm', 'focused', 'stressed', 'fatigued')),
      overall TEXT NOT NULL CHECK (length(overall) <= 2000),
      went_well TEXT NOT NULL CHECK (length(went_well) <= 2000),
      to_improve TEXT NOT NULL CHECK (length(to_improve) <= 2000),
      notes TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """

  private static let journalByMatch: SQL = """
    CREATE INDEX journal_entry_match ON journal_entry (owner, match)
    """

  private static let checkIn: SQL = """
    CREATE TABLE wellness_check_in (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      day TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """
}
