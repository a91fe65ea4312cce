extension PosixZone {
  /// Reads a POSIX TZ string with the extensions of RFC 9636 §3.3.1: names in angle brackets, rule
  /// times of -167…167 hours. Daylight time without rules is refused, for its dates would be a
  /// guess.
  ///
  /// `position` is the first byte's place in the file, for the error.
  init(bytes: [UInt8], from position: Int) throws(ZoneRulesError) {
    var reader = PosixZoneReader(bytes: bytes, origin: position)
    let name = try reader.name()
    let offset = -(try reader.time(hours: 24))
    standard = LocalTimeType(offset: offset, isDaylight: false, designation: name)
    daylight = reader.isAtEnd ? nil : try reader.daylight(standardOffset: offset)
    guard reader.isAtEnd else { throw reader.error }
  }
}

/// A left to right reading of a POSIX TZ string.
private struct PosixZoneReader {
  let bytes: [UInt8]
  let origin: Int
  var position = 0

  var isAtEnd: Bool { position == bytes.count }
  var error: ZoneRulesError { ZoneRulesError(.footer, at: origin + position) }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == scalar.value else { return false }
    position += 1
    return true
  }

  mutating func require(_ scalar: Unicode.Scalar) throws(ZoneRulesError) {
    guard skip(scalar) else { throw error }
  }

  /// At least three letters, or in angle brackets at least three letters, digits and signs.
  mutating func name() throws(ZoneRulesError) -> String {
    let quoted = skip("<")
    let start = position
    while let byte = next, isLetter(byte) || quoted && isDigitOrSign(byte) { position += 1 }
    let name = bytes[start..<position]
    guard name.count >= 3 else { throw error }
    if quoted { try require(">") }
    return String(decoding: name, as: UTF8.self)
  }

  /// `[+-]h[h[h]][:mm[:ss]]` in seconds, hours at most `hours`.
  mutating func time(hours: Int) throws(ZoneRulesError) -> Int {
    let negative = skip("-")
    if !negative { _ = skip("+") }
    var seconds = try number(in: 0...hours) * 3_600
    if skip(":") {
      seconds += try number(in: 0...59) * 60
      if skip(":") { seconds += try number(in: 0...59) }
    }
    return negative ? -seconds : seconds
  }

  mutating func daylight(standardOffset: Int) throws(ZoneRulesError) -> PosixDaylight {
    let name = try name()
    let offset = next == UInt8(ascii: ",") ? standardOffset + 3_600 : -(try time(hours: 24))
    try require(",")
    let begins = try rule()
    try require(",")
    let ends = try rule()
    return PosixDaylight(
      type: LocalTimeType(offset: offset, isDaylight: true, designation: name),
      begins: begins, ends: ends)
  }

  private mutating func rule() throws(ZoneRulesError) -> PosixRule {
    let day = try day()
    return PosixRule(day: day, time: skip("/") ? try time(hours: 167) : 7_200)
  }

  private mutating func day() throws(ZoneRulesError) -> PosixRule.Day {
    if skip("J") { return .julian(try number(in: 1...365)) }
    guard skip("M") else { return .zeroBased(try number(in: 0...365)) }
    let month = try number(in: 1...12)
    try require(".")
    let week = try number(in: 1...5)
    try require(".")
    return .weekday(month: month, week: week, weekday: try number(in: 0...6))
  }

  /// One to three digits.
  private mutating func number(in range: ClosedRange<Int>) throws(ZoneRulesError) -> Int {
    let start = position
    var value = 0
    while let byte = next, isDigit(byte), position - start < 3 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    guard position > start, range.contains(value) else {
      position = start
      throw error
    }
    return value
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private func isDigitOrSign(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}
