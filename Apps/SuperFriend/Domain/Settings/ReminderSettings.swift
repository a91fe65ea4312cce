import Calendar
import Coding
import Wire

/// By which way a person is reminded of the friends who are due.
@Wire public enum ReminderWay: String, Hashable, Sendable, CaseIterable {
  case off, push, email
}

/// The days of the week on which reminders come: at least one, each once, Monday first.
public struct ReminderDays: Hashable, Sendable {
  public let days: [Weekday]

  public static let all = ReminderDays(unchecked: Weekday.allCases)

  /// `nil` for no day at all.
  public init?(_ days: [Weekday]) {
    let ordered = Weekday.allCases.filter { day in days.contains(day) }
    guard !ordered.isEmpty else { return nil }
    self.init(unchecked: ordered)
  }

  private init(unchecked days: [Weekday]) { self.days = days }

  public func contains(_ day: Weekday) -> Bool { days.contains(day) }

  /// With or without a day; the same where no day would be left.
  public func toggling(_ day: Weekday) -> ReminderDays {
    let others = days.filter { other in other != day }
    return ReminderDays(contains(day) ? others : others + [day]) ?? self
  }
}

/// The whole hours of the day, as a person's clocks show them, in which no reminder comes: from one
/// until another, over midnight where that is the earlier one. None where they are the same.
@Wire public struct ReminderQuietHours: Hashable, Sendable {
  @Field(in: ReminderQuietHours.hours.wire, defaults: .written) public var from = 22
  @Field(in: ReminderQuietHours.hours.wire, defaults: .written) public var to = 7

  /// What an hour may be.
  public static let hours = 0...23

  public init() {}

  /// `nil` where one of them is no hour.
  public init?(from: Int, to: Int) {
    let hours = ReminderQuietHours.hours
    guard hours.contains(from), hours.contains(to) else { return nil }
    self.from = from
    self.to = to
  }

  public func contains(_ time: TimeOfDay) -> Bool {
    from <= to
      ? time.hour >= from && time.hour < to
      : time.hour >= from || time.hour < to
  }
}
