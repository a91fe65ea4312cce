public import HTTPTypes
public import Hummingbird

/// What a server answered to a test.
public struct TestResponse: Sendable {
  public let head: HTTPResponse
  public let body: ByteBuffer

  public var status: HTTPResponse.Status { head.status }
  public var headers: HTTPFields { head.headerFields }
}

/// Asks an application that a test has put up.
public struct TestClient: Sendable {
  typealias Send = @Sendable (HTTPRequest, ByteBuffer?) async throws -> TestResponse

  /// Where the application listens, if it does.
  public let port: Int?
  let send: Send

  /// Asks, and gives the whole answer to `read`.
  ///
  /// - Parameter uri: The path, and the query.
  @discardableResult
  public func execute<Value>(
    uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:], body: ByteBuffer? = nil,
    read: (TestResponse) throws -> Value = { response in response }
  ) async throws -> Value {
    var fields = headers
    if let body { fields[.contentLength] = String(body.readableBytes) }
    let request = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: uri, headerFields: fields)
    return try read(try await send(request, body))
  }
}
