/// The octets written as hexadecimal digits in either case; `nil` for anything else.
public func hexadecimal(_ text: some StringProtocol) -> [UInt8]? {
  var octets: [UInt8] = []
  var high: UInt8?
  for digit in text.utf8 {
    let value: UInt8
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = digit - UInt8(ascii: "A") + 10
    default: return nil
    }
    if let first = high {
      octets.append(first << 4 | value)
      high = nil
    } else {
      high = value
    }
  }
  return high == nil ? octets : nil
}
