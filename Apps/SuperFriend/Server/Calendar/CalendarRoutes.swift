import Calendar
import Core
import HTTPTypes
import Hummingbird
import Server
import Store
import SuperFriendDomain
import Wire

/// The secret address of a person's calendar of friends, and what it shows.
struct CalendarRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  let origin: String
  let find: @Sendable (UserID, Engine.Connection) throws(StoreFailure) -> DigestRecipient?

  /// What a link ends with, so that programs know what it is.
  private static var suffix: String { ".ics" }

  func register(in routes: inout Routes) {
    routes.on(FriendsEndpoint.calendar.endpoint, open: calendar)
    routes.on(FriendsEndpoint.calendarLink.endpoint, signedIn: look)
    routes.on(FriendsEndpoint.makeCalendarLink.endpoint, signedIn: make)
    routes.on(FriendsEndpoint.stopCalendarLink.endpoint, signedIn: stop)
  }

  /// Since when there is a link, if there is one; which one, nobody can say any more.
  private func look(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let since = try await FriendsLinkRows.links.since(of: member.user, from: engine)
    return .json(.object(["since": since.map { since in .instant(since) }]))
  }

  private func make(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let made = try await FriendsLinkRows.links.make(
      of: member.user, by: writer, in: environment)
    let link = origin + "/calendar/friends/" + made.token.text + Self.suffix
    return .json(
      .object(["link": .string(link), "since": .instant(made.since)]), status: .created)
  }

  private func stop(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await FriendsLinkRows.links.stop(of: member.user, by: writer)
    return .empty()
  }

  private func calendar(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let name = call.parameters.get("token") ?? ""
    let secret = name.hasSuffix(Self.suffix) ? SessionToken(name.dropLast(Self.suffix.count)) : nil
    // What is no secret at all is looked for as well: the answer takes as long.
    let token = secret ?? SessionToken(random: [UInt8](repeating: 0, count: SessionToken.length))
    let (now, origin) = (environment.now(), origin)
    let found = try await engine.read {
      session throws(StoreFailure) -> (version: String, text: String?)? in
      guard let owner = try FriendsLinkRows.links.owner(of: token, session), secret != nil else {
        return nil
      }
      let language = try find(owner, session)?.language ?? .english
      let version = try FriendsCalendar.Version(
        of: owner, language: language, at: now, in: session)
      guard !Reply.isKnown(version: version.text, to: call) else { return (version.text, nil) }
      let calendar = try FriendsCalendar(of: owner, version, in: session)
      return (
        version.text, FriendsCalendarText.text(calendar, language: language, origin: origin)
      )
    }
    guard let found else { throw Problem(.notFound) }
    let headers: HTTPFields = [
      .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-cache",
      .contentDisposition: "attachment; filename=\"friends.ics\"",
    ]
    return .text(found.text, version: found.version, headers, for: call).unlisted
  }
}
