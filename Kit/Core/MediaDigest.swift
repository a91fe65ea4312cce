/// The name of a file of somebody's: the SHA-256 of its octets, as 64 lower-case hexadecimal
/// digits.
///
/// Whoever knows the name knows the content, so it may be cached for ever.
public struct MediaDigest: Hashable, Sendable, CustomStringConvertible {
  public let text: String

  /// `nil` for anything else than 64 lower-case hexadecimal digits.
  public init?(_ text: String) {
    guard text.utf8.count == 64 else { return nil }
    for octet in text.utf8 {
      switch octet {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
      default: return nil
      }
    }
    self.text = text
  }

  /// The digest of these octets. O(n). For public values, see ``SHA256Digest``.
  public init(of octets: [UInt8]) {
    var text: [UInt8] = []
    text.reserveCapacity(2 * SHA256Digest.length)
    for octet in SHA256Digest.of(octets) {
      for digit in [octet >> 4, octet & 15] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    self.text = String(decoding: text, as: UTF8.self)
  }

  public var description: String { text }
}
