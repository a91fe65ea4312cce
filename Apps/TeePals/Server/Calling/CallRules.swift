import Calendar
import Core
import TeePalsDomain

/// When somebody is called outside the app (specification §13).
enum CallRules {
  /// Milliseconds after which nobody is called about something any more.
  static let life: Int64 = 86_400_000
  /// Between two calls about one chat, in milliseconds.
  static let chatPause: Int64 = 120_000
  /// Between two calls about new followers, in milliseconds.
  static let socialPause: Int64 = 3_600_000

  /// Whether a notification is worth a call now. What waits for the end of a pause or of the quiet
  /// hours is asked about again; what was read meanwhile is not.
  ///
  /// - Parameters:
  ///   - last: When its recipient was last called about it.
  ///   - zone: Where the browser is.
  static func isDue(
    _ notification: GolfNotification, _ settings: GolfSettings, last: Instant?, zone: String,
    at now: Instant
  ) -> Bool {
    guard !notification.isRead, settings.pushed.contains(notification.kind.category),
      now.milliseconds - notification.updatedAt.milliseconds < life
    else { return false }
    if let last {
      guard last < notification.updatedAt,
        now.milliseconds - last.milliseconds >= pause(of: notification.kind.category)
      else { return false }
    }
    return !isQuiet(settings.quietHours, zone: zone, at: now)
  }

  private static func pause(of category: NotificationCategory) -> Int64 {
    switch category {
    case .chat: chatPause
    case .social: socialPause
    case .rounds, .system: 0
    }
  }

  /// From the first time of day until the second, over midnight where that is the earlier one.
  static func isQuiet(_ hours: QuietHours?, zone: String, at now: Instant) -> Bool {
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
