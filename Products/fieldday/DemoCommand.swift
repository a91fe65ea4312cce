import Application
import ArgumentParser

struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Fill a data directory with sample data: four people, and golfers around them.",
    discussion: "For trials only: the passwords are public.")

  @OptionGroup var place: DataOptions

  func run() async throws {
    let settings = try await place.settings()
    let people = try await Demo.fill(data: settings.data, peppersFile: settings.peppersFile)
    for person in people {
      print("\(person.email)  \(person.password)  (\(person.friends) friends)")
    }
  }
}
