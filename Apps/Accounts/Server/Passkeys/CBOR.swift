import Coding

/// A data item of CBOR (RFC 8949), as far as authenticators use it: no tags, definite lengths only.
public indirect enum CBOR: Hashable, Sendable {
  /// Major types 0 and 1; what does not fit 64 bits with a sign is refused.
  case integer(Int64)
  case bytes([UInt8])
  case text(String)
  case array([CBOR])
  /// In the order of writing; keys are unique.
  case map([Entry])
  case bool(Bool)
  case null
  /// The bits of a half, single or double float. Nothing here computes with them.
  case float(UInt64)

  /// One pair of a map.
  @Memberwise public struct Entry: Hashable, Sendable {
    public let key: CBOR
    public let value: CBOR
  }

  /// The value of a key that is a text.
  public subscript(key: String) -> CBOR? { member(.text(key)) }

  /// The value of a key that is a number, as COSE has them.
  public subscript(key: Int64) -> CBOR? { member(.integer(key)) }

  private func member(_ key: CBOR) -> CBOR? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { entry in entry.key == key }?.value
  }
}

/// Why bytes are not acceptable CBOR.
public enum CBORFault: String, Error, Hashable, Sendable, CaseIterable {
  /// The input ends within an item.
  case truncated
  /// Something follows the item.
  case trailing
  /// More than ``CBOR/sizeLimit`` bytes.
  case tooLarge
  /// More than ``CBOR/depthLimit`` containers within one another.
  case tooDeep
  /// A length that is left open.
  case indefinite
  /// A tag, a simple value or an integer that has no place here.
  case unsupported
  /// A text that is not UTF-8.
  case notText
  case duplicateKey
}

extension CBOR {
  public static let depthLimit = 8
  public static let sizeLimit = 64 * 1_024

  /// Reads bytes that are exactly one item.
  public static func decode(_ bytes: [UInt8]) throws(CBORFault) -> CBOR {
    let (item, end) = try decode(bytes, at: 0)
    guard end == bytes.count else { throw .trailing }
    return item
  }

  /// Reads one item from `offset` on, and says where it ends.
  static func decode(
    _ bytes: [UInt8], at offset: Int
  ) throws(CBORFault) -> (item: CBOR, end: Int) {
    guard bytes.count <= sizeLimit else { throw .tooLarge }
    guard bytes.indices.contains(offset) else { throw .truncated }
    var reader = CBORReader(bytes: bytes, offset: offset)
    let item = try reader.item(depth: 0)
    return (item, reader.offset)
  }
}

/// Reads items from bytes. Every count is held against what is left before anything is made of it.
private struct CBORReader {
  let bytes: [UInt8]
  var offset: Int

  mutating func item(depth: Int) throws(CBORFault) -> CBOR {
    let head = try byte()
    let kind = head >> 5
    if kind == 7 { return try simple(head & 31) }
    let argument = try argument(head & 31)
    switch kind {
    case 0:
      guard let value = Int64(exactly: argument) else { throw .unsupported }
      return .integer(value)
    case 1:
      guard let value = Int64(exactly: argument) else { throw .unsupported }
      return .integer(-1 - value)
    case 2: return .bytes(Array(try run(argument)))
    case 3:
      guard let text = String(validating: try run(argument), as: UTF8.self) else { throw .notText }
      return .text(text)
    case 4: return try array(argument, depth: depth)
    case 5: return try map(argument, depth: depth)
    default: throw .unsupported
    }
  }

  private mutating func array(_ count: UInt64, depth: Int) throws(CBORFault) -> CBOR {
    guard depth < CBOR.depthLimit else { throw .tooDeep }
    guard count <= UInt64(bytes.count - offset) else { throw .truncated }
    var items: [CBOR] = []
    for _ in 0..<count { items.append(try item(depth: depth + 1)) }
    return .array(items)
  }

  private mutating func map(_ count: UInt64, depth: Int) throws(CBORFault) -> CBOR {
    guard depth < CBOR.depthLimit else { throw .tooDeep }
    guard count <= UInt64(bytes.count - offset) / 2 else { throw .truncated }
    var entries: [CBOR.Entry] = []
    var keys: Set<CBOR> = []
    for _ in 0..<count {
      let key = try item(depth: depth + 1)
      guard keys.insert(key).inserted else { throw .duplicateKey }
      entries.append(CBOR.Entry(key: key, value: try item(depth: depth + 1)))
    }
    return .map(entries)
  }

  private mutating func simple(_ word: UInt8) throws(CBORFault) -> CBOR {
    switch word {
    case 20: return .bool(false)
    case 21: return .bool(true)
    case 22: return .null
    case 25, 26, 27: return .float(try argument(word))
    case 31: throw .indefinite
    default: throw .unsupported
    }
  }

  /// The number that belongs to a head: the word itself, or 1, 2, 4 or 8 bytes after it.
  private mutating func argument(_ word: UInt8) throws(CBORFault) -> UInt64 {
    switch word {
    case 0..<24: return UInt64(word)
    case 24...27:
      var value: UInt64 = 0
      for _ in 0..<(1 << (word - 24)) { value = value << 8 | UInt64(try byte()) }
      return value
    case 31: throw .indefinite
    default: throw .unsupported
    }
  }

  private mutating func byte() throws(CBORFault) -> UInt8 {
    guard offset < bytes.count else { throw .truncated }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func run(_ length: UInt64) throws(CBORFault) -> ArraySlice<UInt8> {
    guard length <= UInt64(bytes.count - offset) else { throw .truncated }
    let start = offset
    offset += Int(length)
    return bytes[start..<offset]
  }
}
