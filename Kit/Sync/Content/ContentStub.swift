import Core
import Wire

/// What stands for a content that is kept apart: how large it is, and how to know it.
public struct ContentStub: Hashable, Sendable {
  /// SHA-256 of the text's octets.
  public let digest: MediaDigest
  /// Octets of the text.
  public let octets: Int

  public init(digest: MediaDigest, octets: Int) {
    self.digest = digest
    self.octets = octets
  }

  /// The stub of a content. O(n).
  public init(of content: String) {
    let octets = Array(content.utf8)
    self.init(digest: MediaDigest(of: octets), octets: octets.count)
  }
}

extension ContentStub: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let digest = try cursor.required("digest")
    guard let name = MediaDigest(try digest.string(limit: 64)) else {
      throw digest.error(.expected("a SHA-256"))
    }
    self.init(
      digest: name, octets: try cursor.required("octets").int(in: 0...Int64(Int32.max)))
  }

  public var json: JSON { .object(["octets": .int(octets), "digest": .string(digest.text)]) }
}
