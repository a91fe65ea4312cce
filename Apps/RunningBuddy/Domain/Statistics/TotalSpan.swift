import Calendar

/// What totals are made over.
public enum TotalUnit: Hashable, Sendable {
  /// Weeks that begin on this day; ISO 8601 weeks on Monday.
  case week(from: Weekday)
  case month
  case year
}

/// A week, month or year of days.
public struct TotalSpan: Hashable, Sendable {
  public let unit: TotalUnit
  public let first: CivilDate
  /// Not before ``first``; part of the span.
  public let last: CivilDate

  /// The one that a day lies in. At the ends of the calendar it is cut off.
  public init(_ unit: TotalUnit, containing day: CivilDate) {
    self.unit = unit
    switch unit {
    case .week(let weekday):
      // The first days of the calendar may lie in a week that begins before it.
      let back = (day.weekday.rawValue - weekday.rawValue + 7) % 7
      first = day.adding(days: -back)
      last = day.adding(days: 6 - back)
    case .month:
      first = day.startOfMonth
      last = first.adding(days: day.daysInMonth - 1)
    case .year:
      first = day.adding(days: 1 - day.dayOfYear)
      last = first.adding(days: day.isLeapYear ? 365 : 364)
    }
  }

  /// How many days it has.
  public var days: Int { first.daysUntil(last) + 1 }

  /// The one before; `nil` at the beginning of the calendar.
  public var previous: TotalSpan? {
    first > .first ? TotalSpan(unit, containing: first.adding(days: -1)) : nil
  }

  /// The one after; `nil` at the end of the calendar.
  public var next: TotalSpan? {
    last < .last ? TotalSpan(unit, containing: last.adding(days: 1)) : nil
  }

  /// Whether a day lies in it.
  public func contains(_ day: CivilDate) -> Bool { first <= day && day <= last }
}
