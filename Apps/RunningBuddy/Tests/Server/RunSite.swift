import Core
import HTTPTypes
import Hummingbird
import Logging
import RunningBuddyDomain
import RunningBuddyServer
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import Synchronization
import TestKit
import Testing
import Wire

@testable import RunningBuddyTestKit

/// Time that only moves when a test says so.
final class RunTestClock: Sendable {
  private let state: Mutex<(now: Instant, byte: UInt64)>

  init(_ now: Instant) { state = Mutex((now, 1)) }

  var now: Instant { state.withLock { state in state.now } }

  func wait(minutes: Int) {
    state.withLock { state in
      state.now = state.now.advanced(byMilliseconds: Int64(minutes) * 60_000)
    }
  }

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

/// RunningBuddy's routes and synchronisation over a real database and a real socket, with sessions
/// made by the test.
struct RunSite: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, RunTables>
  typealias System = RunningBuddySystem<SQLiteDatabase, RunTables>

  let clock = RunTestClock(Instant(milliseconds: 1_790_000_000_000))
  let database: TemporaryDatabase
  let writer: Writer
  let jobs: JobService
  private let tokens: [UserID: SessionToken]
  /// Of a device that the first person has paired.
  private let paired: SessionToken
  private let cookie: SessionCookie
  private let responder: RouterResponder<AnonymousContext>

  var engine: SQLiteDatabase { database.engine }

  /// - Parameter tiles: Where the tiles of maps come from, as the site's clock has it.
  init(tiles: (ServerEnvironment) throws -> TileSource? = { _ in nil }) throws {
    let database = try TemporaryDatabase(onDisk: RunTables.migrations)
    let environment = clock.environment
    let writer = Writer(database.engine, RunTables.self, notify: { _ in })
    var people: [SessionTokenHash: UserID] = [:]
    var tokens: [UserID: SessionToken] = [:]
    for user in [RunLedger.user, RunLedger.other] {
      let token = SessionToken(random: environment.randomBytes(SessionToken.length))
      tokens[user] = token
      people[token.hash] = user
    }
    let paired = SessionToken(random: environment.randomBytes(SessionToken.length))
    people[paired.hash] = RunLedger.user
    // However long a test waits, its people stay signed in.
    let (known, clock, pairedHash) = (people, clock, paired.hash)
    let cache = SessionCache(
      source: SessionSource(
        find: { hash in
          known[hash].map { user in
            UserSession(
              id: UserSessionID(high: 1, low: user.low), user: user, created: clock.now,
              lastSeen: clock.now, kind: hash == pairedHash ? .companion : .browser)
          }
        }, note: { _, _ in }))
    let site = Site(
      SiteOptions(secure: false), sessions: cache,
      endpoints: System.endpoints + SyncEndpoint.endpoints, client: nil, environment: environment)
    let system = System(
      engine: database.engine, writer: writer, environment: environment,
      tiles: try tiles(environment)
    ) { entity in entity }
    let sync = SyncRoutes(
      engine: database.engine, writer: writer, hub: ChangeHub(), gate: site.gate,
      now: environment.now)
    responder = try site.router { routes in
      sync.register(in: &routes)
      system.register(in: &routes)
    }.buildResponder()
    jobs = JobService(system.jobs, signal: JobSignal(), environment: environment)
    cookie = site.gate.cookie
    self.database = database
    self.writer = writer
    self.tokens = tokens
    self.paired = paired
  }

  /// Afterwards nothing can be written through the routes any more.
  func test(_ body: @escaping @Sendable (RunCaller) async throws -> Void) async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Hummingbird.Application(
      responder: responder, server: .site(idleTimeout: nil),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: logger)
    try await application.test(.live) { client in
      try await body(RunCaller(client: client, site: self, user: RunLedger.user))
    }
    await writer.drain()
  }

  func headers(of user: UserID?, isPaired: Bool = false) -> HTTPFields {
    var headers: HTTPFields = [:]
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if let token = isPaired ? paired : user.flatMap({ user in tokens[user] }) {
      headers[.cookie] = cookie.name + "=" + token.text
    }
    return headers
  }

  func count(_ sql: SQL) throws -> Int {
    try engine.readNow { session throws(StoreFailure) in try session.value(sql) ?? 0 }
  }
}

/// Somebody who asks the server.
struct RunCaller: Sendable {
  let client: TestClient
  let site: RunSite
  let user: UserID?
  /// Whether it is a device that the first person has paired.
  var isPaired = false

  func beingPaired() -> RunCaller {
    RunCaller(client: client, site: site, user: user, isPaired: true)
  }

  func being(_ user: UserID?) -> RunCaller {
    RunCaller(client: client, site: site, user: user)
  }

  struct Answer: Sendable {
    let status: Int
    let bytes: [UInt8]
    let headers: HTTPFields

    var json: JSON {
      (try? JSON.parse(bytes, limits: JSONLimits(depth: 64, bytes: 1 << 22))) ?? .null
    }

    /// The word of a problem.
    var code: JSON? { json["code"] }

    func list(_ name: String) -> [JSON] {
      if case .array(let list)? = json[name] { list } else { [] }
    }

    func decode<Message: WireCodable>(_ type: Message.Type) throws -> Message {
      try Message(WireCursor(json))
    }

    /// The files of an archive.
    func files() throws -> [(path: String, bytes: [UInt8])] {
      try ZipReader(bytes).files()
    }
  }

  func get(_ path: String) async throws -> Answer { try await ask(.get, path) }
  func delete(_ path: String) async throws -> Answer { try await ask(.delete, path) }

  func post(_ path: String, _ body: JSON = .object([])) async throws -> Answer {
    try await ask(.post, path, body.bytes, "application/json")
  }

  func ask(
    _ method: HTTPRequest.Method, _ path: String, _ bytes: [UInt8]? = nil, _ type: String? = nil,
    secret: String? = nil
  ) async throws -> Answer {
    var headers = site.headers(of: user, isPaired: isPaired)
    if let secret { headers[.authorization] = "Bearer " + secret }
    if let type { headers[.contentType] = type }
    return try await client.execute(
      uri: path, method: method, headers: headers,
      body: bytes.map { bytes in ByteBuffer(bytes: bytes) }
    ) { response in
      Answer(
        status: response.status.code, bytes: Array(buffer: response.body),
        headers: response.headers)
    }
  }
}
