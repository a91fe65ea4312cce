import Core

/// The octets written as hexadecimal digits in either case; `nil` for anything else.
public func hexadecimal(_ text: some StringProtocol) -> [UInt8]? {
  var octets: [UInt8] = []
  var high: UInt8?
  for digit in text.utf8 {
    guard let value = hexadecimalValue(digit) else { return nil }
    if let first = high {
      octets.append(first << 4 | value)
      high = nil
    } else {
      high = value
    }
  }
  return high == nil ? octets : nil
}
