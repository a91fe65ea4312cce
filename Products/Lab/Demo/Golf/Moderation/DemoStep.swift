import Core
import TeePalsDomain
import TeePalsServer

/// Something that is done by moderators, or against what they did, at a time of its own.
struct DemoStep: Sendable {
  enum Deed: Sendable {
    /// By the operator at the command line, or by the demo's moderator.
    case decide(CaseDecision, isOperator: Bool)
    /// Whoever was decided about says this.
    case appeal(String)
    /// By the demo's moderator, with this note.
    case grant(String)
  }

  let at: Instant
  let id: ModerationCaseID
  /// Whom it is about.
  let golfer: UserID
  let deed: Deed
}

extension DemoGolf {
  /// Plans a step; what is still to come is left to the moderators themselves.
  mutating func step(
    _ deed: DemoStep.Deed, _ id: ModerationCaseID, of golfer: Int, at time: Instant
  ) {
    guard time < now else { return }
    let step = DemoStep(at: time, id: id, golfer: golfers[golfer].user, deed: deed)
    let place = steps.firstIndex { other in other.at > time } ?? steps.count
    steps.insert(step, at: place)
  }

  /// The next step until an instant.
  mutating func nextStep(until limit: Instant) -> DemoStep? {
    guard let first = steps.first, first.at <= limit else { return nil }
    return steps.removeFirst()
  }
}
