import Core
import Sync
import TeePalsDomain
import TeePalsServer

/// What was done in a town, followed independently of the rules.
struct TownRecord {
  struct Comment {
    let post: PostID
    let author: UserID
    /// Of the first level.
    let parent: CommentID?
    let text: String
    var isTombstone = false
  }

  struct Suspension {
    let entry: Int64
    let until: Instant
    let hidesPosts: Bool
  }

  struct Decision {
    let moderator: UserID
    let golfer: UserID
    /// The post or comment that it was about.
    let thing: LikeTarget?
  }

  private(set) var posts: [PostID: GolfPost] = [:]
  private(set) var deleted: Set<PostID> = []
  private(set) var comments: [CommentID: Comment] = [:]
  private(set) var likes: [LikeTarget: Set<UserID>] = [:]
  private(set) var removed: Set<LikeTarget> = []
  /// By the authors of the posts that they are under.
  private(set) var hidden: Set<CommentID> = []
  private(set) var hosts: [RoundID: UserID] = [:]
  private(set) var answers: [RoundID: [UserID: FeedbackAnswer]] = [:]
  private(set) var suspended: [UserID: Suspension] = [:]
  private(set) var decisions: [Int64: Decision] = [:]
  /// Rounds that were played, in their order, with who was there.
  var played: [(round: RoundID, players: [UserID])] = []
  /// Rounds of later days that can be joined.
  var open: [RoundID] = []
  private var follows: Set<[UserID]> = []

  // MARK: Looking

  func areFriends(_ one: UserID, _ other: UserID) -> Bool {
    follows.contains([one, other]) && follows.contains([other, one])
  }

  func mayRead(_ id: PostID, _ reader: UserID) -> Bool {
    guard let post = posts[id], !deleted.contains(id) else { return false }
    if post.author == reader { return true }
    guard !removed.contains(.post(id)), suspended[post.author]?.hidesPosts != true else {
      return false
    }
    return post.visibility == .public || areFriends(reader, post.author)
  }

  func mayRead(_ id: CommentID, _ reader: UserID) -> Bool {
    guard let comment = comments[id], !comment.isTombstone, mayRead(comment.post, reader) else {
      return false
    }
    if comment.author == reader { return true }
    if hidden.contains(id), posts[comment.post]?.author != reader { return false }
    return !removed.contains(.comment(id)) && suspended[comment.author]?.hidesPosts != true
  }

  func hasReplies(_ id: CommentID) -> Bool {
    comments.values.contains { reply in reply.parent == id }
  }

  func likes(of post: PostID) -> Int { likes[.post(post)]?.count ?? 0 }

  /// Those that the reader takes to be there: what a moderator removed is so for its author alone.
  func comments(on post: PostID, for reader: UserID) -> Int {
    comments.count { id, comment in
      let isSeen = comment.isTombstone || comment.author == reader
      return comment.post == post && (isSeen || !removed.contains(.comment(id)))
    }
  }

  // MARK: What people do

  /// Takes note of what the server has taken. Answers what is wrong with that.
  ///
  /// - Parameter changes: Whether anything came of it: what is so already is no fault.
  mutating func take(
    _ command: TeePalsCommand, by user: UserID, changes: Bool
  ) -> String? {
    if suspended[user] != nil, TownRecord.isForActiveOnly(command) {
      return "somebody who is suspended acts: \(command.name)"
    }
    switch command {
    case .follow(_, let card): follows.insert([user, card.user])
    case .unfollow(_, let other): follows.remove([user, other])
    case .publishPost(let post): posts[post.id] = post
    case .editPost(let id, let edits):
      for edit in edits { posts[id]?.apply(edit) }
    case .deletePost(let id): deleted.insert(id)
    case .like(_, let target): return like(target, user)
    case .unlike(_, let target): likes[target]?.remove(user)
    case .comment(let comment): return say(comment)
    case .deleteComment(let id):
      if hasReplies(id) { comments[id]?.isTombstone = true } else { comments[id] = nil }
    case .hideComment(let id): hidden.insert(id)
    case .createRound(let round): hosts[round.id] = user
    case .changeMembership(let id, .join, _):
      if changes, let host = hosts[id], suspended[host] != nil {
        return "somebody joins round \(id), whose host is suspended"
      }
    case .submitFeedback(_, let round, let answer): answers[round, default: [:]][user] = answer
    case .dismissFeedback(_, let round): answers[round, default: [:]][user] = .declined
    default: break
    }
    return nil
  }

  private static func isForActiveOnly(_ command: TeePalsCommand) -> Bool {
    switch command {
    case .follow, .publishPost, .editPost, .like, .comment, .createRound, .changeMembership,
      .submitFeedback, .completeRound:
      true
    default: false
    }
  }

  private mutating func like(_ target: LikeTarget, _ user: UserID) -> String? {
    let post: PostID?
    switch target {
    case .post(let id):
      post = id
      if !mayRead(id, user) { return "somebody likes post \(id), which is not for them" }
    case .comment(let id):
      post = comments[id]?.post
      if !mayRead(id, user) { return "somebody likes comment \(id), which is not for them" }
    }
    likes[target, default: []].insert(user)
    return closed(post, to: user)
  }

  private mutating func say(_ new: GolfComment) -> String? {
    if !mayRead(new.post, new.author) { return "somebody answers a post that is not for them" }
    let parent = new.parent.map { id in comments[id]?.parent ?? id }
    comments[new.id] = Comment(
      post: new.post, author: new.author, parent: parent, text: new.text)
    return closed(new.post, to: new.author)
  }

  private func closed(_ id: PostID?, to user: UserID) -> String? {
    guard let id, let author = posts[id]?.author, author != user, suspended[author] != nil else {
      return nil
    }
    return "post \(id) is closed, and is not"
  }

  // MARK: What moderators do

  mutating func decided(
    _ entry: Int64, _ taken: CaseDecision, by moderator: UserID, about found: ModerationCase,
    at now: Instant
  ) {
    let thing: LikeTarget? =
      switch found.kind {
      case "post": .post(found.target.retagged())
      case "comment": .comment(found.target.retagged())
      default: nil
      }
    decisions[entry] = Decision(moderator: moderator, golfer: found.golfer, thing: thing)
    let removes = taken.decision.sanction == nil ? taken.decision == .remove : taken.removes
    if let thing, removes { removed.insert(thing) }
    if case .suspend = taken.decision, let until = taken.decision.end(from: now) {
      suspended[found.golfer] = Suspension(
        entry: entry, until: until, hidesPosts: taken.hidesPosts)
    }
  }

  /// Everything is as it was before.
  mutating func granted(_ entry: Int64) {
    guard let decision = decisions[entry] else { return }
    if let thing = decision.thing { removed.remove(thing) }
    if suspended[decision.golfer]?.entry == entry { suspended[decision.golfer] = nil }
  }

  mutating func end(at now: Instant) {
    suspended = suspended.filter { entry in now < entry.value.until }
  }
}
