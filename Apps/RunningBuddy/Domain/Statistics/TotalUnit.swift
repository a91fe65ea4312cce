import Calendar

/// What totals are made over.
public enum TotalUnit: Hashable, Sendable {
  /// Weeks that begin on this day; ISO 8601 weeks on Monday.
  case week(from: Weekday)
  case month
  case year

  /// The one that a day lies in.
  public func span(containing day: CivilDate) -> DateSpan {
    switch self {
    case .week(let weekday): DateSpan(.week, around: day, firstWeekday: weekday)
    case .month: DateSpan(.month, around: day, firstWeekday: .monday)
    case .year: DateSpan(.year, around: day, firstWeekday: .monday)
    }
  }
}
