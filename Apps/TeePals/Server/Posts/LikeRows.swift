import Coding
import Core
import Store
import TeePalsDomain

/// Where a page of rows ended that are sorted by time: after a moment and, at the same one, after
/// an id. To the client it is a word without a meaning.
@Memberwise struct TimeCursor<Tag>: Hashable, Sendable {
  let at: Instant
  let id: ID<Tag>

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let time = Int64(parts[0]), let id = ID<Tag>(parts[1]) else {
      return nil
    }
    self.init(at: Instant(milliseconds: time), id: id)
  }

  var text: String { "\(at.milliseconds).\(id)" }
}

/// Statements about likes.
enum LikeRows {
  /// Since when a like is told of together with others, and what notifications tell of.
  static let migration = Migration(
    "tellOfPosts",
    "ALTER TABLE golf_like ADD COLUMN told_at INTEGER",
    """
    CREATE INDEX golf_like_told ON golf_like (target_id, told_at, created_at, id)
      WHERE told_at IS NOT NULL
    """,
    "ALTER TABLE golf_notification ADD COLUMN post BLOB CHECK (length(post) = 16)",
    "ALTER TABLE golf_notification ADD COLUMN comment BLOB CHECK (length(comment) = 16)",
    """
    CREATE INDEX golf_notification_of_comment ON golf_notification (comment)
      WHERE comment IS NOT NULL
    """)

  /// Since when the author of a post is told of somebody's like together with others; where they do
  /// not like it, of the latest likes.
  static func told(
    of post: PostID, by user: UserID, _ session: some Session
  ) throws(StoreFailure) -> Instant? {
    let own = GolfLike.id(of: user, .post(post))
    if let row = try session.first("SELECT told_at FROM golf_like WHERE id = \(own)") {
      return try row[0]
    }
    let last = try session.first(
      """
      SELECT told_at FROM golf_like
      WHERE target_id = \(post) AND target_kind = 'post' AND told_at IS NOT NULL
      ORDER BY told_at DESC LIMIT 1
      """)
    return try last.map { row throws(StoreFailure) -> Instant in try row[0] }
  }

  /// Those of these likes that there are.
  static func known(
    among ids: [LikeID], _ session: some Session
  ) throws(StoreFailure) -> Set<LikeID> {
    guard !ids.isEmpty else { return [] }
    let known: [LikeID] = try session.rows("SELECT id FROM golf_like WHERE id IN \(list: ids)") {
      row throws(StoreFailure) in try row[0]
    }
    return Set(known)
  }

  /// How often comments are liked.
  static func counts(
    of comments: [CommentID], _ session: some Session
  ) throws(StoreFailure) -> [CommentID: Int] {
    guard !comments.isEmpty else { return [:] }
    let rows = try session.rows(
      """
      SELECT target_id, count(*) FROM golf_like
      WHERE target_id IN \(list: comments) AND target_kind = 'comment' GROUP BY target_id
      """)
    var counts: [CommentID: Int] = [:]
    for row in rows {
      let comment: CommentID = try row[0]
      counts[comment] = try row[1]
    }
    return counts
  }

  /// A page of those who like a post, who did it last first: who has a profile, and who and the
  /// reader have not blocked one another.
  static func page(
    of post: PostID, for reader: UserID, after cursor: TimeCursor<GolfLike>?,
    _ session: some Session
  ) throws(StoreFailure) -> LikePage {
    let rest: SQL =
      cursor.map { cursor in "AND (created_at, id) < (\(cursor.at), \(cursor.id))" } ?? ""
    let rows = try session.rows(
      """
      SELECT id, user_id, created_at FROM golf_like
      WHERE target_id = \(post) AND target_kind = 'post' \(rest)
        AND \(VisibleRounds.isUnblocked(reader, "golf_like.user_id"))
        AND EXISTS (SELECT 1 FROM golf_profile WHERE golf_profile.id = golf_like.user_id)
      ORDER BY created_at DESC, id DESC LIMIT \(LikePage.usual + 1)
      """)
    let shown = rows.prefix(LikePage.usual)
    let users = try shown.map { row throws(StoreFailure) -> UserID in try row[1] }
    let cards = try CardRows.all(users, session)
    var page = LikePage(golfers: users.compactMap { user in cards[user] })
    if rows.count > shown.count, let last = shown.last {
      page.next = TimeCursor<GolfLike>(at: try last[2], id: try last[0]).text
    }
    return page
  }
}
