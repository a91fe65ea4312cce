import Core
import HTTPTypes
import Hummingbird
import Logging
import RefWatchDomain
import RefWatchServer
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import Synchronization
import TestKit
import Testing
import Wire

@testable import RefWatchTestKit

/// The mirrors' routes over a real database and a real socket, with sessions made by the test.
struct MirrorSite: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, RefWatchTables>

  /// Time that only moves when a test says so.
  final class Clock: Sendable {
    private let state = Mutex((now: Int64(1_790_000_000_000), byte: UInt64(1)))

    var now: Instant { Instant(milliseconds: state.withLock { state in state.now }) }
    func advance(by milliseconds: Int64) { state.withLock { state in state.now += milliseconds } }

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

  let clock = Clock()
  let owner = UserID(high: 7, low: 1)
  let stranger = UserID(high: 7, low: 2)
  let match: MatchID
  let database: TemporaryDatabase
  let writer: Writer
  let hub: MirrorHub
  private let tokens: [UserID: SessionToken]
  private let cookie: SessionCookie
  private let responder: RouterResponder<AnonymousContext>

  init() throws {
    let database = try TemporaryDatabase(onDisk: RefWatchTables.migrations)
    let environment = clock.environment
    let hub = MirrorHub.reading(database.engine, environment: environment)
    let writer = Writer(
      database.engine, RefWatchTables.self, notify: { scopes in hub.moved(scopes) })
    var sessions: [SessionTokenHash: UserSession] = [:]
    var tokens: [UserID: SessionToken] = [:]
    for user in [owner, stranger] {
      let token = SessionToken(random: environment.randomBytes(SessionToken.length))
      tokens[user] = token
      sessions[token.hash] = UserSession(
        id: UserSessionID(high: 1, low: user.low), user: user, created: clock.now,
        lastSeen: clock.now)
    }
    let known = sessions
    let cache = SessionCache(
      source: SessionSource(find: { hash in known[hash] }, note: { _, _ in }))
    let site = Site(
      SiteOptions(secure: false), sessions: cache, endpoints: MirrorEndpoint.endpoints,
      client: nil, environment: environment)
    responder = try site.router { routes in
      MirrorRoutes(
        engine: database.engine, writer: writer, environment: environment, origin: nil, hub: hub
      ).register(in: &routes)
    }.buildResponder()
    cookie = site.gate.cookie
    match = environment.moment().id(7)
    self.tokens = tokens
    self.database = database
    self.writer = writer
    self.hub = hub
  }

  func test(
    _ body: @escaping @Sendable (TestClient) async throws -> Void
  ) async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Hummingbird.Application(
      responder: responder, server: .site(idleTimeout: nil),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: logger)
    try await application.test(.live) { client in try await body(client) }
    await writer.drain()
  }

  struct Answer: Sendable {
    let status: Int
    let text: String
    let robots: String?

    var json: JSON { (try? JSON.parse(text)) ?? .null }

    /// The problem without what differs from request to request.
    var problem: String {
      guard case .object(let members) = json else { return text }
      return JSON.object(members.filter { member in member.name != "requestId" }).text
    }
  }

  func ask(
    _ client: TestClient, _ method: HTTPRequest.Method, _ path: String,
    _ body: JSON? = nil, as user: UserID? = nil
  ) async throws -> Answer {
    var headers: HTTPFields = [:]
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if body != nil { headers[.contentType] = "application/json" }
    if let token = user.flatMap({ user in tokens[user] }) {
      headers[.cookie] = cookie.name + "=" + token.text
    }
    return try await client.execute(
      uri: path, method: method, headers: headers,
      body: body.map { body in ByteBuffer(bytes: body.bytes) }
    ) { response in
      Answer(
        status: response.status.code, text: String(buffer: response.body),
        robots: HTTPField.Name("X-Robots-Tag").flatMap { name in response.headers[name] })
    }
  }

  // MARK: The match

  /// Decides and commits as the sync routes do.
  func commit(_ command: RefWatchCommand, number: Int64) async throws {
    let envelope = CommandEnvelope(
      id: CommandID(high: 3, low: UInt64(number)), device: DeviceID(high: 1, low: UInt64(number)),
      dseq: 1, system: command.system, name: command.name, version: command.version,
      at: clock.now, args: command.args, known: 0)
    let user = owner
    let now = clock.now
    let outcome = await writer.submit(for: user) { storage throws(StoreFailure) in
      try ServerRules<SQLStorage<RefWatchTables, _>>().apply(
        PushedCommand(envelope), by: user, receivedAt: now, in: &storage
      ).rejection == nil
    }
    #expect(try outcome.committed())
  }

  func event(_ fact: Fact, _ ordinal: Int64) -> MatchEvent {
    MatchEvent(
      id: MatchEventID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 | UInt64(ordinal)),
      match: match, ordinal: ordinal, stage: .period(.regulation(1)), elapsed: ordinal * 1_000,
      at: clock.now, uptime: ordinal * 1_000, boot: BootID(high: 1, low: 1), quality: .synced,
      fact: fact)
  }

  func begin() async throws {
    let match = Match(
      id: match, home: TeamRef(name: "Harbour"), away: TeamRef(name: "Lantern"), rules: RuleSet(),
      createdAt: clock.now)
    try await commit(.createMatch(match), number: 1)
    try await record(.kickOff(.home), 1)
    try await record(.periodStart(.regulation(1), seconds: 2_700), 2)
  }

  func record(_ fact: Fact, _ ordinal: Int64) async throws {
    try await commit(
      .recordEvents(match, [event(fact, ordinal)], setUp: nil), number: ordinal + 10)
  }

  func goal(_ ordinal: Int64) async throws {
    let scorer = Participant(.home, number: 9, name: "Canary Name")
    try await record(.goal(Goal(credited: .home, kind: .openPlay, scorer: scorer)), ordinal)
  }

  /// Makes a link; answers it with the path that opens it.
  func link(
    _ client: TestClient, _ lens: MirrorLens = MirrorLens(.everyone, showsNames: false)
  ) async throws -> (link: MirrorLink, path: String) {
    let answer = try await ask(
      client, .post, "/api/referee/matches/\(match)/mirrors", lens.json, as: owner)
    #expect(answer.status == 201)
    let made = try NewMirrorLink(WireCursor(answer.json))
    #expect(made.address.hasPrefix("http://"))
    return (made.link, "/m/" + made.address.suffix(32))
  }
}

/// Gives others their turn until something holds; the test's time limit ends it when it never does.
func until(_ holds: () async -> Bool) async {
  while !(await holds()), !Task.isCancelled { await Task.yield() }
}
