import Calendar
import Core

/// A completed round of somebody's, with what the others said of them.
public struct TrustRound: Hashable, Sendable {
  public var start: Instant
  public var day: CivilDate
  /// `nil` as long as answers may come.
  public var countedAt: Instant?
  public var answers: [TrustAnswer]

  public init(start: Instant, day: CivilDate, countedAt: Instant?, answers: [TrustAnswer]) {
    self.start = start
    self.day = day
    self.countedAt = countedAt
    self.answers = answers
  }

  /// So many people have said something about the round that counts.
  var givers: Int { answers.count { answer in answer.isGiven } }
}

/// What one answer says of somebody, as far as it counts.
public struct TrustAnswer: Hashable, Sendable {
  /// `nil` where they are gone.
  public var reviewer: UserID?
  /// Whether it says anything about the round.
  public var isGiven: Bool
  /// Whether they would play again with the person; `nil` where they have not said.
  public var again: Bool?
  /// Whether the skill levels were right.
  public var skill: Bool?
  /// What went wrong.
  public var issues: [IssueKind]

  public init(
    reviewer: UserID?, isGiven: Bool = true, again: Bool? = nil, skill: Bool? = nil,
    issues: [IssueKind] = []
  ) {
    self.reviewer = reviewer
    self.isGiven = isGiven
    self.again = again
    self.skill = skill
    self.issues = issues
  }

  /// Whoever reports somebody would not play again with them.
  var verdict: Bool? { issues.isEmpty ? again : false }

  /// Whether it says something bad.
  var isNegative: Bool { verdict == false || skill == false }

  /// Whether it is a report of the kinds that count.
  var isReport: Bool { issues.contains { kind in kind.counts } }

  /// What could be traced to its author is left out.
  var harmless: TrustAnswer {
    var answer = self
    answer.issues = []
    answer.again = again == true && issues.isEmpty ? true : nil
    answer.skill = skill == true ? true : nil
    return answer
  }
}

extension TrustRound {
  /// - Parameters:
  ///   - user: Of whom the answers are read.
  ///   - dismissed: Reports that moderators found to be wrong.
  public init(
    _ round: FeedbackRound, _ feedback: [RoundFeedback], about user: UserID,
    dismissed: Set<ReportID>
  ) {
    let others = feedback.filter { given in given.reviewer != user }
    self.init(
      start: round.startTime, day: round.day, countedAt: round.countedAt,
      answers: others.map { given in
        TrustAnswer(given, about: user, isQuick: round.isQuick, dismissed: dismissed)
      })
  }
}

extension TrustAnswer {
  fileprivate init(
    _ given: RoundFeedback, about user: UserID, isQuick: Bool, dismissed: Set<ReportID>
  ) {
    self.init(reviewer: given.reviewer, isGiven: given.answer.isGiven && !given.isYoung)
    guard !given.isYoung else { return }
    switch given.answer {
    case .well(let people, let skill):
      self.skill = skill
      if !isQuick { again = people.contains(user) }
    case .issues(let people):
      if given.isDoubted { isGiven = false }
      let isDismissed = dismissed.contains(RoundFeedback.report(given.id, about: user))
      guard !given.isDoubted, !isDismissed else { return }
      issues = people.first { issue in issue.user == user }?.kinds ?? []
    case .skipped, .declined: break
    }
  }
}
