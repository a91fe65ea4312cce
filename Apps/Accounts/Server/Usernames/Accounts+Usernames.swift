import AccountsDomain
import Core
import Server
import Store
import Wire

extension Accounts {
  /// What a person signs in as: the address of a username's owner, and anything else as it was
  /// typed. From here on a username and its address are one login, with one set of limits.
  func login(typed: String) async throws -> String {
    guard !typed.utf8.contains(UInt8(ascii: "@")) else { return typed }
    let name = String(typed.lowercased().prefix(Username.longest + 1))
    let login = try await engine.read { session throws(StoreFailure) in
      try UsernameRows.login(of: name, in: session)
    }
    return login ?? typed
  }

  /// Whether nobody has a username yet. Usernames are public by nature, so this may be asked; the
  /// same is never told of addresses.
  func isFree(_ name: Username, for visitor: ClientAddress) async throws -> Bool {
    try await take([use(.checkUsername, of: visitor)])
    let now = environment.now()
    return try await engine.read { session throws(StoreFailure) in
      try UsernameRows.isFree(name, at: now, in: session)
    }
  }

  /// The username of a sign-up, if it has one, as long as it is free.
  func freeUsername(_ text: String?) async throws -> Username? {
    guard let text, !text.isEmpty else { return nil }
    let name = try Self.username(text)
    let now = environment.now()
    let isFree = try await engine.read { session throws(StoreFailure) in
      try UsernameRows.isFree(name, at: now, in: session)
    }
    guard isFree else { throw Problem(.usernameTaken) }
    return name
  }

  static func username(_ text: String) throws(Problem) -> Username {
    do throws(Username.Fault) { return try Username(text) } catch {
      throw Problem(.usernameInvalid, data: [.init("fault", .string(error.rawValue))])
    }
  }
}

extension BucketRule {
  /// Twenty a minute.
  static let checkUsername = BucketRule(name: "check-username", burst: 20, refill: 3_000)
}
