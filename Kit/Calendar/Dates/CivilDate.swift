/// A day of the proleptic Gregorian calendar, 0001-01-01 to 9999-12-31, without time or zone.
///
/// It is one number, the days since 1970-01-01, so that differences, sorting and hashing are those
/// of a number and never a division of milliseconds.
public struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01, -719 162…2 932 896.
  public let dayNumber: Int

  /// 0001-01-01.
  public static let first = CivilDate(dayNumber: -719_162)
  /// 9999-12-31.
  public static let last = CivilDate(dayNumber: 2_932_896)

  /// The date `dayNumber` days after 1970-01-01. Numbers outside the range give the nearest end of
  /// it.
  public init(dayNumber: Int) {
    self.dayNumber = min(max(dayNumber, -719_162), 2_932_896)
  }

  /// `nil` when there is no such day: a month outside 1…12, 30 February, a year outside 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
      day <= Gregorian.daysInMonth(month, of: Int64(year))
    else { return nil }
    self.init(dayNumber: Int(Gregorian.dayNumber(year: Int64(year), month: month, day: day)))
  }

  /// Year 1…9999, month 1…12 and day 1…31 at once; cheaper than asking for each.
  public var components: (year: Int, month: Int, day: Int) {
    let parts = Gregorian.components(ofDay: Int64(dayNumber))
    return (Int(parts.year), parts.month, parts.day)
  }

  /// 1…9999.
  public var year: Int { Int(Gregorian.year(ofDay: Int64(dayNumber)).year) }
  /// 1…12.
  public var month: Int { components.month }
  /// 1…31.
  public var day: Int { components.day }
  /// 1…366, 1 being 1 January.
  public var dayOfYear: Int { Int(Gregorian.year(ofDay: Int64(dayNumber)).dayOfYear) + 1 }

  /// Whether this date's year has a 29 February.
  public var isLeapYear: Bool { Gregorian.isLeap(Int64(year)) }

  /// The number of days of this date's month, 28…31.
  public var daysInMonth: Int {
    let (year, month, _) = components
    return Gregorian.daysInMonth(month, of: Int64(year))
  }

  /// The day of the week.
  public var weekday: Weekday { Weekday(dayNumber: dayNumber) }
}

extension CivilDate: Comparable {
  /// Whether `a` is an earlier day than `b`.
  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.dayNumber < b.dayNumber }
}
