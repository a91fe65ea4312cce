import Core

/// What calendar and clock on the wall show: a date and a time of day, without zone.
public struct CivilDateTime: Hashable, Sendable {
  public let date: CivilDate
  public let time: TimeOfDay

  public init(_ date: CivilDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// The reading that many seconds after 1970-01-01T00:00:00 on the same wall. Beyond the years
  /// 1…9999 it is the first or the last reading of that range.
  init(wallSecond: Int64) {
    let (day, second) = floorDivide(wallSecond, by: 86_400)
    if day < Int64(CivilDate.first.dayNumber) {
      self.init(.first, .midnight)
    } else if day > Int64(CivilDate.last.dayNumber) {
      self.init(.last, .last)
    } else {
      self.init(CivilDate(dayNumber: Int(day)), TimeOfDay(clampedSecond: Int(second)))
    }
  }

  /// Seconds since 1970-01-01T00:00:00 on the same wall.
  var wallSecond: Int64 { Int64(date.dayNumber) * 86_400 + Int64(time.second) }

  /// The date this reading counts for when a person's day begins at `startOfDayHour` (0…6, held
  /// within): earlier readings belong to the previous date.
  ///
  /// The clock's reading decides, not a subtraction of hours, so a change to or from daylight
  /// saving time moves nothing.
  public func date(startOfDayHour: Int) -> CivilDate {
    time.hour < min(max(startOfDayHour, 0), 6) ? date.adding(days: -1) : date
  }
}

extension CivilDateTime: Comparable {
  /// Whether `a` is an earlier reading than `b`; with zones, it need not be an earlier instant.
  public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool { a.wallSecond < b.wallSecond }
}

extension CivilDateTime: CustomStringConvertible {
  /// Reads `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM:SS`; anything else is `nil`.
  public init?(_ text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "T"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilDate(String(decoding: parts[0], as: UTF8.self)),
      let time = TimeOfDay(String(decoding: parts[1], as: UTF8.self))
    else { return nil }
    self.init(date, time)
  }

  /// `YYYY-MM-DDTHH:MM`, with `:SS` when the seconds are not 0.
  public var description: String { "\(date.description)T\(time.description)" }
}
