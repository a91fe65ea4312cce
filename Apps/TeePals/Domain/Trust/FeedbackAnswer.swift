import Coding
import Core
import Wire

/// What somebody says of those they played with (specification §8.11). No player sees who said it.
@Wire(casesOf: "answer", tag: "kind")
public enum FeedbackAnswer: Hashable, Sendable {
  /// Everything went well: with whom they would play again, and whether the skill levels were as
  /// they had been told.
  @Case(values: ["again", "skill"]) case well([UserID], Bool?)
  /// Everything went well, and nothing more is said.
  case skipped
  /// Something went wrong with these people.
  @Case(values: ["people"]) case issues([PersonIssue])
  /// "Not now".
  case declined
}

/// What went wrong with one person.
@Memberwise @Wire public struct PersonIssue: Hashable, Sendable {
  public var user: UserID
  /// At least one, each once.
  public var kinds: [IssueKind]
  /// Up to ``FeedbackLimits/comment`` Unicode scalars, for moderators alone.
  @Field(limit: GolfLimits.edited) public var comment: String = ""
}

/// What may go wrong with somebody in a round.
@Wire public enum IssueKind: String, Hashable, Sendable, CaseIterable {
  case noShow = "no_show"
  /// By a quarter of an hour or more.
  case late
  case communication = "poor_communication"
  case disrespectful
  case skillMismatch = "skill_mismatch"
  /// It counts for nothing: moderators read what it is.
  case other

  /// Whether it counts with others.
  public var counts: Bool { self != .other }
}

extension FeedbackAnswer {
  /// The people whom it says that something went wrong with.
  public var people: [PersonIssue] { if case .issues(let people) = self { people } else { [] } }

  /// Whether it says anything about anybody.
  public var isGiven: Bool {
    switch self {
    case .well, .issues: true
    case .skipped, .declined: false
    }
  }

  /// The same without what it says of somebody.
  public func without(_ user: UserID) -> FeedbackAnswer {
    switch self {
    case .well(let again, let skill): .well(again.filter { other in other != user }, skill)
    case .issues(let people): .issues(people.filter { issue in issue.user != user })
    case .skipped, .declined: self
    }
  }

  /// The same without what was written.
  public var wordless: FeedbackAnswer {
    guard case .issues(let people) = self else { return self }
    return .issues(people.map { issue in PersonIssue(user: issue.user, kinds: issue.kinds) })
  }
}
