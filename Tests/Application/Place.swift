import AccountsServer
import Application
import Core
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Server
import ServerTestKit
import ServiceLifecycle
import Store
import StoreSQLite
import Suite
import Sync
import Synchronization
import TestKit
import Wire

/// A server's data directory, and the server as it is built for people, with cheap passwords.
struct Place: Sendable {
  typealias ServerBuild = Build<SQLiteDatabase, SuiteTables>

  let directory: TemporaryDirectory
  let build: ServerBuild
  let keys: ServerKeys

  /// Opens a data directory as `serve` does.
  init(
    _ directory: TemporaryDirectory, further: FurtherRoutes = .none,
    now: @escaping @Sendable () -> Instant = ServerEnvironment.system.now
  ) throws {
    let engine = try SQLiteDatabase.open(directory: directory.path)
    try ServerBuild.prepare(engine, epoch: ServerEnvironment.system.moment().id())
    let keys = try KeyPlace.load(
      data: directory.path, peppersFile: nil, for: engine, environment: .system)
    build = try Build(
      engine: engine, tables: SuiteTables.self, keys: keys, environment: .hasty(now),
      photoStorage: .closed(data: directory.path),
      options: BuildOptions(
        site: SiteOptions(secure: false),
        passwords: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
        accounts: AccountsOptions(
          registrationLimits: RegistrationLimits(perNetwork: 1_000, withoutWork: 1_000)),
        further: further))
    self.directory = directory
    self.keys = keys
  }

  init() throws { try self.init(try TemporaryDirectory()) }

  /// Waits for the socket for operators; opening it takes a server a moment.
  func socketIsOpen() async throws {
    let socket = Control<SuiteTables>.socket(in: directory.path)
    while !FileManager.default.fileExists(atPath: socket) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// The epoch in force.
  var epoch: Epoch {
    get throws {
      try build.engine.readNow { session throws(StoreFailure) in
        try SQLStorage<SuiteTables, SQLiteSession>(session).epoch()
      }
    }
  }

  /// Asks the server, and stops it afterwards.
  func test<Value: Sendable>(
    _ body: @escaping @Sendable (Visitor) async throws -> Value
  ) async throws -> Value {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Hummingbird.Application(responder: build.responder, logger: logger)
    let value = try await application.test(.router) { client in
      try await body(Visitor(client: client))
    }
    await build.writer.drain()
    try build.engine.close()
    return value
  }

  /// The same with the control socket open.
  func testControlled(
    _ body: @escaping @Sendable (Visitor) async throws -> Void
  ) async throws {
    let control = Control(
      build: build, directory: directory.path, keys: LiveKeys(keys, data: directory.path))
    let group = ServiceGroup(
      configuration: .init(services: [control], logger: Logger(label: "test")))
    try await test { visitor in
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { try await group.run() }
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(visitor)) } catch { outcome = .failure(error) }
        await group.triggerGracefulShutdown()
        try await tasks.waitForAll()
        try outcome.get()
      }
    }
  }
}

extension ServerEnvironment {
  /// The machine's own clock and dice; whatever is waited for has come.
  fileprivate static func hasty(_ now: @escaping @Sendable () -> Instant) -> ServerEnvironment {
    ServerEnvironment(
      now: now, ticks: ServerEnvironment.system.ticks,
      randomBytes: ServerEnvironment.system.randomBytes,
      sleep: { _ in })
  }
}

/// A browser with a cookie.
final class Visitor: Sendable {
  private let client: TestClient
  private let cookie = Mutex<String?>(nil)

  init(client: TestClient) { self.client = client }

  /// What the browser keeps.
  var session: String? {
    get { cookie.withLock { cookie in cookie } }
    set { cookie.withLock { cookie in cookie = newValue } }
  }

  @discardableResult
  func ask(
    _ method: HTTPRequest.Method, _ path: String, _ body: JSON? = nil
  ) async throws -> (status: Int, json: JSON) {
    var headers = HTTPFields()
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if body != nil { headers[.contentType] = "application/json" }
    if let session { headers[.cookie] = session }
    let bytes = body.map { body in ByteBuffer(bytes: body.bytes) }
    return try await client.execute(uri: path, method: method, headers: headers, body: bytes) {
      response in
      if let set = response.headers[.setCookie] {
        self.session = set.split(separator: ";").first.map(String.init)
      }
      return (
        response.status.code, (try? JSON.parse(String(buffer: response.body))) ?? .null
      )
    }
  }

  /// Sends bytes; what is answered, as it stands.
  func send(_ bytes: [UInt8], to path: String) async throws -> (status: Int, text: String) {
    var headers: HTTPFields = [.contentType: "application/octet-stream"]
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    return try await client.execute(
      uri: path, method: .post, headers: headers, body: ByteBuffer(bytes: bytes)
    ) { response in (response.status.code, String(buffer: response.body)) }
  }

  func signUp(_ email: String) async throws -> Int {
    try await ask(.post, "/api/account/sign-up", credentials(email, "a long walk home")).status
  }

  func signIn(_ email: String, _ password: String = "a long walk home") async throws -> Int {
    try await ask(.post, "/api/account/sign-in", credentials(email, password)).status
  }

  /// Whether the server knows this browser.
  func isSignedIn() async throws -> Bool {
    try await ask(.get, "/api/account/sessions").status == 200
  }

  private func credentials(_ email: String, _ password: String) -> JSON {
    .object(["email": .string(email), "password": .string(password)])
  }
}
