import Core
import Store
import TeePalsDomain

/// What is said under a post, as somebody reads it.
struct CommentPages<Connection: Session> {
  let post: GolfPost
  let reader: UserID
  let session: Connection

  /// First-level comments with their newest replies, the oldest first.
  func page(after cursor: TimeCursor<GolfComment>?) throws(StoreFailure) -> CommentPage {
    let rest: SQL =
      cursor.map { cursor in "AND (created_at, id) > (\(cursor.at), \(cursor.id))" } ?? ""
    let first = try PostRows.comments(
      """
      post = \(post.id) AND parent IS NULL \(rest) AND \(open)
      ORDER BY created_at, id LIMIT \(CommentPage.usual + 1)
      """, session)
    let shown = Array(first.prefix(CommentPage.usual))
    var page = CommentPage(comments: try with(repliesTo: shown, before: nil))
    if first.count > shown.count { page.next = shown.last?.place.text }
    return page
  }

  /// A first-level comment with the newest of its replies before a place.
  func replies(
    to id: CommentID, before cursor: TimeCursor<GolfComment>?
  ) throws(StoreFailure) -> CommentPage {
    let found = try PostRows.comments(
      "id = \(id) AND post = \(post.id) AND parent IS NULL AND \(open)", session)
    return CommentPage(comments: try with(repliesTo: found, before: cursor))
  }

  private func with(
    repliesTo comments: [GolfComment], before cursor: TimeCursor<GolfComment>?
  ) throws(StoreFailure) -> [ShownComment] {
    let rest: SQL =
      cursor.map { cursor in "AND (created_at, id) < (\(cursor.at), \(cursor.id))" } ?? ""
    let ids = comments.map { comment in comment.id }
    var counts: [CommentID: Int] = [:]
    let counted = try session.rows(
      """
      SELECT parent, count(*) FROM golf_comment
      WHERE parent IN \(list: ids) \(rest) AND \(open) GROUP BY parent
      """)
    for row in counted {
      let id: CommentID = try row[0]
      counts[id] = try row[1] as Int
    }
    var under: [CommentID: [GolfComment]] = [:]
    for id in ids where counts[id] != nil {
      let newest = try PostRows.comments(
        """
        parent = \(id) \(rest) AND \(open)
        ORDER BY created_at DESC, id DESC LIMIT \(CommentPage.replies)
        """, session)
      under[id] = Array(newest.reversed())
    }
    let parts = try Parts(
      comments + under.values.joined(), under: post, for: reader, session)
    var all: [ShownComment] = []
    for comment in comments {
      let replies = under[comment.id] ?? []
      var first = parts.shown(comment)
      first.replies = replies.map { reply in parts.shown(reply) }
      first.earlier = (counts[comment.id] ?? 0) - replies.count
      if first.earlier > 0 { first.next = replies.first?.place.text }
      // What was deleted stays for its replies alone.
      if !comment.isDeleted || !first.replies.isEmpty { all.append(first) }
    }
    return all
  }

  private var open: SQL { VisiblePosts.isCommentOpen(to: reader, under: post) }

  /// What is joined to comments, each thing read once.
  private struct Parts {
    let reader: UserID
    let isAuthor: Bool
    let cards: [UserID: GolferCard]
    /// Who is answered, as far as the reader may be shown them.
    let answered: [UserID: GolferCard]
    let likes: [CommentID: Int]
    let liked: Set<LikeID>

    init(
      _ comments: [GolfComment], under post: GolfPost, for reader: UserID,
      _ session: Connection
    ) throws(StoreFailure) {
      let ids = comments.map { comment in comment.id }
      let authors = Set(comments.map { comment in comment.author })
      let people = Set(comments.compactMap { comment in comment.replyTo })
      self.reader = reader
      isAuthor = post.author == reader
      cards = try CardRows.all(Array(authors), session)
      answered = try CardRows.shown(Array(people), to: reader, session)
      likes = try LikeRows.counts(of: ids, session)
      liked = try LikeRows.known(
        among: ids.map { id in GolfLike.id(of: reader, .comment(id)) }, session)
    }

    func shown(_ comment: GolfComment) -> ShownComment {
      guard !comment.isDeleted else {
        return ShownComment(id: comment.id, createdAt: comment.createdAt)
      }
      return ShownComment(
        id: comment.id,
        author: cards[comment.author] ?? GolferCard(user: comment.author, name: ""),
        text: comment.text, replyTo: comment.replyTo.flatMap { user in answered[user] },
        isEdited: comment.isEdited, isHidden: isAuthor && comment.isHidden,
        likes: likes[comment.id] ?? 0,
        isLiked: liked.contains(GolfLike.id(of: reader, .comment(comment.id))),
        createdAt: comment.createdAt)
    }
  }
}

extension GolfComment {
  /// Where a page that ends or begins with it goes on.
  fileprivate var place: TimeCursor<GolfComment> { TimeCursor(at: createdAt, id: id) }
}
