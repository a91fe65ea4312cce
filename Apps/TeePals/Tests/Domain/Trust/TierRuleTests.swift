import Calendar
import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What a tier takes")
struct TierRuleTests {
  private static let four: [TrustBadge] = [.onTime, .respectful, .wellMatched, .communicator]

  /// So many rounds with so many partners, of whom so many of a hundred would play again.
  private func window(_ rounds: Int, partners: Int, share: Int) -> TrustWindow {
    var answers = [[TrustAnswer]](repeating: [], count: rounds)
    for number in 0..<max(rounds * 2, partners) {
      let partner = number % partners
      answers[number % rounds].append(
        TrustAnswer(
          reviewer: TrustSample.user(partner), again: partner * 100 < share * partners))
    }
    return TrustWindow(TrustSample.rounds(answers))
  }

  private func tier(
    _ window: TrustWindow, _ badges: [TrustBadge] = TierRuleTests.four, days: Int64 = 400,
    after former: TrustTier = .rookie
  ) -> TrustTier {
    TierRules.tier(after: former, in: window, badges, age: days * GolfTown.day)
  }

  @Test(
    "rounds, partners and shares",
    arguments: [
      (25, 20, 85, TrustTier.verified), (24, 20, 85, .trusted), (25, 14, 100, .trusted),
      (25, 15, 100, .verified), (25, 20, 80, .trusted), (10, 8, 75, .trusted),
      (9, 8, 75, .member), (10, 7, 100, .member), (10, 10, 70, .member), (3, 5, 60, .member),
      (3, 5, 40, .rookie), (2, 5, 100, .rookie),
    ])
  func table(rounds: Int, partners: Int, share: Int, expected: TrustTier) {
    #expect(tier(window(rounds, partners: partners, share: share)) == expected)
  }

  @Test("badges and tenure")
  func rest() {
    let best = window(25, partners: 20, share: 100)
    #expect(tier(best, Array(Self.four.prefix(3))) == .trusted)
    #expect(tier(best, [.onTime, .rookie]) == .member)
    #expect(tier(best, days: 182) == .trusted)
    #expect(tier(best, days: 183) == .verified)
  }

  @Test("each partner counts once, with the latest answer")
  func latest() {
    let one = TrustSample.user(1)
    let answers = (0..<10).map { round in
      [TrustAnswer(reviewer: one, again: round == 9), TrustAnswer(reviewer: nil, again: false)]
    }
    let share = PlayAgain(latestIn: TrustSample.rounds(answers))
    #expect(share == PlayAgain(yes: 1, all: 1))
    #expect(PlayAgain(in: TrustSample.rounds(answers)).all == 20)
  }

  @Test("it may go down, but not by what one person alone has said")
  func down() {
    var rounds = window(10, partners: 8, share: 100).counted
    let spoiled = [1, 2, 3].map { number in
      TrustAnswer(reviewer: TrustSample.user(number), again: false)
    }
    // The latest answers of three of eight, each alone about a round.
    for answer in spoiled {
      let last = rounds[rounds.count - 1]
      var round = TrustSample.rounds([[answer]])[0]
      round.start = last.start.advanced(byMilliseconds: 7 * GolfTown.day)
      round.day = last.day.adding(days: 7)
      rounds.append(round)
    }
    #expect(tier(TrustWindow(rounds)) == .member)
    #expect(tier(TrustWindow(rounds), after: .trusted) == .trusted)
    // Somebody else has said something about each of them.
    for index in rounds.indices.suffix(3) {
      rounds[index].answers.append(TrustAnswer(reviewer: TrustSample.user(9 + index)))
    }
    #expect(tier(TrustWindow(rounds), after: .trusted) == .member)
  }
}
