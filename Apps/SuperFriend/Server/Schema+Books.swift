import Store

extension Schema {
  /// A UID is unique in its book. Sixteen zeros stand for no book: NULL is equal to nothing.
  static let contactOfBook: SQL = """
    CREATE TABLE contact (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      book BLOB NOT NULL CHECK (length(book) = 16),
      uid TEXT NOT NULL,
      source TEXT NOT NULL CHECK (source IN ('manual', 'vcf', 'picker', 'carddav')),
      card TEXT NOT NULL,
      original TEXT,
      photo_removed INTEGER NOT NULL CHECK (photo_removed IN (0, 1)),
      last_read TEXT,
      PRIMARY KEY (owner, id),
      UNIQUE (owner, book, uid),
      CHECK (original IS NOT NULL OR photo_removed = 0),
      CHECK (original IS NOT NULL OR last_read IS NULL)
    ) STRICT
    """

  static let fillContact: SQL = """
    INSERT INTO contact (owner, id, revision, book, uid, source, card, original, photo_removed)
    SELECT owner, id, revision, zeroblob(16), uid, source, card, original, photo_removed
    FROM old_contact
    """
}
