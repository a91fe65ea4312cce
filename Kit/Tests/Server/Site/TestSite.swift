import Core
import Hummingbird
import Logging
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import Synchronization
import TestKit
import Wire

/// Sessions in memory, where the account system keeps rows.
final class SessionsInMemory: Sendable {
  private struct State {
    var sessions: [SessionTokenHash: UserSession] = [:]
    var lookups = 0
    var notes = 0
  }

  private let state = Mutex(State())

  var lookups: Int { state.withLock { state in state.lookups } }
  var notes: Int { state.withLock { state in state.notes } }

  func add(_ session: UserSession, _ token: SessionToken) {
    state.withLock { state in state.sessions[token.hash] = session }
  }

  func end(_ id: UserSessionID) {
    state.withLock { state in
      state.sessions = state.sessions.filter { entry in entry.value.id != id }
    }
  }

  var source: SessionSource {
    SessionSource(
      find: { token in
        self.state.withLock { state in
          state.lookups += 1
          return state.sessions[token]
        }
      },
      note: { id, now in
        self.state.withLock { state in
          state.notes += 1
          for (token, session) in state.sessions where session.id == id {
            state.sessions[token] = UserSession(
              id: id, user: session.user, created: session.created, lastSeen: now)
          }
        }
      })
  }
}

/// A person signed in on one browser.
struct Visitor: Sendable {
  let session: UserSession
  let token: SessionToken

  var user: UserID { session.user }
}

/// The real routes over a real database, with sessions made by the test.
struct TestSite: Sendable {
  let clock = TestClock()
  let known = SessionsInMemory()
  let database: TemporaryDatabase
  let writer: GroupCommit<SQLiteDatabase, BoardTables>
  let hub: ChangeHub
  let sessions: SessionCache
  let sync: SyncRoutes<SQLiteDatabase, BoardTables>
  let responder: RouterResponder<AnonymousContext>
  let cookie: SessionCookie
  let readiness = Readiness(probe: { true })

  init(
    options: SiteOptions = SiteOptions(secure: false, behindProxy: true),
    client: ClientFiles? = nil
  ) throws {
    let database = try TemporaryDatabase(onDisk: BoardTables.migrations)
    let hub = ChangeHub()
    let writer = GroupCommit(
      database.engine, BoardTables.self, notify: { scopes in hub.notify(scopes) },
      ticks: clock.environment.ticks)
    let sessions = SessionCache(source: known.source)
    let endpoints =
      SyncEndpoint.allCases.map { entry in entry.endpoint }
      + OperationsEndpoint.allCases.map { entry in entry.endpoint }
    let site = Site(
      options, sessions: sessions, endpoints: endpoints, client: client,
      environment: clock.environment)
    let sync = SyncRoutes(
      engine: database.engine, writer: writer, hub: hub, gate: site.gate,
      now: { [clock] in clock.now })
    let operations = OperationsRoutes(readiness: readiness) { page in
      site.metrics.write(to: &page)
      sync.metrics.write(to: &page)
      SyncMetrics.write(writer.counts, to: &page)
      hub.write(to: &page)
    }
    responder = try site.router { routes in
      sync.register(in: &routes)
      operations.register(in: &routes)
    }.buildResponder()
    self.database = database
    self.hub = hub
    self.writer = writer
    self.sessions = sessions
    self.sync = sync
    cookie = site.gate.cookie
  }

  func visitor(_ user: UInt64, session: UInt64 = 1) -> Visitor {
    let now = clock.now
    let made = UserSession(
      id: UserSessionID(high: user, low: session), user: UserID(high: 7, low: user), created: now,
      lastSeen: now)
    let token = SessionToken(random: clock.bytes(SessionToken.length))
    known.add(made, token)
    return Visitor(session: made, token: token)
  }

  var application: Application<RouterResponder<AnonymousContext>> {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    return Application(
      responder: responder, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      logger: logger)
  }

  /// The same over a socket, from this machine's address.
  func testLive(_ body: @escaping @Sendable (TestBrowser) async throws -> Void) async throws {
    try await application.test(.live) { client in
      try await body(TestBrowser(client: client, cookie: cookie))
    }
    await writer.drain()
  }

  func test(_ body: @escaping @Sendable (TestBrowser) async throws -> Void) async throws {
    try await application.test(.router) { client in
      try await body(TestBrowser(client: client, cookie: cookie))
    }
    await writer.drain()
  }
}
