import Core

/// The bytes written as hexadecimal digits in either case; `nil` for anything else.
public func hexadecimal(_ text: some StringProtocol) -> [UInt8]? {
  var bytes: [UInt8] = []
  var high: UInt8?
  for digit in text.utf8 {
    guard let value = hexadecimalValue(digit) else { return nil }
    if let first = high {
      bytes.append(first << 4 | value)
      high = nil
    } else {
      high = value
    }
  }
  return high == nil ? bytes : nil
}
