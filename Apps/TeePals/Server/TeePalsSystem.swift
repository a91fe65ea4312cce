import Server
import Store
import TeePalsDomain

/// Everything TeePals serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct TeePalsSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let ambient: Ambient
  let darkroom: Darkroom
  let gazetteer: Gazetteer
  let origin: String
  let rules: InstanceRules
  let rounds: GolfChores<Engine, Tables>
  let moderation: ModerationDesk<Engine, Tables>

  /// - Parameters:
  ///   - gazetteer: The cities of the world.
  ///   - origin: Scheme and authority of links to this server.
  ///   - rules: What the operator has set.
  ///   - entity: An entity of TeePals' as one of the suite's.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, ambient: Ambient, darkroom: Darkroom,
    gazetteer: Gazetteer, origin: String, rules: InstanceRules = InstanceRules(),
    entity: @escaping @Sendable (TeePalsEntity) -> Tables.Domain.Entity
  ) {
    self.engine = engine
    self.writer = writer
    self.ambient = ambient
    self.darkroom = darkroom
    self.gazetteer = gazetteer
    self.origin = origin
    self.rules = rules
    rounds = GolfChores(engine: engine, writer: writer, entity: entity)
    moderation = ModerationDesk(engine: engine, writer: writer, entity: entity)
  }

  public static var endpoints: [Endpoint] {
    GolfReferenceEndpoint.endpoints + GolfEndpoint.endpoints
  }

  /// What TeePals does by itself.
  public var chores: [Chore] {
    rounds.chores + moderation.chores(origin: origin, rules: rules) + [photos.chore]
  }

  private var photos: PhotoDesk<Engine, Tables> {
    PhotoDesk(engine: engine, writer: writer, ambient: ambient, darkroom: darkroom)
  }

  public func register(in routes: inout Routes) {
    GolfReferenceRoutes(engine: engine, gazetteer: gazetteer, rules: rules).register(in: &routes)
    let golfers = GolferDesk(engine: engine)
    let desk = RoundDesk(engine: engine)
    SearchRoutes(engine: engine, golfers: golfers, ambient: ambient).register(in: &routes)
    RoundRoutes(desk: desk, golfers: golfers, origin: origin).register(in: &routes)
    GolferRoutes(desk: golfers, ambient: ambient, origin: origin).register(in: &routes)
    PhotoRoutes(desk: photos).register(in: &routes)
    LandingRoutes(engine: engine, ambient: ambient, origin: origin).register(in: &routes)
    CalendarRoutes(
      desk: CalendarDesk(engine: engine, writer: writer, ambient: ambient), rounds: desk,
      golfers: golfers, origin: origin
    ).register(in: &routes)
  }
}
