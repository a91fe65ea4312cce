import Core
import HTTPTypes
import Hummingbird
import Server
import Store
import TeePalsDomain
import Wire

/// Calendars over HTTP.
struct CalendarRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: CalendarService<Engine, Tables>
  let rounds: RoundService<Engine>
  let golfers: GolferService<Engine>
  let origin: String

  /// What a link ends with, so that programs know what it is.
  private static var suffix: String { ".ics" }

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.roundCalendar.endpoint, signedIn: round)
    routes.on(GolfEndpoint.calendar.endpoint, open: calendar)
    routes.on(GolfEndpoint.calendarLink.endpoint, signedIn: look)
    routes.on(GolfEndpoint.makeCalendarLink.endpoint, signedIn: make)
    routes.on(GolfEndpoint.stopCalendarLink.endpoint, signedIn: stop)
  }

  private func round(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: RoundID = try call.id("id")
    try await golfers.mustBrowse(member.user)
    guard let round = try await rounds.round(id, for: member.user) else {
      throw Problem(.notFound)
    }
    return reply([round], name: "round.ics", to: call)
  }

  private func calendar(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let name = call.parameters.get("token"), name.hasSuffix(Self.suffix),
      let token = SessionToken(name.dropLast(Self.suffix.count)),
      let rounds = try await service.rounds(for: token)
    else { throw Problem(.notFound) }
    return reply(rounds, name: "teepals.ics", to: call).unlisted
  }

  /// Since when there is a link, if there is one; which one, nobody can say any more.
  private func look(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let since = try await CalendarLinkRows.links.since(of: member.user, from: service.engine)
    return .json(.object(["since": since.map { since in .instant(since) }]))
  }

  private func make(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await golfers.mustBrowse(member.user)
    let made = try await CalendarLinkRows.links.make(
      of: member.user, by: service.writer, in: service.environment)
    let link = origin + "/calendar/golf/" + made.token.text + Self.suffix
    return .json(
      .object(["link": .string(link), "since": .instant(made.since)]), status: .created)
  }

  private func stop(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await CalendarLinkRows.links.stop(of: member.user, by: service.writer)
    return .empty()
  }

  /// Kept by the program that asked, which asks again each time.
  private func reply(_ rounds: [Round], name: String, to call: Call) -> Reply {
    let headers: HTTPFields = [
      .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-cache",
      .contentDisposition: "attachment; filename=\"\(name)\"",
    ]
    return .text(RoundCalendarText.text(rounds, origin: origin), headers, for: call)
  }
}
