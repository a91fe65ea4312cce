import Core
import HTTPTypes
import Hummingbird
import Logging
import Wire

/// What stands between the network and every handler.
public struct Gate: Sendable {
  public let sessions: SessionCache
  public let cookie: SessionCookie
  public let admission: Admission
  let sameOrigin: SameOrigin
  /// Whether the last entry of `X-Forwarded-For` names the client.
  let behindProxy: Bool
  let localRequests: LocalRequests
  let now: @Sendable () -> Instant

  public init(
    sessions: SessionCache, cookie: SessionCookie, admission: Admission, sameOrigin: SameOrigin,
    behindProxy: Bool, now: @escaping @Sendable () -> Instant
  ) {
    self.sessions = sessions
    self.cookie = cookie
    self.admission = admission
    self.sameOrigin = sameOrigin
    self.behindProxy = behindProxy
    localRequests = LocalRequests(secure: cookie.secure, behindProxy: behindProxy)
    self.now = now
  }

  func address(of request: Request, _ context: AnonymousContext) -> ClientAddress {
    guard behindProxy, let name = FieldName.forwardedFor.name,
      let last = request.headers[values: name].last?.split(separator: ",").last
    else { return context.peer }
    return ClientAddress(String(last.drop { character in character == " " }))
  }

  func session(of request: Request) async throws -> UserSession? {
    guard let token = cookie.token(in: request.headers) else { return nil }
    return try await sessions.session(token.hash, at: now())
  }
}

/// Registers handlers by endpoint, each behind the same checks in the same order: limits of the
/// network, origin of a state change, session, limits of the account, body.
public struct Routes {
  private let router: Router<AnonymousContext>
  private let gate: Gate
  /// Everything registered so far.
  public private(set) var endpoints: [Endpoint] = []

  init(router: Router<AnonymousContext>, gate: Gate) {
    self.router = router
    self.gate = gate
  }

  /// A handler for anyone. It is given the session if there is one.
  public mutating func on(
    _ endpoint: Endpoint,
    open handler: @escaping @Sendable (Call, UserSession?) async throws -> Reply
  ) {
    register(endpoint) { [gate] request, context in
      let found = try await gate.session(of: request)
      let session = endpoint.access.known(found)
      guard endpoint.access.admits(session) else { throw Problem(.notFound) }
      let call = try await gate.admit(request, context, endpoint, session)
      return try await handler(call, session).response
    }
  }

  /// A handler for a person with a session.
  public mutating func on(
    _ endpoint: Endpoint,
    signedIn handler: @escaping @Sendable (Call, SignedInContext) async throws -> Reply
  ) {
    register(endpoint) { [gate] request, context in
      let found = try await gate.session(of: request)
      let known = endpoint.access.known(found)
      guard endpoint.access.admits(known) else { throw Problem(.notFound) }
      guard let session = known else {
        // A paired device keeps what opens the rest to it.
        if found != nil { throw Problem(.notSignedIn) }
        return gate.refusal(of: request, requestID: context.id)
      }
      let call = try await gate.admit(request, context, endpoint, session)
      let member = SignedInContext(session: session, logger: context.logger)
      return try await handler(call, member).response
    }
  }

  private mutating func register(
    _ endpoint: Endpoint,
    _ respond: @escaping @Sendable (Request, AnonymousContext) async throws -> Response
  ) {
    endpoints.append(endpoint)
    let gate = gate
    let method = HTTPRequest.Method(rawValue: endpoint.method.rawValue) ?? .get
    router.on(RouterPath(endpoint.path), method: method) { request, context -> Response in
      try gate.knock(request, context, endpoint)
      return try await respond(request, context)
    }
  }
}

extension Gate {
  /// What is checked before anything is looked up.
  fileprivate func knock(
    _ request: Request, _ context: AnonymousContext, _ endpoint: Endpoint
  ) throws(Problem) {
    try admission.admit(address(of: request, context), endpoint.cost)
    if endpoint.method != .get, endpoint.callers == .ownSite { try sameOrigin.check(request) }
  }

  fileprivate func admit(
    _ request: Request, _ context: AnonymousContext, _ endpoint: Endpoint, _ session: UserSession?
  ) async throws -> Call {
    if let session { try admission.admit(session.user, endpoint.cost) }
    let bytes = try await bytes(of: request, endpoint)
    let token = cookie.token(in: request.headers)?.hash
    return Call(
      request: request, body: try await body(of: request, endpoint), bytes: bytes,
      parameters: context.parameters, address: address(of: request, context),
      isFromThisMachine: localRequests.contains(request, from: context.peer), requestID: context.id,
      isStillSignedIn: { [sessions, now] in
        guard let token else { return false }
        return try await sessions.session(token, at: now()) != nil
      }, channel: context.channel)
  }

  /// No session, or one that has ended: the cookie, if there was one, is of no use any more.
  fileprivate func refusal(of request: Request, requestID: String) -> Response {
    var response = Problem(.notSignedIn).response(requestID: requestID)
    if request.headers[.cookie]?.contains(cookie.name) == true {
      response.headers[.setCookie] = cookie.forget
    }
    return response
  }

  private func bytes(of request: Request, _ endpoint: Endpoint) async throws -> [UInt8] {
    guard case .bytes(let limit) = endpoint.body else { return [] }
    try check(request, isOf: "application/octet-stream")
    return Array(buffer: try await request.collected(limit: limit))
  }

  private func body(of request: Request, _ endpoint: Endpoint) async throws -> JSON {
    switch endpoint.body {
    case .none, .bytes: return .null
    case .form(let limit):
      try check(request, isOf: "application/x-www-form-urlencoded")
      let body = try await request.collected(limit: limit)
      guard let fields = FormField.decode(body.readableBytesView) else {
        throw Problem(.malformedForm)
      }
      return .object(fields.map { field in JSON.Member(field.name, .string(field.value)) })
    case .json(let limit):
      try check(request, isOf: "application/json")
      return try await json(in: request, limit: limit)
    }
  }

  private func json(in request: Request, limit: Int) async throws -> JSON {
    let body = try await request.collected(limit: limit)
    let parsed = body.withUnsafeReadableBytes { bytes -> Result<JSON, WireError> in
      do throws(WireError) {
        return .success(
          try JSON.parse(
            bytes.assumingMemoryBound(to: UInt8.self),
            limits: JSONLimits(depth: 64, bytes: limit)))
      } catch { return .failure(error) }
    }
    do { return try parsed.get() } catch { throw Problem(error) }
  }

  /// RFC 9110 §8.3: the type without parameters, in any case.
  private func check(_ request: Request, isOf wanted: String) throws(Problem) {
    let type = request.headers[.contentType] ?? ""
    let bare = type.prefix { character in character != ";" }.filter { character in character != " "
    }
    guard bare.lowercased() == wanted else {
      throw Problem(.wrongContentType, detail: "Send " + wanted + ".")
    }
  }
}

extension Request {
  /// The whole body, of at most so many bytes.
  fileprivate func collected(limit: Int) async throws -> ByteBuffer {
    let tooLarge = Problem(.bodyTooLarge, data: [.init("limit", .int(limit))])
    let length = headers[.contentLength].flatMap { text in Int(text) }
    if let length, length > limit { throw tooLarge }
    var body = ByteBuffer()
    do {
      for try await part in self.body {
        guard body.readableBytes + part.readableBytes <= limit else { throw tooLarge }
        if body.readableBytes == 0 { body = part } else { body.writeImmutableBuffer(part) }
      }
    } catch let problem as Problem {
      throw problem
    } catch {
      // The connection ended, or what came is not HTTP: nothing of ours has failed.
      throw Problem(.bodyCutOff)
    }
    // A part must never be taken for the whole: a form, or a picture, may be one all the same.
    if let length, body.readableBytes < length { throw Problem(.bodyCutOff) }
    return body
  }
}

extension Call {
  /// Reads the body of an endpoint that takes none: for a handler that must know first who sends
  /// it, whatever it is said to be. Once.
  ///
  /// - Parameter limit: The most bytes there may be.
  public func file(limit: Int) async throws -> [UInt8] {
    Array(buffer: try await request.collected(limit: limit))
  }
}
