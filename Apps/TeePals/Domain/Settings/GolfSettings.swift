import Calendar
import Coding
import Core

/// How TeePals is for a golfer, in their own scope.
public struct GolfSettings: Hashable, Sendable {
  public let user: UserID
  /// What may call them outside the app, by category. In the app everything is shown.
  public var pushed: [NotificationCategory] = NotificationCategory.allCases
  /// No call between these local times; `nil` for any time.
  public var quietHours: QuietHours? = QuietHours()
  public var digest = MailDigest.never
  /// What they do not want to see, each once, the latest last; at most ``mostHidden``.
  public var hidden: [HiddenID] = []

  /// The oldest gives way to one more.
  public static let mostHidden = 200

  public init(user: UserID) { self.user = user }
}

@Memberwise public struct QuietHours: Hashable, Sendable {
  public var from: TimeOfDay
  public var to: TimeOfDay

  /// 22:00 to 07:00.
  public init() {
    from = TimeOfDay(hour: 22, minute: 0) ?? .midnight
    to = TimeOfDay(hour: 7, minute: 0) ?? .midnight
  }
}

public enum MailDigest: String, Hashable, Sendable, CaseIterable {
  case never, daily, weekly
}

/// One setting and its new value.
public enum GolfSetting: Hashable, Sendable {
  case pushed([NotificationCategory])
  case quietHours(QuietHours?)
  case digest(MailDigest)
  /// One thing more.
  case hide(HiddenID)
  /// Everything that was hidden.
  case showHidden
}
