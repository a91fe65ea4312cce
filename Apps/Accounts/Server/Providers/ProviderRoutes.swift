import AccountsDomain
import Calendar
import Core
import Foundation
import Hummingbird
import Server
import Store
import Wire

/// Providers over HTTP.
public struct ProviderRoutes<Engine: StoreEngine, Tables: EntityTables>: VisitorRoutes {
  let service: ProviderSignIn<Engine, Tables>
  let gate: Gate

  var accounts: Accounts<Engine, Tables> { service.accounts }
  private var cookie: VisitCookie { VisitCookie(beside: gate.cookie) }

  public func register(in routes: inout Routes) {
    routes.on(ProviderEndpoint.list.endpoint, open: list)
    routes.on(ProviderEndpoint.begin.endpoint, open: begin)
    routes.on(ProviderEndpoint.visit.endpoint, signedIn: visit)
    routes.on(ProviderEndpoint.callback.endpoint, open: callback)
    routes.on(ProviderEndpoint.postedCallback.endpoint, open: postedCallback)
    routes.on(ProviderEndpoint.notice.endpoint, open: notice)
    routes.on(ProviderEndpoint.arrival.endpoint, open: arrival)
    routes.on(ProviderEndpoint.signUp.endpoint, open: signUp)
    routes.on(ProviderEndpoint.links.endpoint, signedIn: links)
    routes.on(ProviderEndpoint.unlink.endpoint, signedIn: unlink)
  }

  // MARK: There and back

  private func list(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let list = service.providers.all.map { provider -> JSON in
      .object(["id": .string(provider.id), "title": .string(provider.title)])
    }
    return .json(.object(["providers": .array(list)]))
  }

  /// A link in a page leads here, so what goes wrong is told on a page too.
  private func begin(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let provider = provider(call) else { return land(ProviderFault.unknown.rawValue) }
    let known = cookie.token(in: call.request.headers)
    let holder =
      known ?? SessionToken(random: accounts.environment.randomBytes(SessionToken.length))
    do {
      let state: SessionToken
      if let named = Self.fields(call)?["state"] {
        guard let begun = SessionToken(named) else { throw ProviderFault.expired }
        state = begun
      } else {
        state = try await service.begin(.signIn, at: provider, of: nil, holder: holder)
      }
      let place = try await service.destination(of: state, at: provider, holder: holder)
      return redirect(place).adding(cookies: [keep(holder, for: provider)])
    } catch let fault as ProviderFault {
      return land(fault.rawValue)
    }
  }

  /// Begins a visit that is about the person's own account. Only a page of ours can, with a fresh
  /// proof; the answer says where the browser goes next.
  private func visit(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let provider = provider(call) else { throw Problem(.notFound) }
    let purpose = try call.read { body throws(WireError) in
      let cursor = try body.required("purpose")
      guard let purpose = ProviderPurpose(rawValue: try cursor.string(limit: 16)),
        purpose != .signIn
      else { throw cursor.error(.expected("link or proof")) }
      return purpose
    }
    if purpose == .link { try member.mustBeFresh(at: accounts.environment.now()) }
    let holder =
      cookie.token(in: call.request.headers)
      ?? SessionToken(random: accounts.environment.randomBytes(SessionToken.length))
    let state = try await service.begin(
      purpose, at: provider, of: member.session, holder: holder)
    let place = "/api/account/providers/" + provider.id + "/begin?state=" + state.text
    return Reply.json(.object(["address": .string(place)]))
      .adding(cookies: [keep(holder, for: provider)])
  }

  private func callback(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let provider = provider(call) else { return land(ProviderFault.unknown.rawValue) }
    guard let holder = cookie.token(in: call.request.headers), let fields = Self.fields(call),
      let state = fields["state"]
    else { return land(ProviderFault.expired.rawValue) }
    let answer = ProviderAnswer(
      state: state, code: fields["code"], error: fields["error"], issuer: fields["iss"])
    let visitor = visitor(call)
    let guest = ProviderGuest(
      holder: holder, session: session, visitor: visitor, origin: EventOrigin(call))
    do {
      let outcome = try await service.finish(answer, at: provider, guest)
      return try await reply(to: outcome, guest)
    } catch let fault as ProviderFault {
      return land(fault.rawValue)
    }
  }

  /// The same, posted by a page of the provider. The browser left out every other cookie of ours,
  /// so it is sent to ask again by itself, with all of them.
  private func postedCallback(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let provider = provider(call) else { return land(ProviderFault.unknown.rawValue) }
    func field(_ name: String) -> String? {
      if case .string(let text)? = call.body[name] { text } else { nil }
    }
    guard provider.postsForm, let holder = cookie.token(in: call.request.headers),
      let text = field("state"), let state = SessionToken(text)
    else { return land(ProviderFault.expired.rawValue) }
    if let user = field("user") {
      try await service.keepName(user, state: state, at: provider, holder: holder)
    }
    let kept = ["state", "code", "error", "iss"].compactMap { name in
      field(name).map { value in FormField(name, value) }
    }
    return redirect(
      "/api/account/providers/" + provider.id + "/callback?" + FormField.encode(kept))
  }

  private func reply(to outcome: ProviderOutcome, _ guest: ProviderGuest) async throws -> Reply {
    switch outcome {
    case .signedIn(let account):
      let new = try await accounts.begin(
        account, client: guest.visitor.client, replacing: guest.session)
      try await accounts.recognise(account.id, guest.visitor)
      return guest.visitor.reply(land("in").adding(cookies: [gate.cookie.keep(new.token)]))
    case .ticket(let ticket): return land(ticket.text)
    case .newcomer: return land("sign-up")
    case .linked: return land("linked")
    case .proved(let token): return land("proved").adding(cookies: [gate.cookie.keep(token)])
    }
  }

  private func notice(_ call: Call, _ session: UserSession?) async throws -> Reply {
    guard let provider = provider(call), provider.postsForm else { throw Problem(.notFound) }
    let text = try call.read { body throws(WireError) in
      try body.required("payload").string(limit: SignedToken.limit)
    }
    try await service.heed(text, of: provider)
    return .empty()
  }

  // MARK: Signing up

  private func arrival(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let arrival = try await service.arrival(cookie.token(in: call.request.headers))
    return .json(
      .object([
        "provider": .string(arrival.title),
        "email": arrival.email.map { email in .string(email) },
        "name": arrival.name.map { name in .string(name) },
      ]))
  }

  private func signUp(_ call: Call, _ old: UserSession?) async throws -> Reply {
    let form = try call.read { body throws(WireError) in
      ProviderSignUpForm(
        email: try body.required("email").string(limit: AccountsLimits.typed),
        displayName: try body.optional("displayName")?.string(limit: AccountsLimits.typed),
        language: Language(
          rawValue: try body.optional("language")?.string(limit: AccountsLimits.language) ?? ""),
        invitation: InvitationTicket(
          try body.optional("invitation")?.string(limit: AccountsLimits.secret)))
    }
    let visitor = visitor(call)
    let holder = cookie.token(in: call.request.headers)
    guard let account = try await service.signUp(form, holder: holder, visitor) else {
      return visitor.reply(accepted)
    }
    return try await AccountsRoutes(accounts: accounts, gate: gate).welcome(
      account, call, replacing: old, status: .created)
  }

  // MARK: On the account page

  private func links(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (links, hasPassword) = try await service.links(of: member.user)
    let list = links.map { link -> JSON in
      let provider = service.providers.issuing(link.issuer)
      return .object([
        "id": .id(link.id), "title": .string(link.title),
        "provider": provider.map { provider in .string(provider.id) },
        "email": link.email.map { email in .string(email) },
        "linkedAt": .instant(link.linked),
        "lastUsedAt": link.lastUsed.map { at in .instant(at) },
      ])
    }
    let all = service.providers.all.map { provider -> JSON in
      .object(["id": .string(provider.id), "title": .string(provider.title)])
    }
    return .json(
      .object([
        "password": .bool(hasPassword), "links": .array(list), "providers": .array(all),
      ]))
  }

  /// Whose it is comes first: what is another's is absent, whatever else is wrong.
  private func unlink(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", ProviderLinkTag.self)
    guard try await service.owns(id, member.user) else { throw Problem(.notFound) }
    try member.mustBeFresh(at: accounts.environment.now())
    try await service.unlink(id, of: member.user, from: EventOrigin(call))
    return .empty()
  }

  // MARK: Parts

  private func provider(_ call: Call) -> IdentityProvider? {
    call.parameters.get("id").flatMap { id in service.providers.named(id) }
  }

  private func keep(_ holder: SessionToken, for provider: IdentityProvider) -> String {
    cookie.keep(holder, crossingSites: provider.postsForm)
  }

  /// The fields behind the question mark; `nil` when they are no form, or one is there twice.
  private static func fields(_ call: Call) -> [String: String]? {
    FormField.decode((call.request.uri.query ?? "").utf8).map { fields in
      Dictionary(uniqueKeysWithValues: fields.map { field in (field.name, field.value) })
    }
  }

  /// The client's page that takes it from here. What stands behind the # is sent to nobody.
  private func land(_ word: String) -> Reply { redirect("/account/arrived#" + word) }

  private func redirect(_ place: String) -> Reply {
    .raw(
      Response(
        status: .seeOther, headers: [.location: place, .cacheControl: "no-store"]))
  }
}
