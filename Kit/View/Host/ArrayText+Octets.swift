extension ArrayText {
  /// Writes octets as a string of base64 (RFC 4648 §4) with its padding.
  mutating func write(base64 source: [UInt8]) {
    var letters: [UInt8] = []
    letters.reserveCapacity((source.count + 2) / 3 * 4)
    var place = 0
    while place < source.count {
      var bits: UInt32 = 0
      for offset in 0..<3 {
        bits <<= 8
        if place + offset < source.count { bits |= UInt32(source[place + offset]) }
      }
      let known = min(3, source.count - place) + 1
      for index in 0..<4 {
        letters.append(
          index < known ? letter(UInt8(bits >> UInt32(18 - 6 * index) & 63)) : UInt8(ascii: "="))
      }
      place += 3
    }
    write(plain: letters)
  }
}

private func letter(_ value: UInt8) -> UInt8 {
  switch value {
  case 0..<26: UInt8(ascii: "A") + value
  case 26..<52: UInt8(ascii: "a") + value - 26
  case 52..<62: UInt8(ascii: "0") + value - 52
  case 62: UInt8(ascii: "+")
  default: UInt8(ascii: "/")
  }
}
