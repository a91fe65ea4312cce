extension JSONReader {
  /// Reads a number (RFC 8259 §6).
  mutating func number() throws(WireError) -> JSON {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var digits = Digits()
    let wholeStart = position
    try readDigits(into: &digits)
    if bytes[wholeStart] == UInt8(ascii: "0"), position > wholeStart + 1 {
      throw error(.invalidNumber, at: wholeStart + 1)
    }
    var isWhole = true
    var exponent = 0
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      let fractionStart = position
      try readDigits(into: &digits)
      exponent = fractionStart - position
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      position += 1
      exponent += try readExponent()
    }
    if isWhole, let integer = digits.integer(isNegative: isNegative) { return .integer(integer) }
    if let number = digits.exactDouble(exponent: exponent) {
      return .number(isNegative ? -number : number)
    }
    let literal = UnsafeBufferPointer(rebasing: bytes[start..<position])
    guard let number = Double(String(decoding: literal, as: UTF8.self)), number.isFinite else {
      throw error(.numberOutOfRange, at: start)
    }
    return .number(number)
  }

  /// Reads one or more digits.
  private mutating func readDigits(into digits: inout Digits) throws(WireError) {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      digits.append(digit)
      position += 1
    }
    if position == start {
      throw position < bytes.count ? error(.invalidNumber, at: position) : endError()
    }
  }

  /// Reads sign and digits of an exponent. Far outside the range of a Double the value is not
  /// exact.
  private mutating func readExponent() throws(WireError) -> Int {
    var isNegative = false
    if position < bytes.count {
      let sign = bytes[position]
      isNegative = sign == UInt8(ascii: "-")
      if isNegative || sign == UInt8(ascii: "+") { position += 1 }
    }
    var digits = Digits()
    try readDigits(into: &digits)
    let magnitude = digits.isExact ? Int(min(digits.value, 1_000_000)) : 1_000_000
    return isNegative ? -magnitude : magnitude
  }
}

/// The digits of a number as one whole number, as long as that fits 64 bits.
private struct Digits {
  private(set) var value: UInt64 = 0
  /// `false` once digits did not fit; `value` means nothing then.
  private(set) var isExact = true

  mutating func append(_ digit: UInt8) {
    let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carry) = shifted.addingReportingOverflow(UInt64(digit))
    value = sum
    if overflow || carry { isExact = false }
  }

  /// The digits with their sign, `nil` when they do not fit.
  func integer(isNegative: Bool) -> Int64? {
    guard isExact else { return nil }
    if isNegative {
      return value <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- value) : nil
    }
    return Int64(exactly: value)
  }

  /// The nearest Double of the digits times ten to `exponent`, where one multiplication or division
  /// rounds right: both operands are exact (Clinger, "How to read floating point numbers
  /// accurately").
  func exactDouble(exponent: Int) -> Double? {
    guard isExact, value <= 1 << 53, abs(exponent) < powersOfTen.count else { return nil }
    let digits = Double(value)
    return exponent < 0 ? digits / powersOfTen[-exponent] : digits * powersOfTen[exponent]
  }
}

/// The powers of ten that a Double holds exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
