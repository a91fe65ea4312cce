import Application
import ArgumentParser
import Foundation

struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write a copy of the database to a new file; the server may be running.",
    discussion: """
      The file holds password hashes and everything people wrote. Keep it safe. It does not hold \
      the keys in DATA/keys, without which no password and no second factor opens: copy that \
      folder once, and after each `fieldday keys rotate`, to another place than the backups. \
      Photos are files in DATA/media: copy that folder after each backup, even while the server \
      runs.
      """)

  @Argument(help: "The file to write; it must not exist.", completion: .file())
  var file: String

  @OptionGroup var place: DataOptions

  func run() async throws {
    let path = URL(fileURLWithPath: file).path
    try show(try await place.perform(.backUp(path: path)))
  }
}

struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a backup into a data directory that has no database yet.",
    discussion: """
      Every session ends: people sign in again, with the passwords of the backup's time. Devices \
      start again from the restored history and keep what they have not sent. Put the copy of the \
      folder `keys` that belongs to the backup into the data directory before the start.
      """)

  @Argument(help: "The backup.", completion: .file())
  var file: String

  @OptionGroup var place: DataOptions

  func run() async throws {
    let data = try await place.directory()
    for line in try Restore.run(backup: file, data: data) { print(line) }
  }
}
