import Core

/// What is published of somebody's rounds, once a day and of everybody together, so that the time
/// says nothing about who answered.
public enum TrustPublishing {
  /// The hour of the day at which it is, by UTC.
  public static let hour = 12
  /// So many new answers, of different people, make the share anew.
  public static let newAnswers = 2

  /// The latest time of publishing.
  public static func latest(before now: Instant) -> Instant {
    let shifted = now.milliseconds - Int64(hour) * 3_600_000
    let days = (shifted % GolfRates.day + GolfRates.day) % GolfRates.day
    return Instant(milliseconds: now.milliseconds - days)
  }

  /// What is published after what was published before.
  ///
  /// - Parameters:
  ///   - rounds: Completed until the time of publishing, with `countedAt` of those only that had
  ///     counted by then.
  ///   - joined: When the golfer came.
  public static func next(
    of user: UserID, after former: GolferTrust?, _ window: TrustWindow, since joined: Instant,
    at now: Instant
  ) -> GolferTrust {
    let old = former ?? GolferTrust(user: user, publishedAt: now)
    var next = old
    next.publishedAt = now
    next.mark = TrustMark(rounds: window.completed)
    next.mark.badges = BadgeRules.badges(after: old.mark.badges, in: window)
    next.mark.tier = TierRules.tier(
      after: old.mark.tier, in: window, next.mark.badges,
      age: now.milliseconds - joined.milliseconds)
    if window.completed <= BadgeRules.rookieRounds {
      next.mark.badges = [.rookie]
      next.mark.tier = .rookie
    }
    if next.mark.tier != old.mark.tier { next.tierAt = now }
    share(&next, after: old, in: window, at: now)
    next.tips = TrustEffects.tips(in: window)
    next.coolingOffUntil = TrustEffects.coolingOff(
      after: old.coolingOffUntil, in: window, since: former?.publishedAt, at: now)
    return next
  }

  /// The share of the recent rounds. It stays as it was until enough different people have
  /// answered since it was made.
  private static func share(
    _ next: inout GolferTrust, after old: GolferTrust, in window: TrustWindow, at now: Instant
  ) {
    let recent = window.recent
    guard recent.count >= TrustWindow.size else { return }
    let new = recent.filter { round in
      guard let counted = round.countedAt else { return false }
      return old.shareAt.map { last in counted > last } ?? true
    }
    let people = TrustWindow.people(in: new) { answer in answer.verdict != nil }
    guard people >= newAnswers else {
      next.mark.share = old.mark.share
      return
    }
    next.mark.share = PlayAgain(in: recent).shown
    next.shareAt = now
  }
}
