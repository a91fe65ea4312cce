import Application
import ArgumentParser
import Foundation

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Import, list and export a user's runs in RunningBuddy; the server may be running.",
    subcommands: [Import.self, List.self, Export.self])

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Import runs from FIT, GPX and TCX files, folders and ZIP archives.",
      discussion: """
        Folders and archives are searched, such as an export of all of a user's data from another \
        site; in both, files may be compressed with gzip. At most 2 GB are unpacked.

        A run that is already there is skipped, and so is one that looks like another run or that \
        was deleted. An interrupted import can be repeated: it imports what is not there yet. The \
        status is 1 if a file is refused; all others are imported.
        """)

    @Argument(help: "The account's email address.")
    var email: String

    @Argument(
      help: "Files, folders and archives on the server's machine.", completion: .file())
    var files: [String]

    @Option(
      help: "The zone of times that give none, such as Europe/Berlin (default: the machine's).")
    var zone: String?

    @OptionGroup var place: DataOptions

    /// Bytes of paths that a running server is asked with.
    private static let pathLimit = 500_000

    func validate() throws {
      let bytes = files.reduce(0) { sum, file in sum + file.utf8.count }
      guard bytes <= Self.pathLimit else {
        throw ValidationError("Too many file names: give their folder instead.")
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

    @Argument(help: "The account's email address.")
    var email: String

    @OptionGroup var place: DataOptions

    func run() async throws {
      try show(try await place.perform(.runs(email: email, .list)))
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write each run to a file in a folder; existing files are never replaced.")

    @Argument(help: "The account's email address.")
    var email: String

    @Argument(
      help: "The folder on the server's machine; it is made if necessary.",
      completion: .directory)
    var directory: String

    @Option(help: "fit, gpx, tcx, csv, json, or original for the files as they were imported.")
    var format = "fit"

    @Option(help: "The first day, such as 2026-01-31 (default: the beginning).")
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
