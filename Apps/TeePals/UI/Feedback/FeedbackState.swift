import Core
import Design
import TeePalsDomain

/// Where somebody is in answering about a round (specification §8.11).
enum FeedbackStep: Hashable {
  case first, again, people
  /// What happened with the person of this number.
  case details(Int)
}

/// What is being answered, and where the person was when they began.
struct FeedbackState: Hashable {
  let due: FeedbackDue
  /// What lies over another screen is of no concern there.
  let screen: TeePalsRoute
  var step = FeedbackStep.first
  /// With whom they would play again.
  var again: [UserID] = []
  var isSkillRight = true
  /// Who something went wrong with, each with what it was, in the order of the players.
  var issues: [PersonIssue] = []
  /// Why it was not taken; what was said stays.
  var refusal: TeePalsRejection?

  static let field = "tee-feedback-comment"

  /// What is said of somebody.
  func issue(_ user: UserID) -> PersonIssue? {
    issues.first { issue in issue.user == user }
  }

  /// Whether the person can go on.
  var isReady: Bool {
    switch step {
    case .first, .again: true
    case .people: !issues.isEmpty
    case .details(let index):
      issues.indices.contains(index) && !issues[index].kinds.isEmpty && over(index) <= 0
    }
  }

  /// By how many Unicode scalars what is said beside an issue is too long.
  func over(_ index: Int) -> Int {
    trimmed(issues[index].comment).unicodeScalars.count - FeedbackLimits.comment
  }

  mutating func toggle(again user: UserID) {
    if let index = again.firstIndex(of: user) {
      again.remove(at: index)
    } else {
      again.append(user)
    }
  }

  mutating func toggle(person user: UserID) {
    if issue(user) != nil {
      issues.removeAll { issue in issue.user == user }
      return
    }
    let chosen = issues + [PersonIssue(user: user, kinds: [])]
    issues = due.others.compactMap { card in
      chosen.first { issue in issue.user == card.user }
    }
  }

  mutating func toggle(_ kind: IssueKind, of index: Int) {
    guard issues.indices.contains(index) else { return }
    let old = issues[index].kinds
    issues[index].kinds = IssueKind.allCases.filter { other in
      old.contains(other) != (other == kind)
    }
  }

  mutating func goBack() {
    switch step {
    case .first: break
    case .again, .people, .details(0): step = step.isDetails ? .people : .first
    case .details(let index): step = .details(index - 1)
    }
  }
}

extension FeedbackStep {
  fileprivate var isDetails: Bool { if case .details = self { true } else { false } }

  /// Tells the steps apart, so that each begins at its top.
  var word: String {
    switch self {
    case .first: "first"
    case .again: "again"
    case .people: "people"
    case .details(let index): "details-" + String(index)
    }
  }
}

/// What the person does about answering.
public enum FeedbackAction {
  case opened(RoundID)
  case closed
  /// Everything went well, or not.
  case wentWell
  case wentWrong
  /// "Not now".
  case declined
  case againToggled(UserID)
  case skillToggled(Bool)
  case submitted
  case skipped
  case personToggled(UserID)
  case kindToggled(IssueKind)
  case typed(String)
  case continued
  case wentBack
  /// All of what waits for an answer is to be seen.
  case allWanted
}
