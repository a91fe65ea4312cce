/// The name of a file of somebody's: the SHA-256 of its octets, as 64 lower-case hexadecimal
/// digits.
///
/// Whoever knows the name knows the content, so it may be cached for ever.
public struct MediaDigest: Hashable, Sendable, CustomStringConvertible {
  public let text: String

  /// `nil` for anything else than 64 lower-case hexadecimal digits.
  public init?(_ text: String) {
    guard text.utf8.count == 64 else { return nil }
    var text = text
    // In one go: a device that is opened reads thousands.
    let isDigits = text.withUTF8 { octets in
      octets.allSatisfy { octet in
        (0x30...0x39).contains(octet) || (0x61...0x66).contains(octet)
      }
    }
    guard isDigits else { return nil }
    self.text = text
  }

  /// The name of a file with these octets. O(n).
  public init(of octets: [UInt8]) { text = hexadecimal(SHA256Digest.of(octets)) }

  public var description: String { text }
}
