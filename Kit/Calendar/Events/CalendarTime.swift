import Core

/// A date with or without a time, as iCalendar writes it (RFC 5545 §3.3.4, §3.3.5).
public struct CalendarTime: Hashable, Sendable {
  public let date: CivilDate
  /// `nil` for a date alone.
  public let time: TimeOfDay?
  /// Ends with a Z.
  public let isUTC: Bool

  /// `20261121`, `20261121T150000`, `20261121T150000Z`.
  public init?(_ text: String) {
    var digits = Array(trimmed(text).utf8)
    isUTC = digits.last == UInt8(ascii: "Z") || digits.last == UInt8(ascii: "z")
    if isUTC { digits.removeLast() }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in digits[range] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte) - 48
      }
      return value
    }
    guard digits.count == 8 || digits.count == 15, let year = number(0..<4),
      let month = number(4..<6), let day = number(6..<8),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    guard digits.count == 15 else {
      time = nil
      return
    }
    guard digits[8] == UInt8(ascii: "T") || digits[8] == UInt8(ascii: "t"),
      let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
      // A leap second counts as the one before it.
      let time = TimeOfDay(hour: hour, minute: minute, second: min(second, 59)), second <= 60
    else { return nil }
    self.time = time
  }

  /// Both, where it has a time.
  public var civil: CivilDateTime? { time.map { time in CivilDateTime(date, time) } }
}
