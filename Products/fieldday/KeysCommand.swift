import Application
import ArgumentParser

struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Look after the server's keys in DATA/keys.",
    subcommands: [Rotate.self, GiveUp.self])

  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rotate",
      abstract: "Make new active keys for passwords, encrypted columns and telephone numbers.",
      discussion: """
        The old keys stay in the files: what they protect is wrapped anew when it is next used. \
        A running server is told and takes up the new keys at once.
        """)

    @OptionGroup var place: DataOptions

    func run() async throws {
      for line in try KeyPlace.rotate(try await place.settings()) { print(line) }
    }
  }

  struct GiveUp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "give-up",
      abstract: "Go on without keys that are lost for good.",
      discussion: """
        A server does not start when a key is missing that people depend on, and says which. First \
        look for the copy of DATA/keys. Where there is none, name every key that was said: those \
        people need new passwords, and set up second steps and telephone numbers again.
        """)

    @Argument(help: "The names of the keys, as the server says them.")
    var names: [String]

    @OptionGroup var place: DataOptions

    func run() async throws {
      for line in try KeyPlace.giveUp(names, try await place.settings()) { print(line) }
    }
  }
}
