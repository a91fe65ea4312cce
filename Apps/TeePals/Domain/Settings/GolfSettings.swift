import Calendar
import Coding
import Core
import Wire

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

@Memberwise @Wire public struct QuietHours: Hashable, Sendable {
  @Field(as: "timeOfDay") public var from: TimeOfDay
  @Field(as: "timeOfDay") public var to: TimeOfDay

  /// 22:00 to 07:00.
  public init() {
    from = TimeOfDay(hour: 22, minute: 0) ?? .midnight
    to = TimeOfDay(hour: 7, minute: 0) ?? .midnight
  }
}

@Wire public enum MailDigest: String, Hashable, Sendable, CaseIterable {
  case never, daily, weekly
}

/// One setting and its new value.
@Wire(casesOf: "setting")
public enum GolfSetting: Hashable, Sendable {
  @Case(as: "words") case pushed([NotificationCategory])
  @Case(as: "quietHours") case quietHours(QuietHours?)
  case digest(MailDigest)
  /// One thing more.
  case hide(HiddenID)
  /// Everything that was hidden.
  case showHidden
}
