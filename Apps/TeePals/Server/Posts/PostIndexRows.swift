import Core
import Store
import TeePalsDomain

/// What posts are found and judged by, in columns and a table of their own.
enum PostIndexRows {
  static let migration = Migration(
    "describePosts",
    "ALTER TABLE golf_post ADD COLUMN city TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE golf_post ADD COLUMN course TEXT CHECK (length(course) = 36)",
    // With a space between two.
    "ALTER TABLE golf_post ADD COLUMN tags TEXT NOT NULL DEFAULT ''",
    """
    UPDATE golf_post SET city = coalesce(json_extract(body, '$.city'), ''),
      course = json_extract(body, '$.course'),
      tags = coalesce((SELECT group_concat(value, ' ')
        FROM json_each(golf_post.body, '$.tags')), '')
    """,
    """
    CREATE INDEX golf_post_public ON golf_post (created_at, id)
      WHERE visibility = 'public' AND held = 0 AND deleted_at IS NULL
    """,
    "CREATE INDEX golf_post_deleted ON golf_post (deleted_at) WHERE deleted_at IS NOT NULL",
    """
    CREATE TABLE golf_post_photo (
      digest TEXT NOT NULL CHECK (length(digest) = 64),
      post BLOB NOT NULL CHECK (length(post) = 16),
      PRIMARY KEY (digest, post)
    ) STRICT, WITHOUT ROWID
    """,
    """
    INSERT INTO golf_post_photo (digest, post)
    SELECT DISTINCT value, golf_post.id FROM golf_post, json_each(golf_post.body, '$.photos')
    """,
    "CREATE INDEX golf_post_photo_of_post ON golf_post_photo (post)")

  /// Which photos a post shows.
  static func put(photosOf post: GolfPost, _ session: some Session) throws(StoreFailure) {
    try forget(photosOf: post.id, session)
    for photo in post.photos {
      try session.run(
        """
        INSERT INTO golf_post_photo (digest, post) VALUES (\(photo.text), \(post.id))
        ON CONFLICT DO NOTHING
        """)
    }
  }

  static func forget<Tag>(
    photosOf post: ID<Tag>, _ session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM golf_post_photo WHERE post = \(post)")
  }

  /// What a column says.
  static func tags(_ column: String) -> [String] {
    column.split(separator: " ").map(String.init)
  }
}

extension GolfPost {
  /// As the column has them.
  var tagColumn: String { tags.joined(separator: " ") }
}
