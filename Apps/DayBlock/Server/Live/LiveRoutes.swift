import Calendar
import Core
import DayBlockDomain
import HTTPTypes
import Hummingbird
import Server
import Store
import Wire

/// The run under way over HTTP: for the person's own programs, and for scripts that hold a secret
/// address.
struct LiveRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let live: LiveService<Engine, Tables>
  /// A person presses a button; a script that runs wild does not get far.
  private let limiter = RateLimiter<UserID>(RateLimit(burst: 30, perMinute: 30))

  private let streams: LiveStreams

  init(service: DayService<Engine, Tables>, streams: LiveStreams) {
    live = LiveService(service)
    self.streams = streams
  }

  func register(in routes: inout Routes) {
    routes.on(DayEndpoint.live.endpoint, signedIn: look)
    routes.on(DayEndpoint.start.endpoint, signedIn: taking(.start))
    routes.on(DayEndpoint.pause.endpoint, signedIn: taking(.pause))
    routes.on(DayEndpoint.resume.endpoint, signedIn: taking(.resume))
    routes.on(DayEndpoint.finish.endpoint, signedIn: taking(.finish))
    routes.on(DayEndpoint.remote.endpoint, open: remote)
    routes.on(DayEndpoint.bearer.endpoint, open: bearer)
    let stream = LiveStreamRoute(live: live, streams: streams)
    routes.on(DayEndpoint.stream.endpoint, open: stream.serve)
  }

  private func look(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await reply { () async throws in
      try await live.status(of: member.user, zone: call.parameter("zone"))
    }
  }

  private func taking(
    _ step: LiveOrder.Step
  ) -> @Sendable (Call, SignedInContext) async throws -> Reply {
    { call, member in
      let order = try call.read { cursor throws(WireError) in
        var order = LiveOrder(step)
        order.block = try cursor.optional("block")?.string(limit: Self.longest)
        order.memo = try cursor.optional("memo")?.string() ?? ""
        order.end = try cursor.optional("at").map { at throws(WireError) in
          .instant(try at.instant())
        }
        order.device = try cursor.optional("device")?.string(limit: Self.longest) ?? ""
        order.switching = try cursor.optional("switch")?.word()
        order.zone = call.parameter("zone")
        return order
      }
      return try await take(order, of: member.user)
    }
  }

  /// The last part of the address says what to do; what else there is to say follows its question
  /// mark, so that the plainest program can call it.
  private func remote(_ call: Call, _ session: UserSession?) async throws -> Reply {
    try await step(call, secret: call.parameters.get("token"))
  }

  /// The same with the secret in `Authorization: Bearer …` (RFC 6750 §2.1). A session is not looked
  /// at: who has no secret finds nothing here.
  private func bearer(_ call: Call, _ session: UserSession?) async throws -> Reply {
    try await step(call, secret: BearerSecret.read(call.request.headers[.authorization]))
  }

  private func step(_ call: Call, secret: String?) async throws -> Reply {
    guard
      let step = call.parameters.get("step").flatMap({ word in LiveOrder.Step(rawValue: word) }),
      let token = secret,
      let owner = try await live.service.owner(of: token, .remote)
    else { throw Problem(.notFound) }
    var order = LiveOrder(step)
    order.block = call.parameter("block")
    order.memo = call.parameter("memo") ?? ""
    if let text = call.parameter("at") {
      guard let milliseconds = Int64(text) else {
        throw Problem(.invalidParameter, data: [.init("parameter", "at")])
      }
      order.end = .instant(Instant(milliseconds: milliseconds))
    }
    order.zone = call.parameter("zone")
    if let text = call.parameter("switch") {
      guard let switching = LiveOrder.Switch(rawValue: text) else {
        throw Problem(.invalidParameter, data: [.init("parameter", "switch")])
      }
      order.switching = switching
    }
    return try await take(order, of: owner).unlisted
  }

  private func take(_ order: LiveOrder, of user: UserID) async throws -> Reply {
    if let wait = limiter.take(for: user, at: live.service.environment.now()) {
      throw Problem.later(.tooManyRequests, seconds: wait)
    }
    return try await reply { () async throws in try await live.take(order, of: user) }
  }

  private func reply(_ status: () async throws -> LiveStatus) async throws -> Reply {
    do { return .json(try await status().json) } catch let fault as LiveFault {
      throw fault.problem
    }
  }

  /// Unicode scalars or bytes of names, more than any has.
  private static var longest: Int { 2_000 }
}

extension ProblemCode {
  static let noRun = ProblemCode("noRun", 409, "Nothing is being tracked.")
  static let alreadyLive = ProblemCode("alreadyLive", 409, "Another block is being tracked.")
  static let unknownBlock = ProblemCode("unknownBlock", 404, "There is no such block.")
  static let ambiguousBlock = ProblemCode(
    "ambiguousBlock", 409, "Several blocks have this name: write Group/Name.")
  static let endBeforeStart = ProblemCode("endBeforeStart", 409, "It began after that.")
  static let endAhead = ProblemCode("endAhead", 409, "That time has not come yet.")
}

extension LiveFault {
  var problem: Problem {
    switch self {
    case .noRun: Problem(.noRun)
    case .alreadyLive(let name): Problem(.alreadyLive, data: [.init("block", .string(name))])
    case .blockMissing: Problem(.invalidParameter, data: [.init("parameter", "block")])
    case .unknownBlock: Problem(.unknownBlock)
    case .ambiguousBlock: Problem(.ambiguousBlock)
    case .endBeforeStart(let start):
      Problem(.endBeforeStart, data: [.init("start", .string(start.description))])
    case .endAhead: Problem(.endAhead)
    case .unknownZone: Problem(.invalidParameter, data: [.init("parameter", "zone")])
    case .refused(let rejection):
      Problem(.refused, data: [.init("rejection", rejection.json)])
    }
  }
}
