import Calendar
import Coding
import Core

/// When a person is reminded, by the clocks of the zone they are in.
@Memberwise public struct ReminderTimes: Hashable, Sendable {
  public let settings: FriendsSettings
  public let rules: ZoneRules

  /// A day whose reminder is due.
  @Memberwise public struct Due: Hashable, Sendable {
    /// The person's date.
    public let day: CivilDate
    /// The person's date of the reminder before, whether or not it was sent. Who came to be due
    /// after it is told now.
    public let previous: CivilDate
  }

  /// When the reminder of a date comes; `nil` for a day of the week that was not chosen.
  ///
  /// A time that the clocks leave out is moved forward, of one that they show twice the first is
  /// meant, and what falls into the quiet hours comes when they end.
  public func moment(of date: CivilDate) -> Instant? {
    guard settings.reminderDays.contains(date.weekday) else { return nil }
    let at = rules.instant(of: CivilDateTime(date, hour(settings.reminderHour)))
    let local = rules.civil(at: at)
    guard settings.quietHours.contains(local.time) else { return at }
    let end = hour(settings.quietHours.to)
    let last = end > local.time ? local.date : local.date.adding(days: 1)
    return rules.instant(of: CivilDateTime(last, end))
  }

  /// The day whose reminder is due now; `nil` where there is none. What was missed is caught up
  /// within the person's day, and never after it.
  ///
  /// - Parameters:
  ///   - since: When this was asked before.
  ///   - last: The day for which there was a reminder.
  public func due(since: Instant, last: CivilDate?, at now: Instant) -> Due? {
    let today = day(of: now)
    if let last, today <= last { return nil }
    let date = rules.civil(at: now).date
    for ahead in [-1, 0] {
      let candidate = date.adding(days: ahead)
      guard let at = moment(of: candidate), since < at, at <= now, day(of: at) == today else {
        continue
      }
      return Due(day: today, previous: day(before: candidate, today))
    }
    return nil
  }

  /// The next moment after an instant. There is one within ten days, as one day of the week is
  /// chosen at least; where clocks leave out a date, the one after it.
  public func next(after now: Instant) -> Instant {
    let date = rules.civil(at: now).date
    for ahead in -1...14 {
      if let at = moment(of: date.adding(days: ahead)), at > now { return at }
    }
    return now.advanced(byMilliseconds: 86_400_000)
  }

  /// The person's date at an instant.
  public func day(of instant: Instant) -> CivilDate {
    rules.civil(at: instant).date(startOfDayHour: settings.startOfDay.hour)
  }

  private func day(before date: CivilDate, _ today: CivilDate) -> CivilDate {
    for back in 1...7 {
      if let at = moment(of: date.adding(days: -back)) { return day(of: at) }
    }
    return today.adding(days: -1)
  }

  private func hour(_ hour: Int) -> TimeOfDay { TimeOfDay(hour: hour, minute: 0) ?? .midnight }
}
