import Calendar
import Coding
import Core
import Wire

/// How a person wants SuperFriend to work. One row; its id is the person's own.
@Edits("setting") @Wire(identity: "user", defaults: .written)
public struct FriendsSettings: Hashable, Sendable {
  public let user: UserID
  public var defaultPeriod: Period = .monthly
  public var wording: Wording = .full
  public var showsBands = true
  public var showsSections = true
  /// What a swipe records.
  public var swipeType: ConnectionType = .meetUp
  /// Message and Call record without asking.
  public var recordsAtOnce = false
  public var offersMoreKinds = false
  public var nameOrder: NameOrder = .givenFirst
  public var nameDisplay: NameDisplay = .firstLast
  public var startOfDay: StartOfDay = .midnight
  /// For phone numbers written without their country; `nil` until chosen.
  @Field(reading: "knownCountry") public var country: Country?
  /// Whether and by which way they are reminded of friends who are due.
  public var reminders: ReminderWay = .off
  /// The hour at which reminders come, as their clocks show it.
  @Field(in: ReminderQuietHours.hours.wire) public var reminderHour = 9
  public var reminderDays: ReminderDays = .all
  public var quietHours: ReminderQuietHours = ReminderQuietHours()
  /// Whether a push notification comes for each friend too, besides the one for all of them.
  public var remindsOfEach = false
  /// In reminders and in the calendar.
  public var showsBirthdays = true
  /// Whether the events of the calendar have an alarm.
  public var calendarAlarms = false
  /// The IANA name of the zone of the device that was used last; empty until one has said.
  @Field(as: "zoneName") public var zone = ""

  public init(user: UserID) { self.user = user }
}

@Wire public enum Wording: String, Hashable, Sendable, CaseIterable {
  /// "Due" and "n days".
  case compact
  /// "Due today", "1 day", "2 days overdue".
  case full
}

/// By which part of the name people are sorted.
@Wire public enum NameOrder: String, Hashable, Sendable, CaseIterable {
  case givenFirst, familyFirst
}

/// One setting and its new value.
public typealias SettingChange = FriendsSettings.Edit

/// The hour at which a person's day begins, 0…6; what happens before it counts for the date before.
public struct StartOfDay: Hashable, Sendable {
  public let hour: Int

  /// What ``hour`` may be.
  public static let hours = 0...6
  public static let midnight = StartOfDay(unchecked: 0)
  public static let choices: [StartOfDay] = hours.map { hour in StartOfDay(unchecked: hour) }

  public init?(hour: Int) {
    guard StartOfDay.hours.contains(hour) else { return nil }
    self.init(unchecked: hour)
  }

  private init(unchecked hour: Int) { self.hour = hour }

  /// The person's date at a moment.
  public func today(_ moment: Moment) -> CivilDate { moment.today(startOfDayHour: hour) }

  /// The person's date at an instant.
  public func date(of instant: Instant, in zone: Zone) -> CivilDate {
    instant.civil(offset: zone.offset).date(startOfDayHour: hour)
  }
}

/// An ISO 3166 country whose phone numbers we know how to complete.
public struct Country: Hashable, Sendable {
  /// Two capital letters.
  public let code: String

  public init?(_ code: String) {
    guard dialling(code) != nil else { return nil }
    self.code = code
  }
}
