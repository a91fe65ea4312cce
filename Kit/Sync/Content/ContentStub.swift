import Coding
import Core
import Wire

/// What everybody holds of a content that is set apart: how long it is and its digest.
///
/// A content is one text that never changes: a run's track, the bytes of a file in base64. It is
/// in no feed, page, base or replica; the entity it belongs to has its stub among its fields.
@Memberwise public struct ContentStub: Hashable, Sendable {
  /// The most bytes of a content: a push with nothing else in it fits
  /// ``PushRequest/byteLimit``.
  public static let byteLimit = 768 * 1_024

  /// The SHA-256 of the text's UTF-8.
  public let digest: MediaDigest
  /// The bytes of the text's UTF-8.
  public let bytes: Int

  /// The stub of a text. O(n).
  public init(of text: String) {
    let bytes = Array(text.utf8)
    self.init(digest: MediaDigest(of: bytes), bytes: bytes.count)
  }

  /// Whether the text is the content. Its length is compared first, which nearly always suffices to
  /// say no.
  public func fits(_ text: String) -> Bool {
    text.utf8.count == bytes && MediaDigest(of: Array(text.utf8)) == digest
  }
}

extension ContentStub: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let digest = try cursor.required("digest")
    guard let parsed = MediaDigest(try digest.string(limit: MediaDigest.length)) else {
      throw digest.error(.expected("a SHA-256 in lower-case hexadecimal digits"))
    }
    self.init(
      digest: parsed,
      bytes: Int(try cursor.required("octets").integer(in: 0...Int64(Self.byteLimit))))
  }

  public var json: JSON {
    .object(["digest": .string(digest.text), "octets": .int(bytes)])
  }
}
