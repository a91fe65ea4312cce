import Core
import Dispatch
import HTTPTypes
import Hummingbird
import Logging
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import Synchronization
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

/// Time that only moves when a test says so.
final class GolfClock: Sendable {
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

/// TeePals' routes over a real database and a real socket, with sessions made by the test.
struct GolfSite: Sendable {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>

  static let hour: Int64 = 3_600_000
  static let day = 24 * hour

  let clock = GolfClock()
  let golf: GolfDatabase
  let media: MediaStore
  let writer: Writer
  let jobs: JobService
  let moderation: ModerationService<SQLiteDatabase, TeePalsTables>
  private let tokens: [UserID: SessionToken]
  private let cookie: SessionCookie
  private let responder: RouterResponder<AnonymousContext>

  static func user(_ number: UInt64) -> UserID { UserID(high: 7, low: number) }

  /// - Parameters:
  ///   - people: How many have a session: `user(1)` and on.
  ///   - folder: Where photos are kept.
  ///   - program: Runs in place of the decoding process.
  ///   - rules: What the operator has set.
  ///   - moderators: The numbers of those who are.
  init(
    people: UInt64 = 12, folder: String = "/nowhere", program: String? = nil,
    arguments: [String] = [], rules: InstanceRules = InstanceRules(),
    moderators: [UInt64] = []
  ) throws {
    let golf = try GolfDatabase(onDisk: true)
    let environment = clock.environment
    let writer = Writer(golf.engine, TeePalsTables.self)
    let media = MediaStore(folder: folder)
    var sessions: [SessionTokenHash: UserSession] = [:]
    var tokens: [UserID: SessionToken] = [:]
    for number in 1...people {
      let user = Self.user(number)
      let token = SessionToken(random: environment.randomBytes(SessionToken.length))
      tokens[user] = token
      sessions[token.hash] = UserSession(
        id: UserSessionID(high: 1, low: number), user: user, created: clock.now,
        lastSeen: clock.now, role: moderators.contains(number) ? .moderator : .member)
    }
    let known = sessions
    let cache = SessionCache(
      source: SessionSource(find: { hash in known[hash] }, note: { _, _ in }))
    typealias System = TeePalsSystem<SQLiteDatabase, TeePalsTables>
    let site = Site(
      SiteOptions(secure: false), sessions: cache, endpoints: System.endpoints, client: nil,
      environment: environment)
    let processor = ImageProcessor(
      program: program, arguments: arguments, ticks: { DispatchTime.now().uptimeNanoseconds })
    let system = System(
      engine: golf.engine, writer: writer, environment: environment,
      photoStorage: PhotoStorage(processor: processor, media: media),
      gazetteer: Gazetteer(SmallGazetteer.index),
      origin: "https://golf.example", rules: rules,
      access: ModerationAccess(
        isModerator: { user, _ in moderators.contains(user.low) }, find: { _, _ in nil },
        mailer: .closed(), endSessions: { _ in }),
      entity: { entity in entity })
    responder = try site.router { routes in system.register(in: &routes) }.buildResponder()
    jobs = JobService(system.jobs, signal: JobSignal(), environment: environment)
    moderation = system.moderation
    cookie = site.gate.cookie
    self.golf = golf
    self.media = media
    self.writer = writer
    self.tokens = tokens
  }

  /// Afterwards nothing can be written through the routes any more.
  @discardableResult
  func test<Value: Sendable>(
    _ body: @escaping @Sendable (TestClient) async throws -> Value
  ) async throws -> Value {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Hummingbird.Application(
      responder: responder, server: .site(idleTimeout: nil),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: logger)
    let value = try await application.test(.live) { client in try await body(client) }
    await writer.drain()
    return value
  }

  struct Answer: Sendable {
    let status: Int
    let bytes: [UInt8]
    let headers: HTTPFields

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var json: JSON { (try? JSON.parse(text)) ?? .null }

    /// The word of a problem.
    var code: String? {
      if case .string(let word)? = json["code"] { word } else { nil }
    }

    /// A text of the answer.
    func word(_ name: String) -> String? {
      if case .string(let word)? = json[name] { word } else { nil }
    }

    /// The problem without what differs from request to request.
    var problem: String {
      guard case .object(let members) = json else { return text }
      return JSON.object(members.filter { member in member.name != "requestId" }).text
    }
  }

  func ask(
    _ client: TestClient, _ path: String, as user: UserID? = nil,
    _ method: HTTPRequest.Method = .get, bytes: [UInt8]? = nil, json: JSON? = nil,
    language: String? = nil, known tags: String? = nil
  ) async throws -> Answer {
    var headers: HTTPFields = [:]
    if let name = HTTPField.Name("X-Fieldday") { headers[name] = "1" }
    if bytes != nil { headers[.contentType] = "application/octet-stream" }
    if json != nil { headers[.contentType] = "application/json" }
    if let language { headers[.acceptLanguage] = language }
    if let tags { headers[.ifNoneMatch] = tags }
    if let token = user.flatMap({ user in tokens[user] }) {
      headers[.cookie] = cookie.name + "=" + token.text
    }
    return try await client.execute(
      uri: path, method: method, headers: headers,
      body: (bytes ?? json?.bytes).map { bytes in ByteBuffer(bytes: bytes) }
    ) { response in
      Answer(
        status: response.status.code, bytes: Array(buffer: response.body),
        headers: response.headers)
    }
  }
}
