import Application
import ArgumentParser

struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Manage the server's keys in DATA/keys.",
    subcommands: [Rotate.self, GiveUp.self])

  struct Rotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rotate",
      abstract: "Make new active keys for passwords, encrypted columns and telephone numbers.",
      discussion: """
        The old keys stay in the files: existing data gets a new key only when it is used again. \
        A running server loads the new keys at once.
        """)

    @OptionGroup var place: DataOptions

    func run() async throws {
      for line in try KeyPlace.rotate(try await place.settings()) { print(line) }
    }
  }

  struct GiveUp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "give-up",
      abstract: "Continue without keys that are lost for good.",
      discussion: """
        The server does not start if a key that people depend on is missing, and names the key. \
        First look for the copy of DATA/keys. If there is none, name every missing key. The people \
        concerned then need new passwords, and must set up second factors and telephone numbers \
        again.
        """)

    @Argument(help: "The names of the missing keys, as the server prints them.")
    var names: [String]

    @OptionGroup var place: DataOptions

    func run() async throws {
      for line in try KeyPlace.giveUp(names, try await place.settings()) { print(line) }
    }
  }
}
