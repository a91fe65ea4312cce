import Core
import Sync

// Whom the server tells of what is made of posts: nobody of their own doing, or of what a block, a
// hold or friends-only hides from them.

extension GolfDecision {
  // MARK: Likes

  /// Tells the author that the actor likes the post. Answers since when the row is that says so.
  mutating func tellLiked(_ post: GolfPost) -> Instant? {
    guard isServer, mayTell(post.author, under: post), let card = card(of: actor) else {
      return nil
    }
    let first = now.advanced(byMilliseconds: -PostNews.gathering)
    if let upvotes = replica.upvotes, upvotes.since > first,
      var row = replica.notification(
        GolfNotification.id(likesOf: post.id, for: post.author, since: upvotes.since))
    {
      let count = upvotes.count + 1
      if PostNews.changes(at: count) {
        row.actor = card
        row.actorCount = count
        row.isRead = false
        row.updatedAt = now
        put(.notification(row))
      }
      return upvotes.since
    }
    var row = GolfNotification(
      id: GolfNotification.id(likesOf: post.id, for: post.author, since: now),
      recipient: post.author, kind: .postUpvoted, createdAt: now)
    row.actor = card
    row.post = post.id
    row.text = GolfNotification.preview(of: post.title)
    put(.notification(row))
    return now
  }

  /// Takes the actor out of what tells of their like, and the row away with the last one.
  mutating func untellLiked(_ like: GolfLike) {
    guard isServer, case .post(let id) = like.target, let upvotes = replica.upvotes,
      upvotes.since == like.toldAt, let author = replica.post(id)?.author,
      var row = replica.notification(
        GolfNotification.id(likesOf: id, for: author, since: upvotes.since))
    else { return }
    let left = upvotes.count - 1
    guard left > 0 else { return remove(.notification(row)) }
    guard row.actor?.user == actor || PostNews.changes(at: left) else { return }
    if row.actor?.user == actor {
      let other = upvotes.latest.first { user in user != actor }
      row.actor = other.flatMap { user in card(of: user) }
    }
    row.actorCount = left
    put(.notification(row))
  }

  // MARK: Comments

  /// Tells of a comment: whoever is answered or, of one of the first level, the author of the post;
  /// and whom it mentions. Each of them once.
  mutating func tellSaid(_ comment: GolfComment, to answered: GolfComment?, under post: GolfPost) {
    guard isServer, !comment.isHeld, let card = card(of: actor) else { return }
    let first = answered?.author ?? post.author
    inform(first, answered == nil ? .postCommented : .commentReplied, of: comment, card, post)
    let voices = replica.voices.compactMap { user in self.card(of: user) }
    for user in Mentions.people(in: comment.text, among: voices) where user != first {
      inform(user, .commentMentioned, of: comment, card, post)
    }
  }

  private mutating func inform(
    _ recipient: UserID, _ kind: NotificationKind, of comment: GolfComment, _ card: GolferCard,
    _ post: GolfPost
  ) {
    guard mayTell(recipient, under: post) else { return }
    var row = GolfNotification(
      id: GolfNotification.id(kind, of: comment.id, for: recipient), recipient: recipient,
      kind: kind, createdAt: now)
    row.actor = card
    row.post = post.id
    row.comment = comment.id
    row.text = GolfNotification.preview(of: comment.text)
    put(.notification(row))
  }

  /// What tells of a comment has its words as they are now. Nobody is told once more.
  mutating func retellSaid(_ comment: GolfComment) {
    guard isServer else { return }
    let preview = GolfNotification.preview(of: comment.text)
    for var row in replica.notifications(about: comment.id)
    where !sameBytes(row.text, preview) {
      row.text = preview
      put(.notification(row))
    }
  }

  /// What tells of a comment goes with it.
  mutating func untellSaid(_ comment: CommentID, except reader: UserID? = nil) {
    guard isServer else { return }
    for row in replica.notifications(about: comment) where row.recipient != reader {
      remove(.notification(row))
    }
  }

  /// Whether somebody else may read the post, and has to do with the actor.
  private func mayTell(_ recipient: UserID, under post: GolfPost) -> Bool {
    guard recipient != actor, !post.isHeld, !replica.isBlocked(actor, recipient),
      !replica.concealed.contains(actor)
    else { return false }
    if recipient == post.author { return true }
    guard !replica.isBlocked(recipient, post.author) else { return false }
    return switch post.visibility {
    case .public: true
    case .friends:
      replica.follow(recipient, post.author) != nil
        && replica.follow(post.author, recipient) != nil
    }
  }
}
