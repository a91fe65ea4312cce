import Core

/// Something that a golfer does not want to see any more, by its id: a message, a round, a post or
/// a comment.
public enum HiddenThing {}

public typealias HiddenID = ID<HiddenThing>

extension ReportTarget {
  /// What can be hidden of it. Whoever does not want to meet somebody blocks them.
  public var hidden: HiddenID? {
    switch self {
    case .round(let id): id.retagged()
    case .message(let id, _): id.retagged()
    case .post(let id): id.retagged()
    case .comment(let id): id.retagged()
    case .golfer, .feedback: nil
    }
  }
}

extension TeePalsReplica {
  /// What somebody does not want to see, as ids of messages, of rounds and so on.
  public func hidden<Tag>(from user: UserID) -> Set<ID<Tag>> {
    Set(settings(of: user).hidden.map { id in id.retagged() })
  }
}
