import AccountsServer
import Core
import Foundation
import Logging
import Server
import ServiceLifecycle
import StoreSQLite
import Sync
import UnixSignals

/// `fieldday serve`.
public enum Serve {
  /// Runs until it is told to stop. `say` is for the person who started it.
  public static func run(
    _ settings: Settings, environment: ServerEnvironment = .system,
    trial: CommitTrial = CommitTrial(environment: [:]), further: FurtherRoutes = .none,
    say: @escaping @Sendable (String) -> Void
  ) async throws {
    let address = try PublicAddress.serving(settings)
    try await ListenAddress(host: settings.host, port: settings.port).check()
    OpenFiles.raise()
    let logger = logger(settings)
    let engine = try SQLiteDatabase.open(directory: settings.data)
    let applied = try Build<SQLiteDatabase, SuiteTables>.prepare(
      engine, epoch: environment.moment().id())
    if !applied.isEmpty { logger.info("schema", metadata: ["applied": "\(applied.count)"]) }
    let keys = try KeyPlace.load(
      data: settings.data, peppersFile: settings.peppersFile, for: engine, environment: environment)
    let answers = try settings.answers.options(for: engine)
    let client = try ClientFolder.find(settings.client).map { folder in
      try ClientFiles(folder: folder, screens: Build<SQLiteDatabase, SuiteTables>.screens)
    }
    if client?.isComplete != true { say("No client was found; only the API is served.") }
    let accounts = AccountsOptions(
      rules: settings.passwordRules, registration: settings.registration,
      networkFactor: settings.networkLimitFactor,
      providers: try settings.providers.identityProviders(
        authorities: settings.delivery.authorities),
      mailer: try settings.mailer(address, say: say),
      exports: ExportFolder(settings.data + "/exports"), answers: answers)
    let site = settings.site(at: address)
    let build = try Build(
      engine: engine, tables: SuiteTables.self, keys: keys, environment: environment,
      photoStorage: .serving(data: settings.data, environment: environment),
      options: BuildOptions(
        site: site, client: client, commit: trial.options, accounts: accounts,
        comparesReferees: settings.comparesReferees, golf: settings.golf,
        cities: CitiesFile.find(settings.cities), outgoing: settings.outgoing,
        tiles: try settings.tiles(environment: environment), further: further))
    let control = Control(
      build: build, directory: settings.data, keys: LiveKeys(keys, settings))
    let http = build.application(host: settings.host, port: settings.port, logger: logger) { port in
      say("Fieldday is at \(address.origin ?? "http://\(settings.host):\(port)")")
    }
    let closing: @Sendable () -> Void = {
      do { try engine.close() } catch {
        logger.error("closing", metadata: ["failure": "\(error)"])
      }
    }
    let group = ServiceGroup(
      configuration: .init(
        services: build.services(around: http, beside: [control], closing: closing),
        gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
    try await group.run()
  }

  private static func logger(_ settings: Settings) -> Logger {
    var logger = Logger(label: "fieldday")
    logger.logLevel = settings.logLevel
    return logger
  }
}
