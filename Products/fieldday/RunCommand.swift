import Application
import ArgumentParser
import Foundation

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Take somebody's runs in and out of RunningBuddy; the server may be running.",
    subcommands: [Import.self, List.self, Export.self])

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Take runs in from FIT, GPX and TCX files, folders and ZIP archives.",
      discussion: """
        Folders are searched through, archives too, such as other sites hand out with everything \
        of a person; in both, files may be packed with gzip. At most 2 GB are unpacked.

        A run that is here already is left, and so is one that looks like a run that is here, or \
        that was deleted. Started again, the command takes what is not here yet. The status is 1 \
        where a file is refused; the others are taken all the same.
        """)

    @Argument(help: "The account, by its email address.")
    var email: String

    @Argument(
      help: "Files, folders and archives on the server's machine.", completion: .file())
    var files: [String]

    @Option(
      help: "The zone of times that have none, such as Europe/Berlin; this machine's without it.")
    var zone: String?

    @OptionGroup var place: DataOptions

    /// Bytes of paths that a running server is asked with.
    private static let pathLimit = 500_000

    func validate() throws {
      let bytes = files.reduce(0) { sum, file in sum + file.utf8.count }
      guard bytes <= Self.pathLimit else {
        throw ValidationError("These are too many names: name their folder instead.")
      }
    }

    func run() async throws {
      try show(
        try await place.perform(
          .runs(email: email, .take(paths: files.map(wholePath), zone: zone))))
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List runs, the earliest first: day, time, distance, duration, title, id.")

    @Argument(help: "The account, by its email address.")
    var email: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.runs(email: email, .list)))
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write runs to a folder, a file each; no file that is there is replaced.")

    @Argument(help: "The account, by its email address.")
    var email: String

    @Argument(
      help: "The folder, on the server's machine; it is made if need be.",
      completion: .directory)
    var directory: String

    @Option(help: "fit, gpx, tcx, csv, json, or original for the files as they came.")
    var format = "fit"

    @Option(help: "The first day, as 2026-01-31; from the beginning without it.")
    var from: String?

    @Option(help: "The last day.")
    var to: String?

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(
        try await place.perform(
          .runs(
            email: email,
            .export(directory: wholePath(directory), format: format, from: from, to: to))))
    }
  }
}

/// A path from the root on: the server may run somewhere else.
private func wholePath(_ path: String) -> String {
  URL(filePath: path).standardizedFileURL.path
}
