import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// What one signs in with, over HTTP.
public struct IdentifierRoutes<Engine: StoreEngine, Tables: EntityTables>: VisitorRoutes {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate

  public func register(in routes: inout Routes) {
    routes.on(IdentifierEndpoint.own.endpoint, signedIn: own)
    routes.on(IdentifierEndpoint.askForAddress.endpoint, signedIn: askForAddress)
    routes.on(IdentifierEndpoint.changeAddress.endpoint, signedIn: changeAddress)
    routes.on(IdentifierEndpoint.setUsername.endpoint, signedIn: setUsername)
    routes.on(IdentifierEndpoint.undo.endpoint, open: undo)
  }

  private func own(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let user = member.user
    let (account, name) = try await accounts.engine.read { session throws(StoreFailure) in
      (
        try AccountRows.account(user, in: session), try UsernameRows.own(of: user, in: session)
      )
    }
    guard let account else { throw Problem(.notSignedIn) }
    return .json(
      .object([
        "email": .string(account.email), "delivers": .bool(accounts.mailer.delivers),
        "username": name.map { name in .string(name.name) },
        "usernameMayChange": name?.mayChange.map { at in .instant(at) },
      ]))
  }

  private func askForAddress(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let email = try call.email()
    try member.mustBeFresh(at: accounts.environment.now())
    let user = member.user
    let account = try await accounts.engine.read { session throws(StoreFailure) in
      try AccountRows.account(user, in: session)
    }
    let wanted = try Accounts<Engine, Tables>.address(email).text
    guard account?.email != wanted else { throw Problem(.addressIsOwn) }
    let visitor = visitor(call)
    try await accounts.askForAddress(email, of: user, visitor, from: EventOrigin(call))
    return visitor.reply(accepted)
  }

  private func changeAddress(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let proof = try call.oneTimeProof()
    guard try await accounts.changeAddress(of: member.user, proof, visitor(call)) else {
      throw Problem(.codeDead)
    }
    return .empty()
  }

  private func setUsername(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let name = try call.read { body throws(WireError) in
      try body.required("username").string(limit: AccountsLimits.typed)
    }
    try member.mustBeFresh(at: accounts.environment.now())
    try await accounts.setUsername(name, of: member.user, from: EventOrigin(call))
    return .empty()
  }

  /// `{"undone": "address", "token": …}` or `{"undone": "recovery"}`.
  private func undo(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let text = try call.read { body throws(WireError) in
      try body.required("token").string(limit: AccountsLimits.token)
    }
    guard let token = SessionToken(text) else { throw Problem(.codeDead) }
    switch try await accounts.undo(token, visitor(call)) {
    case .address(let next):
      return .json(
        .object(["undone": "address", "token": .string(next.text)]),
        cookie: session == nil ? nil : gate.cookie.forget)
    case .recovery: return .json(.object(["undone": "recovery"]))
    }
  }
}
