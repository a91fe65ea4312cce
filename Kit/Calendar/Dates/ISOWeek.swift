/// A week of the ISO 8601 calendar: it begins on Monday and belongs to the year of its Thursday.
public struct ISOWeek: Hashable, Sendable {
  /// The week's year, 1…9999; in the days around New Year it may differ from the date's.
  public let year: Int
  /// 1…53.
  public let week: Int

  /// The week `date` lies in.
  public init(containing date: CivilDate) {
    // 9999-12-31 is a Friday and 0001-01-01 a Monday: every Thursday asked for is within the range.
    let thursday = date.adding(days: 4 - date.weekday.rawValue)
    year = thursday.year
    week = (thursday.dayOfYear - 1) / 7 + 1
  }
}

extension ISOWeek: Comparable {
  /// Whether `a` is an earlier week than `b`.
  public static func < (a: ISOWeek, b: ISOWeek) -> Bool {
    a.year != b.year ? a.year < b.year : a.week < b.week
  }
}

extension ISOWeek: CustomStringConvertible {
  /// `YYYY-Www`, such as `2026-W47`.
  public var description: String { "\(padded(year, to: 4))-W\(padded(week, to: 2))" }
}

extension CivilDate {
  /// The ISO 8601 week this date lies in.
  public var isoWeek: ISOWeek { ISOWeek(containing: self) }
}
