import Application
import ArgumentParser
import Foundation

struct RefereeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "referee",
    abstract: "Look after what RefWatch offers to everybody; the server may be running.",
    subcommands: [Pack.self, Packs.self, DropPack.self])

  struct Pack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pack",
      abstract: "Put a library up for all members, such as a league's teams of a season.",
      discussion: """
        The file is one that “Export library” of RefWatch makes. The same name and season again \
        is a new version. With anything wrong in it nothing is put up, and every place is named.
        """)

    @Argument(help: "The file, on the server's machine.", completion: .file())
    var file: String

    @Option(help: "What members see; the file's name without its ending.")
    var name: String?

    @Option(help: "Such as 2026-27.")
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
      commandName: "packs", abstract: "List the libraries that are put up.")

    @OptionGroup var place: DataOptions

    func run() async throws { try show(try await place.perform(.listPacks)) }
  }

  struct DropPack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "drop-pack",
      abstract: "Take a library down; what people took from it stays theirs.")

    @Argument(help: "Its name.")
    var name: String

    @Option(help: "Its season.")
    var season = ""

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.dropPack(name: name, season: season)))
    }
  }
}
