import Core

/// Numbers of a text format within what they can be. Anything else is `nil`, so that no later sum
/// or conversion has to fear them.
enum RecordedNumber {
  /// Metres above the sea, −20 000…100 000.
  static func altitude(_ value: Double) -> Double? {
    value >= -20_000 && value <= 100_000 ? value : nil
  }

  /// Metres travelled, up to a million kilometres.
  static func path(_ bytes: [UInt8]) -> Double? { value(bytes, 0, 1e9) }

  /// Metres per second, 0…1 000.
  static func speed(_ bytes: [UInt8]) -> Double? { value(bytes, 0, 1_000) }

  /// Beats per minute, 0…300; a fraction is cut off.
  static func beats(_ bytes: [UInt8]) -> Int? {
    value(bytes, 0, 300).map { value in Int(value) }
  }

  /// Strides or turns per minute, 0…300.
  static func strides(_ bytes: [UInt8]) -> Double? { value(bytes, 0, 300) }

  /// Seconds as milliseconds, up to 30 years.
  static func milliseconds(_ bytes: [UInt8]) -> Int64? {
    value(bytes, 0, 1e9).map { value in Int64(value * 1_000 + 0.5) }
  }

  /// Kilocalories, up to a million.
  static func energy(_ bytes: [UInt8]) -> Int? {
    value(bytes, 0, 1e6).map { value in Int(value + 0.5) }
  }

  private static func value(_ bytes: [UInt8], _ least: Double, _ most: Double) -> Double? {
    guard let value = DecimalText.value(bytes), value >= least, value <= most else { return nil }
    return value
  }
}

/// The first line of a text that has anything in it, without control characters and white space at
/// its ends, at most 200 scalars.
func recordedName(_ bytes: [UInt8]) -> String {
  let isLineEnd = { (byte: UInt8) in byte == 10 || byte == 13 }
  // Enough for 200 scalars and some white space before them.
  for line in bytes.prefix(4_096).split(whereSeparator: isLineEnd) {
    let text = String(decoding: line, as: UTF8.self)
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if count == 0, scalar.value == 0x20 || scalar.value == 0xA0 { continue }
      if count == 200 { break }
      scalars.append(scalar)
      count += 1
    }
    let name = trimmed(String(scalars))
    if !name.isEmpty { return name }
  }
  return ""
}
