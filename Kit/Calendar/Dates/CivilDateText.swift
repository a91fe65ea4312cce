extension CivilDate: CustomStringConvertible {
  /// Reads exactly `YYYY-MM-DD` (ISO 8601 calendar date, extended form). Signs, blanks, other
  /// digits than ASCII and days that do not exist give `nil`.
  public init?(_ text: String) {
    var digits = DigitReader(text)
    guard let year = digits.number(ofDigits: 4), digits.skip("-"),
      let month = digits.number(ofDigits: 2), digits.skip("-"),
      let day = digits.number(ofDigits: 2), digits.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = components
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// A left to right reading of text made of fixed-width numbers and separators.
struct DigitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// The number in exactly `count` ASCII digits, at most nine.
  mutating func number(ofDigits count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    position += count
    return value
  }

  mutating func skip(_ separator: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == separator.value else { return false }
    position += 1
    return true
  }
}

/// A number that is not negative in at least `width` digits, filled with zeros from the left.
func padded(_ value: Int, to width: Int) -> String { padded(String(value), to: width) }

func padded(_ digits: String, to width: Int) -> String {
  let missing = width - digits.utf8.count
  return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
}
