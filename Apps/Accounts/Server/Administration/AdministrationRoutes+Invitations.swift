import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

extension AdministrationRoutes {
  func registerInvitations(in routes: inout Routes) {
    routes.on(AdministrationEndpoint.invitations.endpoint, signedIn: invitations)
    routes.on(AdministrationEndpoint.invite.endpoint, signedIn: invite)
    routes.on(AdministrationEndpoint.revokeInvitation.endpoint, signedIn: revoke)
  }

  private func invitations(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let list = try await accounts.invitations().map { invitation -> JSON in
      .object([
        "id": .id(invitation.id), "email": invitation.email.map { email in .string(email) },
        "createdAt": .instant(invitation.created), "expiresAt": .instant(invitation.expires),
      ])
    }
    return .json(
      .object([
        "registration": .string(accounts.options.registration.rawValue),
        "invitations": .array(list),
      ]))
  }

  private func invite(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let email = try call.read { body throws(WireError) in
      try body.optional("email")?.string(limit: AccountsLimits.typed)
    }
    try member.mustBeFresh(at: accounts.environment.now())
    let link = try await accounts.invite(email: email, by: acting(member, call))
    return .json(.object(["link": .string(link)]), status: .created)
  }

  private func revoke(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", InvitationTag.self)
    guard try await accounts.invitations().contains(where: { $0.id == id }) else {
      throw Problem(.notFound)
    }
    try member.mustBeFresh(at: accounts.environment.now())
    guard try await accounts.revoke(id, by: acting(member, call)) else {
      throw Problem(.notFound)
    }
    return .empty()
  }
}
