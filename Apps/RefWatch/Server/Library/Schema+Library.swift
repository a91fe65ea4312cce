import Store

extension Schema {
  static let library = Migration(
    "createLibrary",
    """
    CREATE TABLE library_item (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      kind TEXT NOT NULL CHECK (kind IN ('team', 'competition', 'venue', 'official')),
      body TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    ) STRICT
    """)
}
