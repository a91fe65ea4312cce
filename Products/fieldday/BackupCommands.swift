import Application
import ArgumentParser
import Foundation

struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write a copy of the database to a new file; the server may be running.",
    discussion: """
      The file contains password hashes and everything that users wrote: store it safely. It does \
      not contain the keys in DATA/keys. Without them, no password and no second factor works: \
      copy that folder once, and after each `fieldday keys rotate`, to a different place than the \
      backups. Photos are files in DATA/media: copy that folder after each backup; the server may \
      be running.
      """)

  @Argument(help: "The file to write. It must not exist yet.", completion: .file())
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
    abstract: "Restore a backup into a data directory that has no database.",
    discussion: """
      Every session ends: users sign in again with the passwords of the time of the backup. Their \
      devices load the restored data and keep changes that are not sent yet. Put the folder `keys` \
      that belongs to the backup into the data directory before starting the server.
      """)

  @Argument(help: "The backup file.", completion: .file())
  var file: String

  @OptionGroup var place: DataOptions

  func run() async throws {
    let data = try await place.directory()
    for line in try Restore.run(backup: file, data: data) { print(line) }
  }
}
