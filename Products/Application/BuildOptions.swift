import AccountsServer
import Coding
import Core
import RefWatchServer
import RunningBuddyServer
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
@Memberwise public struct BuildOptions: Sendable {
  public var site: SiteOptions
  /// The browser client; without one only the API is served.
  public var client: ClientFiles?
  public var commit: CommitOptions = CommitOptions()
  /// What hashing costs; only tests ask for less than ``ScryptCost/standard``.
  public var passwords: ScryptCost = .standard
  public var accounts: AccountsOptions = AccountsOptions()
  /// Whether referees may take part in a comparison with each other.
  public var comparesReferees = false
  /// What is asked of golfers and their rounds.
  public var golf: InstanceRules = InstanceRules()
  /// The file of the cities that people search; without one there are none.
  public var cities: String?
  /// How messages leave for push services.
  public var outgoing: Outgoing = .closed
  /// Where the tiles of RunningBuddy's maps come from.
  public var tiles: TileSource?
  public var further: FurtherRoutes = .none

  func peers<Engine: StoreEngine, Tables: EntityTables>(
    _ engine: Engine, _ writer: GroupCommit<Engine, Tables>, _ environment: ServerEnvironment
  ) -> PeerService<Engine, Tables> {
    PeerService(
      engine: engine, writer: writer, environment: environment, isOffered: comparesReferees)
  }
}
