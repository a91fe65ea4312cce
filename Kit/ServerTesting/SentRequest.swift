import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOPosix

extension HTTPRequest {
  /// The answer to this request on a connection of its own.
  func sent(_ bytes: ByteBuffer?, to port: Int) async throws -> TestResponse {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
            wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { answer, request in
      // A server may answer before it has read everything, and close: its answer counts.
      var unsent: (any Error)?
      do {
        try await request.write(.head(head))
        if let bytes { try await request.write(.body(.byteBuffer(bytes))) }
        try await request.write(.end(nil))
      } catch { unsent = error }
      var response: HTTPResponse?
      var body = ByteBuffer()
      reading: for try await part in answer {
        switch part {
        case .head(let head): response = HTTPResponse(head)
        case .body(let buffer): body.writeImmutableBuffer(buffer)
        case .end: break reading
        }
      }
      guard let response else { throw unsent ?? NotAnswered() }
      return TestResponse(head: response, body: body)
    }
  }

  /// As it is written on a connection that carries nothing else. The connection stays open until
  /// the answer is here, as a browser's does: closed with bytes unread, it would lose its answer.
  private var head: HTTPRequestHead {
    var headers = HTTPHeaders(
      headerFields.map { field in (field.name.rawName, field.value) })
    headers.add(name: "Host", value: authority ?? "localhost")
    return HTTPRequestHead(
      version: .http1_1, method: HTTPMethod(rawValue: method.rawValue), uri: path ?? "/",
      headers: headers)
  }
}

/// The connection ended before an answer.
struct NotAnswered: Error {}

extension HTTPResponse {
  fileprivate init(_ head: HTTPResponseHead) {
    var fields = HTTPFields()
    for (name, value) in head.headers {
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    self.init(status: Status(code: Int(head.status.code)), headerFields: fields)
  }
}
