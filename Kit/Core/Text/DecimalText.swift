/// Decimal numbers as files of data write them: ASCII digits, a point, no grouping.
public enum DecimalText {
  /// The number that the bytes are, with white space around it allowed; `nil` where they are none.
  ///
  /// A sign, a point with digits on one side of it or both, and an exponent of at most two digits
  /// are understood; digits behind the fifteenth do not count. `NaN` and `INF` are no numbers here,
  /// and nothing of more than 40 bytes is.
  public static func value(_ bytes: [UInt8]) -> Double? {
    var first = 0
    var end = bytes.count
    while first < end, bytes[first] <= 0x20 { first += 1 }
    while first < end, bytes[end - 1] <= 0x20 { end -= 1 }
    guard first < end, end - first <= 40 else { return nil }
    let isNegative = bytes[first] == UInt8(ascii: "-")
    if isNegative || bytes[first] == UInt8(ascii: "+") { first += 1 }
    var value: Int64 = 0
    var scale = 0
    var digits = 0
    var isFraction = false
    while first < end {
      let byte = bytes[first]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if isDigit(byte) {
        digits += 1
        if value < 100_000_000_000_000 {
          value = value * 10 + Int64(byte - 48)
          if isFraction { scale -= 1 }
        } else if !isFraction {
          scale += 1
        }
      } else {
        break
      }
      first += 1
    }
    guard digits > 0 else { return nil }
    if first < end {
      guard bytes[first] == UInt8(ascii: "e") || bytes[first] == UInt8(ascii: "E"),
        let exponent = exponent(bytes[(first + 1)..<end])
      else { return nil }
      scale += exponent
    }
    let result = scaled(Double(value), scale)
    return isNegative ? -result : result
  }

  /// The number with exactly that many digits behind the point (held within 0…9), rounded half away
  /// from zero; without a point when there are none. What rounds to zero has no sign.
  ///
  /// `nil` for what is no number, for the infinities, and from ±10^18 on.
  public static func text(_ value: Double, decimals: Int) -> String? {
    var bytes: [UInt8] = []
    guard append(value, decimals: decimals, to: &bytes) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what ``text(_:decimals:)`` gives, without its last zeros when `isShort`. Where it
  /// gives `nil`, nothing is appended and the answer is `false`.
  @discardableResult
  public static func append(
    _ value: Double, decimals: Int, isShort: Bool = false, to bytes: inout [UInt8]
  ) -> Bool {
    let magnitude = value < 0 ? -value : value
    // Also false for what is no number.
    guard magnitude < 1e18 else { return false }
    var places = min(max(decimals, 0), 9)
    var power: Int64 = 1
    for _ in 0..<places { power *= 10 }
    var whole = Int64(magnitude)
    let exact = (magnitude - Double(whole)) * Double(power)
    var part = Int64(exact)
    if exact - Double(part) >= 0.5 { part += 1 }
    if part >= power {
      whole += 1
      part -= power
    }
    if value < 0, whole > 0 || part > 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole, width: 1, to: &bytes)
    if isShort {
      while places > 0, part % 10 == 0 {
        part /= 10
        places -= 1
      }
    }
    guard places > 0 else { return true }
    bytes.append(UInt8(ascii: "."))
    append(part, width: places, to: &bytes)
    return true
  }

  /// Appends a whole number with its sign. No text is made for it.
  public static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    var power: UInt = 1
    while magnitude / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(magnitude / power % 10) + UInt8(ascii: "0"))
      power /= 10
    }
  }

  /// Appends the digits of a number that is not negative (a negative one counts as 0), filled with
  /// zeros from the left.
  public static func append(_ value: Int64, width: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = max(0, value)
    while rest > 0 || bytes.count - start < max(1, width) {
      bytes.append(UInt8(rest % 10) + 48)
      rest /= 10
    }
    bytes[start...].reverse()
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// `value` × 10^`scale`. A power up to 10^22 is exact, so that the quotient is the nearest number.
private func scaled(_ value: Double, _ scale: Int) -> Double {
  var power = 1.0
  for _ in 0..<abs(scale) { power *= 10 }
  return scale < 0 ? value / power : value * power
}

/// An exponent, ±99.
private func exponent(_ bytes: ArraySlice<UInt8>) -> Int? {
  var rest = bytes
  let isNegative = rest.first == UInt8(ascii: "-")
  if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  guard !rest.isEmpty, rest.count <= 2 else { return nil }
  var value = 0
  for byte in rest {
    guard isDigit(byte) else { return nil }
    value = value * 10 + Int(byte - 48)
  }
  return isNegative ? -value : value
}
