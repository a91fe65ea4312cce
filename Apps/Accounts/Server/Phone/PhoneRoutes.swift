import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Telephone numbers over HTTP.
public struct PhoneRoutes<Engine: StoreEngine, Tables: EntityTables>: VisitorRoutes {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate

  public func register(in routes: inout Routes) {
    routes.on(PhoneEndpoint.offer.endpoint, open: offer)
    routes.on(PhoneEndpoint.state.endpoint, signedIn: state)
    routes.on(PhoneEndpoint.send.endpoint, signedIn: send)
    routes.on(PhoneEndpoint.verify.endpoint, signedIn: verify)
    routes.on(PhoneEndpoint.remove.endpoint, signedIn: remove)
  }

  /// Whether a number can be given here at all.
  private func offer(_ call: Call, _ session: UserSession?) async throws -> Reply {
    .json(.object(["offered": .bool(accounts.offersPhones)]))
  }

  private func state(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let numbers = try await accounts.phoneNumbers(of: member.user)
    return .json(
      .object([
        "offered": .bool(accounts.offersPhones),
        "verified": numbers.verified.map { number in .string(number.formatted) },
        "pending": numbers.pending.map { number in .string(number.formatted) },
      ]))
  }

  private func send(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let number = try call.read { body throws(WireError) in
      try body.optional("number")?.string(limit: 64)
    }
    try member.mustBeFresh(at: accounts.environment.now())
    let visitor = visitor(call)
    try await accounts.sendPhoneCode(number, of: member.user, visitor)
    return visitor.reply(accepted)
  }

  private func verify(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let code = try call.read { body throws(WireError) in
      try body.required("code").string(limit: AccountsLimits.word)
    }
    try await accounts.verifyPhone(code, of: member.user, visitor(call))
    return .empty()
  }

  private func remove(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try member.mustBeFresh(at: accounts.environment.now())
    try await accounts.removePhone(of: member.user, visitor(call))
    return .empty()
  }
}
