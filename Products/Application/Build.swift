import AccountsDomain
import AccountsServer
import Core
import DayBlockServer
import Hummingbird
import Logging
import RefWatchServer
import RunningBuddyServer
import Server
import ServiceLifecycle
import Store
import StoreSQLite
import Suite
import SuperFriendServer
import Sync
import TeePalsServer

/// Everything a server consists of, put together. `main` and tests build it here and nowhere else.
public struct Build<Engine: StoreEngine, Tables: EntityTables>: Sendable
where Tables.Domain.Entity == SuiteEntity {
  public let engine: Engine
  public let writer: GroupCommit<Engine, Tables>
  public let hub: ChangeHub
  /// Those who watch matches.
  public let mirrors: MirrorHub
  /// Those who listen to runs.
  public let listeners: LiveStreams
  public let sessions: SessionCache
  public let accounts: Accounts<Engine, Tables>
  public let hasher: PasswordHasher
  public let readiness: Readiness
  public let responder: RouterResponder<AnonymousContext>
  public let environment: ServerEnvironment
  /// The cities that people search.
  public let gazetteer: Gazetteer
  /// Those of the HTTP server.
  let connections = OpenConnections()
  let delivery: DeliveryService<Engine, Tables>
  public let photoStorage: PhotoStorage
  public let jobs: JobService
  /// Keeps change feeds short. It has a service of its own, for which no other job waits.
  public let compaction: FeedCompaction<Engine, Tables>
  /// Calls golfers while they do not look.
  let pushSender: GolfPushSender<Engine, Tables>
  /// What moderators do about golf, over HTTP and at the command line.
  public let golfModeration: ModerationService<Engine, Tables>

  /// Everything the server answers to.
  public static var catalogue: [Endpoint] {
    OperationsEndpoint.endpoints + SyncEndpoint.endpoints + TimeEndpoint.endpoints
      + ContactEndpoint.endpoints
      + AccountsSystem<Engine, Tables>.endpoints + BuildApps<Engine, Tables>.endpoints
  }

  /// What holds something of a person, besides their account: each app, and what they stand on.
  public static func userDataProviders(
    _ environment: ServerEnvironment, media: MediaStore? = nil
  ) -> [UserDataProvider<Engine>] {
    [
      .preferences, .profile(media), .superFriend, .refWatch, .teePals(now: environment.now),
      .dayBlock,
      .runningBuddy, .push, .feed,
    ]
  }

  /// The first segments of the client's own addresses.
  public static var screens: Set<String> {
    ["", "friends", "referee", "golf", "day", "run", "account", "m"]
  }

  /// - Parameters:
  ///   - engine: A database that has been migrated (see ``prepare(_:epoch:)``).
  ///   - keys: Those of the data directory, which is where the database comes from.
  ///   - photoStorage: Where photos are processed, and the data directory's folder of files.
  public init(
    engine: Engine, tables: Tables.Type, keys: ServerKeys, environment: ServerEnvironment,
    photoStorage: PhotoStorage, options: BuildOptions
  ) throws(CatalogueMismatch) {
    gazetteer = Gazetteer(path: options.cities)
    let hub = ChangeHub()
    let mirrors = MirrorHub.reading(engine, environment: environment)
    let listeners = LiveStreams()
    let pushes = JobSignal()
    let writer = GroupCommit(
      engine, tables, options: options.commit,
      notify: Self.notifying(hub, mirrors, listeners, pushes), ticks: environment.ticks)
    let sessions = SessionCache(
      source: Accounts<Engine, Tables>.sessionSource(engine: engine, writer: writer))
    let hasher = PasswordHasher(
      cost: options.passwords, peppers: keys.livePeppers, randomBytes: environment.randomBytes)
    var accountsOptions = options.accounts
    accountsOptions.userMigrations.append(.wrapSecrets(keys.fieldCipher))
    let accounts = Accounts(
      engine: engine, writer: writer, hasher: hasher, sessions: sessions, hub: hub, keys: keys,
      environment: environment,
      dataProviders: Self.userDataProviders(environment, media: photoStorage.media),
      streams: [listeners.hub], options: accountsOptions)
    let apps = BuildApps<Engine, Tables>(
      BuildApps.Parts(
        engine: engine, writer: writer, environment: environment, photoStorage: photoStorage,
        keys: keys, mailer: accounts.mailer, listeners: listeners,
        endSessions: { user in try await accounts.endAll(of: user) }),
      options, gazetteer: gazetteer, mirrors: mirrors, pushes: pushes)
    jobs = JobService(
      accounts.jobs + apps.jobs, signal: accounts.jobSignal, environment: environment)
    let compaction = FeedCompaction(
      engine: engine, writer: writer, environment: environment, metrics: FeedMetrics())
    self.compaction = compaction
    (golfModeration, pushSender) = (apps.golf.moderation, apps.pushSender)
    delivery = Self.delivery(engine, writer, accounts.mailer, environment)
    let readiness = Self.readiness(engine)
    let site = Site(
      options.site, sessions: sessions, endpoints: Self.catalogue + options.further.endpoints,
      client: options.client, environment: environment)
    let sync = SyncRoutes(
      engine: engine, writer: writer, hub: hub, gate: site.gate, now: environment.now)
    let operations = OperationsRoutes(readiness: readiness) { page in
      site.metrics.write(to: &page)
      sync.metrics.write(to: &page)
      SyncMetrics.write(writer.counts, to: &page)
      compaction.metrics.write(to: &page)
      hub.write(to: &page)
      mirrors.write(to: &page)
      listeners.write(to: &page)
      accounts.mailer.metrics.write(to: &page)
      page.single(
        "fieldday_passwords_hashed_total", .counter, "Passwords hashed.", hasher.done.value)
    }
    responder = try site.router { routes in
      operations.register(in: &routes)
      sync.register(in: &routes)
      TimeRoute(now: environment.now).register(in: &routes)
      ContactRoute(address: options.site.contact).register(in: &routes)
      AccountsSystem(
        accounts: accounts, gate: site.gate, origin: options.site.origin, photoStorage: photoStorage
      ).register(in: &routes)
      apps.register(in: &routes)
      options.further.register(&routes)
    }.buildResponder()
    (self.engine, self.writer) = (engine, writer)
    (self.hub, self.mirrors, self.listeners) = (hub, mirrors, listeners)
    (self.sessions, self.accounts, self.hasher) = (sessions, accounts, hasher)
    (self.readiness, self.environment, self.photoStorage) = (readiness, environment, photoStorage)
  }

  /// Tells everybody who waits for it that scopes have changed.
  private static func notifying(
    _ hub: ChangeHub, _ mirrors: MirrorHub, _ listeners: LiveStreams, _ pushes: JobSignal
  ) -> @Sendable ([Scope]) -> Void {
    { scopes in
      hub.notify(scopes)
      mirrors.moved(scopes)
      listeners.hub.notify(scopes)
      if GolfPushSender<Engine, Tables>.concerns(scopes) { pushes.wake() }
    }
  }

  private static func delivery(
    _ engine: Engine, _ writer: GroupCommit<Engine, Tables>, _ mailer: Mailer,
    _ environment: ServerEnvironment
  ) -> DeliveryService<Engine, Tables> {
    DeliveryService(
      engine: engine, writer: writer, mailer: mailer, environment: environment,
      render: { message in
        AccountEmail.render(message, origin: mailer.origin)
          ?? DigestEmail.render(message, origin: mailer.origin)
          ?? ModerationLetter.render(message, origin: mailer.origin)
          ?? ReminderEmail.render(message, origin: mailer.origin)
      },
      repeats: { message in AccountEmail.isWorthRepeating(message) })
  }

  private static func readiness(_ engine: Engine) -> Readiness {
    Readiness(probe: {
      let epoch = try? await engine.read { session throws(StoreFailure) in
        try EpochTable.current(in: session)
      }
      return epoch != nil
    })
  }

  /// Brings a database to the schema of this program, gives a new one its first epoch, and ends the
  /// sessions that a restored one brings along. Answers the migrations applied.
  @discardableResult
  public static func prepare(_ engine: Engine, epoch: Epoch) throws -> [String] {
    let own = [
      SyncSchema.migrations, KeyRegister.migrations, DeliverySchema.migrations,
      AccountsSchema.migrations, PushRows.migrations,
    ]
    let migrations = own + Tables.migrations
    // A new database has no epochs yet, nor a table of them.
    let before = try? engine.readNow { session throws(StoreFailure) in
      try EpochTable.current(in: session)
    }
    let applied = try Migrator(migrations).migrate(engine)
    _ = try engine.writeNow { session throws(StoreFailure) in
      let epoch = try EpochTable.begin(with: epoch, in: session)
      // A migration may begin a history; that is no reason to sign people out.
      if let before = before ?? nil {
        try SessionRows.keep(from: before, to: epoch, in: session)
      }
      return try SessionRows.endAll(unlessOf: epoch, in: session)
    }
    return applied
  }

  /// The HTTP server; `started` is told the port it listens on.
  public func application(
    host: String, port: Int, logger: Logger,
    started: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> Application<RouterResponder<AnonymousContext>> {
    Application(
      responder: responder,
      server: .site(connections: connections),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port), serverName: nil, backlog: 1_024),
      onServerRunning: { channel in await started(channel.localAddress?.port ?? port) },
      logger: logger)
  }

  /// The services around the HTTP server, in the order they start. They stop in the opposite order:
  /// streams end and new work is turned away first, the writer finishes last.
  public func services(
    around http: some Service, beside others: [any Service] = [],
    closing: @escaping @Sendable () -> Void = {}
  ) -> [any Service] {
    let writing = WriterService(drain: {
      await writer.drain()
      closing()
    })
    let beating = HeartbeatService(hub: hub, sleep: environment.sleep)
    let listening = HeartbeatService(hub: listeners.hub, sleep: environment.sleep)
    let (mirrors, listeners) = (mirrors, listeners)
    let mirroring = HeartbeatService(
      every: MirrorRoutes<Engine, Tables>.interval, sleep: environment.sleep
    ) { mirrors.beat() }
    let draining = DrainService(readiness: readiness, hub: hub) {
      mirrors.closeAll()
      listeners.hub.closeAll()
    }
    let engine = engine
    let sweeping = MediaService(media: photoStorage.media, sleep: environment.sleep) {
      try await engine.read { session throws(StoreFailure) in
        try MediaRows.referenced(in: session).union(GolfPhotoFiles.referenced(in: session))
      }
    }
    let compacting = JobService(
      [compaction.job], signal: JobSignal(), environment: environment)
    let serving = TimelyStop(http, connections: connections, sleep: environment.sleep)
    let background: [any Service] = [delivery, jobs, compacting, pushSender, sweeping]
    return [writing, beating, mirroring, listening] + background + others + [serving, draining]
  }
}
