import Calendar

/// A date of which not every part is known (RFC 6350 §4.3.1): `1985-04-12`, `--04-12`, `---12`,
/// `1985-04`, `1985`.
public struct PartialDate: Hashable, Sendable {
  public let year: Int?
  public let month: Int?
  public let day: Int?

  /// `nil` for a combination that names no date: an unreal day, a day with a year and no month,
  /// nothing at all. Years are 1…9999; a day and month without a year may be 29 February.
  public init?(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    if let year, !(1...9_999).contains(year) { return nil }
    if let month, !(1...12).contains(month) { return nil }
    switch (year, month, day) {
    case (let year?, let month?, let day?):
      guard CivilDate(year: year, month: month, day: day) != nil else { return nil }
    case (nil, let month?, let day?):
      guard CivilDate(year: 2_000, month: month, day: day) != nil else { return nil }
    case (nil, nil, let day?):
      guard (1...31).contains(day) else { return nil }
    case (_?, _, nil), (nil, _?, nil): break
    case (_?, nil, _?), (nil, nil, nil): return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  public init(_ date: CivilDate) {
    year = date.year
    month = date.month
    day = date.day
  }

  /// The full date, when every part is known.
  public var date: CivilDate? {
    guard let year, let month, let day else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}

extension PartialDate: CustomStringConvertible {
  /// Reads the forms of the description, and those of RFC 6350 that leave out the inner hyphens.
  public init?(_ text: String) {
    var shape: [UInt8] = []
    var digits: [Int] = []
    for byte in text.utf8 {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits.append(Int(byte - UInt8(ascii: "0")))
        shape.append(UInt8(ascii: "0"))
      } else {
        shape.append(byte)
      }
    }
    func number(_ range: Range<Int>) -> Int {
      digits[range].reduce(0) { value, digit in value * 10 + digit }
    }
    switch String(decoding: shape, as: UTF8.self) {
    case "0000-00-00", "00000000":
      self.init(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    case "0000-00": self.init(year: number(0..<4), month: number(4..<6))
    case "0000": self.init(year: number(0..<4))
    case "--00-00", "--0000": self.init(month: number(0..<2), day: number(2..<4))
    case "--00": self.init(month: number(0..<2))
    case "---00": self.init(day: number(0..<2))
    default: return nil
    }
  }

  public var description: String {
    switch (year, month, day) {
    case (let year?, let month?, let day?):
      "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    case (let year?, let month?, nil): "\(padded(year, 4))-\(padded(month, 2))"
    case (let year?, _, _): padded(year, 4)
    case (nil, let month?, let day?): "--\(padded(month, 2))-\(padded(day, 2))"
    case (nil, let month?, nil): "--\(padded(month, 2))"
    case (nil, nil, let day): "---\(padded(day ?? 0, 2))"
    }
  }
}

func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
