import AccountsDomain
import AccountsServer
import Core
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
import Wire

/// Time and chance that only move when a test says so.
final class AccountsClock: Sendable {
  private let state = Mutex((now: Instant(milliseconds: 1_790_000_000_000), byte: UInt64(1)))

  var now: Instant { state.withLock { state in state.now } }

  func advance(byDays days: Int64) {
    state.withLock { state in
      state.now = state.now.advanced(byMilliseconds: days * 86_400_000)
    }
  }

  func advance(bySeconds seconds: Int64) {
    state.withLock { state in state.now = state.now.advanced(byMilliseconds: seconds * 1_000) }
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
      },
      sleep: { _ in throw CancellationError() })
  }
}

/// The account system over a real database, with passwords that cost next to nothing.
struct AccountsSite: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, PreferencesTables>

  let clock: AccountsClock
  let database: TemporaryDatabase
  let writer: Writer
  let hasher: PasswordHasher
  let sessions: SessionCache
  let hub = ChangeHub()
  /// Those of an app.
  let streams = ChangeHub()
  let accounts: Accounts<SQLiteDatabase, PreferencesTables>
  /// Opens what waits in the queue.
  let cipher: FieldCipher
  private let responder: RouterResponder<AnonymousContext>
  private let cookie: SessionCookie

  init(
    limits: AdmissionLimits = AdmissionLimits(), queueLimit: Int = 32,
    derive: @escaping PasswordHasher.Derive = ScryptHash.derive, mailer: Mailer = .closed(),
    keys: ServerKeys = .fleeting({ count in (0..<count).map { UInt8($0) } }),
    registrationLimits: RegistrationLimits = RegistrationLimits(
      perNetwork: 1_000, withoutWork: 1_000), networkFactor: Int = 1,
    userMigrations: [UserMigration] = [],
    photoStorage: PhotoStorage = .closed(folder: "/nowhere"),
    database kept: TemporaryDatabase? = nil,
    clock: AccountsClock = AccountsClock(), rules: PasswordRules = .modern,
    registration: RegistrationPolicy = .open, providers: IdentityProviders = .none,
    answers: SecurityAnswerOptions = SecurityAnswerOptions()
  ) throws {
    self.clock = clock
    cipher = keys.fieldCipher
    let migrations =
      [DeliverySchema.migrations, AccountsSchema.migrations] + PreferencesTables.migrations
    let database = try kept ?? TemporaryDatabase(onDisk: migrations)
    let writer = Writer(database.engine, PreferencesTables.self)
    let hasher = PasswordHasher(
      cost: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1), queueLimit: queueLimit,
      peppers: keys.livePeppers, randomBytes: clock.environment.randomBytes, derive: derive)
    let sessions = SessionCache(
      source: Accounts<SQLiteDatabase, PreferencesTables>.sessionSource(
        engine: database.engine, writer: writer))
    accounts = Accounts(
      engine: database.engine, writer: writer, hasher: hasher, sessions: sessions, hub: hub,
      keys: keys, environment: clock.environment, dataProviders: [.preferences, .feed],
      streams: [streams],
      options: AccountsOptions(
        rules: rules, registration: registration, registrationLimits: registrationLimits,
        networkFactor: networkFactor, providers: providers, mailer: mailer, answers: answers,
        userMigrations: userMigrations))
    let site = Site(
      SiteOptions(secure: false, behindProxy: true, limits: limits), sessions: sessions,
      endpoints: AccountsSystem<SQLiteDatabase, PreferencesTables>.endpoints, client: nil,
      environment: clock.environment)
    let system = AccountsSystem(
      accounts: accounts, gate: site.gate, origin: nil, photoStorage: photoStorage)
    responder = try site.router { routes in system.register(in: &routes) }.buildResponder()
    cookie = site.gate.cookie
    self.database = database
    self.writer = writer
    self.hasher = hasher
    self.sessions = sessions
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
}

/// One browser with its cookie.
final class AccountsBrowser: Sendable {
  struct Answer: Sendable {
    let status: Int
    let json: JSON
    let text: String
    let cookie: String?

    var code: String? { word(json["code"]) }
    var user: String? { word(json["session"]?["user"]) }
  }

  let client: TestClient
  let cookieName: String
  private let cookie = Mutex<String?>(nil)
  /// The cookie that outlives sessions.
  private let browser = Mutex<String?>(nil)
  private let place = Mutex<String?>(nil)

  init(client: TestClient, cookieName: String) {
    self.client = client
    self.cookieName = cookieName
  }

  /// Where the proxy says this browser is.
  var network: String? {
    get { place.withLock { place in place } }
    set { place.withLock { place in place = newValue } }
  }

  /// Another browser at the same site, with no cookie yet.
  func another() -> AccountsBrowser {
    AccountsBrowser(client: client, cookieName: cookieName)
  }

  /// This browser's cookie, or another's put in its place.
  var token: String? {
    get { cookie.withLock { cookie in cookie } }
    set { cookie.withLock { cookie in cookie = newValue } }
  }

  var browserToken: String? {
    get { browser.withLock { browser in browser } }
    set { browser.withLock { browser in browser = newValue } }
  }

  func get(_ path: String) async throws -> Answer { try await ask(path, .get, nil) }

  func post(_ path: String, _ body: JSON = .object([])) async throws -> Answer {
    try await ask(path, .post, body)
  }

  func delete(_ path: String) async throws -> Answer { try await ask(path, .delete, nil) }

  func send(
    _ bytes: [UInt8], to path: String, as type: String = "application/octet-stream"
  ) async throws -> Answer {
    try await ask(path, .post, bytes, type)
  }

  func signUp(
    _ email: String, _ password: String = "a long walk home", name: String? = nil,
    language: String? = nil
  ) async throws -> Answer {
    try await post(
      "/api/account/sign-up",
      .object([
        "email": .string(email), "password": .string(password),
        "displayName": name.map { name in .string(name) },
        "language": language.map { word in .string(word) },
      ]))
  }

  func signIn(_ email: String, _ password: String = "a long walk home") async throws -> Answer {
    try await post(
      "/api/account/sign-in",
      .object(["email": .string(email), "password": .string(password)]))
  }

  private func ask(
    _ path: String, _ method: HTTPRequest.Method, _ body: JSON?
  ) async throws -> Answer {
    try await ask(path, method, body.map { body in body.bytes }, "application/json")
  }

  private func ask(
    _ path: String, _ method: HTTPRequest.Method, _ body: [UInt8]?, _ type: String
  ) async throws -> Answer {
    var headers: HTTPFields = [.userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"]
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if let network, let name = HTTPField.Name("X-Forwarded-For") { headers[name] = network }
    if body != nil { headers[.contentType] = type }
    let pairs = [
      token.map { token in "\(cookieName)=\(token)" },
      browserToken.map { token in "\(cookieName)-browser=\(token)" },
    ].compactMap { pair in pair }
    if !pairs.isEmpty { headers[.cookie] = pairs.joined(separator: "; ") }
    let bytes = body.map { body in ByteBuffer(bytes: body) }
    return try await client.execute(uri: path, method: method, headers: headers, body: bytes) {
      response in
      let all = response.headers[values: .setCookie]
      let set = all.first { header in header.hasPrefix(self.cookieName + "=") }
      if let set { self.keep(set) }
      let known = all.first { header in header.hasPrefix(self.cookieName + "-browser=") }
      if let known { self.browserToken = AccountsBrowser.value(of: known) }
      let text = String(buffer: response.body)
      return Answer(
        status: response.status.code, json: (try? JSON.parse(text)) ?? .null, text: text,
        cookie: set)
    }
  }

  private func keep(_ header: String) { token = AccountsBrowser.value(of: header) }

  private static func value(of header: String) -> String? {
    header.split(separator: ";")[0].split(separator: "=").dropFirst().first.map(String.init)
  }
}

/// The text of a JSON string.
func word(_ json: JSON?) -> String? {
  guard case .string(let word)? = json else { return nil }
  return word
}
