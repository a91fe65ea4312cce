import Core
import Store
import TeePalsDomain

/// Statements about how many likes of a post its author is told of together: counted where somebody
/// begins or ends to like it, so that the ten-thousandth costs what the first does.
enum ToldLikeRows {
  static let migration = Migration(
    "countToldLikes",
    """
    CREATE TABLE golf_told_likes (
      post BLOB NOT NULL CHECK (length(post) = 16),
      since INTEGER NOT NULL,
      likes INTEGER NOT NULL CHECK (likes >= 0),
      PRIMARY KEY (post, since)
    ) STRICT, WITHOUT ROWID
    """,
    """
    INSERT INTO golf_told_likes (post, since, likes)
    SELECT target_id, told_at, count(*) FROM golf_like
    WHERE target_kind = 'post' AND told_at IS NOT NULL GROUP BY target_id, told_at
    """)

  /// - Parameter since: When the first of them was.
  static func count(
    of post: PostID, since: Instant, _ session: some Session
  ) throws(StoreFailure) -> Int {
    try session.value(
      "SELECT likes FROM golf_told_likes WHERE post = \(post) AND since = \(since)") ?? 0
  }

  /// One like more that is told of together with others; nothing where it is not told of.
  static func add(
    to post: PostID, since: Instant?, _ session: some Session
  ) throws(StoreFailure) {
    guard let since else { return }
    try session.run(
      """
      INSERT INTO golf_told_likes (post, since, likes) VALUES (\(post), \(since), 1)
      ON CONFLICT (post, since) DO UPDATE SET likes = golf_told_likes.likes + 1
      """)
  }

  /// One less. Nothing is left of none.
  static func take(
    from post: PostID, since: Instant?, _ session: some Session
  ) throws(StoreFailure) {
    guard let since else { return }
    let own: SQL = "post = \(post) AND since = \(since)"
    try session.run("UPDATE golf_told_likes SET likes = likes - 1 WHERE likes > 0 AND \(own)")
    try session.run("DELETE FROM golf_told_likes WHERE likes = 0 AND \(own)")
  }
}
