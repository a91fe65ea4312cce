import Core
import DayBlockDomain
import HTTPTypes
import Hummingbird
import Server
import Store
import Wire

/// What secret addresses show: the calendar for programs, the board for a glance.
struct FeedRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  let origin: String

  /// Days of the calendar before and after today (specification §15).
  private static var reach: Int { 400 }

  func register(in routes: inout Routes) {
    routes.on(DayEndpoint.calendar.endpoint, open: calendar)
    routes.on(DayEndpoint.glance.endpoint, open: glance)
  }

  private func calendar(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let name = call.parameters.get("token"), name.hasSuffix(".ics"),
      let owner = try await service.owner(of: name.dropLast(4), .calendar)
    else { throw Problem(.notFound) }
    let now = service.environment.now()
    let today = Int(now.milliseconds / 86_400_000)
    let (first, last) = (today - Self.reach, today + Self.reach)
    // What was made in advance for the tutorial did not happen.
    let replica = try await service.engine.read { session throws(StoreFailure) in
      try DayReplicas.read(
        of: owner, runs: "1 = 0",
        sessions: "day BETWEEN \(first) AND \(last) AND origin <> 'tutorial'", in: session)
    }
    let export = DayExport(replica, of: owner, defaultGroup: DayReplicas.defaultGroup)
    let text = FeedText.text(replica, of: owner, export, origin: origin, now: now)
    return reply(text, "text/calendar; charset=utf-8")
  }

  private func glance(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let name = call.parameters.get("token"), let dot = name.lastIndex(of: "."),
      let owner = try await service.owner(of: name[..<dot], .glance)
    else { throw Problem(.notFound) }
    let glance = DayGlance(
      try await service.replica(of: owner), of: owner, at: service.environment.now(),
      lastZone: try await service.lastZone(of: owner),
      rules: { name in SystemZones.rules(named: name) })
    switch name[dot...] {
    case ".svg":
      let theme = DayGlance.Theme(rawValue: call.parameter("theme") ?? "") ?? .light
      return reply(glance.svg(theme), "image/svg+xml; charset=utf-8").embeddable
    case ".json": return reply(glance.json.text, "application/json").embeddable
    default: throw Problem(.notFound)
    }
  }

  private func reply(_ text: String, _ type: String) -> Reply {
    let headers: HTTPFields = [.contentType: type, .cacheControl: "private, no-store"]
    return Reply.raw(
      Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    ).unlisted
  }
}
