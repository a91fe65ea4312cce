import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Asking about usernames.
public enum UsernameEndpoint: String, EndpointCatalogue {
  case check

  public var endpoint: Endpoint { .question("username/:name", access: .anyone) }
}

extension ProblemCode {
  public static let usernameInvalid = ProblemCode(
    "usernameInvalid", 422, "This is not a username.")
  public static let usernameTaken = ProblemCode(
    "usernameTaken", 409, "Somebody has this username already.")

  /// Every code of usernames, for documents and tests.
  public static let usernames: [ProblemCode] = [.usernameInvalid, .usernameTaken]
}

/// Usernames over HTTP.
public struct UsernameRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>

  public init(accounts: Accounts<Engine, Tables>) { self.accounts = accounts }

  public func register(in routes: inout Routes) {
    routes.on(UsernameEndpoint.check.endpoint, open: check)
  }

  /// `{"free": …}`. What cannot be a username is refused without a question to the database.
  private func check(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let name = try Accounts<Engine, Tables>.username(call.parameters.get("name") ?? "")
    let isFree = try await accounts.isFree(name, for: call.address)
    return .json(.object(["free": .bool(isFree)]))
  }
}
