import Calendar

/// A page of the calendar: six weeks around a month (specification §8.6).
public struct CalendarMonth: Hashable, Sendable {
  /// The month's first day.
  public let start: CivilDate
  public let firstWeekday: Weekday

  /// The month of `date`.
  public init(of date: CivilDate, firstWeekday: Weekday) {
    start = date.startOfMonth
    self.firstWeekday = firstWeekday
  }

  /// The 42 days of the page, a week a row.
  public var cells: [CivilDate] {
    let first = start.onOrBefore(firstWeekday)
    return (0..<42).map { index in first.adding(days: index) }
  }

  /// The month's last day.
  public var end: CivilDate { start.adding(days: start.daysInMonth - 1) }

  /// The weekdays in the order of the columns.
  public var weekdays: [Weekday] {
    let first = start.onOrBefore(firstWeekday)
    return (0..<7).map { index in first.adding(days: index).weekday }
  }

  public func contains(_ date: CivilDate) -> Bool { start <= date && date <= end }

  /// `months` pages on, or back when it is negative.
  public func moved(by months: Int) -> CalendarMonth {
    CalendarMonth(of: start.adding(months: months), firstWeekday: firstWeekday)
  }
}
