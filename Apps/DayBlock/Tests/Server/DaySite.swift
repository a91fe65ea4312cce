import Core
import Crypto
import DayBlockDomain
import DayBlockServer
import HTTPTypes
import Hummingbird
import Logging
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import Synchronization
import TestKit
import Testing
import Wire

@testable import DayBlockTestKit

/// Time that only moves when a test says so.
final class DayTestClock: Sendable {
  private let state: Mutex<(now: Instant, byte: UInt64)>

  init(_ now: Instant) { state = Mutex((now, 1)) }

  var now: Instant { state.withLock { state in state.now } }
  func set(_ now: Instant) { state.withLock { state in state.now = now } }
  func wait(minutes: Int) { set(now.advanced(byMilliseconds: Int64(minutes) * 60_000)) }

  var environment: ServerEnvironment {
    ServerEnvironment(
      now: { self.now }, ticks: { 0 },
      randomBytes: { count in
        self.state.withLock { state in
          (0..<count).map { _ in
            state.byte += 1
            return UInt8(truncatingIfNeeded: mixed(state.byte))
          }
        }
      }, sleep: { _ in throw CancellationError() })
  }
}

/// The rest of the internet.
final class FarServers: Sendable {
  private struct Known {
    var requests: [OutgoingRequest] = []
    var answers: [String: OutgoingAnswer] = [:]
    /// How many are being answered, and how many were at once at most.
    var open = 0
    var most = 0
    var crowd = 0
  }

  private let known = Mutex(Known())

  var requests: [OutgoingRequest] { known.withLock { known in known.requests } }
  /// How many were asked at once at most.
  var most: Int { known.withLock { known in known.most } }

  /// From now on nobody answers before so many have been asked at once, within reason.
  func wait(forCrowd count: Int) { known.withLock { known in known.crowd = count } }

  func answer(_ url: String, _ text: String, status: Int = 200) {
    known.withLock { known in
      known.answers[url] = OutgoingAnswer(status: status, bytes: Array(text.utf8))
    }
  }

  var outgoing: Outgoing {
    Outgoing { request throws(OutgoingFault) in
      let answer = self.known.withLock { known in
        known.requests.append(request)
        known.open += 1
        known.most = max(known.most, known.open)
        return known.answers[request.url.text]
      }
      for _ in 0..<10_000 where self.known.withLock({ known in known.most < known.crowd }) {
        await Task.yield()
      }
      self.known.withLock { known in known.open -= 1 }
      guard let answer else { throw .unresolved }
      guard answer.bytes.count <= request.answerLimit else { throw .failed(23) }
      return answer
    }
  }
}

/// DayBlock's routes over a real database and a real socket, with sessions made by the test.
struct DaySite: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, DayBlockTables>
  typealias System = DayBlockSystem<SQLiteDatabase, DayBlockTables>

  static let origin = "https://day.example"
  static let other = UserID(high: 7, low: 2)

  let clock: DayTestClock
  let far = FarServers()
  let day: DayDatabase
  let writer: Writer
  let jobs: JobService
  let rows = PushRows(cipher: .fleeting())
  let streams: LiveStreams
  private let tokens: [UserID: SessionToken]
  private let cookie: SessionCookie
  private let responder: RouterResponder<AnonymousContext>

  /// - Parameter text: What clocks in Seoul show.
  init(at text: String = "2026-03-10T12:00") throws {
    clock = DayTestClock(seoul(text))
    let day = try DayDatabase(onDisk: true)
    let environment = clock.environment
    let streams = LiveStreams()
    let writer = Writer(
      day.engine, DayBlockTables.self, notify: { scopes in streams.hub.notify(scopes) })
    var sessions: [SessionTokenHash: UserSession] = [:]
    var tokens: [UserID: SessionToken] = [:]
    for (number, user) in [Ledger.user, Self.other].enumerated() {
      let token = SessionToken(random: environment.randomBytes(SessionToken.length))
      tokens[user] = token
      sessions[token.hash] = UserSession(
        id: UserSessionID(high: 1, low: UInt64(number)), user: user, created: clock.now,
        lastSeen: clock.now)
    }
    let known = sessions
    let cache = SessionCache(
      source: SessionSource(find: { hash in known[hash] }, note: { _, _ in }))
    let site = Site(
      SiteOptions(secure: false), sessions: cache, endpoints: System.endpoints, client: nil,
      environment: environment)
    let keys = KeyRing(active: ServerKey.make { count in [UInt8](repeating: 9, count: count) })
    let push = WebPush(
      outgoing: far.outgoing, keys: keys, origin: Self.origin, environment: environment)
    let system = System(
      engine: day.engine, writer: writer, push: push, rows: rows, outgoing: far.outgoing,
      environment: environment, origin: Self.origin, streams: streams
    ) { entity in entity }
    responder = try site.router { routes in system.register(in: &routes) }.buildResponder()
    jobs = JobService(system.jobs, signal: JobSignal(), environment: environment)
    cookie = site.gate.cookie
    self.day = day
    self.writer = writer
    self.streams = streams
    self.tokens = tokens
  }

  /// Afterwards nothing can be written through the routes any more.
  func test(_ body: @escaping @Sendable (DayCaller) async throws -> Void) async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Hummingbird.Application(
      responder: responder, server: .site(idleTimeout: nil),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: logger)
    try await application.test(.live) { client in
      try await body(DayCaller(client: client, site: self, user: Ledger.user))
    }
    await writer.drain()
  }

  func headers(of user: UserID?) -> HTTPFields {
    var headers: HTTPFields = [:]
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if let token = user.flatMap({ user in tokens[user] }) {
      headers[.cookie] = cookie.name + "=" + token.text
    }
    return headers
  }
}

/// Somebody who asks the server.
struct DayCaller: Sendable {
  let client: TestClient
  let site: DaySite
  let user: UserID?

  func being(_ user: UserID?) -> DayCaller {
    DayCaller(client: client, site: site, user: user)
  }

  struct Answer: Sendable {
    let status: Int
    let text: String
    let headers: HTTPFields

    var json: JSON { (try? JSON.parse(text)) ?? .null }

    func word(_ name: String) -> String? {
      if case .string(let word)? = json[name] { word } else { nil }
    }

    func number(_ name: String) -> Int? {
      if case .integer(let number)? = json[name] { Int(number) } else { nil }
    }

    func list(_ name: String) -> [JSON] {
      if case .array(let list)? = json[name] { list } else { [] }
    }

    /// The word of a problem.
    var code: String? { word("code") }

    /// The lines of a calendar, unfolded.
    var lines: [String] {
      text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }
  }

  func get(_ path: String) async throws -> Answer { try await ask(.get, path) }
  func delete(_ path: String) async throws -> Answer { try await ask(.delete, path) }

  func post(_ path: String, _ body: JSON = .object([])) async throws -> Answer {
    try await ask(.post, path, body.bytes, "application/json")
  }

  func upload(_ path: String, _ text: String) async throws -> Answer {
    try await ask(.post, path, Array(text.utf8), "application/octet-stream")
  }

  func ask(
    _ method: HTTPRequest.Method, _ path: String, _ bytes: [UInt8]? = nil, _ type: String? = nil,
    authorization: String? = nil
  ) async throws -> Answer {
    var headers = site.headers(of: user)
    if let authorization { headers[.authorization] = authorization }
    if let type { headers[.contentType] = type }
    return try await client.execute(
      uri: path, method: method, headers: headers,
      body: bytes.map { bytes in ByteBuffer(bytes: bytes) }
    ) { response in
      Answer(
        status: response.status.code, text: String(buffer: response.body),
        headers: response.headers)
    }
  }
}
