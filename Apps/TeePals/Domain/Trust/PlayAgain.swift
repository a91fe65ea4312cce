import Core

/// How many would play again with somebody, of those who said so or said otherwise
/// (specification §14.2). Whoever skipped counts nowhere.
public struct PlayAgain: Hashable, Sendable {
  public private(set) var yes = 0
  public private(set) var all = 0

  public init(yes: Int = 0, all: Int = 0) {
    self.yes = yes
    self.all = all
  }

  /// Every answer in the rounds.
  public init(in rounds: [TrustRound]) {
    for round in rounds {
      for answer in round.answers { count(answer.verdict) }
    }
  }

  /// Each partner once, with their latest answer: whoever is gone is nobody's partner.
  public init(latestIn rounds: [TrustRound]) {
    var latest: [UserID: Bool] = [:]
    for round in rounds {
      for answer in round.answers {
        if let reviewer = answer.reviewer, let verdict = answer.verdict {
          latest[reviewer] = verdict
        }
      }
    }
    for verdict in latest.values { count(verdict) }
  }

  private mutating func count(_ verdict: Bool?) {
    guard let verdict else { return }
    all += 1
    if verdict { yes += 1 }
  }

  public func isAtLeast(_ percent: Int) -> Bool { all > 0 && 100 * yes >= percent * all }
  public func isBelow(_ percent: Int) -> Bool { all > 0 && 100 * yes < percent * all }

  /// Of a hundred, rounded to five; `nil` where nobody has said.
  public var shown: Int? { all > 0 ? (40 * yes + all) / (2 * all) * 5 : nil }
}
