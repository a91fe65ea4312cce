import Core
import TeePalsDomain

/// What somebody is to a golfer who writes, or to moderators.
enum PostRelation: String, CaseIterable, Sendable {
  case author
  /// The author and they follow each other.
  case friend
  /// They follow the author, or the author follows them, and that is all.
  case follower, followed
  case stranger
  /// The author has blocked them, or they have blocked the author.
  case blocked, blocking
  /// What moderators have made of strangers.
  case suspended, shadowed, banned
  /// A stranger besides.
  case moderator

  /// Whether they are one half of a blocked pair with the author.
  var isApart: Bool { self == .blocked || self == .blocking }
}

/// A post, by what matters of it.
enum PostThing: String, CaseIterable, Sendable {
  /// The author's: for everybody, for friends, like spam, and deleted.
  case open, friends, held, deleted
  /// For everybody, by those whom moderators have done something about.
  case ofSuspended, ofShadowed, ofBanned

  /// Whose it is.
  var author: PostRelation {
    switch self {
    case .open, .friends, .held, .deleted: .author
    case .ofSuspended: .suspended
    case .ofShadowed: .shadowed
    case .ofBanned: .banned
    }
  }

  var id: PostID { PostID(of: .words(["post of the matrix", rawValue])) }
  var title: String { "Post that is \(rawValue)" }
  /// Found nowhere else.
  var words: String { "canary-of-\(rawValue)-5e11" }
}

/// A comment under the author's post for everybody, by what matters of it.
enum PostComment: String, CaseIterable, Sendable {
  /// For everybody, like spam, and hidden by the author of the post.
  case said, held, hidden

  /// Whose it is.
  var writer: PostRelation {
    switch self {
    case .said: .friend
    case .held: .stranger
    case .hidden: .follower
    }
  }

  var id: CommentID { CommentID(of: .words(["comment of the matrix", rawValue])) }
  /// Found nowhere else.
  var words: String { "canary-of-the-\(rawValue)-comment-8c03" }
}

/// What somebody tries with a comment, in an order in which one does not stand in another's way.
enum PostCommentAct: String, CaseIterable, Sendable {
  case like, reply, report, edit, hide, delete
}

/// What somebody tries with a post, in an order in which one does not stand in another's way.
enum PostAct: String, CaseIterable, Sendable {
  case like, unlike, comment, report, edit, delete
}

/// The one table of who may do what with posts.
enum PostPolicy {
  static func isReadable(_ thing: PostThing, by relation: PostRelation) -> Bool {
    guard relation != .banned else { return false }
    return switch thing {
    case .open: !relation.isApart
    case .friends: relation == .author || relation == .friend
    case .held: relation == .author
    case .deleted, .ofBanned: false
    case .ofSuspended: true
    case .ofShadowed: relation == .shadowed
    }
  }

  /// The word of the refusal; `nil` for what is done.
  static func refusal(
    of act: PostAct, on thing: PostThing, by relation: PostRelation
  ) -> String? {
    if relation == .banned { return "suspended" }
    let isOwn = thing.author == relation
    let isReadable = isReadable(thing, by: relation)
    switch act {
    case .like, .comment:
      if relation == .suspended { return "suspended" }
      guard isReadable else { return "notFound" }
      return thing == .ofSuspended ? "closed" : nil
    // Taking back what one has not done is nothing, of whatever it is.
    case .unlike: return nil
    // What somebody had read they may still report.
    case .report: return isOwn ? "notYours" : nil
    case .edit:
      if relation == .suspended { return "suspended" }
      guard isReadable else { return "notFound" }
      return isOwn ? nil : "notYours"
    case .delete:
      if thing == .deleted, isOwn { return nil }
      guard isReadable else { return "notFound" }
      return isOwn ? nil : "notYours"
    }
  }

  // MARK: Comments

  static func isReadable(_ comment: PostComment, by relation: PostRelation) -> Bool {
    guard isReadable(.open, by: relation) else { return false }
    return switch comment {
    case .said: true
    case .held: relation == comment.writer
    case .hidden: relation == comment.writer || relation == .author
    }
  }

  static func refusal(
    of act: PostCommentAct, on comment: PostComment, by relation: PostRelation
  ) -> String? {
    if relation == .banned { return "suspended" }
    let isOwn = comment.writer == relation
    let isReadable = isReadable(comment, by: relation)
    switch act {
    case .like, .reply:
      if relation == .suspended { return "suspended" }
      return isReadable ? nil : "notFound"
    case .report: return isOwn ? "notYours" : nil
    case .edit:
      if relation == .suspended { return "suspended" }
      guard isReadable else { return "notFound" }
      return isOwn ? nil : "notYours"
    case .hide:
      guard isReadable else { return "notFound" }
      return relation == .author ? nil : "notYours"
    case .delete:
      guard isReadable else { return "notFound" }
      return isOwn ? nil : "notYours"
    }
  }

  /// What comes of answering about a round that the author and the friend have played, after its
  /// end.
  static func refusalOfFeedback(by relation: PostRelation) -> String? {
    switch relation {
    case .banned, .suspended: "suspended"
    case .friend: "alreadySubmitted"
    case .author: "expired"
    default: "notParticipant"
    }
  }
}
