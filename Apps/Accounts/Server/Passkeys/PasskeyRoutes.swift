import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Passkeys over HTTP.
public struct PasskeyRoutes<Engine: StoreEngine, Tables: EntityTables>: VisitorRoutes {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate
  /// The public address, when there is one.
  let origin: String?

  public func register(in routes: inout Routes) {
    routes.on(PasskeyEndpoint.list.endpoint, signedIn: list)
    routes.on(PasskeyEndpoint.begin.endpoint, signedIn: begin)
    routes.on(PasskeyEndpoint.add.endpoint, signedIn: add)
    routes.on(PasskeyEndpoint.rename.endpoint, signedIn: rename)
    routes.on(PasskeyEndpoint.remove.endpoint, signedIn: remove)
    routes.on(PasskeyEndpoint.beginSignIn.endpoint, open: beginSignIn)
    routes.on(PasskeyEndpoint.signIn.endpoint, open: signIn)
  }

  private func list(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let list = try await accounts.passkeys(of: member.user).map { passkey -> JSON in
      .object([
        "id": .id(passkey.id), "name": .string(passkey.name),
        "createdAt": .instant(passkey.created),
        "lastUsedAt": passkey.lastUsed.map { at in .instant(at) },
        "synced": .bool(passkey.isBackedUp), "copied": .bool(passkey.copySeen != nil),
      ])
    }
    let isAvailable = (try? call.site(origin)) != nil
    return .json(.object(["available": .bool(isAvailable), "passkeys": .array(list)]))
  }

  private func begin(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let site = try call.site(origin)
    try member.mustBeFresh(at: accounts.environment.now())
    let offer = try await accounts.beginPasskey(of: member.session, at: site)
    return .json(.object(["options": offer.json]))
  }

  private func add(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let site = try call.site(origin)
    try member.mustBeFresh(at: accounts.environment.now())
    let credential = try call.read { body throws(WireError) in try body.required("credential") }
    let registration: PasskeyRegistration
    do throws(PasskeyFault) {
      registration = try PasskeyRegistration(credential)
    } catch { throw Problem(.passkeyRefused, detail: error.rawValue) }
    try await accounts.addPasskey(
      registration, of: member.session, at: site, from: EventOrigin(call))
    return .empty()
  }

  /// Whose it is comes first: what is another's is absent, whatever else is wrong.
  private func rename(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", PasskeyTag.self)
    guard try await accounts.ownsPasskey(id, member.user) else { throw Problem(.notFound) }
    let name = try call.read { body throws(WireError) in
      try body.required("name").string(limit: AccountsLimits.typed)
    }
    guard try await accounts.renamePasskey(id, of: member.user, to: name) else {
      throw Problem(.notFound)
    }
    return .empty()
  }

  private func remove(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", PasskeyTag.self)
    guard try await accounts.ownsPasskey(id, member.user) else { throw Problem(.notFound) }
    try member.mustBeFresh(at: accounts.environment.now())
    guard try await accounts.removePasskey(id, of: member.user, from: EventOrigin(call)) else {
      throw Problem(.notFound)
    }
    return .empty()
  }

  private func beginSignIn(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let site = try call.site(origin)
    let visitor = visitor(call)
    let challenge = try await accounts.beginPasskeySignIn(visitor)
    return visitor.reply(
      .json(.object(["options": PasskeyOffer.signIn(at: site, challenge: challenge)])))
  }

  private func signIn(_ call: Call, _ old: UserSession?) async throws -> Reply {
    let site = try call.site(origin)
    let assertion = try call.passkeyAssertion()
    let visitor = visitor(call)
    let origin = EventOrigin(call)
    let (account, isVerified) = try await accounts.verify(
      assertion, at: site, visitor, from: origin)
    // Without a look at the person a passkey is one factor, as a password is.
    if !isVerified, let ticket = try await accounts.ticket(for: account) {
      return visitor.reply(
        .json(.object(["secondFactorRequired": .object(["ticket": .string(ticket.text)])])))
    }
    await accounts.note(.signedIn, of: account.id, from: origin)
    return try await AccountsRoutes(accounts: accounts, gate: gate).welcome(
      account, call, replacing: old, status: .ok)
  }
}
