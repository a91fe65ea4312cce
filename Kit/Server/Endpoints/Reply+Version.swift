import Core
import HTTPTypes
import Hummingbird
import NIOCore

extension Reply {
  /// Whether whoever asks has a version of a text already, by what the version is called.
  public static func isKnown(version: String, to call: Call) -> Bool {
    EntityTag(of: Array(version.utf8)).isKnown(to: call.request)
  }

  /// A text that programs ask for again and again, by what its version is called: what is not
  /// made, because whoever asks has it already, is told to be as it was (304).
  ///
  /// - Parameter text: `nil` where it is known. It is packed for whoever takes that.
  public static func text(
    _ text: String?, version: String, _ headers: HTTPFields, for call: Call
  ) -> Reply {
    var headers = headers
    // Weak: packed or not, it says the same.
    headers[.eTag] = "W/" + EntityTag(of: Array(version.utf8)).text
    headers[.vary] = "Accept-Encoding"
    guard let text else { return .raw(Response(status: .notModified, headers: headers)) }
    var bytes = Array(text.utf8)
    if takesGzip(call), let packed = GzipFile.pack(bytes) {
      bytes = packed
      headers[.contentEncoding] = "gzip"
    }
    return .raw(
      Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))))
  }

  /// RFC 9110 §12.5.3; a weight of 0 is a no.
  private static func takesGzip(_ call: Call) -> Bool {
    (call.request.headers[.acceptEncoding] ?? "").lowercased().split(separator: ",")
      .contains { part in
        let words = part.split(separator: ";").map { word in
          word.filter { sign in sign != " " }
        }
        return words.first == "gzip"
          && !words.dropFirst().contains { word in word == "q=0" || word == "q=0.0" }
      }
  }
}
