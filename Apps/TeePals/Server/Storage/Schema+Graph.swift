import Store

/// Whom people follow and whom they do not want to meet; both are read from either side.
extension Schema {
  static let follow: SQL = """
    CREATE TABLE golf_follow (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      follower BLOB NOT NULL CHECK (length(follower) = 16),
      followee BLOB NOT NULL CHECK (length(followee) = 16),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (follower, followee),
      CHECK (follower <> followee)
    ) STRICT
    """

  static let followBack: SQL = """
    CREATE INDEX golf_follow_back ON golf_follow (followee, follower)
    """

  static let followTimes: SQL = """
    CREATE INDEX golf_follow_times ON golf_follow (follower, created_at)
    """

  static let block: SQL = """
    CREATE TABLE golf_block (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      blocked BLOB NOT NULL CHECK (length(blocked) = 16),
      body TEXT NOT NULL,
      UNIQUE (owner, blocked),
      CHECK (owner <> blocked)
    ) STRICT
    """

  static let blockBack: SQL = """
    CREATE INDEX golf_block_back ON golf_block (blocked, owner)
    """
}
