/// The name of a file of somebody's: the SHA-256 of its bytes, as 64 lower-case hexadecimal
/// digits.
///
/// Whoever knows the name knows the content, so it may be cached for ever.
public struct MediaDigest: Hashable, Sendable, CustomStringConvertible {
  public let text: String

  /// Digits.
  public static let length = 64

  /// `nil` for anything else than 64 lower-case hexadecimal digits.
  public init?(_ text: String) {
    guard text.utf8.count == MediaDigest.length else { return nil }
    var text = text
    // In one go: a device that is opened reads thousands.
    let isDigits = text.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
      }
    }
    guard isDigits else { return nil }
    self.text = text
  }

  /// The name of a file with these bytes. O(n).
  public init(of bytes: [UInt8]) { text = hexadecimal(SHA256Digest.of(bytes)) }

  public var description: String { text }
}
