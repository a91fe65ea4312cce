import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Proving again who one is: in which ways, with a passkey, and what needs it most, a first
/// password.
public enum ProofEndpoint: String, EndpointCatalogue {
  case ways, beginPasskey, passkey, setPassword

  public var endpoint: Endpoint {
    switch self {
    case .ways: .question("reauthenticate")
    case .beginPasskey: .act("reauthenticate/passkey/begin")
    case .passkey: .act("reauthenticate/passkey")
    case .setPassword: .act("password/first")
    }
  }
}

extension ProblemCode {
  public static let passwordIsSet = ProblemCode(
    "passwordIsSet", 409, "The account has a password already.")

  /// Every code of this part, for documents and tests.
  public static let proofs: [ProblemCode] = [.passwordIsSet]
}

/// Proofs over HTTP.
public struct ProofRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate
  /// The public address, when there is one.
  let origin: String?

  public func register(in routes: inout Routes) {
    routes.on(ProofEndpoint.ways.endpoint, signedIn: ways)
    routes.on(ProofEndpoint.beginPasskey.endpoint, signedIn: beginPasskey)
    routes.on(ProofEndpoint.passkey.endpoint, signedIn: passkey)
    routes.on(ProofEndpoint.setPassword.endpoint, signedIn: setPassword)
  }

  private func ways(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let ways = try await accounts.waysToProve(of: member.user)
    return .json(
      .object([
        "password": .bool(ways.password), "code": .bool(ways.code),
        "paper": .bool(ways.paper),
        "passkey": .bool(ways.passkey),
        "passwordPolicy": .string(accounts.options.rules.rawValue),
      ]))
  }

  private func beginPasskey(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let site = try call.site(origin)
    let (challenge, allowed) = try await accounts.beginPasskeyProof(of: member.session)
    return .json(
      .object(["options": PasskeyOffer.proof(at: site, challenge: challenge, allowed: allowed)]))
  }

  private func passkey(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let site = try call.site(origin)
    let assertion = try call.passkeyAssertion()
    try await accounts.provePasskey(
      assertion, of: member.session, at: site, from: EventOrigin(call))
    return .empty(cookie: gate.cookie.keep(try await accounts.prove(member.session)))
  }

  private func setPassword(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let password = try call.read { body throws(WireError) in try body.required("new").string() }
    try member.mustBeFresh(at: accounts.environment.now())
    try await accounts.setFirstPassword(of: member.session, to: password, EventOrigin(call))
    return .empty()
  }
}
