import Core
import TeePalsDomain

// Posts as this device knows them: what its person has done since the server was asked is in them.
extension TeePalsFeature.State {
  /// The feed that is chosen, with one's own new posts before it; nothing that is not to be seen
  /// any more.
  var shownFeed: [ShownPost] {
    guard let kept = feed.kept else { return [] }
    let posts = shown(kept)
    let own = ownPosts(since: kept.at).filter { post in kept.post(post.id) == nil }
    return own.map { post in shown(own: post) } + posts
  }

  /// Posts that the server told of, as they are now.
  func shown(_ kept: KeptPosts) -> [ShownPost] {
    let hidden: Set<PostID> = replica.hidden(from: me)
    let blocked = blockedUsers
    return kept.page.posts.compactMap { shown in
      guard !hidden.contains(shown.post.id), !blocked.contains(shown.author.user) else {
        return nil
      }
      return current(shown, since: kept.at)
    }
  }

  /// What the person has written since then, or the server has not heard of.
  private func ownPosts(since at: Instant) -> [GolfPost] {
    replica.posts(of: me).filter { post in
      post.deletedAt == nil && (post.createdAt >= at || unsentPosts.posts.contains(post.id))
    }
  }

  /// All of the person's own that are on this device, the newest first.
  var ownPosts: [ShownPost] {
    replica.posts(of: me).filter { post in post.deletedAt == nil }
      .map { post in shown(own: post) }
  }

  private func shown(own post: GolfPost) -> ShownPost {
    current(
      ShownPost(post: post, author: card, round: linkedRound(post.round)), since: post.createdAt)
      ?? ShownPost(post: post, author: card)
  }

  /// One's own is what it is here, and nothing once it is deleted.
  func current(_ said: ShownPost, since at: Instant) -> ShownPost? {
    var shown = said
    let id = said.post.id
    if said.author.user == me {
      shown.author = card
      if let own = replica.post(id) {
        guard own.deletedAt == nil else { return nil }
        if own.round != said.post.round { shown.round = linkedRound(own.round) }
        shown.post = own
      }
    }
    shown.isLiked = likes(.post(id), said: said.isLiked)
    shown.likes = count(said.likes, said: said.isLiked, now: shown.isLiked)
    let written = replica.comments(on: id).count { comment in
      comment.author == me && !comment.isDeleted && comment.createdAt >= at
    }
    shown.comments = max(0, said.comments + written)
    return shown
  }

  /// How many like something, the person as they do now.
  func count(_ likes: Int, said: Bool, now: Bool) -> Int {
    max(0, likes + (now ? 1 : 0) - (said ? 1 : 0))
  }

  private func linkedRound(_ id: RoundID?) -> LinkedRound? {
    guard let id else { return nil }
    let known = replica.round(id) ?? replica.place(of: me, in: id)?.round
    return known.map { round in LinkedRound(round) }
  }

  /// A post that is on the screen, or is known from another one.
  func shownPost(_ id: PostID) -> ShownPost? {
    let open = feed.open.id == id ? feed.open.post.content : nil
    if case .post = screen, let open { return current(open, since: feed.open.at) }
    for kept in [feed.kept, feed.list.posts.content] {
      if let kept, let post = kept.post(id) { return current(post, since: kept.at) }
    }
    if let open { return current(open, since: feed.open.at) }
    guard let own = replica.post(id), own.deletedAt == nil else { return nil }
    return shown(own: own)
  }

  // MARK: Comments

  /// What is said under the post on the screen, one's own among it, as it is now.
  var shownComments: [ShownComment] {
    guard let id = feed.open.id, let said = feed.open.comments.content else { return [] }
    var known: Set<CommentID> = []
    for comment in said {
      known.insert(comment.id)
      for reply in comment.replies { known.insert(reply.id) }
    }
    var all = said
    for comment in replica.comments(on: id) where comment.author == me && !comment.isDeleted {
      guard !known.contains(comment.id), isNews(comment) else { continue }
      var shown = ShownComment(
        id: comment.id, author: card, text: comment.text, isEdited: comment.isEdited,
        createdAt: comment.createdAt)
      let place = comment.parent.flatMap { parent in
        all.firstIndex { root in
          root.id == parent || root.replies.contains { reply in reply.id == parent }
        }
      }
      guard let place else {
        all.append(shown)
        continue
      }
      shown.replyTo = all[place].replies.first { reply in reply.id == comment.parent }?.author
      all[place].replies.append(shown)
    }
    return all.compactMap { comment in current(comment) }
  }

  private func isNews(_ comment: GolfComment) -> Bool {
    comment.createdAt >= feed.open.commentsAt || unsentPosts.comments.contains(comment.id)
  }

  /// Nothing of one that is not to be seen any more, unless others have answered it.
  private func current(_ said: ShownComment) -> ShownComment? {
    var shown = said
    shown.replies = said.replies.compactMap { reply in current(reply) }
    guard let author = said.author else { return shown }
    let hidden: Set<CommentID> = replica.hidden(from: me)
    if blockedUsers.contains(author.user) || hidden.contains(said.id) { return nil }
    if author.user == me {
      shown.author = card
      if let own = replica.comment(said.id), !own.isDeleted {
        (shown.text, shown.isEdited) = (own.text, own.isEdited)
      }
    }
    let isTaken = !isKept(said.id)
    if isTaken, feed.hidden.contains(said.id) { shown.isHidden = true }
    shown.isLiked = likes(.comment(said.id), said: said.isLiked)
    shown.likes = count(said.likes, said: said.isLiked, now: shown.isLiked)
    guard isTaken, feed.gone.contains(said.id) else { return shown }
    guard !shown.replies.isEmpty else { return nil }
    (shown.author, shown.text, shown.replyTo) = (nil, "", nil)
    return shown
  }

  /// Whether it was not to be taken away: the server refused to delete or to hide it.
  private func isKept(_ id: CommentID) -> Bool {
    refused.contains { refused in
      switch refused.command {
      case .deleteComment(id), .hideComment(id): true
      default: false
      }
    }
  }

  /// A comment of the post on the screen.
  func shownComment(_ id: CommentID) -> ShownComment? {
    for comment in shownComments {
      if comment.id == id { return comment }
      if let reply = comment.replies.first(where: { reply in reply.id == id }) { return reply }
    }
    return nil
  }
}
