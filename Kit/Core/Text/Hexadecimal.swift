/// Octets as lower-case hexadecimal digits. O(n).
public func hexadecimal(_ octets: some Sequence<UInt8>) -> String {
  var text: [UInt8] = []
  for octet in octets {
    text.append(hexadecimalDigits[Int(octet >> 4)])
    text.append(hexadecimalDigits[Int(octet & 15)])
  }
  return String(decoding: text, as: UTF8.self)
}

let hexadecimalDigits: [UInt8] = Array("0123456789abcdef".utf8)
