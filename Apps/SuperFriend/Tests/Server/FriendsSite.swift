import Core
import HTTPTypes
import Hummingbird
import Logging
import Server
import ServerTestKit
import Store
import StoreSQLite
import SuperFriendDomain
import SuperFriendServer
import Testing
import Wire

@testable import SuperFriendTestKit

/// SuperFriend's routes over a real database, with a session made by the test.
struct FriendsSite: Sendable {
  let world: ReminderWorld
  private let responder: RouterResponder<AnonymousContext>
  private let cookie: String

  init(_ world: ReminderWorld) throws {
    let token = SessionToken(random: [UInt8](repeating: 5, count: SessionToken.length))
    let environment = ReminderWorld.environment
    let session = UserSession(
      id: UserSessionID(high: 1, low: 1), user: Ledger.user, created: environment.now(),
      lastSeen: environment.now())
    let known = [token.hash: session]
    let cache = SessionCache(
      source: SessionSource(find: { hash in known[hash] }, note: { _, _ in }))
    let site = Site(
      SiteOptions(secure: false), sessions: cache, endpoints: ReminderWorld.System.endpoints,
      client: nil, environment: environment)
    let system = world.system()
    responder = try site.router { routes in system.register(in: &routes) }.buildResponder()
    cookie = site.gate.cookie.name + "=" + token.text
    self.world = world
  }

  struct Answer: Sendable {
    let status: Int
    let bytes: [UInt8]
    let headers: HTTPFields

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var json: JSON { (try? JSON.parse(text)) ?? .null }

    /// The lines of a calendar, unfolded.
    var lines: [String] {
      text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }
  }

  /// - Parameter isSignedIn: Whether the person asks; or a program that knows an address.
  func ask(
    _ method: HTTPRequest.Method, _ path: String, isSignedIn: Bool = false,
    _ more: HTTPFields = [:]
  ) async throws -> Answer {
    var headers = more
    if isSignedIn {
      headers[.cookie] = cookie
      if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
      headers[.contentType] = "application/json"
    }
    let fields = headers
    let body = isSignedIn && method == .post ? ByteBuffer(string: "{}") : nil
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Hummingbird.Application(responder: responder, logger: logger)
    return try await application.test(.router) { client in
      try await client.execute(uri: path, method: method, headers: fields, body: body) {
        response in
        Answer(
          status: response.status.code, bytes: Array(response.body.readableBytesView),
          headers: response.headers)
      }
    }
  }
}
