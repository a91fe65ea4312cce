import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Who may make an account here, and what is to be said of a sign-up before its last step.
public enum RegistrationEndpoint: String, EndpointCatalogue {
  case policy, judge, invitation

  public var endpoint: Endpoint {
    switch self {
    case .policy: .question("registration", access: .anyone)
    case .judge: .act("sign-up/judge", access: .anyone, cost: .ordinary)
    case .invitation: .act("sign-up/invitation", access: .anyone, cost: .ordinary)
    }
  }
}

/// The registration policy over HTTP, for the page that would offer signing up, and its steps.
public struct RegistrationRoutes<Engine: StoreEngine, Tables: EntityTables>: VisitorRoutes {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate

  public func register(in routes: inout Routes) {
    routes.on(RegistrationEndpoint.policy.endpoint, open: policy)
    routes.on(RegistrationEndpoint.judge.endpoint, open: judge)
    routes.on(RegistrationEndpoint.invitation.endpoint, open: invitation)
  }

  private func policy(_ call: Call, _ session: UserSession?) async throws -> Reply {
    .json(.object(["registration": .string(accounts.options.registration.rawValue)]))
  }

  /// Nothing where nothing is wrong, else what a sign-up would be refused with.
  private func judge(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let form = try call.read { body throws(WireError) in try SignUpStepForm(body) }
    let visitor = visitor(call)
    try await accounts.judge(form, visitor)
    return visitor.reply(.empty())
  }

  /// `{"email": …}`, or nothing where the invitation is for anybody.
  private func invitation(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let token = try call.read { body throws(WireError) in
      try body.required("invitation").string(limit: AccountsLimits.secret)
    }
    guard let ticket = InvitationTicket(token) else { throw Problem(.invitationDead) }
    let visitor = visitor(call)
    let email = try await accounts.address(of: ticket, visitor)
    return visitor.reply(.json(.object(["email": email.map { text in .string(text) }])))
  }
}
