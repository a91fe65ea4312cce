import Calendar
import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("How answering after rounds goes, without small numbers")
struct FeedbackHealthTests {
  private let people = (0..<4).map { number in SampleGolf.user(UInt64(number)) }

  private func round(_ number: UInt64) -> FeedbackRound {
    FeedbackRound(
      id: FeedbackRoundID(high: 3, low: number),
      startTime: GolfTown.start.advanced(byMilliseconds: -5 * GolfTown.hour),
      zone: Zone(name: "UTC", offset: 0), completedAt: GolfTown.start, players: people)
  }

  private func answer(
    _ number: UInt64, _ user: Int, _ answer: FeedbackAnswer, seconds: Int64
  ) -> RoundFeedback {
    let round = RoundID(high: 3, low: number)
    return RoundFeedback(
      id: RoundFeedback.id(by: people[user], of: round), round: round, reviewer: people[user],
      answer: answer, at: GolfTown.start.advanced(byMilliseconds: seconds * 1_000))
  }

  @Test("shares are of what was said, and small ones are not told")
  func shares() {
    var health = FeedbackHealth()
    let day = GolfTown.day / 1_000
    for number in UInt64(1)...3 {
      health.count(
        round(number),
        [
          answer(number, 0, .well([people[1], people[2]], true), seconds: 60),
          answer(number, 1, .issues([PersonIssue(user: people[0], kinds: [.late])]), seconds: 120),
          answer(number, 2, .skipped, seconds: day + 60), answer(number, 3, .declined, seconds: 9),
        ])
    }
    #expect(health.answered.part == 9 && health.answered.whole == 12)
    #expect(health.answered.percent == 75)
    // Two of three, and who was reported: 6 of 12.
    #expect(health.playAgain.part == 6 && health.playAgain.whole == 12)
    #expect(health.playAgain.percent == 50)
    #expect(health.issues.part == 3 && health.issues.whole == 9 && health.issues.percent == nil)
    #expect(health.reminded.part == 3 && health.reminded.whole == 6)
    #expect(health.reminded.percent == nil)
    #expect(health.medianSeconds == 120)
    var little = FeedbackHealth()
    little.count(round(1), [answer(1, 0, .skipped, seconds: 1)])
    #expect(little.medianSeconds == nil && little.answered.percent == nil)
  }
}
