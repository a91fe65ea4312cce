import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Administration over HTTP.
///
/// That the person is an administrator is decided before any of this
/// (``Endpoint/Access/role(_:)``), and again in the transaction of each act. What is absent is said
/// to be absent before anything else; then every act asks for a fresh proof.
public struct AdministrationRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>

  public init(accounts: Accounts<Engine, Tables>) { self.accounts = accounts }

  /// The most people of one page.
  private static var pageLength: Int { 30 }

  public func register(in routes: inout Routes) {
    routes.on(AdministrationEndpoint.people.endpoint, signedIn: people)
    routes.on(AdministrationEndpoint.person.endpoint, signedIn: person)
    routes.on(AdministrationEndpoint.lock.endpoint, signedIn: lock)
    routes.on(AdministrationEndpoint.unlock.endpoint, signedIn: unlock)
    routes.on(AdministrationEndpoint.role.endpoint, signedIn: role)
    routes.on(AdministrationEndpoint.resetLink.endpoint, signedIn: resetLink)
    routes.on(AdministrationEndpoint.endSessions.endpoint, signedIn: endSessions)
    routes.on(AdministrationEndpoint.delete.endpoint, signedIn: delete)
    registerInvitations(in: &routes)
    registerDeadLetters(in: &routes)
  }

  /// Somebody whose account is acted on: there, and the act freshly proved.
  private func subject(_ call: Call, _ member: SignedInContext) async throws -> PersonEntry {
    let entry = try await found(call)
    try member.mustBeFresh(at: accounts.environment.now())
    return entry
  }

  private func found(_ call: Call) async throws -> PersonEntry {
    let id = try call.id("id", User.self)
    let entry = try await accounts.engine.read { session throws(StoreFailure) in
      try PeopleRows.find(id, in: session)
    }
    guard let entry else { throw Problem(.notFound) }
    return entry
  }

  private func people(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (search, after) = try call.read { body throws(WireError) in
      (
        try body.optional("search")?.string(limit: AccountsLimits.typed) ?? "",
        try body.optional("after").map { cursor throws(WireError) -> UserID in try cursor.id() }
      )
    }
    let limit = Self.pageLength
    let found = try await accounts.engine.read { session throws(StoreFailure) in
      try PeopleRows.list(search: search, after: after, limit: limit + 1, in: session)
    }
    let page = found.prefix(limit)
    let list = page.map { entry in describe(entry, to: member) }
    let next = found.count > limit ? page.last?.account.id : nil
    return .json(
      .object(["people": .array(list), "next": next.map { id in .id(id) } ?? .null]))
  }

  private func person(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    .json(.object(["person": describe(try await found(call), to: member)]))
  }

  private func describe(_ entry: PersonEntry, to member: SignedInContext) -> JSON {
    .object([
      "id": .id(entry.account.id), "email": .string(entry.account.email),
      "name": entry.name.map { name in .string(name) },
      "username": entry.username.map { name in .string(name) },
      "createdAt": .instant(entry.account.created),
      "lastSeenAt": entry.lastSeen.map { seen in .instant(seen) },
      "role": .string(entry.standing.role.rawValue),
      "status": .string(entry.standing.status.rawValue),
      "self": .bool(entry.account.id == member.user),
    ])
  }

  private func lock(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await change(.lock, call, member)
  }

  private func unlock(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await change(.unlock, call, member)
  }

  private func role(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let entry = try await subject(call, member)
    let role = try call.read { body throws(WireError) in
      try body.required("role").role()
    }
    try await accounts.change(.role(role), of: entry.account.id, by: acting(member, call))
    return .empty()
  }

  private func change(
    _ change: StandingChange, _ call: Call, _ member: SignedInContext
  ) async throws -> Reply {
    let entry = try await subject(call, member)
    try await accounts.change(change, of: entry.account.id, by: acting(member, call))
    return .empty()
  }

  private func resetLink(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let entry = try await subject(call, member)
    let link = try await accounts.resetLink(of: entry.account.id, by: acting(member, call))
    return .json(.object(["link": .string(link)]))
  }

  private func endSessions(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let entry = try await subject(call, member)
    try await accounts.endSessions(of: entry.account.id, by: acting(member, call))
    return .empty()
  }

  /// The person's address is typed once more: a slip of the finger must not end an account.
  private func delete(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let entry = try await subject(call, member)
    let typed = try call.read { body throws(WireError) in
      try body.required("email").string(limit: AccountsLimits.typed)
    }
    typealias Own = Accounts<Engine, Tables>
    guard Own.loginKey(typed) == Own.loginKey(entry.account.email) else {
      throw Problem(.wrongPerson)
    }
    try await accounts.change(.delete, of: entry.account.id, by: acting(member, call))
    return .empty()
  }

  func acting(_ member: SignedInContext, _ call: Call) -> ActingAdmin {
    accounts.noteBrowsed(call)
    return ActingAdmin(user: member.user, origin: EventOrigin(call))
  }
}
