import Application
import ArgumentParser
import Development
import Foundation
import Styles

/// What `make dev` runs: a server whose pages have their client in it.
@main
struct DevelopCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "develop",
    abstract: "Serve pages whose client runs here, on this machine's own address alone.")

  @Option(help: "Where the database is.")
  var data = "./data"

  @Option(help: "The port to listen on.")
  var port = 8_080

  @Option(help: "The folder of the page, which Tools/develop-page.sh makes.")
  var client: String

  func run() async throws {
    try ClientStylesheet.write(to: URL(fileURLWithPath: client))
    var flags = SettingsFlags()
    (flags.data, flags.port, flags.client) = (data, port, client)
    flags.host = "127.0.0.1"
    let routes = DevelopRoutes(build: UUID().uuidString)
    try await Serve.run(
      try await Settings.load(flags: flags, environment: ProcessInfo.processInfo.environment),
      further: routes.further,
      say: { line in FileHandle.standardOutput.write(Data((line + "\n").utf8)) })
  }
}
