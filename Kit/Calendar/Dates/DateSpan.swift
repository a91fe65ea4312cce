/// Days in a row that are looked at together.
public struct DateSpan: Hashable, Sendable {
  /// What a span is called, and how far the one beside it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case day, week, month, year, custom
  }

  public let kind: Kind
  public let from: CivilDate
  /// The last day; never before `from`.
  public let through: CivilDate

  /// The day, week, month or year `date` is in, cut off at the ends of the calendar; a custom span
  /// is the one day.
  public init(_ kind: Kind, around date: CivilDate, firstWeekday: Weekday) {
    self.kind = kind
    switch kind {
    case .day, .custom:
      from = date
      through = date
    case .week:
      // The first days of the calendar may lie in a week that begins before it.
      let back = (date.weekday.rawValue - firstWeekday.rawValue + 7) % 7
      from = date.adding(days: -back)
      through = date.adding(days: 6 - back)
    case .month:
      from = date.startOfMonth
      through = from.adding(days: from.daysInMonth - 1)
    case .year:
      from = date.adding(days: 1 - date.dayOfYear)
      through = from.adding(days: from.isLeapYear ? 365 : 364)
    }
  }

  /// From one day through another, whichever is first; at most ten years.
  public init(from: CivilDate, through: CivilDate) {
    kind = .custom
    self.from = min(from, through)
    self.through = min(max(from, through), self.from.adding(days: DateSpan.longest - 1))
  }

  private init(_ kind: Kind, from: CivilDate, through: CivilDate) {
    self.kind = kind
    self.from = from
    self.through = through
  }

  /// The most days a custom span has.
  public static let longest = 3_660

  /// Days in it.
  public var count: Int { from.daysUntil(through) + 1 }

  public func contains(_ date: CivilDate) -> Bool { from <= date && date <= through }

  /// Whether it begins with the calendar: then there is none before it.
  public var isFirst: Bool { from == .first }
  /// Whether it ends with the calendar: then there is none after it.
  public var isLast: Bool { through == .last }

  /// The span of the same kind just before; of a custom one, as many days.
  public var previous: DateSpan {
    let end = from.adding(days: -1)
    let start =
      switch kind {
      case .day: end
      case .week: from.adding(days: -7)
      case .month: end.startOfMonth
      case .year: end.adding(days: 1 - end.dayOfYear)
      case .custom: from.adding(days: -count)
      }
    return DateSpan(kind, from: start, through: end)
  }

  /// The span of the same kind just after; of a custom one, as many days.
  public var next: DateSpan {
    let start = through.adding(days: 1)
    let days =
      switch kind {
      case .day: 1
      case .week: 7
      case .month: start.daysInMonth
      case .year: start.isLeapYear ? 366 : 365
      case .custom: count
      }
    return DateSpan(kind, from: start, through: start.adding(days: days - 1))
  }
}
