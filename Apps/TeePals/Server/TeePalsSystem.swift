import Server
import Store
import TeePalsDomain

/// Everything TeePals serves besides what is synchronised. The server and the tests register it
/// here and nowhere else.
public struct TeePalsSystem<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  let photoStorage: PhotoStorage
  let gazetteer: Gazetteer
  let origin: String
  let rules: InstanceRules
  let rounds: GolfJobs<Engine, Tables>
  public let moderation: ModerationService<Engine, Tables>
  let feedback: FeedbackJobs<Engine, Tables>
  private let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

  /// - Parameters:
  ///   - gazetteer: The cities of the world.
  ///   - origin: Scheme and authority of links to this server.
  ///   - rules: What the operator has set.
  ///   - access: Who may moderate; without it nobody does.
  ///   - entity: An entity of TeePals' as one of the suite's.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, environment: ServerEnvironment,
    photoStorage: PhotoStorage,
    gazetteer: Gazetteer, origin: String, rules: InstanceRules = InstanceRules(),
    access: ModerationAccess<Engine>? = nil,
    entity: @escaping @Sendable (TeePalsEntity) -> Tables.Domain.Entity
  ) {
    self.engine = engine
    self.writer = writer
    self.environment = environment
    self.photoStorage = photoStorage
    self.gazetteer = gazetteer
    self.origin = origin
    self.rules = rules
    self.entity = entity
    rounds = GolfJobs(engine: engine, writer: writer, entity: entity)
    moderation = ModerationService(
      engine: engine, writer: writer, access: access, entity: entity)
    feedback = FeedbackJobs(engine: engine, writer: writer, entity: entity)
  }

  public static var endpoints: [Endpoint] {
    GolfReferenceEndpoint.endpoints + GolfEndpoint.endpoints + ModerationEndpoint.endpoints
  }

  /// What TeePals does by itself.
  public var jobs: [BackgroundJob] {
    rounds.jobs + moderation.jobs(origin: origin, rules: rules) + feedback.jobs
      + [photos.job, cards.job, posts.job, followedCards.job]
  }

  private var followedCards: FollowedCardJob<Engine, Tables> {
    FollowedCardJob(engine: engine, writer: writer, entity: entity)
  }

  private var posts: PostJob<Engine, Tables> {
    PostJob(engine: engine, writer: writer, entity: entity)
  }

  private var photos: PhotoService<Engine, Tables> {
    PhotoService(
      engine: engine, writer: writer, environment: environment, photoStorage: photoStorage)
  }

  private var cards: RoundCardService<Engine, Tables> {
    RoundCardService(
      engine: engine, writer: writer, environment: environment, photoStorage: photoStorage)
  }

  public func register(in routes: inout Routes) {
    GolfReferenceRoutes(engine: engine, gazetteer: gazetteer, rules: rules).register(in: &routes)
    let golfers = GolferService(engine: engine)
    let service = RoundService(engine: engine)
    SearchRoutes(engine: engine, golfers: golfers, environment: environment).register(in: &routes)
    RoundRoutes(service: service, golfers: golfers, environment: environment, origin: origin)
      .register(in: &routes)
    GolferRoutes(service: golfers, environment: environment, origin: origin).register(in: &routes)
    FeedRoutes(engine: engine, golfers: golfers, environment: environment)
      .register(in: &routes)
    PostRoutes(engine: engine, golfers: golfers, environment: environment)
      .register(in: &routes)
    PhotoRoutes(service: photos).register(in: &routes)
    ModerationRoutes(service: moderation, photos: photos, environment: environment)
      .register(in: &routes)
    StandingRoutes(service: moderation, environment: environment).register(in: &routes)
    LandingRoutes(
      engine: engine, environment: environment, processor: photoStorage.processor, origin: origin
    ).register(in: &routes)
    RoundCardRoutes(service: cards).register(in: &routes)
    CalendarRoutes(
      service: CalendarService(engine: engine, writer: writer, environment: environment),
      rounds: service,
      golfers: golfers, origin: origin
    ).register(in: &routes)
  }
}
