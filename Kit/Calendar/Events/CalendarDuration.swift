/// A length of time as iCalendar writes it (RFC 5545 §3.3.6): days as calendars count them, then
/// seconds.
public struct CalendarDuration: Hashable, Sendable {
  public let days: Int
  public let seconds: Int

  /// Whole days.
  public init(days: Int) { (self.days, seconds) = (days, 0) }

  /// `PT1H30M`, `P2D`, `P1W`, `P1DT12H`; `nil` for anything else, a negative one included.
  public init?(_ text: String) {
    var (days, seconds) = (0, 0)
    var number: Int?
    var isTime = false
    var bytes = text.utf8[...]
    if bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    guard bytes.popFirst() == UInt8(ascii: "P"), !bytes.isEmpty else { return nil }
    for byte in bytes {
      if (48...57).contains(byte) {
        let value = (number ?? 0) * 10 + Int(byte) - 48
        guard value <= 100_000 else { return nil }
        number = value
        continue
      }
      if byte == UInt8(ascii: "T"), number == nil, !isTime {
        isTime = true
        continue
      }
      guard let value = number else { return nil }
      switch (byte, isTime) {
      case (UInt8(ascii: "W"), false): days += value * 7
      case (UInt8(ascii: "D"), false): days += value
      case (UInt8(ascii: "H"), true): seconds += value * 3_600
      case (UInt8(ascii: "M"), true): seconds += value * 60
      case (UInt8(ascii: "S"), true): seconds += value
      default: return nil
      }
      number = nil
    }
    guard number == nil else { return nil }
    (self.days, self.seconds) = (days, seconds)
  }
}
