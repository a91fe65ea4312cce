import Core
import Sync

// Posts (specification §8.7).

extension GolfDecision {
  /// Publishing the same post again is no fault.
  mutating func publish(_ new: GolfPost) throws(TeePalsRejection) {
    try checkOwn(new.author)
    try checkTier()
    if let other = replica.post(new.id) {
      guard other.author == actor else { throw .alreadyExists }
      return
    }
    var post = new
    post.createdAt = acted
    post.isEdited = false
    post.isHeld = false
    post.deletedAt = nil
    PostLimits.settle(&post)
    try PostLimits.check(post)
    try checkPhotos(post.photos, was: [])
    try checkRound(post.round)
    try count(.post)
    post.isHeld = isLikeSpam(post)
    put(.post(post))
  }

  /// All edits or none. What is held back stays so, whatever its author makes of it, until a
  /// moderator shows it.
  mutating func edit(_ id: PostID, _ edits: [PostEdit]) throws(TeePalsRejection) {
    let old = try ownPost(id)
    try checkTier()
    try PostEdit.check(edits, with: old)
    var post = PostEdit.applied(edits, to: old)
    // What is like this already was edited before.
    guard post != old else { return }
    try PostLimits.check(post)
    try checkPhotos(post.photos, was: old.photos)
    if post.round != old.round { try checkRound(post.round) }
    if !sameBytes(post.words, old.words) || post.photos != old.photos {
      post.isEdited = true
      if isLikeSpam(post) { post.isHeld = true }
    }
    put(.post(post))
  }

  /// It is hidden at once, and goes later. Deleting it twice is deleting it once.
  mutating func delete(_ id: PostID) throws(TeePalsRejection) {
    if let post = replica.post(id), post.author == actor, post.deletedAt != nil { return }
    var post = try ownPost(id)
    try checkTier()
    post.deletedAt = now
    put(.post(post))
  }

  // MARK: Who may read it

  /// A post of the actor's own that is not deleted.
  private func ownPost(_ id: PostID) throws(TeePalsRejection) -> GolfPost {
    guard let post = replica.post(id), mayRead(post) else { throw .notFound }
    guard post.author == actor else { throw .notYours }
    return post
  }

  /// A post that the actor may read: hidden, deleted and absent cannot be told apart. A device has
  /// its person's own posts alone, and of another's lets the server say: `nil`.
  func readable(_ id: PostID) throws(TeePalsRejection) -> GolfPost? {
    guard let post = replica.post(id) else {
      if isServer { throw .notFound }
      return nil
    }
    guard mayRead(post) else { throw .notFound }
    return post
  }

  func mayRead(_ post: GolfPost) -> Bool {
    guard post.deletedAt == nil else { return false }
    if post.author == actor { return true }
    guard !post.isHeld, !replica.isBlocked(actor, post.author),
      !replica.concealed.contains(post.author)
    else { return false }
    return switch post.visibility {
    case .public: true
    case .friends:
      replica.follow(actor, post.author) != nil && replica.follow(post.author, actor) != nil
    }
  }

  /// Nobody answers who cannot answer back.
  func checkOpen(_ post: GolfPost?) throws(TeePalsRejection) {
    if let post, replica.suspended.contains(post.author) { throw .closed }
  }

  // MARK: What it says

  private mutating func isLikeSpam(_ post: GolfPost) -> Bool {
    let verdict = judge(
      post.words, hasPhoto: !post.photos.isEmpty, posts: replica.postCounts[actor] ?? 0,
      .post(post.id), of: actor)
    return verdict == .hidden
  }

  /// Photos are their sender's. A device lets the server say.
  private func checkPhotos(
    _ photos: [MediaDigest], was old: [MediaDigest]
  ) throws(TeePalsRejection) {
    guard isServer else { return }
    for photo in photos where !old.contains(photo) {
      guard replica.ownPhotos.contains(photo) else { throw .invalid(.photo, .missing) }
    }
  }

  /// A round that the author hosts or plays, that is not canceled, and that begins about now.
  private func checkRound(_ id: RoundID?) throws(TeePalsRejection) {
    guard let id else { return }
    let place = replica.place(of: actor, in: id)
    let plays = isServer ? replica.seat(of: actor, in: id) != nil : place?.status == .accepted
    guard plays, let round = replica.round(id) ?? place?.round, round.status != .canceled else {
      throw .invalid(.round, .missing)
    }
    guard PostLimits.roundTimes(at: acted).contains(round.startTime) else {
      let days = PostLimits.roundDays
      throw .invalid(.round, .outOfRange(days.lowerBound, days.upperBound))
    }
  }
}
