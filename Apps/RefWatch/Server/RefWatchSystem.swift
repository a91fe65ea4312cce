import Server
import Store

/// Everything RefWatch serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct RefWatchSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let crews: CrewDesk<Engine, Tables>
  let origin: String

  /// `origin`: scheme and authority of links to this server.
  public init(crews: CrewDesk<Engine, Tables>, origin: String) {
    self.crews = crews
    self.origin = origin
  }

  public static var endpoints: [Endpoint] {
    CrewEndpoint.endpoints + CrewAddressEndpoint.endpoints
  }

  public func register(in routes: inout Routes) {
    CrewRoutes(desk: crews).register(in: &routes)
    CrewAddressRoute(origin: origin).register(in: &routes)
  }
}
