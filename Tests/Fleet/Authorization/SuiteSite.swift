import AccountsServer
import Application
import Core
import HTTPTypes
import Hummingbird
import Logging
import Server
import ServerTestKit
import Store
import StoreSQLite
import Suite
import Sync
import Synchronization
import TestKit
import Wire

/// The whole server as it is built for people, with cheap passwords and a clock of the test's.
struct SuiteSite: Sendable {
  typealias ServerBuild = Build<SQLiteDatabase, SuiteTables>

  let clock = SuiteClock()
  let directory: TemporaryDirectory
  let build: ServerBuild
  let epoch: Epoch

  /// What every site begins with. It is made once: that takes longer than most tests.
  private static let prepared = Result {
    let directory = try TemporaryDirectory()
    let engine = try SQLiteDatabase.open(directory: directory.path)
    try ServerBuild.prepare(engine, epoch: SuiteClock().moment.id())
    try engine.close()
    return directory
  }

  init(limits: AdmissionLimits = AdmissionLimits(), mailer: Mailer = .closed()) throws {
    let directory = try Self.prepared.get().copy()
    let engine = try SQLiteDatabase.open(directory: directory.path)
    epoch = try engine.readNow { session throws(StoreFailure) in
      try SQLStorage<SuiteTables, SQLiteSession>(session).epoch()
    }
    build = try Build(
      engine: engine, tables: SuiteTables.self, keys: .fleeting(clock.environment.randomBytes),
      environment: clock.environment, photoStorage: .closed(data: directory.path),
      options: BuildOptions(
        site: SiteOptions(secure: false, behindProxy: true, limits: limits),
        passwords: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
        accounts: AccountsOptions(
          registrationLimits: RegistrationLimits(perNetwork: 1_000, withoutWork: 1_000),
          mailer: mailer, exports: ExportFolder(directory.file("exports")))))
    self.directory = directory
  }

  func test(_ body: @escaping @Sendable (SuiteClient) async throws -> Void) async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Hummingbird.Application(responder: build.responder, logger: logger)
    try await application.test(.router) { client in
      try await body(SuiteClient(client: client, clock: clock, epoch: epoch))
    }
    await build.writer.drain()
  }
}

extension AdmissionLimits {
  /// Those of a site that is never too busy to look at what is asked.
  static var unlimited: AdmissionLimits {
    var limits = AdmissionLimits()
    limits.ordinary = RateLimit(burst: 1_000_000, perMinute: 1_000_000)
    limits.sync = limits.ordinary
    limits.credentials = limits.ordinary
    limits.upload = limits.ordinary
    return limits
  }
}

/// Time and chance that only move when a test says so.
final class SuiteClock: Sendable {
  private let state = Mutex((now: Instant(milliseconds: 1_790_000_000_000), byte: UInt64(1)))

  var now: Instant { state.withLock { state in state.now } }

  func advance(byDays days: Int64) {
    state.withLock { state in state.now = state.now.advanced(byMilliseconds: days * 86_400_000) }
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

  /// A moment of its own for each call.
  var moment: Moment { environment.moment() }
}

/// An answer of the server.
struct SuiteAnswer: Sendable {
  let status: Int
  let headers: String
  let text: String

  var json: JSON { (try? JSON.parse(text)) ?? .null }

  /// The problem without what differs from request to request.
  var problem: String {
    guard case .object(let members) = json else { return text }
    return JSON.object(members.filter { member in member.name != "requestId" }).text
  }
}

/// A person signed in, with a device.
final class SuitePerson: Sendable {
  let user: UserID
  let session: UserSessionID
  let cookie: String
  let device: DeviceID
  private let pushed = Mutex((count: Int64(0), last: CommandID?.none))

  init(user: UserID, session: UserSessionID, cookie: String, device: DeviceID) {
    self.user = user
    self.session = session
    self.cookie = cookie
    self.device = device
  }

  /// The next envelope of the device, and the id of the one before.
  func next(
    _ command: SuiteCommand, bringing content: String? = nil, _ moment: Moment
  ) -> (CommandEnvelope, CommandID?) {
    pushed.withLock { pushed in
      let envelope = CommandEnvelope(
        id: moment.id(99), device: device, dseq: pushed.count + 1, system: command.system,
        name: command.name, version: command.version, at: moment.instant, args: command.args,
        content: content, known: pushed.count)
      let before = pushed.last
      pushed = (pushed.count + 1, envelope.id)
      return (envelope, before)
    }
  }

  var dseq: Int64 { pushed.withLock { pushed in pushed.count } }
}

/// Asks the server as different people.
struct SuiteClient: Sendable {
  let client: TestClient
  let clock: SuiteClock
  let epoch: Epoch

  func ask(
    _ method: String, _ path: String, body: JSON? = nil, cookie: String? = nil
  ) async throws -> SuiteAnswer {
    var headers = HTTPFields()
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if body != nil { headers[.contentType] = "application/json" }
    if let cookie { headers[.cookie] = cookie }
    let bytes = body.map { body in ByteBuffer(bytes: body.bytes) }
    return try await client.execute(
      uri: path, method: HTTPRequest.Method(rawValue: method) ?? .get, headers: headers,
      body: bytes
    ) { response in
      SuiteAnswer(
        status: response.status.code,
        headers: response.headers.map { field in "\(field.name): \(field.value)" }
          .joined(separator: "\n"),
        text: String(buffer: response.body))
    }
  }

  /// Makes an account and signs it in.
  func person(_ email: String, name: String? = nil) async throws -> SuitePerson {
    let answer = try await ask(
      "POST", "/api/account/sign-up",
      body: .object([
        "email": .string(email), "password": "a long walk home",
        "displayName": name.map { name in .string(name) },
      ]))
    let cookie = answer.headers.split(separator: "\n")
      .first { line in line.lowercased().hasPrefix("set-cookie: ") }?
      .dropFirst("set-cookie: ".count).split(separator: ";").first
    let session = WireCursor(answer.json["session"] ?? .null)
    return SuitePerson(
      user: try session.required("user").id(), session: try session.required("id").id(),
      cookie: String(cookie ?? ""), device: clock.moment.id(7))
  }

  /// Pushes one command; answers the rejection that the next page tells, `nil` when it was
  /// accepted.
  func push(
    _ command: SuiteCommand, bringing content: String? = nil, as person: SuitePerson
  ) async throws -> JSON? {
    let said = try await say(command, bringing: content, as: person)
    return try (said.status == 200 ? said.rejection : said.push).map { text in
      try JSON.parse(text)
    }
  }

  /// Pushes one command and pulls everything.
  func say(
    _ command: SuiteCommand, bringing content: String? = nil, as person: SuitePerson
  ) async throws -> Said {
    let (envelope, before) = person.next(command, bringing: content, clock.moment)
    let request = PushRequest(
      device: person.device, epoch: epoch, predecessor: before,
      commands: [PushedCommand(envelope)])
    let answer = try await ask(
      "POST", "/api/sync/push", body: request.json, cookie: person.cookie)
    let pull = PullRequest(
      device: person.device, cursor: nil, acknowledged: person.dseq - 1, limit: 1_000)
    let pulled = try await ask("POST", "/api/sync/pull", body: pull.json, cookie: person.cookie)
    let page = try Page(WireCursor(pulled.json))
    let rejection = page.rejections.first { rejection in rejection.dseq == envelope.dseq }
    return Said(
      status: answer.status, push: answer.text, rejection: rejection?.reason.text,
      rows: JSON.array(of: page.parts).text)
  }
}

/// Everything the server said to one command, byte for byte, but for what is the device's own:
/// the command's id and number.
struct Said: Hashable, Sendable {
  let status: Int
  let push: String
  let rejection: String?
  let rows: String
}
