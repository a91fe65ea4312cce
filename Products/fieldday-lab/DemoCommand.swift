import Application
import ArgumentParser
import Foundation
import Lab

struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Fill a data directory with sample data: four people, and golfers around them.",
    discussion: "For trials only: the passwords are public.")

  @Option(help: "Where the database is (FIELDDAY_DATA; ./data).")
  var data: String?

  func run() async throws {
    var flags = SettingsFlags()
    flags.data = data
    let settings = try await Settings.load(
      flags: flags, environment: ProcessInfo.processInfo.environment)
    let people = try await Demo.fill(data: settings.data, peppersFile: settings.peppersFile)
    for person in people {
      let role = person.isModerator ? ", moderator of TeePals" : ""
      print("\(person.email)  \(person.password)  (\(person.friends) friends\(role))")
    }
  }
}
