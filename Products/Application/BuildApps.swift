import AccountsDomain
import AccountsServer
import Core
import DayBlockDomain
import DayBlockServer
import RefWatchServer
import RunningBuddyServer
import Server
import Store
import Suite
import SuperFriendDomain
import SuperFriendServer
import Sync
import TeePalsDomain
import TeePalsServer

/// The apps of a server besides what is synchronised: what they answer, and what they do by
/// themselves.
struct BuildApps<Engine: StoreEngine, Tables: EntityTables>: Sendable
where Tables.Domain.Entity == SuiteEntity {
  let referee: RefWatchSystem<Engine, Tables>
  let mirrors: MirrorRoutes<Engine, Tables>
  let golf: TeePalsSystem<Engine, Tables>
  let day: DayBlockSystem<Engine, Tables>
  let run: RunningBuddySystem<Engine, Tables>
  let friends: SuperFriendSystem<Engine, Tables>
  let pushes: PushRoutes<Engine, Tables>
  /// Calls golfers while they do not look.
  let pushSender: GolfPushSender<Engine, Tables>
  /// Writes to golfers who want it.
  let digest: GolfDigest<Engine, Tables>

  /// What every app is made of.
  struct Parts {
    let engine: Engine
    let writer: GroupCommit<Engine, Tables>
    let environment: ServerEnvironment
    let photoStorage: PhotoStorage
    let keys: ServerKeys
    let mailer: Mailer
    let listeners: LiveStreams
    /// Ends every session of a person.
    let endSessions: @Sendable (UserID) async throws -> Void
    /// Scheme and authority of links to this server.
    var origin: String { mailer.statedOrigin }
  }

  init(
    _ parts: Parts, _ options: BuildOptions, gazetteer: Gazetteer, mirrors hub: MirrorHub,
    pushes signal: JobSignal
  ) {
    let (engine, writer, environment) = (parts.engine, parts.writer, parts.environment)
    referee = RefWatchSystem(
      crews: CrewService(engine: engine, writer: writer, environment: environment) { entity in
        .referee(entity)
      }, peers: options.peers(engine, writer, environment), origin: options.site.origin)
    mirrors = MirrorRoutes(
      engine: engine, writer: writer, environment: environment, origin: parts.origin, hub: hub)
    golf = TeePalsSystem(
      engine: engine, writer: writer, environment: environment, photoStorage: parts.photoStorage,
      gazetteer: gazetteer, origin: parts.origin, rules: options.golf,
      access: Self.moderationAccess(parts)
    ) { entity in .golf(entity) }
    let push = WebPush(
      outgoing: options.outgoing, keys: parts.keys.push, origin: parts.origin,
      environment: environment)
    let rows = PushRows(cipher: parts.keys.fieldCipher)
    day = DayBlockSystem(
      engine: engine, writer: writer, push: push, rows: rows, outgoing: options.outgoing,
      environment: environment, origin: parts.origin, streams: parts.listeners
    ) { entity in .day(entity) }
    run = RunningBuddySystem(
      engine: engine, writer: writer, environment: environment, tiles: options.tiles
    ) { entity in .run(entity) }
    friends = SuperFriendSystem(
      engine: engine, writer: writer, push: push, rows: rows, mailer: parts.mailer,
      environment: environment, origin: parts.origin, entity: { entity in .friends(entity) },
      find: { user, session throws(StoreFailure) in try Self.recipient(user, session) })
    pushes = PushRoutes(
      writer: writer, push: push, rows: rows,
      apps: [TeePalsDomain.app, DayBlockDomain.app, FriendsDomain.app], environment: environment)
    pushSender = GolfPushSender(
      engine: engine, writer: writer, push: push, rows: rows, environment: environment,
      signal: signal)
    digest = GolfDigest(
      engine: engine, writer: writer, mailer: parts.mailer, gazetteer: gazetteer
    ) { user, session throws(StoreFailure) in try Self.recipient(user, session) }
  }

  private static func recipient(
    _ user: UserID, _ session: Engine.Connection
  ) throws(StoreFailure) -> DigestRecipient? {
    try EmailRecipient.find(user, in: session).map { reader in
      DigestRecipient(address: reader.address, language: reader.language, zone: reader.zone)
    }
  }

  private static func moderationAccess(_ parts: Parts) -> ModerationAccess<Engine> {
    ModerationAccess(
      isModerator: { user, session throws(StoreFailure) in
        try StandingRows.find(user, in: session)?.isWorkingModerator ?? false
      },
      find: { user, session throws(StoreFailure) in try Self.recipient(user, session) },
      mailer: parts.mailer, endSessions: parts.endSessions)
  }

  static var endpoints: [Endpoint] {
    RefWatchSystem<Engine, Tables>.endpoints + MirrorEndpoint.endpoints
      + TeePalsSystem<Engine, Tables>.endpoints + DayBlockSystem<Engine, Tables>.endpoints
      + RunningBuddySystem<Engine, Tables>.endpoints
      + SuperFriendSystem<Engine, Tables>.endpoints + PushEndpoint.endpoints
      + SharedFilesEndpoint.endpoints
  }

  var jobs: [BackgroundJob] {
    referee.jobs + golf.jobs + day.jobs + run.jobs + friends.jobs
      + [pushSender.job, digest.job]
  }

  func register(in routes: inout Routes) {
    mirrors.register(in: &routes)
    referee.register(in: &routes)
    golf.register(in: &routes)
    day.register(in: &routes)
    run.register(in: &routes)
    friends.register(in: &routes)
    pushes.register(in: &routes)
    SharedFilesRoute().register(in: &routes)
  }
}
