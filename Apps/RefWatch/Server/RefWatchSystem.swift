import Server
import Store

/// Everything RefWatch serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct RefWatchSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let crews: CrewDesk<Engine, Tables>

  public init(crews: CrewDesk<Engine, Tables>) { self.crews = crews }

  public static var endpoints: [Endpoint] { CrewEndpoint.endpoints }

  public func register(in routes: inout Routes) {
    CrewRoutes(desk: crews).register(in: &routes)
  }
}
