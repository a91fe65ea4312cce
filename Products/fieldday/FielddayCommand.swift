import Application
import ArgumentParser
import Foundation

/// The command line: everything an operator does.
@main
struct FielddayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fieldday",
    abstract: "Five small apps that keep working without a network, on one server.",
    version: Version.text,
    subcommands: [
      ServeCommand.self, BackupCommand.self, RestoreCommand.self, DoctorCommand.self,
      UserCommand.self, KeysCommand.self, RefereeCommand.self, GolfCommand.self,
      DayCommand.self, RunCommand.self, GeohashCommand.self, DevelopPictureCommand.self,
    ])
}

/// The settings as flags; what is not given comes from the environment or `fieldday.json`.
struct SettingsOptions: ParsableArguments {
  @Option(help: "The data directory (FIELDDAY_DATA; default: ./data).")
  var data: String?

  @Option(help: "The address to listen on (FIELDDAY_HOST; default: 127.0.0.1).")
  var host: String?

  @Option(help: "The port to listen on, 0 for any free port (FIELDDAY_PORT; default: 8080).")
  var port: Int?

  @Option(help: "The address that browsers use, such as https://… (FIELDDAY_PUBLIC_URL).")
  var publicURL: String?

  @Option(help: "The folder of the built clients (FIELDDAY_CLIENT; default: Web/dist nearby).")
  var client: String?

  @Option(
    help: """
      The log level: trace, debug, info, notice, warning, error or critical (FIELDDAY_LOG_LEVEL; \
      default: info).
      """)
  var logLevel: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Whether a reverse proxy in front of this server writes X-Forwarded-For \
      (FIELDDAY_BEHIND_PROXY). Required with an https --public-url.
      """)
  var behindProxy: Bool?

  /// Reads everything the settings come from.
  func load() async throws -> Settings {
    var flags = SettingsFlags()
    flags.data = data
    flags.host = host
    flags.port = port
    flags.publicURL = publicURL
    flags.client = client
    flags.logLevel = logLevel
    flags.behindProxy = behindProxy
    return try await Settings.load(
      flags: flags, environment: ProcessInfo.processInfo.environment)
  }
}

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Run the server until it is stopped.")

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    // Unbuffered, so that a script which waits for the address sees it at once.
    try await Serve.run(
      try await options.load(),
      trial: CommitTrial(environment: ProcessInfo.processInfo.environment),
      say: { line in FileHandle.standardOutput.write(Data((line + "\n").utf8)) })
  }
}

/// An account, for commands that need nothing else.
struct AccountOptions: ParsableArguments {
  @Argument(help: "The account's email address.")
  var email: String

  @OptionGroup var place: DataOptions

  /// Has what an operator asks for the account done.
  func perform(_ request: (String) -> AdminRequest) async throws -> AdminAnswer {
    try await place.perform(request(email))
  }
}

/// Where the data is, for commands that need nothing else.
struct DataOptions: ParsableArguments {
  @Option(help: "The data directory (FIELDDAY_DATA; default: ./data).")
  var data: String?

  func directory() async throws -> String { try await settings().data }

  func settings() async throws -> Settings {
    var flags = SettingsFlags()
    flags.data = data
    return try await Settings.load(
      flags: flags, environment: ProcessInfo.processInfo.environment)
  }

  /// Has an operator's request done for this data directory.
  func perform(_ request: AdminRequest) async throws -> AdminAnswer {
    let settings = try await settings()
    return try await Administrator.perform(
      request, data: settings.data, peppersFile: settings.peppersFile,
      cities: CitiesFile.find(settings.cities))
  }
}

/// Prints an answer, and ends with status 1 when nothing was done.
func show(_ answer: AdminAnswer) throws {
  for line in answer.lines { print(line) }
  if !answer.done { throw ExitCode.failure }
}
