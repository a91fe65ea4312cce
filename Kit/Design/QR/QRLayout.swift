/// How much a version holds at a level and how it is divided (ISO/IEC 18004:2015, tables 7 and 9).
struct QRLayout {
  let version: Int
  /// The level's two bits in the format: 0 is M, 1 is L.
  let level: Int
  /// All codewords, those of correction in each block, and blocks.
  let total: Int
  let correction: Int
  let blocks: Int

  private typealias Division = (total: Int, correction: Int, blocks: Int)

  /// Versions 1 to 10 at level M.
  private static let medium: [Division] = [
    (26, 10, 1), (44, 16, 1), (70, 26, 1), (100, 18, 2), (134, 24, 2), (172, 16, 4), (196, 18, 4),
    (242, 22, 4), (292, 22, 5), (346, 26, 5),
  ]

  /// Versions 9 to 25 at level L.
  private static let low: [Division] = [
    (292, 30, 2), (346, 18, 4), (404, 20, 4), (466, 24, 4), (532, 26, 4), (581, 30, 4),
    (655, 22, 6), (733, 24, 6), (815, 28, 6), (901, 30, 6), (991, 28, 7), (1085, 28, 8),
    (1156, 28, 8), (1258, 28, 9), (1364, 30, 9), (1474, 30, 10), (1588, 26, 12),
  ]

  private var capacity: Int { total - correction * blocks }

  /// The bits of the length: 8 up to version 9, 16 from version 10 on.
  private var lengthBits: Int { version < 10 ? 8 : 16 }

  /// The smallest version that holds that many bytes.
  static func fitting(_ count: Int) -> QRLayout? {
    fitting(count, medium, from: 1, level: 0) ?? fitting(count, low, from: 9, level: 1)
  }

  private static func fitting(
    _ count: Int, _ divisions: [Division], from first: Int, level: Int
  ) -> QRLayout? {
    for (index, division) in divisions.enumerated() {
      let layout = QRLayout(
        version: first + index, level: level, total: division.total,
        correction: division.correction, blocks: division.blocks)
      if 4 + layout.lengthBits + count * 8 <= layout.capacity * 8 { return layout }
    }
    return nil
  }

  /// Annex E: the centres of the alignment patterns along each side, as evenly as even distances
  /// allow; what is left over lies between the first two.
  var alignments: [Int] {
    guard version > 1 else { return [] }
    let last = version * 4 + 10
    let gaps = version / 7 + 1
    let step = (version * 4 + 4 + gaps * 2 - 1) / (gaps * 2) * 2
    return [6] + (0..<gaps).reversed().map { index in last - index * step }
  }

  /// §7.4 to §7.6: mode, length, bytes and filling, divided into blocks, each with its correction,
  /// woven together.
  func codewords(_ bytes: [UInt8]) -> [UInt8] {
    var bits = QRBits()
    bits.append(0b0100, 4)
    bits.append(bytes.count, lengthBits)
    for byte in bytes { bits.append(Int(byte), 8) }
    bits.append(0, min(4, capacity * 8 - bits.count))
    bits.append(0, (8 - bits.count % 8) % 8)
    var data = bits.bytes
    var filling: UInt8 = 0xEC
    while data.count < capacity {
      data.append(filling)
      filling ^= 0xEC ^ 0x11
    }
    return woven(data)
  }

  private func woven(_ data: [UInt8]) -> [UInt8] {
    let short = capacity / blocks
    let longOnes = capacity % blocks
    let divisor = QRField.divisor(correction)
    var parts: [[UInt8]] = []
    var corrections: [[UInt8]] = []
    var start = 0
    for block in 0..<blocks {
      let length = short + (block >= blocks - longOnes ? 1 : 0)
      let part = Array(data[start..<(start + length)])
      start += length
      parts.append(part)
      corrections.append(QRField.remainder(part, divisor))
    }
    var result: [UInt8] = []
    for index in 0...short {
      for part in parts where index < part.count { result.append(part[index]) }
    }
    for index in 0..<correction {
      for part in corrections { result.append(part[index]) }
    }
    return result
  }
}

/// Bits, the first one highest.
private struct QRBits {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ value: Int, _ width: Int) {
    for shift in stride(from: width - 1, through: 0, by: -1) {
      if count % 8 == 0 { bytes.append(0) }
      if value >> shift & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
      count += 1
    }
  }
}

/// Reed-Solomon codes over GF(2⁸) modulo x⁸+x⁴+x³+x²+1 (§7.5.2).
private enum QRField {
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for shift in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      if b >> UInt8(shift) & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// The generator of a degree, without its leading 1.
  static func divisor(_ degree: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: degree)
    coefficients[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        coefficients[index] = product(coefficients[index], root)
        if index + 1 < degree { coefficients[index] ^= coefficients[index + 1] }
      }
      root = product(root, 2)
    }
    return coefficients
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result[0]
      result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
