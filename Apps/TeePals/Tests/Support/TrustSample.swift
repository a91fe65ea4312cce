import Calendar
import Core
import TeePalsDomain

/// Rounds of somebody's with what others said of them, made by hand.
enum TrustSample {
  static func user(_ number: Int) -> UserID { SampleGolf.user(UInt64(100 + number)) }

  /// Rounds of one each day, which count two hours later.
  static func rounds(_ answers: [[TrustAnswer]]) -> [TrustRound] {
    answers.enumerated().map { day, answers in
      let start = GolfTown.start.advanced(byMilliseconds: Int64(day) * GolfTown.day)
      return TrustRound(
        start: start, day: CivilDate(dayNumber: 20_000 + day),
        countedAt: start.advanced(byMilliseconds: 2 * GolfTown.hour), answers: answers)
    }
  }

  /// So many would play again, of so many, spread over five rounds; everybody answers once.
  static func share(_ yes: Int, of all: Int) -> [TrustRound] {
    var answers = [[TrustAnswer]](repeating: [], count: TrustWindow.size)
    for number in 0..<all {
      answers[number % answers.count].append(
        TrustAnswer(reviewer: user(number), again: number < yes, skill: true))
    }
    return rounds(answers)
  }

  /// Two people, whose words are not in question.
  static var fine: [TrustAnswer] {
    [
      TrustAnswer(reviewer: user(90), again: true, skill: true),
      TrustAnswer(reviewer: user(91), again: true, skill: true),
    ]
  }

  /// Rounds that are fine, each besides with what is said in it.
  static func window(_ said: [[TrustAnswer]]) -> TrustWindow {
    TrustWindow(rounds(said.map { answers in fine + answers }))
  }

  static func report(_ number: Int, _ kinds: IssueKind...) -> TrustAnswer {
    TrustAnswer(reviewer: user(number), issues: kinds)
  }
}
