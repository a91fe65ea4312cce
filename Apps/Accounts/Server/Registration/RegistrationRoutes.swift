import AccountsDomain
import Core
import Server
import Store
import Wire

/// Who may make an account here.
public enum RegistrationEndpoint: String, EndpointCatalogue {
  case policy

  public var endpoint: Endpoint { .question("registration", access: .anyone) }
}

/// The registration policy over HTTP, for the page that would offer signing up.
public struct RegistrationRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>

  public init(accounts: Accounts<Engine, Tables>) { self.accounts = accounts }

  public func register(in routes: inout Routes) {
    routes.on(RegistrationEndpoint.policy.endpoint, open: policy)
  }

  private func policy(_ call: Call, _ session: UserSession?) async throws -> Reply {
    .json(.object(["registration": .string(accounts.options.registration.rawValue)]))
  }
}
