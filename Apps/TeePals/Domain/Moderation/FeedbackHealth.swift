import Core

/// How answering after rounds goes (specification §14.9), of rounds whose answers are counted. Only
/// numbers: nobody can be told from them.
public struct FeedbackHealth: Hashable, Sendable {
  /// A part of a whole.
  public struct Share: Hashable, Sendable {
    public var part = 0
    public var whole = 0

    /// In percent; `nil` where the part is too small to be told.
    public var percent: Int? {
      part < ModerationLimits.fewest || whole == 0 ? nil : 100 * part / whole
    }
  }

  /// Who answered, of those who were asked.
  public var answered = Share()
  /// With whom somebody would play again, of those about whom they said anything.
  public var playAgain = Share()
  /// Answers in which something went wrong.
  public var issues = Share()
  /// Who answered after a day, when they are reminded, of those who had not before.
  public var reminded = Share()
  private var times: [Int64] = []

  public init() {}

  /// Seconds from the end of a round to an answer; `nil` where too few have answered.
  public var medianSeconds: Int? {
    guard times.count >= ModerationLimits.fewest else { return nil }
    return Int(times.sorted()[times.count / 2] / 1_000)
  }

  /// Counts a round with everything that was said about it.
  public mutating func count(_ round: FeedbackRound, _ answers: [RoundFeedback]) {
    var early = 0
    for feedback in answers where feedback.answer != .declined {
      let span = max(0, feedback.at.milliseconds - round.completedAt.milliseconds)
      times.append(span)
      answered.part += 1
      issues.whole += 1
      if span < ModerationLimits.day { early += 1 } else { reminded.part += 1 }
      switch feedback.answer {
      case .well(let again, _):
        playAgain.part += again.count
        playAgain.whole += max(0, round.players.count - 1)
      case .issues(let people):
        issues.part += 1
        playAgain.whole += people.count
      case .skipped, .declined: break
      }
    }
    answered.whole += round.players.count
    reminded.whole += max(0, round.players.count - early)
  }
}
