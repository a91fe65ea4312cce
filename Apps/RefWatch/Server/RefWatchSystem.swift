import Server
import Store

/// Everything RefWatch serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct RefWatchSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let crews: CrewService<Engine, Tables>
  let origin: String?
  let peers: PeerService<Engine, Tables>

  /// `origin`: scheme and authority of links to this server, where the operator has said so.
  public init(
    crews: CrewService<Engine, Tables>, peers: PeerService<Engine, Tables>, origin: String?
  ) {
    self.crews = crews
    self.peers = peers
    self.origin = origin
  }

  /// What RefWatch does by itself.
  public var jobs: [BackgroundJob] { [MentorService(crews: crews).job, peers.job] }

  public static var endpoints: [Endpoint] {
    CrewEndpoint.endpoints + CrewAddressEndpoint.endpoints + ClockAskEndpoint.endpoints
      + PackEndpoint.endpoints + PeerEndpoint.endpoints
      + MentorEndpoint.endpoints
  }

  public func register(in routes: inout Routes) {
    CrewRoutes(service: crews).register(in: &routes)
    ClockAskRoute(service: crews).register(in: &routes)
    CrewAddressRoute(origin: origin).register(in: &routes)
    PackRoutes(engine: crews.engine).register(in: &routes)
    PeerRoutes(service: peers).register(in: &routes)
    MentorRoutes(service: MentorService(crews: crews)).register(in: &routes)
  }
}
