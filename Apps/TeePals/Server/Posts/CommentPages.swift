import Core
import Store
import TeePalsDomain

/// What is said under a post, as somebody reads it.
struct CommentPages<Connection: Session> {
  let post: GolfPost
  let reader: UserID
  let session: Connection

  /// First-level comments with their replies, the oldest first.
  func page(after cursor: TimeCursor<GolfComment>?) throws(StoreFailure) -> CommentPage {
    let rest: SQL =
      cursor.map { cursor in "AND (created_at, id) > (\(cursor.at), \(cursor.id))" } ?? ""
    let first = try PostRows.comments(
      """
      post = \(post.id) AND parent IS NULL \(rest) AND \(open)
      ORDER BY created_at, id LIMIT \(CommentPage.usual + 1)
      """, session)
    let shown = Array(first.prefix(CommentPage.usual))
    let ids = shown.map { comment in comment.id }
    let replies = try PostRows.comments(
      "parent IN \(list: ids) AND \(open) ORDER BY created_at, id", session)
    let parts = try Parts(shown + replies, under: post, for: reader, session)
    var under: [CommentID: [ShownComment]] = [:]
    for reply in replies {
      if let parent = reply.parent { under[parent, default: []].append(parts.shown(reply)) }
    }
    var page = CommentPage()
    for comment in shown {
      var first = parts.shown(comment)
      first.replies = under[comment.id] ?? []
      // What was deleted stays for its replies alone.
      if !comment.isDeleted || !first.replies.isEmpty { page.comments.append(first) }
    }
    if first.count > shown.count, let last = shown.last {
      page.next = TimeCursor<GolfComment>(at: last.createdAt, id: last.id).text
    }
    return page
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
