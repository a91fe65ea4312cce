import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// The second factor and what belongs to it, over HTTP.
public struct SecondFactorRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let factor: SecondFactor<Engine, Tables>
  let gate: Gate

  var accounts: Accounts<Engine, Tables> { factor.accounts }

  public func register(in routes: inout Routes) {
    routes.on(SecondFactorEndpoint.finishSignIn.endpoint, open: finishSignIn)
    routes.on(SecondFactorEndpoint.state.endpoint, signedIn: state)
    routes.on(SecondFactorEndpoint.begin.endpoint, signedIn: begin)
    routes.on(SecondFactorEndpoint.confirm.endpoint, signedIn: confirm)
    routes.on(SecondFactorEndpoint.turnOff.endpoint, signedIn: turnOff)
    routes.on(SecondFactorEndpoint.remakeCodes.endpoint, signedIn: remakeCodes)
    routes.on(SecondFactorEndpoint.reauthenticate.endpoint, signedIn: reauthenticate)
    routes.on(SecondFactorEndpoint.changePassword.endpoint, signedIn: changePassword)
    routes.on(SecondFactorEndpoint.events.endpoint, signedIn: events)
  }

  private func finishSignIn(_ call: Call, _ old: UserSession?) async throws -> Reply {
    let (ticket, code) = try call.read { body throws(WireError) in
      (
        try body.required("ticket").string(limit: AccountsLimits.secret),
        try body.required("code").string(limit: AccountsLimits.word)
      )
    }
    guard let ticket = SessionToken(ticket) else { throw Problem(.signInTicketEnded) }
    let origin = EventOrigin(call)
    let account = try await factor.finish(
      ticket: ticket.hash, TypedProof(code), from: origin)
    await accounts.note(.signedIn, of: account.id, from: origin)
    return try await AccountsRoutes(accounts: accounts, gate: gate)
      .welcome(account, call, replacing: old, status: .ok)
  }

  private func state(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let user = member.user
    let (factor, left) = try await accounts.engine.read { database throws(StoreFailure) in
      (
        try SecondFactorRows.find(user, in: database),
        try SecondFactorRows.codesLeft(of: user, in: database)
      )
    }
    let confirmed = factor?.confirmed
    return .json(
      .object([
        "on": .bool(confirmed != nil), "since": confirmed.map { since in .instant(since) },
        "recoveryCodesLeft": .int(left),
      ]))
  }

  private func begin(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try member.mustBeFresh(at: accounts.environment.now())
    let user = member.user
    let account = try await accounts.engine.read { database throws(StoreFailure) in
      try AccountRows.account(user, in: database)
    }
    guard let account else { throw Problem(.notSignedIn) }
    let secret = try await factor.begin(user)
    let address = OneTimePassword.address(
      secret: secret, account: account.email, issuer: "Fieldday")
    return .json(
      .object(["secret": .string(Base32.text(secret)), "address": .string(address)]))
  }

  private func confirm(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let code = try call.read { body throws(WireError) in
      try body.required("code").string(limit: AccountsLimits.word)
    }
    try member.mustBeFresh(at: accounts.environment.now())
    guard case .app(let digits) = TypedProof(code) else { throw Problem(.factorCodeWrong) }
    let (codes, token) = try await factor.confirm(
      digits, member.session, from: EventOrigin(call))
    return .json(list(codes), cookie: gate.cookie.keep(token))
  }

  private func turnOff(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try member.mustBeFresh(at: accounts.environment.now())
    let token = try await factor.turnOff(member.session, from: EventOrigin(call))
    return .empty(cookie: gate.cookie.keep(token))
  }

  private func remakeCodes(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try member.mustBeFresh(at: accounts.environment.now())
    return .json(list(try await factor.remakeCodes(member.user, from: EventOrigin(call))))
  }

  private func reauthenticate(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (password, code) = try call.read { body throws(WireError) in
      (
        try body.optional("password")?.string(),
        try body.optional("code")?.string(limit: AccountsLimits.word)
      )
    }
    if let password {
      try await accounts.provePassword(password, of: member.user, from: EventOrigin(call))
    } else {
      try await factor.prove(TypedProof(code ?? ""), of: member.user, from: EventOrigin(call))
    }
    return .empty(cookie: gate.cookie.keep(try await accounts.prove(member.session)))
  }

  private func changePassword(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (current, new, keeps) = try call.read { body throws(WireError) in
      (
        try body.required("current").string(), try body.required("new").string(),
        try body.optional("keepOthers")?.bool() ?? false
      )
    }
    let token = try await accounts.changePassword(
      of: member.session, from: current, to: new, keepingOthers: keeps, EventOrigin(call))
    return .empty(cookie: gate.cookie.keep(token))
  }

  /// The most events of one page.
  private static var pageLength: Int { 20 }

  private func events(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let named = call.request.uri.queryParameters["before"].map { text in String(text) }
    let before = named.flatMap { text in AccountEventID(text) }
    guard (named == nil) == (before == nil) else { throw Problem(.notFound) }
    let found = try await accounts.events(
      of: member.user, before: before, limit: Self.pageLength + 1)
    let list = found.prefix(Self.pageLength).map { event -> JSON in
      .object([
        "id": .id(event.id), "at": .instant(event.at), "event": .string(event.kind),
        "network": event.origin.network.map { network in .string(network) },
        "client": event.origin.client.json,
      ])
    }
    return .json(
      .object(["events": .array(list), "more": .bool(found.count > Self.pageLength)]))
  }

  private func list(_ codes: [RecoveryCode]) -> JSON {
    .object(["recoveryCodes": .array(codes.map { code in .string(code.text) })])
  }
}
