import Coding
import Core
import Crypto
import Foundation

/// A secret of 32 bytes with the name that is stored beside what it protects.
public struct ServerKey: Hashable, Sendable {
  public static let length = 32
  /// Letters, digits, `-` and `_`; at most 32.
  public let id: String
  let bytes: [UInt8]

  /// - Throws: ``KeyFault`` when the name or the length is not right.
  public init(id: String, bytes: [UInt8]) throws(KeyFault) {
    guard ServerKey.isName(id) else { throw .malformed }
    guard bytes.count == ServerKey.length else { throw .tooShort }
    self.id = id
    self.bytes = bytes
  }

  private init(random: (Int) -> [UInt8]) {
    id = hexadecimal(random(4))
    bytes = random(ServerKey.length)
  }

  /// A new key with a name of its own.
  public static func make(_ random: (Int) -> [UInt8]) -> ServerKey { ServerKey(random: random) }

  var symmetric: SymmetricKey { SymmetricKey(data: bytes) }

  private static func isName(_ text: String) -> Bool {
    guard (1...32).contains(text.utf8.count) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}

/// The keys of one purpose: the active one protects what is new, the others still open what is old.
@Memberwise public struct KeyRing: Hashable, Sendable {
  public let active: ServerKey
  @Field(absent: [ServerKey]()) private let older: [ServerKey]

  /// Reads lines of `id:base64`, the active key first. Empty lines and lines beginning with `#`
  /// count for nothing.
  public init(_ text: String) throws(KeyFault) {
    var keys: [ServerKey] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if bare.isEmpty || bare.hasPrefix("#") { continue }
      let parts = bare.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let bytes = Data(base64Encoded: String(parts[1])) else {
        throw .malformed
      }
      let key = try ServerKey(id: String(parts[0]), bytes: Array(bytes))
      guard !keys.contains(where: { other in other.id == key.id }) else { throw .malformed }
      keys.append(key)
    }
    guard let first = keys.first else { throw .malformed }
    self.init(active: first, older: Array(keys.dropFirst()))
  }

  /// The form ``init(_:)`` reads.
  public var text: String {
    ([active] + older).map { key in
      key.id + ":" + Data(key.bytes).base64EncodedString() + "\n"
    }.joined()
  }

  /// The active key, then the others.
  public var all: [ServerKey] { [active] + older }

  /// How many keys there are.
  public var count: Int { older.count + 1 }

  /// The key of a name that was stored.
  public func key(_ id: String) -> ServerKey? {
    active.id == id ? active : older.first { key in key.id == id }
  }

  /// The same keys behind a new active one.
  public func rotated(to key: ServerKey) -> KeyRing {
    KeyRing(active: key, older: [active] + older)
  }
}

/// Why the keys cannot be used; the server must not start.
public enum KeyFault: Error, Hashable, Sendable {
  case malformed
  case tooShort
}
