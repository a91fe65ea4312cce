import Coding
import Core
import Wire

/// What is limited so that nobody floods the others (specification §10).
///
/// Each time is a ``LimitedAct``, whatever becomes of what was done.
@Wire public enum GolfAction: String, Hashable, Sendable, CaseIterable {
  case createRound
  case follow
  case chat
  /// To be let into a round, at once too, or onto the waiting list of a full one.
  case request
  case invite
  case report
  /// To hand on the link to a round or a golfer. No server makes it, so the device counts.
  case share
  /// To publish a post, to comment on one, to like one or a comment.
  case post, comment, like
  /// To answer about a round.
  case feedback

  /// How often in a ``window``, for an account that is not new; see ``GolfRates/allowance``.
  public var limit: Int {
    switch self {
    case .createRound: 5
    case .follow: 20
    case .chat: 60
    case .request: 20
    case .invite: 40
    case .report: 20
    case .share, .post, .feedback: 10
    case .comment: 30
    case .like: 100
    }
  }

  /// In milliseconds, for an account that is not new.
  public var window: Int64 {
    switch self {
    case .createRound, .follow, .share: 3_600_000
    case .post, .comment, .like: 900_000
    case .chat: 60_000
    case .request, .invite, .report, .feedback: GolfRates.day
    }
  }

  /// In milliseconds, the longest there is for an account of any age.
  private var longestWindow: Int64 { self == .createRound ? GolfRates.day : window }

  /// How far back acts can matter, in milliseconds: the window of what was done offline as long ago
  /// as a device is believed.
  public var reach: Int64 { longestWindow + GolfAction.belief }

  /// The longest ``reach`` there is: what is older counts with nothing.
  public static var longestReach: Int64 {
    allCases.reduce(0) { longest, action in max(longest, action.reach) }
  }

  /// How many acts are looked at, the latest: far more than anybody is allowed in a window.
  public static let mostRecent = 1_000

  /// How long ago a device may say that something was done, a week of milliseconds: what an outbox
  /// held longer counts as done then, and as no burst.
  public static let belief: Int64 = 7 * 86_400_000
}

/// How often something may be done within any time of a length.
@Memberwise public struct GolfAllowance: Hashable, Sendable {
  public let count: Int
  /// In milliseconds.
  public let window: Int64
}

/// Sliding windows over when somebody did something.
public enum GolfRates {
  /// Requests of one person that may wait for an answer at once.
  public static let openRequests = 10

  /// In milliseconds.
  static let day: Int64 = 86_400_000

  /// How often somebody may do this, by the age of their profile.
  ///
  /// Who is new hosts three rounds a day. Three tenths of five an hour would be one, and whoever
  /// cancels it for a wrong time could not post it again within the hour.
  public static func allowance(
    _ action: GolfAction, since createdAt: Instant?, now: Instant
  ) -> GolfAllowance {
    if action == .createRound, isNew(createdAt, now) { return GolfAllowance(count: 3, window: day) }
    return GolfAllowance(
      count: limit(of: action.limit, since: createdAt, now: now), window: action.window)
  }

  /// Whether a profile is younger than a week; one that is not known counts as such.
  private static func isNew(_ createdAt: Instant?, _ now: Instant) -> Bool {
    guard let createdAt else { return true }
    return createdAt > now.advanced(byMilliseconds: -7 * day)
  }

  /// What is left of a limit by the age of somebody's profile.
  public static func limit(of whole: Int, since createdAt: Instant?, now: Instant) -> Int {
    guard let createdAt, !isNew(createdAt, now) else { return max(1, whole * 3 / 10) }
    guard createdAt <= now.advanced(byMilliseconds: -30 * day) else {
      return max(1, whole * 6 / 10)
    }
    return whole
  }

  /// In how many seconds it is allowed again; `nil` where it is allowed.
  ///
  /// What was done offline comes late and out of order, so every window around `time` counts. Of a
  /// time before the ``GolfAction/mostRecent`` that are known nobody can say how often: it waits.
  ///
  /// - Parameter times: Ascending.
  public static func wait(
    at time: Instant, after times: [Instant], allowed: GolfAllowance
  ) -> Int? {
    let (limit, window) = (allowed.count, allowed.window)
    if times.count >= GolfAction.mostRecent, let first = times.first,
      time < first.advanced(byMilliseconds: window)
    {
      return Int(window / 1_000)
    }
    let near = times.filter { other in
      other > time.advanced(byMilliseconds: -window)
        && other < time.advanced(byMilliseconds: window)
    }
    let all = (near + [time]).sorted()
    guard all.count > limit else { return nil }
    var wait: Int64?
    for first in 0..<all.count - limit {
      let end = all[first].advanced(byMilliseconds: window)
      guard all[first] <= time, time <= all[first + limit], all[first + limit] < end else {
        continue
      }
      wait = max(wait ?? 0, end.milliseconds - time.milliseconds)
    }
    return wait.map { wait in max(1, Int((wait + 999) / 1_000)) }
  }
}
