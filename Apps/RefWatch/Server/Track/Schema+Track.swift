import Store

extension Schema {
  /// Where a person was in a match. The match may be somebody else's, so that nothing refers to its
  /// row.
  static let createTrack = Migration(
    "createTrack",
    """
    CREATE TABLE match_track (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      match BLOB NOT NULL CHECK (length(match) = 16),
      body TEXT NOT NULL CHECK (length(body) <= 60000),
      PRIMARY KEY (owner, id)
    ) STRICT
    """)
}
