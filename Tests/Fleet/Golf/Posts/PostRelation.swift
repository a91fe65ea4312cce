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
}
