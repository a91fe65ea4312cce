import RunningBuddyDomain
import Server
import Store

/// Everything RunningBuddy serves besides what is synchronised. The server and the tests register
/// it here and nowhere else.
public struct RunningBuddySystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: RunService<Engine, Tables>
  /// Everybody who takes runs out waits here with one run at a time, which is small.
  private let writing = WorkQueue("fieldday.runs.out", atOnce: 1, queueLimit: 1_000)
  /// The devices of people that talk with each other.
  private let relay = CompanionRelay()
  /// Everybody who waits here holds a file.
  private let reading = WorkQueue("fieldday.runs.in", atOnce: 1, queueLimit: 16)
  private let tiles: TileRoutes

  /// - Parameters:
  ///   - tiles: Where the tiles of maps come from; without it routes lie on plain ground.
  ///   - entity: An entity of RunningBuddy's as one of the suite's.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, environment: ServerEnvironment,
    tiles: TileSource? = nil, entity: @escaping @Sendable (RunEntity) -> Tables.Domain.Entity
  ) {
    self.tiles = TileRoutes(source: tiles, now: environment.now)
    service = RunService(engine: engine, writer: writer, environment: environment, entity: entity)
  }

  public static var endpoints: [Endpoint] { RunEndpoint.endpoints }

  /// What RunningBuddy does by itself.
  public var jobs: [BackgroundJob] { [RunPurge(service: service).job] }

  public func register(in routes: inout Routes) {
    RunExportRoute(service: service, work: writing).register(in: &routes)
    InboxRoutes(inbox: InboxService(service: service, work: reading)).register(in: &routes)
    tiles.register(in: &routes)
    CompanionRoute(relay: relay, environment: service.environment).register(in: &routes)
  }
}
