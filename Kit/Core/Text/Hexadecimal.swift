/// Bytes as lower-case hexadecimal digits. O(n).
public func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  var text: [UInt8] = []
  for byte in bytes {
    text.append(hexadecimalDigits[Int(byte >> 4)])
    text.append(hexadecimalDigits[Int(byte & 15)])
  }
  return String(decoding: text, as: UTF8.self)
}

/// The value of a hexadecimal digit in either case, 0 to 15; `nil` for anything else.
@inlinable
public func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
  default: nil
  }
}

let hexadecimalDigits: [UInt8] = Array("0123456789abcdef".utf8)
