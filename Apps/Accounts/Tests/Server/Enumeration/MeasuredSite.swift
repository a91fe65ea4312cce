import AccountsServer
import Core
import Hummingbird
import Logging
import Server
import ServerTestKit
import Store
import StoreSQLite
import TestKit
import Wire

/// What one request cost, wherever that could be seen from outside.
struct RequestWork: Hashable, Sendable {
  var answer: String
  var hashes: Int
  var database: DatabaseWork
  /// Messages put into the queue, those for nobody included.
  var messages: Int
}

/// Signing in, signing up and recovery over a database that counts.
struct MeasuredSite: Sendable {
  typealias Writer = GroupCommit<MeasuredEngine, PreferencesTables>

  let clock = AccountsClock()
  private let kept: TemporaryDatabase
  private let cipher: FieldCipher
  private let engine: MeasuredEngine
  private let writer: Writer
  private let hasher: PasswordHasher
  private let responder: RouterResponder<AnonymousContext>
  private let cookie: SessionCookie

  init() throws {
    kept = try TemporaryDatabase(
      onDisk: [DeliverySchema.migrations, AccountsSchema.migrations] + PreferencesTables.migrations)
    let engine = MeasuredEngine(kept.engine)
    let writer = Writer(engine, PreferencesTables.self)
    let keys = ServerKeys.fleeting(clock.environment.randomBytes)
    cipher = keys.fieldCipher
    hasher = PasswordHasher(
      cost: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
      peppers: keys.livePeppers,
      randomBytes: clock.environment.randomBytes)
    let sessions = SessionCache(
      source: Accounts<MeasuredEngine, PreferencesTables>.sessionSource(
        engine: engine, writer: writer))
    let accounts = Accounts(
      engine: engine, writer: writer, hasher: hasher, sessions: sessions, hub: ChangeHub(),
      keys: keys, environment: clock.environment,
      options: AccountsOptions(
        mailer: Mailer(deliverer: AcceptingDeliverer(), origin: "https://fieldday.example")))
    let endpoints =
      AccountsEndpoint.endpoints + RecoveryEndpoint.endpoints + UsernameEndpoint.endpoints
    var limits = AdmissionLimits()
    limits.credentials = RateLimit(burst: 10_000, perMinute: 10_000)
    let site = Site(
      SiteOptions(secure: false, limits: limits), sessions: sessions, endpoints: endpoints,
      client: nil, environment: clock.environment)
    responder = try site.router { added in
      AccountsRoutes(accounts: accounts, gate: site.gate).register(in: &added)
      RecoveryRoutes(accounts: accounts, gate: site.gate).register(in: &added)
      UsernameRoutes(accounts: accounts).register(in: &added)
    }.buildResponder()
    cookie = site.gate.cookie
    self.engine = engine
    self.writer = writer
  }

  func test(_ body: @escaping @Sendable (AccountsBrowser) async throws -> Void) async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Application(responder: responder, logger: logger)
    try await application.test(.router) { client in
      try await body(AccountsBrowser(client: client, cookieName: cookie.name))
    }
    await writer.drain()
  }

  /// The code in the last email.
  func lastCode() throws -> String {
    let row = try kept.engine.readNow { session throws(StoreFailure) in
      try session.rows(
        "SELECT id, sealed_variables FROM outgoing_message ORDER BY rowid DESC LIMIT 1"
      ) { row throws(StoreFailure) in
        (id: try row[0] as OutgoingMessageID, sealed: try row[1] as [UInt8])
      }
    }.first
    guard let message = row else { return "" }
    let place = "outgoing_message/variables/\(message.id)"
    let opened = try cipher.open(message.sealed, at: place).bytes
    return word(try JSON.parse(String(decoding: opened, as: UTF8.self))["code"]) ?? ""
  }

  private func messages() throws -> Int {
    try kept.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT count(*) FROM outgoing_message")
    } ?? 0
  }

  func measure(
    _ request: () async throws -> AccountsBrowser.Answer
  ) async throws -> RequestWork {
    let hashes = hasher.done.value
    let messages = try messages()
    _ = engine.take()
    let answer = try await request()
    return RequestWork(
      answer: answer.bare, hashes: hasher.done.value - hashes, database: engine.take(),
      messages: try self.messages() - messages)
  }
}
