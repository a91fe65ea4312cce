import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Pairing a second device by a code.
struct PairingRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate
  let codes: PairingCodes
  /// Scheme and authority by which browsers reach the server, where it was told.
  let origin: String?

  func register(in routes: inout Routes) {
    routes.on(PairingEndpoint.make.endpoint, signedIn: make)
    routes.on(PairingEndpoint.join.endpoint, open: join)
    routes.on(PairingEndpoint.leave.endpoint, signedIn: leave)
  }

  private func make(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let now = accounts.environment.now()
    try member.mustBeFresh(at: now)
    let made = codes.make(
      for: member.user, at: now, randomBytes: accounts.environment.randomBytes)
    guard let made else { throw Problem.later(.busy, seconds: 30) }
    let site =
      call.request.headers[.origin] ?? origin ?? "http://" + (call.request.head.authority ?? "")
    return .json(
      .object([
        "code": .string(made.code), "expiresAt": .instant(made.expiresAt), "site": .string(site),
      ]), status: .created)
  }

  /// Each try counts before it is looked at, right or wrong: the sixth is refused.
  private func join(_ call: Call, _ session: UserSession?) async throws -> Reply {
    if session != nil { throw Problem(.alreadySignedIn) }
    let code = try call.read { body throws(WireError) in
      try body.required("code").string(limit: AccountsLimits.word)
    }
    let use = accounts.use(.pairing, of: call.address)
    try await accounts.take([use])
    guard let user = codes.take(code, at: accounts.environment.now()) else {
      throw Problem(.pairingCodeWrong)
    }
    let made = try await accounts.beginCompanion(
      of: user, client: ClientName(userAgent: call.request.headers[.userAgent]))
    try await accounts.settle { session throws(StoreFailure) in
      try RateBucketRows.giveBack(use, in: session)
    }
    return .json(
      .object(["id": .id(made.session.id)]), status: .created,
      cookie: gate.cookie.keep(made.token))
  }

  /// A paired device goes; whoever is signed in stays.
  private func leave(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard member.session.kind == .companion else { return .empty() }
    _ = try await accounts.end(member.session.id, of: member.user)
    return .empty(cookie: gate.cookie.forget)
  }
}
