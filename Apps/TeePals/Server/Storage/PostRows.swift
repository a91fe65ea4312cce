import Core
import Store
import TeePalsDomain
import Wire

/// Statements about posts, comments and likes.
enum PostRows {
  static let migration = Migration(
    "createPost",
    """
    CREATE TABLE golf_post (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      author BLOB NOT NULL CHECK (length(author) = 16),
      visibility TEXT NOT NULL CHECK (visibility IN ('public', 'friends')),
      held INTEGER NOT NULL CHECK (held IN (0, 1)),
      created_at INTEGER NOT NULL,
      deleted_at INTEGER,
      body TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX golf_post_of_author ON golf_post (author, created_at, id)",
    """
    CREATE TABLE golf_comment (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      post BLOB NOT NULL CHECK (length(post) = 16),
      author BLOB NOT NULL CHECK (length(author) = 16),
      parent BLOB CHECK (length(parent) = 16),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX golf_comment_of_post ON golf_comment (post, created_at, id)",
    "CREATE INDEX golf_comment_of_parent ON golf_comment (parent) WHERE parent IS NOT NULL",
    "CREATE INDEX golf_comment_of_author ON golf_comment (author)",
    """
    CREATE TABLE golf_like (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      target_kind TEXT NOT NULL CHECK (target_kind IN ('post', 'comment')),
      target_id BLOB NOT NULL CHECK (length(target_id) = 16),
      created_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX golf_like_of_target ON golf_like (target_id, created_at, id)",
    "CREATE INDEX golf_like_of_user ON golf_like (user_id)")

  /// By whom there are comments under a post, and when the last of each was: each comment asks.
  static let voices = Migration(
    "indexVoices",
    "CREATE INDEX golf_comment_voices ON golf_comment (post, author, created_at)")

  static func put(
    _ post: GolfPost, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let before: Int? = try session.value(
      "SELECT deleted_at IS NULL FROM golf_post WHERE id = \(post.id)")
    try session.run(
      """
      INSERT INTO golf_post (id, revision, author, visibility, held, created_at, deleted_at, city,
        course, tags, body)
      VALUES (\(post.id), \(revision), \(post.author), \(post.visibility.rawValue),
        \(post.isHeld), \(post.createdAt), \(post.deletedAt), \(post.city),
        \(post.course?.description), \(post.tagColumn), \(TeePalsEntity.post(post).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision,
        visibility = excluded.visibility, held = excluded.held, deleted_at = excluded.deleted_at,
        city = excluded.city, course = excluded.course, tags = excluded.tags,
        body = excluded.body
      """)
    if before == nil { try PostStatRows.add(post, session) }
    let after = post.deletedAt == nil ? 1 : 0
    try PostStatRows.count(after - (before ?? 0), of: post.author, session)
    try PostIndexRows.put(photosOf: post, session)
  }

  static func put(
    _ comment: GolfComment, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let before: Int? = try session.value(
      "SELECT \(VisiblePosts.isCounted) FROM golf_comment WHERE id = \(comment.id)")
    try session.run(
      """
      INSERT INTO golf_comment (id, revision, post, author, parent, created_at, body)
      VALUES (\(comment.id), \(revision), \(comment.post), \(comment.author), \(comment.parent),
        \(comment.createdAt), \(TeePalsEntity.comment(comment).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, parent = excluded.parent,
        body = excluded.body
      """)
    if comment.isCounted, before != 1 {
      try PostStatRows.add(
        comments: 1, to: comment.post, by: comment.author, at: comment.createdAt, session)
    } else if !comment.isCounted, before == 1 {
      try PostStatRows.take(comments: 1, from: comment.post, session)
    }
  }

  static func put(
    _ like: GolfLike, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let known = try session.first("SELECT told_at FROM golf_like WHERE id = \(like.id)")
    var told: Instant?
    if let known { told = try known[0] as Instant? }
    try session.run(
      """
      INSERT INTO golf_like (id, revision, user_id, target_kind, target_id, created_at, told_at,
        body)
      VALUES (\(like.id), \(revision), \(like.user), \(like.target.kind), \(like.target.id),
        \(like.createdAt), \(like.toldAt), \(TeePalsEntity.like(like).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, told_at = excluded.told_at,
        body = excluded.body
      """)
    guard case .post(let post) = like.target else { return }
    if told != like.toldAt {
      try ToldLikeRows.take(from: post, since: told, session)
      try ToldLikeRows.add(to: post, since: like.toldAt, session)
    }
    if known != nil { return }
    try PostStatRows.add(likes: 1, to: post, by: like.user, at: like.createdAt, session)
  }

  // MARK: Going

  /// What counts is about to go with this row.
  static func take<Tag>(
    _ kind: TeePalsEntity.Kind, _ id: ID<Tag>, _ session: some Session
  ) throws(StoreFailure) {
    switch kind {
    case .post:
      let row = try session.first(
        "SELECT author, deleted_at IS NULL FROM golf_post WHERE id = \(id)")
      guard let row else { return }
      let posts: Int = try row[1]
      try PostStatRows.count(-posts, of: try row[0], session)
      try PostStatRows.forget(id, session)
      try PostIndexRows.forget(photosOf: id, session)
    case .comment:
      let post: PostID? = try session.value(
        "SELECT post FROM golf_comment WHERE id = \(id) AND \(VisiblePosts.isCounted)")
      if let post { try PostStatRows.take(comments: 1, from: post, session) }
    case .like:
      let row = try session.first(
        "SELECT target_id, told_at FROM golf_like WHERE id = \(id) AND target_kind = 'post'")
      guard let row else { return }
      let post: PostID = try row[0]
      try PostStatRows.take(likes: 1, from: post, session)
      try ToldLikeRows.take(from: post, since: try row[1], session)
    default: break
    }
  }

  /// Who wrote a post.
  static func author(
    of post: PostID, _ session: some Session
  ) throws(StoreFailure) -> UserID? {
    try session.value("SELECT author FROM golf_post WHERE id = \(post)")
  }

  /// The post that a comment is under.
  static func post(
    of comment: CommentID, _ session: some Session
  ) throws(StoreFailure) -> PostID? {
    try session.value("SELECT post FROM golf_comment WHERE id = \(comment)")
  }

  /// `rest` is about `golf_post`.
  static func posts(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [GolfPost] {
    var posts: [GolfPost] = []
    for case .post(let post) in try GolfRows.all(.post, rest, session) { posts.append(post) }
    return posts
  }

  /// `rest` is about `golf_comment`.
  static func comments(
    _ rest: SQL, _ session: some Session
  ) throws(StoreFailure) -> [GolfComment] {
    var comments: [GolfComment] = []
    for case .comment(let comment) in try GolfRows.all(.comment, rest, session) {
      comments.append(comment)
    }
    return comments
  }
}
