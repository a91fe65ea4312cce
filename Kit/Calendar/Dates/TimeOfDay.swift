/// A reading of a wall clock, 00:00:00…23:59:59, without date or zone.
public struct TimeOfDay: Hashable, Sendable {
  /// Seconds since midnight as the clock shows them, one of ``seconds``.
  public let second: Int

  /// 00:00.
  public static let midnight = TimeOfDay(clampedSecond: 0)
  /// 12:00.
  public static let noon = TimeOfDay(clampedSecond: 43_200)
  /// Seconds since midnight.
  public static let seconds = 0...86_399

  /// 23:59:59, the last reading of a day.
  public static let last = TimeOfDay(clampedSecond: seconds.upperBound)

  /// `nil` unless `second` is in 0…86 399.
  public init?(second: Int) {
    guard TimeOfDay.seconds ~= second else { return nil }
    self.second = second
  }

  /// `nil` unless the clock can show it: 24:00 and the leap second :60 are refused.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.second = hour * 3_600 + minute * 60 + second
  }

  init(clampedSecond: Int) {
    second = min(max(clampedSecond, TimeOfDay.seconds.lowerBound), TimeOfDay.seconds.upperBound)
  }

  /// 0…23.
  public var hour: Int { second / 3_600 }
  /// 0…59.
  public var minute: Int { second / 60 % 60 }
  /// Seconds within the minute, 0…59.
  public var secondOfMinute: Int { second % 60 }
  /// Whole minutes since midnight, 0…1 439.
  public var minuteOfDay: Int { second / 60 }
}

extension TimeOfDay: Comparable {
  /// Whether `a` is an earlier reading than `b`.
  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.second < b.second }
}

extension TimeOfDay: CustomStringConvertible {
  /// Reads exactly `HH:MM` or `HH:MM:SS`; anything else is `nil`.
  public init?(_ text: String) {
    var digits = DigitReader(text)
    guard let hour = digits.number(ofDigits: 2), digits.skip(":"),
      let minute = digits.number(ofDigits: 2)
    else { return nil }
    if digits.isAtEnd {
      self.init(hour: hour, minute: minute)
    } else {
      guard digits.skip(":"), let second = digits.number(ofDigits: 2), digits.isAtEnd
      else { return nil }
      self.init(hour: hour, minute: minute, second: second)
    }
  }

  /// `HH:MM`, or `HH:MM:SS` when the seconds are not 0.
  public var description: String {
    let short = "\(padded(hour, to: 2)):\(padded(minute, to: 2))"
    return secondOfMinute == 0 ? short : "\(short):\(padded(secondOfMinute, to: 2))"
  }
}
