/// The check sum of FIT: CRC-16 with the reflected polynomial 0xA001, from 0.
enum FITChecksum {
  private static let table: [UInt16] = {
    var table: [UInt16] = []
    table.reserveCapacity(256)
    for byte in 0..<256 {
      var value = UInt16(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1 }
      table.append(value)
    }
    return table
  }()

  /// The check sum of a part, which must lie within the bytes. Over a part and its own check
  /// sum, low byte first, it is 0.
  static func of(_ bytes: [UInt8], from start: Int, to end: Int) -> UInt16 {
    let table = table
    var value: UInt16 = 0
    for index in start..<end {
      value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ bytes[index])]
    }
    return value
  }
}
