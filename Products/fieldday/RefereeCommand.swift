import Application
import ArgumentParser
import Foundation

struct RefereeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "referee",
    abstract: "Manage the libraries that RefWatch offers to members; the server may be running.",
    subcommands: [Pack.self, Packs.self, DropPack.self])

  struct Pack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pack",
      abstract: "Publish a library, such as the teams of a league, to all members.",
      discussion: """
        “Export library” in RefWatch makes such a file. Publishing the same name and season again \
        makes a new version. If anything in the file is wrong, nothing is published and every \
        place is named.
        """)

    @Argument(help: "The file on the server's machine.", completion: .file())
    var file: String

    @Option(help: "The name that members see (default: the file name without its extension).")
    var name: String?

    @Option(help: "The season, such as 2026-27.")
    var season = ""

    @OptionGroup var place: DataOptions

    func run() async throws {
      let url = URL(filePath: file)
      let name = name ?? url.deletingPathExtension().lastPathComponent
      try show(
        try await place.perform(
          .putPack(path: url.standardizedFileURL.path, name: name, season: season)))
    }
  }

  struct Packs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "packs", abstract: "List the published libraries.")

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.listPacks)) }
  }

  struct DropPack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "drop-pack",
      abstract: "Withdraw a library; entries that members took from it stay.")

    @Argument(help: "The library's name.")
    var name: String

    @Option(help: "The library's season.")
    var season = ""

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.dropPack(name: name, season: season)))
    }
  }
}
