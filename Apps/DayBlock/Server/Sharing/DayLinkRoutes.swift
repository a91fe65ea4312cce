import Core
import HTTPTypes
import Server
import Store
import Wire

/// The secret addresses of a person's over HTTP: made, looked at and stopped.
struct DayLinkRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  let origin: String
  let streams: LiveStreams

  func register(in routes: inout Routes) {
    routes.on(DayEndpoint.calendarLink.endpoint, signedIn: looking(.calendar))
    routes.on(DayEndpoint.makeCalendarLink.endpoint, signedIn: making(.calendar))
    routes.on(DayEndpoint.stopCalendarLink.endpoint, signedIn: stopping(.calendar))
    routes.on(DayEndpoint.glanceLink.endpoint, signedIn: looking(.glance))
    routes.on(DayEndpoint.makeGlanceLink.endpoint, signedIn: making(.glance))
    routes.on(DayEndpoint.stopGlanceLink.endpoint, signedIn: stopping(.glance))
    routes.on(DayEndpoint.remoteLink.endpoint, signedIn: looking(.remote))
    routes.on(DayEndpoint.makeRemoteLink.endpoint, signedIn: making(.remote))
    routes.on(DayEndpoint.stopRemoteLink.endpoint, signedIn: stopping(.remote))
  }

  private typealias Handler = @Sendable (Call, SignedInContext) async throws -> Reply

  private func looking(_ kind: DayLinkKind) -> Handler {
    { _, member in
      let since = try await DayLinkRows.links(kind).since(
        of: member.user, from: service.engine)
      return .json(
        .object([
          "on": .bool(since != nil), "since": since.map { since in .instant(since) },
        ]))
    }
  }

  private func making(_ kind: DayLinkKind) -> Handler {
    { _, member in
      let made = try await DayLinkRows.links(kind).make(
        of: member.user, by: service.writer, in: service.environment)
      if kind == .remote { streams.endSecret(of: member.user) }
      let link = origin + kind.path(made.token.text)
      return .json(.object(["link": .string(link)]), status: .created)
    }
  }

  private func stopping(_ kind: DayLinkKind) -> Handler {
    { _, member in
      try await DayLinkRows.links(kind).stop(of: member.user, by: service.writer)
      if kind == .remote { streams.endSecret(of: member.user) }
      return .empty()
    }
  }
}

extension DayLinkKind {
  fileprivate func path(_ secret: String) -> String {
    switch self {
    case .calendar: "/calendar/day/" + secret + ".ics"
    case .glance: "/glance/" + secret + ".svg"
    case .remote: "/remote/day/" + secret + "/"
    }
  }
}

extension DayService {
  /// Whose a secret address is; `nil` for one that is not good.
  func owner(of secret: some StringProtocol, _ kind: DayLinkKind) async throws -> UserID? {
    guard let token = SessionToken(secret) else { return nil }
    return try await engine.read { session throws(StoreFailure) in
      try DayLinkRows.links(kind).owner(of: token, session)
    }
  }
}
