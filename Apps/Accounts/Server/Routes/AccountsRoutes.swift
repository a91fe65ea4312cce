import AccountsDomain
import Calendar
import Coding
import Core
import Foundation
import Hummingbird
import Server
import Store
import Wire

/// The account system over HTTP.
@Memberwise public struct AccountsRoutes<Engine: StoreEngine, Tables: EntityTables>: VisitorRoutes {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate

  public func register(in routes: inout Routes) {
    routes.on(AccountsEndpoint.signUp.endpoint, open: signUp)
    routes.on(AccountsEndpoint.signIn.endpoint, open: signIn)
    routes.on(AccountsEndpoint.signOut.endpoint, open: signOut)
    routes.on(AccountsEndpoint.signOutEverywhere.endpoint, signedIn: signOutEverywhere)
    routes.on(AccountsEndpoint.session.endpoint, open: session)
    routes.on(AccountsEndpoint.sessions.endpoint, signedIn: sessions)
    routes.on(AccountsEndpoint.endSession.endpoint, signedIn: endSession)
  }

  private func signUp(_ call: Call, _ old: UserSession?) async throws -> Reply {
    let work = try call.read { body throws(WireError) in
      try body.optional("work").map { work throws(WireError) in try WorkSolution(work) }
    }
    let form = try call.read { body throws(WireError) in
      SignUp(
        email: try body.required("email").string(limit: AccountsLimits.typed),
        password: try body.required("password").string(),
        displayName: try body.optional("displayName")?.string(),
        language: try body.optional("language").map { word throws(WireError) in
          guard let language = Language(rawValue: try word.string(limit: 16)) else {
            throw word.error(.expected("a known language"))
          }
          return language
        },
        username: try body.optional("username")?.string(limit: AccountsLimits.typed),
        phone: try body.optional("phone")?.string(limit: AccountsLimits.phone),
        recoveryCodes: try Self.recoveryCodes(in: body),
        invitation: try body.optional("invitation")?.string(limit: AccountsLimits.secret))
    }
    let visitor = visitor(call)
    do { try await accounts.admit(form, work, visitor) } catch let problem as Problem
      where problem.code == .workRequired
    {
      return visitor.reply(Reply.problem(problem, requestID: call.requestID))
    }
    if accounts.mailer.confirmsFirst {
      try await accounts.beginSignUp(form, visitor)
      return visitor.reply(accepted)
    }
    let account = try await accounts.make(form)
    return try await welcome(account, call, replacing: old, status: .created)
  }

  private static func recoveryCodes(in body: WireCursor) throws(WireError) -> [String] {
    try body.optional("recoveryCodes")?.elements { code throws(WireError) in
      try code.string(limit: 64)
    } ?? []
  }

  private func signIn(_ call: Call, _ old: UserSession?) async throws -> Reply {
    let (typed, password) = try call.read { body throws(WireError) in
      (
        try body.required("email").string(limit: AccountsLimits.typed),
        try body.required("password").string()
      )
    }
    let email = try await accounts.login(typed: typed)
    let visitor = visitor(call)
    let origin = EventOrigin(call)
    let account: Account
    do {
      account = try await accounts.limited(login: email, visitor) {
        try await accounts.verify(email: email, password: password)
      }
    } catch let problem as Problem where problem.code == .signInFailed {
      await accounts.noteFailure(login: email, from: origin)
      throw problem
    }
    if let ticket = try await accounts.ticket(for: account) {
      return .json(
        .object(["secondFactorRequired": .object(["ticket": .string(ticket.text)])]))
    }
    await accounts.note(.signedIn, of: account.id, from: origin)
    return try await welcome(account, call, replacing: old, status: .ok)
  }

  func welcome(
    _ account: Account, _ call: Call, replacing old: UserSession?, status: HTTPResponse.Status
  ) async throws -> Reply {
    let client = ClientName(userAgent: call.request.headers[.userAgent])
    let new = try await accounts.begin(account, client: client, replacing: old)
    let visitor = visitor(call)
    try await accounts.recognise(account.id, visitor)
    Task { await accounts.migrate(account.id) }
    return visitor.reply(
      .json(
        .object([
          "session": describe(
            new.session, email: new.email, client: client,
            cancelsDeletion: new.cancelsDeletion)
        ]), status: status,
        cookie: gate.cookie.keep(new.token)))
  }

  private func signOut(_ call: Call, _ session: UserSession?) async throws -> Reply {
    if let session { _ = try await accounts.end(session.id, of: session.user) }
    return .empty(cookie: gate.cookie.forget)
  }

  private func signOutEverywhere(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await accounts.endAll(of: member.user)
    await accounts.note(.sessionsEnded, of: member.user, from: EventOrigin(call))
    return .empty(cookie: gate.cookie.forget)
  }

  private func session(_ call: Call, _ session: UserSession?) async throws -> Reply {
    // Whoever has no account yet learns here what a password must be.
    let chosen = accounts.options.rules
    let rules = chosen == .legacy ? JSON.string(chosen.rawValue) : nil
    guard let session else {
      return .json(
        .object(
          [.init("session", .null)] + (rules.map { word in [.init("passwordPolicy", word)] } ?? []))
      )
    }
    let account = try await accounts.engine.read { database throws(StoreFailure) in
      try AccountRows.account(session.user, in: database)
    }
    guard let account else { return .json(.object([.init("session", .null)])) }
    let client = ClientName(userAgent: call.request.headers[.userAgent])
    return .json(
      .object(["session": describe(session, email: account.email, client: client)]))
  }

  private func sessions(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let now = accounts.environment.now()
    let entries = try await accounts.engine.read { database throws(StoreFailure) in
      try SessionRows.list(of: member.user, at: now, in: database)
    }
    let list = entries.map { entry -> JSON in
      .object([
        "id": .id(entry.session.id), "client": entry.client.json,
        "createdAt": .instant(entry.session.created),
        "lastSeenAt": .instant(entry.session.lastSeen),
        "current": .bool(entry.session.id == member.session.id),
        "kind": entry.session.kind == .browser ? nil : .string(entry.session.kind.rawValue),
      ])
    }
    return .json(.object(["sessions": .array(list)]))
  }

  private func endSession(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", UserSessionTag.self)
    guard try await accounts.end(id, of: member.user) else { throw Problem(.notFound) }
    await accounts.note(.sessionEnded, of: member.user, from: EventOrigin(call))
    return .empty(cookie: id == member.session.id ? gate.cookie.forget : nil)
  }

  private func describe(
    _ session: UserSession, email: String, client: ClientName, cancelsDeletion: Bool = false
  ) -> JSON {
    .object([
      "id": .id(session.id), "user": .id(session.user), "email": .string(email),
      "createdAt": .instant(session.created),
      "expiresAt": .instant(SessionPolicy.expiry(of: session)),
      "deletionCancelled": cancelsDeletion ? .bool(true) : nil,
      "role": .string(session.role.rawValue),
      "device": (client.platform ?? client.browser).map { word in .string(word) },
    ])
  }
}
