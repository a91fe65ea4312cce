import AccountsServer
import Core
import RefWatchServer
import Server
import Store
import TeePalsDomain

/// What a server answers to besides, as one for development does. A server for people has none.
public struct FurtherRoutes: Sendable {
  let endpoints: [Endpoint]
  let register: @Sendable (inout Routes) -> Void

  public init(
    _ endpoints: [Endpoint], register: @escaping @Sendable (inout Routes) -> Void
  ) {
    (self.endpoints, self.register) = (endpoints, register)
  }

  public static let none = FurtherRoutes([]) { _ in }
}

/// How a server differs from the next one.
public struct BuildOptions: Sendable {
  public var site: SiteOptions
  /// The browser client; without one only the API is served.
  public var client: ClientFiles?
  public var commit: CommitOptions
  /// What hashing costs; only tests ask for less than ``ScryptCost/standard``.
  public var passwords: ScryptCost
  public var accounts: AccountsOptions
  /// Whether referees may take part in a comparison with each other.
  public var comparesReferees: Bool
  /// What is asked of golfers and their rounds.
  public var golf: InstanceRules
  /// The file of the cities that people search; without one there are none.
  public var cities: String?
  /// How messages leave for push services.
  public var outgoing: Outgoing
  public var further: FurtherRoutes

  public init(
    site: SiteOptions, client: ClientFiles? = nil, commit: CommitOptions = CommitOptions(),
    passwords: ScryptCost = .standard, accounts: AccountsOptions = AccountsOptions(),
    comparesReferees: Bool = false, golf: InstanceRules = InstanceRules(), cities: String? = nil,
    outgoing: Outgoing = .closed, further: FurtherRoutes = .none
  ) {
    self.site = site
    self.client = client
    self.commit = commit
    self.passwords = passwords
    self.accounts = accounts
    self.comparesReferees = comparesReferees
    self.golf = golf
    self.cities = cities
    self.outgoing = outgoing
    self.further = further
  }

  func peers<Engine: StoreEngine, Tables: EntityTables>(
    _ engine: Engine, _ writer: GroupCommit<Engine, Tables>, _ environment: ServerEnvironment
  ) -> PeerService<Engine, Tables> {
    PeerService(
      engine: engine, writer: writer, environment: environment, isOffered: comparesReferees)
  }
}
