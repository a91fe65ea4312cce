import Calendar
import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What earns and loses a badge")
struct BadgeRuleTests {
  private static let earned = TrustBadge.allCases.filter { badge in badge != .rookie }

  private func badges(
    _ window: TrustWindow, after former: [TrustBadge] = []
  ) -> [TrustBadge] {
    BadgeRules.badges(after: former, in: window)
  }

  @Test(
    "the share that is played again with: what is between keeps the former state",
    arguments: [
      (12, 15, true, true), (80, 100, true, true), (79, 100, false, true), (70, 100, false, true),
      (60, 100, false, true), (59, 100, false, false), (0, 100, false, false),
    ])
  func shares(yes: Int, all: Int, earns: Bool, keeps: Bool) {
    let window = TrustWindow(TrustSample.share(yes, of: all))
    #expect(badges(window).contains(.trustedRegular) == earns)
    #expect(badges(window, after: [.trustedRegular]).contains(.trustedRegular) == keeps)
  }

  @Test("it takes answers of three people in five rounds")
  func people() {
    for people in 1...4 {
      let answers = (0..<5).map { round in
        (0..<2).map { number in
          TrustAnswer(reviewer: TrustSample.user((round + number) % people), again: true)
        }
      }
      let window = TrustWindow(TrustSample.rounds(answers))
      #expect(badges(window).contains(.trustedRegular) == (people >= 3), "\(people)")
      let four = TrustWindow(TrustSample.rounds(Array(answers.prefix(4))))
      #expect(!badges(four).contains(.trustedRegular))
    }
  }

  /// What is said in the last of five rounds, by whom, and what is lost or not earned by it.
  private static let issues: [([TrustAnswer], lost: [TrustBadge], unearned: [TrustBadge])] = [
    ([], [], []),
    ([TrustSample.report(1, .late)], [], [.onTime]),
    ([TrustSample.report(1, .late), TrustSample.report(2, .late)], [.onTime], [.onTime]),
    ([TrustSample.report(1, .noShow)], [.onTime], [.onTime]),
    ([TrustSample.report(1, .disrespectful)], [.respectful], [.respectful]),
    ([TrustSample.report(1, .skillMismatch)], [], [.wellMatched]),
    (
      [TrustSample.report(1, .skillMismatch), TrustSample.report(2, .skillMismatch)],
      [.wellMatched], [.wellMatched]
    ),
    ([TrustSample.report(1, .communication)], [], [.communicator]),
    (
      [TrustSample.report(1, .communication), TrustSample.report(2, .communication)],
      [.communicator], [.communicator]
    ),
    ([TrustSample.report(1, .other), TrustSample.report(2, .other)], [], []),
  ]

  @Test("each kind of issue takes what it is about", arguments: 0..<issues.count)
  func kinds(_ index: Int) {
    let row = Self.issues[index]
    let window = TrustSample.window([[], [], [], [], row.0])
    let all = Self.earned.filter { badge in badge != .trustedRegular }
    let new = badges(window).filter { badge in all.contains(badge) }
    #expect(new == all.filter { badge in !row.unearned.contains(badge) })
    let kept = badges(window, after: Self.earned).filter { badge in all.contains(badge) }
    #expect(kept == all.filter { badge in !row.lost.contains(badge) })
  }

  @Test("three rounds earn nothing, and four all but one")
  func rounds() {
    #expect(badges(TrustSample.window([[], [], []])) == [.rookie])
    #expect(
      badges(TrustSample.window([[], [], [], []]))
        == [.onTime, .respectful, .wellMatched, .communicator])
  }

  @Test("well matched takes four of five who found the levels right")
  func skill() {
    for (wrong, earns) in [(0, true), (1, true), (2, true), (3, false)] {
      var said = [[TrustAnswer]](repeating: [], count: 4)
      for number in 0..<wrong {
        said[number].append(
          TrustAnswer(reviewer: TrustSample.user(number), again: true, skill: false))
      }
      #expect(badges(TrustSample.window(said)).contains(.wellMatched) == earns, "\(wrong)")
    }
  }

  @Test("what one person alone has said of a round takes nothing away")
  func sheltered() {
    func window(_ count: Int, by people: Int) -> TrustWindow {
      var rounds = [[TrustAnswer]](repeating: TrustSample.fine, count: 5)
      for number in 0..<count {
        rounds[4 - number] = [TrustSample.report(number % people, .noShow, .disrespectful)]
      }
      return TrustWindow(TrustSample.rounds(rounds))
    }
    // One person, however often.
    for count in 1...4 {
      #expect(badges(window(count, by: 1), after: Self.earned).contains(.respectful), "\(count)")
      #expect(badges(window(count, by: 1)).contains(.onTime), "\(count)")
    }
    // Two different ones.
    #expect(!badges(window(2, by: 2), after: Self.earned).contains(.respectful))
    // Whoever skipped has said nothing; whoever has said something good has.
    let skipped = TrustAnswer(reviewer: TrustSample.user(5), isGiven: false)
    let good = TrustAnswer(reviewer: TrustSample.user(5), again: true)
    for (other, keeps) in [(skipped, true), (good, false)] {
      let last = [TrustSample.report(1, .disrespectful), other]
      let rounds = [[TrustAnswer]](repeating: TrustSample.fine, count: 4) + [last]
      let window = TrustWindow(TrustSample.rounds(rounds))
      #expect(badges(window, after: Self.earned).contains(.respectful) == keeps)
    }
  }

  @Test("the last five rounds count, two of a day")
  func window() {
    var rounds = TrustSample.rounds([[TrustAnswer]](repeating: [], count: 8))
    #expect(TrustWindow(rounds).recent == Array(rounds.suffix(5)))
    #expect(TrustWindow(rounds.reversed()).recent == Array(rounds.suffix(5)))
    rounds[7].countedAt = nil
    #expect(TrustWindow(rounds).completed == 8 && TrustWindow(rounds).counted.count == 7)
    for index in rounds.indices { rounds[index].day = CivilDate(dayNumber: 20_000 + index / 4) }
    let window = TrustWindow(rounds)
    #expect(window.completed == 4)
    #expect(window.counted == [rounds[0], rounds[1], rounds[4], rounds[5]])
  }
}
