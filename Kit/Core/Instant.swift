/// A point in time: whole milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX
/// time).
public struct Instant: Hashable, Comparable, Sendable {
  public let milliseconds: Int64

  /// The milliseconds that ECMAScript's time values can have. The distance of any two of them fits
  /// 64 bits.
  public static let timeValues: ClosedRange<Int64> = -8_640_000_000_000_000...8_640_000_000_000_000

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }

  /// This instant moved by `milliseconds`, later when positive. Saturates at the ends of the range.
  public func advanced(byMilliseconds delta: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(delta)
    return Instant(milliseconds: overflow ? (delta < 0 ? .min : .max) : sum)
  }
}
