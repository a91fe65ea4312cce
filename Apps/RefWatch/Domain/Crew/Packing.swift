import Core

/// What is packed cannot be read.
struct PackingFault: Error, Hashable, Sendable {}

/// Bytes as small as they come: numbers take as many as they need, seven bits each.
struct Packing {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func number(_ value: Int) { number(UInt64(clamping: value)) }

  /// The sign goes into the lowest bit, so that small negative numbers stay small.
  mutating func signed(_ value: Int64) { number(UInt64(bitPattern: value << 1 ^ value >> 63)) }

  mutating func word(_ value: UInt64) {
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  mutating func id<Tag>(_ id: ID<Tag>) {
    word(id.high)
    word(id.low)
  }

  mutating func text(_ text: String) {
    let content = Array(text.utf8)
    number(content.count)
    bytes += content
  }
}

/// Reads what ``Packing`` wrote.
struct Unpacking {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() throws(PackingFault) -> UInt8 {
    guard place < bytes.count else { throw PackingFault() }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func number() throws(PackingFault) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<10 {
      let next = try byte()
      let bits = UInt64(next & 0x7F)
      guard index < 9 || bits <= 1 else { throw PackingFault() }
      value |= bits << UInt64(7 * index)
      if next & 0x80 == 0 { return value }
    }
    throw PackingFault()
  }

  /// A number from 0 to `limit`.
  mutating func count(_ limit: Int) throws(PackingFault) -> Int {
    guard let value = Int(exactly: try number()), value <= limit else { throw PackingFault() }
    return value
  }

  /// Milliseconds, or another number that is 0 or more.
  mutating func length() throws(PackingFault) -> Int64 {
    guard let value = Int64(exactly: try number()) else { throw PackingFault() }
    return value
  }

  mutating func signed() throws(PackingFault) -> Int64 {
    let value = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  private mutating func word() throws(PackingFault) -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<8 { value = value << 8 | UInt64(try byte()) }
    return value
  }

  mutating func id<Tag>() throws(PackingFault) -> ID<Tag> {
    let high = try word()
    return ID(high: high, low: try word())
  }

  mutating func text(limit: Int) throws(PackingFault) -> String {
    let length = try count(limit)
    guard bytes.count - place >= length else { throw PackingFault() }
    defer { place += length }
    let content = bytes[place..<(place + length)]
    let text = String(decoding: content, as: UTF8.self)
    guard text.utf8.elementsEqual(content) else { throw PackingFault() }
    return text
  }
}
