import Core
import Sync

// Comments and likes (specification §8.7).

extension GolfDecision {
  // MARK: Likes

  /// Liking something twice is liking it once.
  mutating func like(_ user: UserID, _ target: LikeTarget) throws(TeePalsRejection) {
    try checkOwn(user)
    let post: GolfPost?
    switch target {
    case .post(let id): post = try readable(id)
    case .comment(let id): post = try readable(id)?.post
    }
    try checkTier()
    try checkOpen(post)
    guard replica.like(of: user, target) == nil else { return }
    try count(.like)
    var like = GolfLike(user: user, target: target, createdAt: acted)
    if case .post = target, let post { like.toldAt = tellLiked(post) }
    put(.like(like))
  }

  /// Also of what can be read no more.
  mutating func unlike(_ user: UserID, _ target: LikeTarget) throws(TeePalsRejection) {
    try checkOwn(user)
    try checkTier()
    guard let like = replica.like(of: user, target) else { return }
    untellLiked(like)
    remove(.like(like))
  }

  // MARK: Comments

  /// Sending the same comment again is nothing. A reply to a reply hangs on the same first-level
  /// comment, and says whom it answers; a device that does not have what is answered lets the
  /// server say.
  mutating func comment(_ new: GolfComment) throws(TeePalsRejection) {
    try checkOwn(new.author)
    let post = try readable(new.post)
    var answered: GolfComment?
    if let parent = new.parent { answered = try readable(parent)?.comment }
    try checkTier()
    try checkOpen(post)
    if let other = replica.comment(new.id) {
      guard other.author == actor, other.post == new.post else { throw .alreadyExists }
      return
    }
    var comment = GolfComment(
      id: new.id, post: new.post, author: actor, text: trimmed(new.text), parent: new.parent,
      replyTo: new.parent == nil ? nil : new.replyTo, createdAt: acted)
    if let answered {
      guard answered.post == new.post else { throw .invalid(.parent, .elsewhere) }
      comment.parent = answered.parent ?? answered.id
      comment.replyTo = answered.parent == nil ? nil : answered.author
    }
    try PostLimits.check(comment: comment.text)
    try count(.comment)
    comment.isHeld = isLikeSpam(comment)
    put(.comment(comment))
    if let post { tellSaid(comment, to: answered, under: post) }
  }

  /// - Parameter was: What it said when the person began to change it.
  mutating func edit(
    _ id: CommentID, _ text: String, was: String?
  ) throws(TeePalsRejection) {
    var comment = try ownComment(id)
    try checkTier()
    let text = trimmed(text)
    guard !sameBytes(text, comment.text) else { return }
    if let was, !sameBytes(trimmed(was), comment.text) { throw .changedMeanwhile(.text) }
    try PostLimits.check(comment: text)
    comment.text = text
    comment.isEdited = true
    if isLikeSpam(comment) { comment.isHeld = true }
    put(.comment(comment))
    if comment.isHeld { untellSaid(id) } else { retellSaid(comment) }
  }

  /// One that has replies stays as nobody's, without its words; any other goes. It needs no post
  /// that can be read: it is one's own.
  mutating func delete(_ id: CommentID) throws(TeePalsRejection) {
    guard var comment = replica.comment(id), comment.author == actor else {
      // It says why not.
      _ = try ownComment(id)
      return
    }
    try checkTier()
    guard !comment.isDeleted else { return }
    untellSaid(id)
    let replies = replica.comments(on: comment.post).filter { reply in reply.parent == id }
    guard !replies.isEmpty else { return remove(.comment(comment)) }
    comment.text = ""
    comment.replyTo = nil
    comment.isEdited = false
    comment.isDeleted = true
    put(.comment(comment))
  }

  /// By whoever wrote the post. A device does not have what others say there.
  mutating func hide(_ id: CommentID) throws(TeePalsRejection) {
    guard let found = try readable(id), let post = found.post else { return }
    guard post.author == actor else { throw .notYours }
    try checkTier()
    var comment = found.comment
    comment.isHidden = true
    put(.comment(comment))
    untellSaid(id, except: actor)
  }

  // MARK: Who may read it

  private func ownComment(_ id: CommentID) throws(TeePalsRejection) -> GolfComment {
    guard let comment = try readable(id)?.comment else { throw .notFound }
    guard comment.author == actor else { throw .notYours }
    return comment
  }

  /// A comment that the actor may read, with its post, which a device may lack. As of posts, of
  /// another's comment a device lets the server say: `nil`.
  private func readable(
    _ id: CommentID
  ) throws(TeePalsRejection) -> (comment: GolfComment, post: GolfPost?)? {
    guard let comment = replica.comment(id) else {
      if isServer { throw .notFound }
      return nil
    }
    let post = try readable(comment.post)
    guard mayRead(comment, under: post) else { throw .notFound }
    return (comment, post)
  }

  /// Of a post that the actor may read. What its author has hidden they may still look at.
  private func mayRead(_ comment: GolfComment, under post: GolfPost?) -> Bool {
    guard !comment.isDeleted else { return false }
    if comment.author == actor { return true }
    guard !comment.isHeld, !replica.isBlocked(actor, comment.author),
      !replica.concealed.contains(comment.author)
    else { return false }
    return !comment.isHidden || post?.author == actor
  }

  private mutating func isLikeSpam(_ comment: GolfComment) -> Bool {
    let verdict = judge(
      comment.text, posts: replica.postCounts[actor] ?? 0, .comment(comment.id), of: actor)
    return verdict == .hidden
  }
}
