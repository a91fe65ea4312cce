import Foundation
import GRDB
import Store
import Sync

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a backup or a restore did not come about. Nothing half-made is left behind.
public enum BackupFailure: Error, Hashable, Sendable {
  /// There is something at the target already; nothing is ever overwritten.
  case targetExists(String)
  /// The copy is damaged; the words are SQLite's.
  case unsound([String])
  /// The file is a database, but none of ours.
  case notABackup(String)
  /// The directory to restore into is in use or cannot be written.
  case opening(OpenFailure)
  /// The system's words about a file.
  case file(String)
  case store(StoreFailure)
}

extension BackupFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .targetExists(let path): "\(path) already exists and was not changed"
    case .unsound(let faults): "the copy is damaged: " + faults.joined(separator: "; ")
    case .notABackup(let path): "\(path) is not a backup"
    case .opening(let failure): failure.description
    case .file(let words): words
    case .store(let failure): failure.description
    }
  }
}

extension SQLiteDatabase {
  /// Writes a copy of everything committed to one new file, while others go on reading and writing.
  ///
  /// The copy is examined and flushed to the disk before it gets its name. It holds everything,
  /// sessions and password hashes included, so it is readable for its owner only.
  public func backUp(to path: String) throws(BackupFailure) {
    try Self.makeFile(path) { partial throws(BackupFailure) in
      do {
        let copy = try DatabaseQueue(path: partial)
        try connections.backup(to: copy)
        try Self.finish(copy)
      } catch {
        throw BackupFailure(error)
      }
    }
  }

  /// Puts a backup into a directory that has no database yet, and begins another epoch there.
  ///
  /// Devices notice the epoch, load everything again, and keep what they have not sent. The backup
  /// is examined first and never changed.
  public static func restore(
    backup: String, into directory: String, epoch: Epoch
  ) throws(BackupFailure) {
    guard FileManager.default.fileExists(atPath: backup) else {
      throw .file("\(backup) was not found")
    }
    let lock: DirectoryLock
    do { lock = try takeLock(on: directory) } catch { throw .opening(error) }
    defer { lock.release() }
    try makeFile(directory + "/" + fileName) { partial throws(BackupFailure) in
      do {
        var readOnly = Configuration()
        readOnly.readonly = true
        let source = try DatabaseQueue(path: backup, configuration: readOnly)
        let copy = try DatabaseQueue(path: partial)
        try source.backup(to: copy)
        try beginEpoch(epoch, in: copy, from: backup)
        try finish(copy)
      } catch {
        throw BackupFailure(error)
      }
    }
  }

  private static func beginEpoch(
    _ epoch: Epoch, in copy: DatabaseQueue, from path: String
  ) throws {
    let database = SQLiteDatabase(copy, lock: nil, readLimit: .seconds(60))
    let isOurs = try database.writeNow { session throws(StoreFailure) in
      let table = try session.first("SELECT 1 FROM sqlite_master WHERE name = 'epoch'")
      guard table != nil else { return false }
      try EpochTable.replace(with: epoch, in: session)
      return true
    }
    guard isOurs else { throw BackupFailure.notABackup(path) }
  }

  /// One file without a log beside it, examined, closed.
  private static func finish(_ copy: DatabaseQueue) throws {
    let faults = try copy.writeWithoutTransaction { database in
      let session = try SQLiteSession(database)
      _ = try session.rows("PRAGMA journal_mode = DELETE")
      return try integrityFaults(session)
    }
    guard faults.isEmpty else { throw BackupFailure.unsound(faults) }
    try copy.close()
  }

  /// Lets `write` make a file under another name, and gives it its own once it is on the disk.
  private static func makeFile(
    _ path: String, _ write: (String) throws(BackupFailure) -> Void
  ) throws(BackupFailure) {
    let files = FileManager.default
    guard !files.fileExists(atPath: path) else { throw .targetExists(path) }
    let partial = path + ".partial"
    let leftovers = [partial, partial + "-wal", partial + "-shm", partial + "-journal"]
    func clear() { for name in leftovers { try? files.removeItem(atPath: name) } }
    clear()
    guard
      files.createFile(atPath: partial, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw .file("\(partial) cannot be written") }
    do {
      try write(partial)
      try flush(partial)
    } catch {
      clear()
      throw error
    }
    // A hard link fails where the name has been taken meanwhile; a rename would replace it.
    guard link(partial, path) == 0 else {
      let code = errno
      clear()
      throw code == EEXIST
        ? .targetExists(path) : .file("\(path) cannot be written (error \(code))")
    }
    clear()
    let folder = (path as NSString).deletingLastPathComponent
    try flush(folder.isEmpty ? "." : folder)
  }
}

/// Waits until a file, or a directory's list of names, is on the disk.
private func flush(_ path: String) throws(BackupFailure) {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .file("\(path) cannot be opened (error \(errno))") }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 else { throw .file("\(path) cannot be flushed (error \(errno))") }
}

extension BackupFailure {
  fileprivate init(_ error: any Error) {
    self = (error as? BackupFailure) ?? .store(StoreFailure(sqlite: error))
  }
}
