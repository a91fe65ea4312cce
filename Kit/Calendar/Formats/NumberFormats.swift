extension Formats {
  /// A whole number with its thousands apart: `1,234,567`, `-1,234`.
  public func number(_ value: some FixedWidthInteger) -> String {
    decimal(value, fractionDigits: 0)
  }

  /// `value` / 10^`fractionDigits` with exactly that many digits after the point: 123 456 with two
  /// digits is `1,234.56`. `fractionDigits` is held within 0…18. Nothing is rounded.
  public func decimal(_ value: some FixedWidthInteger, fractionDigits: Int) -> String {
    // Point, comma and minus sign are the same in both languages.
    let places = min(max(fractionDigits, 0), 18)
    let digits = Array(padded(String(value.magnitude), to: places + 1).utf8)
    var bytes: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
    let whole = digits.count - places
    for index in 0..<whole {
      if index > 0, (whole - index) % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(digits[index])
    }
    if places > 0 { bytes.append(UInt8(ascii: ".")) }
    bytes += digits[whole...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How large a file is, rounded up: `640 kB` below a megabyte, then `2.4 MB`.
  public func size(bytes: Int64) -> String {
    if bytes < 1_000_000 { return number((bytes + 999) / 1_000) + " kB" }
    return decimal((bytes + 99_999) / 100_000, fractionDigits: 1) + " MB"
  }

  /// Hundredths as a percentage: 45 is `45%`. With `fractionDigits`, `value` counts smaller parts:
  /// 455 with one digit is `45.5%`.
  public func percent(_ value: some FixedWidthInteger, fractionDigits: Int = 0) -> String {
    decimal(value, fractionDigits: fractionDigits) + "%"
  }
}
