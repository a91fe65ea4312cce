import Calendar
import Core

/// How much, how long and by whom something may be said of others (specification §8.11, §14).
public enum FeedbackLimits {
  /// Unicode scalars of what is said beside an issue.
  public static let comment = 200
  /// Milliseconds in which answers are given.
  public static let open: Int64 = 7 * GolfRates.day
  /// Milliseconds more in which answers may come that were given before.
  public static let grace: Int64 = GolfRates.day
  /// Milliseconds from its start before which a completed round earns nobody anything.
  public static let quick: Int64 = 3_600_000
  /// Milliseconds before which an account says nothing that counts.
  public static let youth: Int64 = 7 * GolfRates.day
  /// So many dismissed reports within ``doubtSpan``: then moderators alone hear what somebody says.
  public static let doubt = 3
  /// Milliseconds.
  public static let doubtSpan: Int64 = 180 * GolfRates.day
  /// Somebody is reminded at this time of their day, a day after they were asked at the earliest.
  public static let reminderHour = 10

  /// Whether a profile is too young at a time; one that is not known counts as such.
  public static func isYoung(_ createdAt: Instant?, at time: Instant) -> Bool {
    guard let createdAt else { return true }
    return createdAt > time.advanced(byMilliseconds: -youth)
  }

  /// Whether too much of what somebody said was dismissed.
  public static func isDoubted(_ dismissed: [Instant], at now: Instant) -> Bool {
    let first = now.advanced(byMilliseconds: -doubtSpan)
    return dismissed.count { time in time > first } >= doubt
  }

  /// When somebody is reminded.
  ///
  /// - Parameter offset: Of their clocks from UTC, in seconds.
  public static func reminder(askedAt time: Instant, offset: Int) -> Instant {
    let first = time.advanced(byMilliseconds: GolfRates.day).milliseconds
    let local = first + Int64(offset) * 1_000
    let midnight = local - (local % GolfRates.day + GolfRates.day) % GolfRates.day
    var ten = midnight + Int64(reminderHour) * 3_600_000
    if ten < local { ten += GolfRates.day }
    return Instant(milliseconds: ten - Int64(offset) * 1_000)
  }

  /// The answer in the form in which it is kept: everybody and everything once.
  public static func settled(_ answer: FeedbackAnswer) -> FeedbackAnswer {
    switch answer {
    case .well(let again, let skill):
      var people: [UserID] = []
      for user in again where !people.contains(user) { people.append(user) }
      return .well(people, skill)
    case .issues(let issues):
      var people: [PersonIssue] = []
      for issue in issues where !people.contains(where: { known in known.user == issue.user }) {
        people.append(
          PersonIssue(
            user: issue.user,
            kinds: IssueKind.allCases.filter { kind in issue.kinds.contains(kind) },
            comment: trimmed(issue.comment)))
      }
      return .issues(people)
    case .skipped, .declined: return answer
    }
  }

  /// Why a settled answer is not taken.
  ///
  /// - Parameter players: Everybody who was there.
  public static func check(
    _ answer: FeedbackAnswer, by user: UserID, among players: [UserID]
  ) throws(TeePalsRejection) {
    func check(_ other: UserID) throws(TeePalsRejection) {
      guard other != user, players.contains(other) else { throw .invalid(.members, .elsewhere) }
    }
    switch answer {
    case .well(let again, _): for other in again { try check(other) }
    case .issues(let people):
      guard !people.isEmpty else { throw .invalid(.members, .missing) }
      for issue in people {
        try check(issue.user)
        guard !issue.kinds.isEmpty else { throw .invalid(.issues, .missing) }
        try GolfLimits.check(issue.comment, .comment, upTo: comment)
      }
    case .skipped, .declined: break
    }
  }
}
