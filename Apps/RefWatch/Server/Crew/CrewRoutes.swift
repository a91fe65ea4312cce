import Core
import Hummingbird
import RefWatchDomain
import Server
import Store
import Wire

/// The crew of a match over HTTP.
struct CrewRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: CrewService<Engine, Tables>

  func register(in routes: inout Routes) {
    routes.on(CrewEndpoint.invitations.endpoint, signedIn: invitations)
    routes.on(CrewEndpoint.invite.endpoint, signedIn: invite)
    routes.on(CrewEndpoint.revoke.endpoint, signedIn: revoke)
    routes.on(CrewEndpoint.join.endpoint, signedIn: join)
  }

  private func invitations(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let match = try call.id("id", Match.self)
    guard let list = try await service.invitations(to: match, of: member.user) else {
      throw Problem(.notFound)
    }
    return .json(.object(["invitations": .array(list.map(describe))]))
  }

  private func invite(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (match, role) = try call.read { body throws(WireError) -> (MatchID, CrewRole) in
      let word = try body.required("role")
      guard let role = CrewRole(rawValue: try word.string(limit: 16)) else {
        throw word.error(.expected("recorder or observer"))
      }
      return (try body.required("match").id(), role)
    }
    guard let (invitation, token) = try await service.invite(to: match, as: role, by: member.user)
    else { throw Problem(.notFound) }
    guard case .object(let members) = describe(invitation) else { throw Problem(.failed) }
    let link = JSON.Member("link", .string("/referee/join/" + token.text))
    return .json(.object([link] + members), status: .created)
  }

  private func revoke(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", CrewInvitationTag.self)
    guard try await service.revoke(id, by: member.user) else { throw Problem(.notFound) }
    return .empty()
  }

  private func join(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (token, name) = try call.read { body throws(WireError) -> (String, String) in
      (
        try body.required("token").string(limit: RefWatchLimits.token),
        try CrewName.read(body.required("name"))
      )
    }
    switch try await service.join(SessionToken(token), member.user, name: name) {
    case .seated(let match): return .json(.object(["match": .id(match)]))
    case .dead: throw Problem(.crewInvitationDead)
    case .full: throw Problem(.crewFull)
    }
  }

  private func describe(_ invitation: CrewInvitation) -> JSON {
    .object([
      "id": .id(invitation.id), "match": .id(invitation.match),
      "role": .string(invitation.role.rawValue), "usesLeft": .int(invitation.usesLeft),
      "createdAt": .instant(invitation.created), "expiresAt": .instant(invitation.expires),
    ])
  }
}
