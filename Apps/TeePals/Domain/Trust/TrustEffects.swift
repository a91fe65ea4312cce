import Core

/// What comes of reports besides badges (specification §14.6).
public enum TrustEffects {
  /// So many reports in the window give hints, so many a time without new rounds, so many are a
  /// case for moderators.
  public static let tipsFrom = 2
  public static let coolingOffFrom = 4
  public static let caseFrom = 6
  /// Milliseconds without new rounds.
  public static let pause: Int64 = 7 * GolfRates.day

  /// What went wrong more than once, as far as it could not be traced to one person.
  public static func tips(in window: TrustWindow) -> [IssueKind] {
    let rounds = window.sheltered
    guard reports(in: rounds) >= tipsFrom else { return [] }
    return IssueKind.allCases.filter { kind in
      kind.counts
        && rounds.contains { round in
          round.answers.contains { answer in answer.issues.contains(kind) }
        }
    }
  }

  /// Until when somebody makes no new rounds. It begins with a report that is new, so that it does
  /// not begin again with the old ones.
  ///
  /// - Parameter last: Everything that counted until then was looked at before.
  public static func coolingOff(
    after former: Instant?, in window: TrustWindow, since last: Instant?, at now: Instant
  ) -> Instant? {
    let rounds = window.sheltered
    guard reports(in: rounds) >= coolingOffFrom else { return nil }
    let isNew = rounds.contains { round in
      guard let counted = round.countedAt, last.map({ last in counted > last }) ?? true else {
        return false
      }
      return round.answers.contains { answer in answer.isReport }
    }
    if isNew { return now.advanced(byMilliseconds: pause) }
    return former.flatMap { end in now < end ? end : nil }
  }

  /// Whether moderators should look at the golfer soon: also at what nobody else hears.
  public static func isCase(_ window: TrustWindow) -> Bool {
    reports(in: window.recent) >= caseFrom
  }

  static func reports(in rounds: [TrustRound]) -> Int {
    rounds.reduce(0) { sum, round in
      sum + round.answers.count { answer in answer.isReport }
    }
  }
}
