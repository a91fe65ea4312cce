import Core
import Wire

/// What everybody holds of a content that is set apart: how long it is and its digest.
///
/// A content is one text that never changes: a run's track, the octets of a file in base64. It is
/// in no feed, page, base or replica; the entity it belongs to has its stub among its fields.
public struct ContentStub: Hashable, Sendable {
  /// The most octets of a content: a push with nothing else in it fits
  /// ``PushRequest/octetLimit``.
  public static let octetLimit = 768 * 1_024

  /// The SHA-256 of the text's UTF-8.
  public let digest: MediaDigest
  /// The octets of the text's UTF-8.
  public let octets: Int

  public init(digest: MediaDigest, octets: Int) {
    self.digest = digest
    self.octets = octets
  }

  /// The stub of a text. O(n).
  public init(of text: String) {
    let octets = Array(text.utf8)
    self.init(digest: Self.digest(of: octets), octets: octets.count)
  }

  /// Whether the text is the content. Its length is compared first, which nearly always suffices to
  /// say no.
  public func fits(_ text: String) -> Bool {
    text.utf8.count == octets && Self.digest(of: Array(text.utf8)) == digest
  }

  private static func digest(of octets: [UInt8]) -> MediaDigest {
    var text: [UInt8] = []
    text.reserveCapacity(2 * SHA256Digest.length)
    for octet in SHA256Digest.of(octets) {
      for digit in [octet >> 4, octet & 15] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    guard let digest = MediaDigest(String(decoding: text, as: UTF8.self)) else {
      preconditionFailure("64 lower-case hexadecimal digits are a digest")
    }
    return digest
  }
}

extension ContentStub: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let digest = try cursor.required("digest")
    guard let parsed = MediaDigest(try digest.string(limit: 64)) else {
      throw digest.error(.expected("a SHA-256 in lower-case hexadecimal digits"))
    }
    self.init(
      digest: parsed,
      octets: Int(try cursor.required("octets").integer(in: 0...Int64(Self.octetLimit))))
  }

  public var json: JSON {
    .object(["digest": .string(digest.text), "octets": .int(octets)])
  }
}
