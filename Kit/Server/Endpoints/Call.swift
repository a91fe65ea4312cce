import Core
import Hummingbird
import NIOCore
import Wire

/// A request on its way to a handler: admitted, within its limits, its body read.
public struct Call: Sendable {
  /// The raw request. Its body has been consumed unless the endpoint takes none.
  public let request: Request
  /// The parsed body; `null` for an endpoint that takes no JSON.
  public let body: JSON
  /// The body of an endpoint that takes bytes; empty elsewhere.
  public let bytes: [UInt8]
  public let parameters: Parameters
  public let address: ClientAddress
  /// Whether whoever asks sits at this machine, and is nobody that a proxy brought.
  public let isFromThisMachine: Bool
  public let requestID: String
  /// Whether the session that the request came with holds now: for streams, which outlast it.
  public let isStillSignedIn: @Sendable () async throws -> Bool
  /// The connection.
  let channel: any Channel

  /// Reads the body as a message; what is wrong with it is the caller's problem.
  public func decode<Message: WireCodable>(
    _ type: Message.Type = Message.self
  ) throws(Problem) -> Message {
    do throws(WireError) { return try Message(WireCursor(body)) } catch { throw Problem(error) }
  }

  /// Reads the body by hand.
  public func read<Value>(
    _ read: (WireCursor) throws(WireError) -> Value
  ) throws(Problem) -> Value {
    do throws(WireError) { return try read(WireCursor(body)) } catch { throw Problem(error) }
  }

  /// A parameter of the path that must be an id; anything else is simply not found.
  public func id<Tag>(_ name: String, _ tag: Tag.Type = Tag.self) throws(Problem) -> ID<Tag> {
    guard let text = parameters.get(name), let id = ID<Tag>(text) else {
      throw Problem(.notFound)
    }
    return id
  }
}

extension Call {
  /// Refuses a request that was made for somebody else than the session's owner: `?for=<user>`.
  ///
  /// Two people can share a browser. A tab that still holds the first one's outbox must not hand it
  /// in under the session of the second.
  func check(isFor user: UserID) throws(Problem) {
    guard let named = request.uri.queryParameters["for"] else { return }
    guard UserID(String(named)) == user else { throw Problem(.notSignedIn) }
  }
}

/// What a handler answers.
public struct Reply: Sendable {
  let response: Response

  /// JSON, never stored by caches.
  public static func json(
    _ value: JSON, status: HTTPResponse.Status = .ok, cookie: String? = nil
  ) -> Reply {
    var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
    if let cookie { headers[.setCookie] = cookie }
    return Reply(
      response: Response(
        status: status, headers: headers,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: value.bytes))))
  }

  /// Nothing to say (204).
  public static func empty(cookie: String? = nil) -> Reply {
    var headers: HTTPFields = [.cacheControl: "no-store"]
    if let cookie { headers[.setCookie] = cookie }
    return Reply(response: Response(status: .noContent, headers: headers))
  }

  /// A file under a name that is never given to another: kept by the browser for good, by nobody
  /// between. Shown where it is asked for, never run.
  public static func file(_ bytes: [UInt8], mediaType: String, name: String) -> Reply {
    var headers: HTTPFields = [
      .contentType: mediaType, .cacheControl: "private, max-age=31536000, immutable",
    ]
    headers[.contentDisposition] = "inline; filename=\"\(name)\""
    return Reply(
      response: Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))))
  }

  /// Anything else: streams, text.
  public static func raw(_ response: Response) -> Reply { Reply(response: response) }
}
