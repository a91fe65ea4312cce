import Core
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Names a version of an answer (RFC 9110 §8.8.3).
struct EntityTag: Hashable, Sendable {
  /// As it stands in a header, with its quotes.
  let text: String

  /// Of these bytes and no others.
  init(of bytes: [UInt8]) {
    text = "\"" + hexadecimal(SHA256.hash(data: bytes).prefix(12)) + "\""
  }

  init(text: String) { self.text = text }

  /// Whether whoever asks has this version already: RFC 9110 §13.1.2, weak comparison.
  func isKnown(to request: Request) -> Bool {
    guard let header = request.headers[.ifNoneMatch] else { return false }
    return header.split(separator: ",").contains { entry in
      var candidate = entry.drop { character in character == " " }
      if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
      return candidate == text || candidate == "*"
    }
  }
}

extension Reply {
  /// A text that programs ask for again and again: whoever has it as it is now is told so (304).
  public static func text(_ text: String, _ headers: HTTPFields, for call: Call) -> Reply {
    bytes(Array(text.utf8), headers, for: call)
  }

  /// The same of any bytes.
  public static func bytes(_ bytes: [UInt8], _ headers: HTTPFields, for call: Call) -> Reply {
    let tag = EntityTag(of: bytes)
    var headers = headers
    headers[.eTag] = tag.text
    if tag.isKnown(to: call.request) {
      return .raw(Response(status: .notModified, headers: headers))
    }
    return .raw(
      Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))))
  }
}
