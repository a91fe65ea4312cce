import Server
import Store

/// Everything RefWatch serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct RefWatchSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let crews: CrewDesk<Engine, Tables>
  let origin: String?
  let peers: PeerDesk<Engine, Tables>

  /// `origin`: scheme and authority of links to this server, where the operator has said so.
  public init(
    crews: CrewDesk<Engine, Tables>, peers: PeerDesk<Engine, Tables>, origin: String?
  ) {
    self.crews = crews
    self.peers = peers
    self.origin = origin
  }

  /// What RefWatch does by itself.
  public var jobs: [BackgroundJob] { [MentorDesk(crews: crews).job, peers.job] }

  public static var endpoints: [Endpoint] {
    CrewEndpoint.endpoints + CrewAddressEndpoint.endpoints + ClockAskEndpoint.endpoints
      + PackEndpoint.endpoints + PeerEndpoint.endpoints
      + MentorEndpoint.endpoints
  }

  public func register(in routes: inout Routes) {
    CrewRoutes(desk: crews).register(in: &routes)
    ClockAskRoute(desk: crews).register(in: &routes)
    CrewAddressRoute(origin: origin).register(in: &routes)
    PackRoutes(engine: crews.engine).register(in: &routes)
    PeerRoutes(desk: peers).register(in: &routes)
    MentorRoutes(desk: MentorDesk(crews: crews)).register(in: &routes)
  }
}
