import Core
import Store
import TeePalsDomain

/// What is made of a post: counted where somebody likes it or says something under it, and not
/// where it is looked at.
struct PostStat: Hashable, Sendable {
  var likes = 0
  /// All that are counted, replies included, and deleted ones that stay for their replies.
  var comments = 0
  /// When somebody else last liked it or said something; as long as nobody has, when it was
  /// published.
  var engagedAt: Instant

  /// Its place in the order of what most is made of.
  var hot: Double { FeedHeat.key(likes: likes, comments: comments, engagedAt: engagedAt) }
}

/// Statements about how often posts were liked and answered, and how many posts authors have. The
/// rows of posts, comments and likes keep them, in the same transaction.
enum PostStatRows {
  // What stood before is counted. Its place among what most is made of is by time alone until
  // somebody next does something about it: not every build of SQLite has logarithms.
  static let migration = Migration(
    "countPosts",
    """
    CREATE TABLE golf_post_stats (
      post BLOB NOT NULL PRIMARY KEY CHECK (length(post) = 16),
      likes INTEGER NOT NULL CHECK (likes >= 0),
      comments INTEGER NOT NULL CHECK (comments >= 0),
      engaged_at INTEGER NOT NULL,
      hot REAL NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    """
    INSERT INTO golf_post_stats (post, likes, comments, engaged_at, hot)
    SELECT golf_post.id,
      (SELECT count(*) FROM golf_like
        WHERE target_id = golf_post.id AND target_kind = 'post'),
      (SELECT count(*) FROM golf_comment WHERE golf_comment.post = golf_post.id),
      max(golf_post.created_at,
        coalesce((SELECT max(golf_like.created_at) FROM golf_like
          WHERE target_id = golf_post.id AND target_kind = 'post'
            AND user_id <> golf_post.author), 0),
        coalesce((SELECT max(golf_comment.created_at) FROM golf_comment
          WHERE golf_comment.post = golf_post.id
            AND golf_comment.author <> golf_post.author), 0)),
      0.0
    FROM golf_post
    """,
    "UPDATE golf_post_stats SET hot = engaged_at / 86400000.0",
    "CREATE INDEX golf_post_stats_hot ON golf_post_stats (hot)",
    "CREATE INDEX golf_post_stats_engaged ON golf_post_stats (engaged_at)",
    """
    CREATE TABLE golf_author_stats (
      author BLOB NOT NULL PRIMARY KEY CHECK (length(author) = 16),
      posts INTEGER NOT NULL CHECK (posts >= 0)
    ) STRICT, WITHOUT ROWID
    """,
    """
    INSERT INTO golf_author_stats (author, posts)
    SELECT author, count(*) FROM golf_post WHERE deleted_at IS NULL GROUP BY author
    """)

  /// Comments that are held back were counted.
  static let shownComments = Migration(
    "countShownComments",
    """
    UPDATE golf_post_stats SET comments = max(0, comments - (
      SELECT count(*) FROM golf_comment
      WHERE golf_comment.post = golf_post_stats.post
        AND json_extract(golf_comment.body, '$.held') IS NOT NULL
        AND json_extract(golf_comment.body, '$.deleted') IS NULL))
    WHERE post IN (SELECT post FROM golf_comment
      WHERE json_extract(golf_comment.body, '$.held') IS NOT NULL)
    """)

  // MARK: Reading

  /// `nil` of a post that is not there.
  static func stat(
    of post: PostID, _ session: some Session
  ) throws(StoreFailure) -> PostStat? {
    let row = try session.first(
      "SELECT likes, comments, engaged_at FROM golf_post_stats WHERE post = \(post)")
    guard let row else { return nil }
    return PostStat(likes: try row[0], comments: try row[1], engagedAt: try row[2])
  }

  static func all(
    _ posts: [PostID], _ session: some Session
  ) throws(StoreFailure) -> [PostID: PostStat] {
    guard !posts.isEmpty else { return [:] }
    let rows = try session.rows(
      """
      SELECT post, likes, comments, engaged_at FROM golf_post_stats WHERE post IN \(list: posts)
      """)
    var stats: [PostID: PostStat] = [:]
    for row in rows {
      let post: PostID = try row[0]
      stats[post] = PostStat(
        likes: try row[1], comments: try row[2], engagedAt: try row[3])
    }
    return stats
  }

  /// How many comments of somebody are not counted under each of some posts: to whoever wrote them
  /// they look as if they were sent, and so has their number.
  static func uncounted(
    by author: UserID, under posts: [PostID], _ session: some Session
  ) throws(StoreFailure) -> [PostID: Int] {
    guard !posts.isEmpty else { return [:] }
    let rows = try session.rows(
      """
      SELECT post, count(*) FROM golf_comment
      WHERE post IN \(list: posts) AND author = \(author) AND NOT \(VisiblePosts.isCounted)
      GROUP BY post
      """)
    var counts: [PostID: Int] = [:]
    for row in rows {
      let post: PostID = try row[0]
      counts[post] = try row[1] as Int
    }
    return counts
  }

  /// How many posts somebody has that are not deleted.
  static func posts(
    of author: UserID, _ session: some Session
  ) throws(StoreFailure) -> Int {
    try session.value("SELECT posts FROM golf_author_stats WHERE author = \(author)") ?? 0
  }

  // MARK: Posts

  /// A post begins to count.
  static func add(_ post: GolfPost, _ session: some Session) throws(StoreFailure) {
    let stat = PostStat(engagedAt: post.createdAt)
    try session.run(
      """
      INSERT INTO golf_post_stats (post, likes, comments, engaged_at, hot)
      VALUES (\(post.id), 0, 0, \(stat.engagedAt), \(stat.hot))
      ON CONFLICT (post) DO NOTHING
      """)
  }

  static func forget<Tag>(_ post: ID<Tag>, _ session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM golf_post_stats WHERE post = \(post)")
  }

  /// An author has so many posts more, or less.
  static func count(
    _ posts: Int, of author: UserID, _ session: some Session
  ) throws(StoreFailure) {
    guard posts != 0 else { return }
    try session.run(
      """
      INSERT INTO golf_author_stats (author, posts) VALUES (\(author), \(max(0, posts)))
      ON CONFLICT (author) DO UPDATE
        SET posts = max(0, golf_author_stats.posts + \(posts))
      """)
  }

  // MARK: Likes and comments

  /// A like or comment that others did not see before.
  static func add(
    likes: Int = 0, comments: Int = 0, to post: PostID, by user: UserID, at time: Instant,
    _ session: some Session
  ) throws(StoreFailure) {
    guard var stat = try stat(of: post, session) else { return }
    stat.likes += likes
    stat.comments += comments
    if try PostRows.author(of: post, session) != user {
      stat.engagedAt = max(stat.engagedAt, time)
    }
    try keep(stat, of: post, session)
  }

  /// A like or comment is about to go, or to be seen no more. It was done, all the same.
  static func take(
    likes: Int = 0, comments: Int = 0, from post: PostID, _ session: some Session
  ) throws(StoreFailure) {
    guard var stat = try stat(of: post, session) else { return }
    stat.likes = max(0, stat.likes - likes)
    stat.comments = max(0, stat.comments - comments)
    try keep(stat, of: post, session)
  }

  private static func keep(
    _ stat: PostStat, of post: PostID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE golf_post_stats SET likes = \(stat.likes), comments = \(stat.comments),
        engaged_at = \(stat.engagedAt), hot = \(stat.hot)
      WHERE post = \(post)
      """)
  }
}
