import Application
import ArgumentParser

struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Look after the server's keys in DATA/keys.",
    subcommands: [Rotate.self])

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
}
