import Calendar
import Coding
import Core
import TeePalsDomain

/// When somebody was notified before.
@Memberwise public struct EarlierPushes: Hashable, Sendable {
  /// About the same.
  public var same: Instant?
  /// Of the same kind: one push message an hour is for all who follow them, and one for all likes.
  public var social: Instant?
}

/// When somebody is notified outside the app (specification §13).
public enum GolfPushRules {
  /// Milliseconds after which nobody is notified about something any more.
  public static let life: Int64 = 86_400_000
  /// Between two notifications about one chat, in milliseconds.
  public static let chatPause: Int64 = 120_000
  /// Between two notifications about new followers, or about likes, in milliseconds.
  public static let socialPause: Int64 = 3_600_000

  /// Whether a notification is worth a push notification now. What waits for the end of a pause or
  /// of the quiet hours is asked about again; what was read meanwhile is not.
  ///
  /// - Parameters:
  ///   - earlier: When its recipient was last notified.
  ///   - zone: Where the browser is, by its IANA name; an unknown one is UTC.
  public static func isDue(
    _ notification: GolfNotification, _ settings: GolfSettings, _ earlier: EarlierPushes,
    zone: String, at now: Instant
  ) -> Bool {
    let category = notification.kind.category
    guard !notification.isRead, settings.pushed.contains(category),
      notification.updatedAt <= now, !hasPassed(life, since: notification.updatedAt, at: now)
    else { return false }
    if let same = earlier.same, same >= notification.updatedAt { return false }
    switch category {
    case .chat:
      if let same = earlier.same, !hasPassed(chatPause, since: same, at: now) { return false }
    case .social where notification.kind == .userFollowed || notification.kind == .postUpvoted:
      if let social = earlier.social, !hasPassed(socialPause, since: social, at: now) {
        return false
      }
    case .social, .rounds, .system: break
    }
    return !isQuiet(settings.quietHours, zone: zone, at: now)
  }

  private static func hasPassed(_ span: Int64, since start: Instant, at now: Instant) -> Bool {
    now.milliseconds - start.milliseconds >= span
  }

  /// From the first time of day until the second, over midnight where that is the earlier one; all
  /// day where they are the same. The clocks of the zone decide: an hour that they leave out is
  /// never quiet, one that they show twice is so both times.
  public static func isQuiet(_ hours: QuietHours?, zone: String, at now: Instant) -> Bool {
    guard let hours else { return false }
    let offset = ZoneTable.rules(named: zone)?.offset(at: now) ?? 0
    return isQuiet(hours, now.civil(offset: offset).time)
  }

  /// The same of a time of day.
  static func isQuiet(_ hours: QuietHours?, _ time: TimeOfDay) -> Bool {
    guard let hours else { return false }
    return hours.from < hours.to
      ? time >= hours.from && time < hours.to : time >= hours.from || time < hours.to
  }
}
