import Core
import Hummingbird
import RefWatchDomain
import Server
import Store
import Wire

/// Mentors over HTTP.
struct MentorRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: MentorService<Engine, Tables>

  func register(in routes: inout Routes) {
    routes.on(MentorEndpoint.invite.endpoint, signedIn: invite)
    routes.on(MentorEndpoint.join.endpoint, signedIn: join)
  }

  private func invite(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let share = try call.read { body throws(WireError) -> JournalShareID in
      try body.required("share").id()
    }
    guard let (token, expires) = try await service.invite(to: share, by: member.user) else {
      throw Problem(.notFound)
    }
    return .json(
      .object([
        "link": .string("/referee/mentor/" + token.text), "expiresAt": .instant(expires),
      ]), status: .created)
  }

  private func join(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (token, name) = try call.read { body throws(WireError) -> (String, String) in
      (
        try body.required("token").string(limit: RefWatchLimits.token),
        try CrewName.read(body.required("name"))
      )
    }
    guard let share = try await service.join(SessionToken(token), member.user, name: name) else {
      throw Problem(.crewInvitationDead)
    }
    return .json(.object(["share": .id(share)]))
  }
}
