/// The text of a statement, as a key under which a driver finds it prepared.
///
/// Statements are built anew for every use, so building and hashing them is kept cheap: bytes
/// instead of a string, and a fingerprint of eight bytes at a time.
public struct SQLStatementText: Sendable {
  public let bytes: [UInt8]
  private let fingerprint: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var hash = UInt64(bytes.count)
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash ^= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
        offset += 8
      }
      while offset < bytes.count {
        hash = (hash ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01b3
        offset += 1
      }
    }
    fingerprint = hash
  }
}

extension SQLStatementText: Hashable {
  public static func == (a: SQLStatementText, b: SQLStatementText) -> Bool {
    guard a.fingerprint == b.fingerprint, a.bytes.count == b.bytes.count else { return false }
    return a.bytes.withUnsafeBytes { left in
      b.bytes.withUnsafeBytes { right in isEqual(left, right) }
    }
  }

  private static func isEqual(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer
  ) -> Bool {
    var offset = 0
    while offset + 8 <= a.count {
      guard
        a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < a.count {
      guard a[offset] == b[offset] else { return false }
      offset += 1
    }
    return true
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension SQLStatementText: CustomStringConvertible {
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
