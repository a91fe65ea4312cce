import Calendar

/// Days in a row that are looked at together (specification §9.4).
public struct DaySpan: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case day, week, month, year, custom
  }

  public let kind: Kind
  public let from: CivilDate
  /// The last day; never before `from`.
  public let through: CivilDate

  /// The day, week, month or year `date` is in; a custom span is the one day.
  public init(_ kind: Kind, around date: CivilDate, firstWeekday: Weekday) {
    self.kind = kind
    switch kind {
    case .day, .custom:
      from = date
      through = date
    case .week:
      from = date.onOrBefore(firstWeekday)
      through = from.adding(days: 6)
    case .month:
      from = date.startOfMonth
      through = from.adding(days: from.daysInMonth - 1)
    case .year:
      from = CivilDate(year: date.year, month: 1, day: 1) ?? date
      through = CivilDate(year: date.year, month: 12, day: 31) ?? date
    }
  }

  /// From one day through another, whichever is first; at most ten years.
  public init(from: CivilDate, through: CivilDate) {
    kind = .custom
    self.from = min(from, through)
    self.through = min(max(from, through), self.from.adding(days: DaySpan.longest - 1))
  }

  /// The most days a custom span has.
  public static let longest = 3_660

  /// Days in it.
  public var count: Int { from.daysUntil(through) + 1 }

  public func contains(_ date: CivilDate) -> Bool { from <= date && date <= through }

  /// The span of the same kind just before; of a custom one, as many days.
  public var previous: DaySpan { moved(by: -1) }
  public var next: DaySpan { moved(by: 1) }

  private func moved(by step: Int) -> DaySpan {
    switch kind {
    case .day, .week:
      return DaySpan(kind, from: from.adding(days: step * count), count: count)
    case .month:
      let start = from.adding(months: step)
      return DaySpan(kind, from: start, count: start.daysInMonth)
    case .year:
      let start = from.adding(months: 12 * step)
      return DaySpan(kind, from: start, count: start.isLeapYear ? 366 : 365)
    case .custom:
      return DaySpan(kind, from: from.adding(days: step * count), count: count)
    }
  }

  private init(_ kind: Kind, from: CivilDate, count: Int) {
    self.kind = kind
    self.from = from
    through = from.adding(days: count - 1)
  }
}
