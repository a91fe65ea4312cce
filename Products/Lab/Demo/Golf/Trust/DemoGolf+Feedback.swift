import Core
import Sync
import TeePalsDomain
import TeePalsServer

// What players say of a round once it is over.
extension DemoGolf {
  /// When the players of a round begin to say how it was: by then it is over, whether its host has
  /// ended it or the server did a day after the start.
  func reviewTime(of round: Int) -> Instant {
    rounds[round].round.startTime.advanced(byMilliseconds: 44 * Self.hour)
  }

  /// Most say something, and the known people have not come to it yet in these days.
  mutating func review(_ round: Int, at time: Instant) {
    let here = rounds[round]
    guard here.isThere, here.round.status != .canceled, here.seats.count > 1 else { return }
    let isAsked = here.round.startTime > now.advanced(byMilliseconds: -FeedbackLimits.open)
    for golfer in here.seats where !(isAsked && golfer < known) {
      guard here.isOfClub || chance.happens(86) else { continue }
      let minutes = chance.roll(here.isOfClub ? 30...1_200 : 30...2_400)
      plan(
        .feedback(golfer, round: round),
        at: time.advanced(byMilliseconds: Int64(minutes) * Self.minute))
    }
  }

  mutating func answer(_ golfer: Int, _ round: Int, at time: Instant) -> TeePalsCommand {
    let here = rounds[round]
    let user = golfers[golfer].user
    let others = here.seats.filter { other in other != golfer }
    if here.isOfClub { return .submitFeedback(user, here.id, clubAnswer(golfer, others)) }
    switch chance.roll(1...100) {
    case 1...4: return .dismissFeedback(user, here.id)
    case 5...9: return .submitFeedback(user, here.id, .skipped)
    case 10...12:
      if let issue = complaint(golfer, others, here.id, at: time) {
        return .submitFeedback(user, here.id, .issues([issue]))
      }
    default: break
    }
    var again: [UserID] = []
    for other in others where chance.happens(93) { again.append(golfers[other].user) }
    let skill: Bool? = chance.happens(80) ? chance.happens(92) : nil
    return .submitFeedback(user, here.id, .well(again, skill))
  }

  /// They like each other, but for who is rude to those whom they play with for the first time.
  private func clubAnswer(_ golfer: Int, _ others: [Int]) -> FeedbackAnswer {
    let stranger = others.first { other in !residents.contains(other) && !hosts.contains(other) }
    guard let stranger, residents.contains(golfer) else {
      return .well(others.map { other in golfers[other].user }, true)
    }
    return .issues([
      PersonIssue(
        user: golfers[stranger].user, kinds: [.disrespectful],
        comment: DemoTroubleWords.afterRound)
    ])
  }

  /// Nobody is blamed twice, so that nobody has to stop hosting. Moderators see to it some days
  /// later.
  private mutating func complaint(
    _ golfer: Int, _ others: [Int], _ round: RoundID, at time: Instant
  ) -> PersonIssue? {
    let other = chance.pick(others)
    guard golfer >= known, other >= known, !blamed.contains(other) else { return nil }
    blamed.insert(other)
    let words = golfers[golfer].isKorean ? DemoTroubleWords.korean : DemoTroubleWords.english
    let (kind, comment) = chance.pick(words)
    let id = RoundFeedback.report(
      RoundFeedback.id(by: golfers[golfer].user, of: round), about: golfers[other].user)
    let isAbsent = kind == .noShow
    step(
      .decide(
        CaseDecision(
          decision: isAbsent ? .warn : .dismiss, rule: isAbsent ? .unreliable : .other,
          note: isAbsent ? DemoTroubleWords.absence : "", removes: false, hidesPosts: false),
        isOperator: false),
      id.retagged(), of: other, at: time.advanced(byMilliseconds: 4 * Self.day))
    return PersonIssue(user: golfers[other].user, kinds: [kind], comment: comment)
  }
}
