import Coding
import Server
import Store

/// Everything the account system serves, put together. The server and the tests register it here
/// and nowhere else.
@Memberwise public struct AccountsSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate
  /// Scheme and authority by which browsers reach the server.
  let origin: String?
  let photoStorage: PhotoStorage

  public static var endpoints: [Endpoint] {
    [
      AccountsEndpoint.endpoints, SecondFactorEndpoint.endpoints, RecoveryEndpoint.endpoints,
      PasskeyEndpoint.endpoints, UsernameEndpoint.endpoints, YourDataEndpoint.endpoints,
      IdentifierEndpoint.endpoints, ProofEndpoint.endpoints, PhoneEndpoint.endpoints,
      RegistrationEndpoint.endpoints, AdministrationEndpoint.endpoints, ProviderEndpoint.endpoints,
      PhotoEndpoint.endpoints, SecurityAnswerEndpoint.endpoints, PairingEndpoint.endpoints,
    ].flatMap { endpoints in endpoints }
  }

  public func register(in routes: inout Routes) {
    AccountsRoutes(accounts: accounts, gate: gate).register(in: &routes)
    SecondFactorRoutes(factor: SecondFactor(accounts: accounts), gate: gate)
      .register(in: &routes)
    RecoveryRoutes(accounts: accounts, gate: gate).register(in: &routes)
    PasskeyRoutes(accounts: accounts, gate: gate, origin: origin).register(in: &routes)
    UsernameRoutes(accounts: accounts).register(in: &routes)
    YourDataRoutes(accounts: accounts, gate: gate).register(in: &routes)
    IdentifierRoutes(accounts: accounts, gate: gate).register(in: &routes)
    ProofRoutes(accounts: accounts, gate: gate, origin: origin).register(in: &routes)
    PhoneRoutes(accounts: accounts, gate: gate).register(in: &routes)
    RegistrationRoutes(accounts: accounts, gate: gate).register(in: &routes)
    AdministrationRoutes(accounts: accounts).register(in: &routes)
    ProviderRoutes(service: ProviderSignIn(accounts: accounts), gate: gate)
      .register(in: &routes)
    PhotoRoutes(accounts: accounts, photoStorage: photoStorage).register(in: &routes)
    SecurityAnswerRoutes(accounts: accounts).register(in: &routes)
    PairingRoutes(accounts: accounts, gate: gate, codes: PairingCodes(), origin: origin)
      .register(in: &routes)
  }
}
