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

  /// The name of a file with these octets. O(n).
  public init(of octets: [UInt8]) { text = hexadecimal(SHA256Digest.of(octets)) }

  public var description: String { text }
}
