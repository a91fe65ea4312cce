import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Taking one's data and deleting one's account, over HTTP.
public struct YourDataRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate

  public func register(in routes: inout Routes) {
    routes.on(YourDataEndpoint.exports.endpoint, signedIn: exports)
    routes.on(YourDataEndpoint.ask.endpoint, signedIn: ask)
    routes.on(YourDataEndpoint.download.endpoint, signedIn: download)
    routes.on(YourDataEndpoint.contents.endpoint, signedIn: contents)
    routes.on(YourDataEndpoint.delete.endpoint, signedIn: delete)
    routes.on(YourDataEndpoint.gone.endpoint, open: gone)
  }

  private func exports(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let list = try await accounts.exports(of: member.user).map { export -> JSON in
      .object([
        "id": .id(export.id), "state": .string(export.state.rawValue),
        "askedAt": .instant(export.asked), "size": export.size.map { size in .integer(size) },
        "expiresAt": export.expires.map { at in .instant(at) },
      ])
    }
    return .json(.object(["exports": .array(list)]))
  }

  private func ask(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try member.mustBeFresh(at: accounts.environment.now())
    try await accounts.askExport(of: member.user, from: EventOrigin(call))
    return .json(.object([]), status: .accepted)
  }

  private func download(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try call.id("id", AccountExportTag.self)
    return .file(try await accounts.download(id, of: member.user), for: call)
  }

  /// What a deletion takes of each app, which the member `rooms` lists, for the page to show.
  private func contents(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let apps = try await accounts.contents(of: member.user).map { app -> JSON in
      .object(["name": .string(app.name), "count": .int(app.count)])
    }
    return .json(
      .object([
        "rooms": .array(apps), "graceDays": .int(AccountDeletion.graceDays),
        "letters": .bool(try await accounts.isReachable(member.user)),
      ]))
  }

  /// `{"when": "later"}`, or `{"when": "now", "email": …}` with the address typed once more. Every
  /// session ends either way, this one too.
  private func delete(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (when, typed) = try call.read { body throws(WireError) in
      let when = try body.required("when")
      let word = try when.string(limit: 16)
      guard word == "later" || word == "now" else { throw when.error(.expected("later or now")) }
      return (word, try body.optional("email")?.string(limit: AccountsLimits.typed))
    }
    try member.mustBeFresh(at: accounts.environment.now())
    if when == "now" {
      try await accounts.deleteAtOnce(member.user, confirmation: typed ?? "")
      return .json(.object([]), cookie: gate.cookie.forget)
    }
    let due = try await accounts.askDeletion(of: member.user, from: EventOrigin(call))
    return .json(.object(["dueAt": .instant(due)]), cookie: gate.cookie.forget)
  }

  /// Tells a device whose session has ended whether its person's account is gone for good. The id
  /// of an account cannot be guessed, and nothing else is said.
  private func gone(_ call: Call, _ session: UserSession?) async throws -> Reply {
    var day: String?
    if let named = call.request.uri.queryParameters["user"], let user = UserID(String(named)) {
      day = try await accounts.grave(of: user)
    }
    return .json(.object([.init("deletedOn", day.map { day in .string(day) } ?? .null)]))
  }
}
