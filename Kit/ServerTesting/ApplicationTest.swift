public import Hummingbird
import Logging
import NIOEmbedded

/// How a test asks an application.
public enum TestedBy: Sendable {
  /// The router alone, without a connection.
  case router
  /// Over a socket of this machine, with a connection for each request.
  case live
}

extension ApplicationProtocol {
  /// Puts the application up, and takes it down after `body`.
  public func test<Value: Sendable>(
    _ way: TestedBy, _ body: @Sendable (TestClient) async throws -> Value
  ) async throws -> Value {
    switch way {
    case .router:
      let responder = try await responder
      let logger = logger
      return try await body(
        TestClient(port: nil) { request, bytes in
          try await respond(to: request, bytes, with: responder, logger)
        })
    case .live: return try await testLive(body)
    }
  }
}

/// What a responder says to a request, body and all.
private func respond<Responder: HTTPResponder>(
  to request: HTTPRequest, _ bytes: ByteBuffer?, with responder: Responder, _ logger: Logger
) async throws -> TestResponse
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  // As the server does for each request.
  var logger = logger
  logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
  let context = Responder.Context(
    source: ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger))
  let answer = try await responder.respond(
    to: Request(head: request, body: RequestBody(buffer: bytes ?? ByteBuffer())),
    context: context)
  let body = CollectedBody()
  try await answer.body.write(BodyCollector(body: body))
  return TestResponse(head: answer.head, body: body.bytes)
}
