import Foundation
import GRDB
import Store

/// How a database in a directory is opened.
public struct SQLiteOptions: Hashable, Sendable {
  /// How many transactions may read at once; at least 1.
  public var readers: Int
  /// How long a read transaction may take before its statements fail as interrupted.
  public var readLimit: Duration
  /// How long to wait for a lock another connection holds, in seconds.
  public var busySeconds: Double

  public init(readers: Int = 4, readLimit: Duration = .seconds(10), busySeconds: Double = 5) {
    self.readers = max(1, readers)
    self.readLimit = readLimit
    self.busySeconds = busySeconds
  }
}

/// Why a data directory could not be opened.
public enum OpenFailure: Error, Hashable, Sendable {
  /// Another process works on the directory; `pid` is 0 when it left no number.
  case locked(pid: Int)
  /// The directory cannot be made or written. The number is the system's.
  case directory(path: String, code: Int)
  /// SQLite did not take a setting that our promises rest on.
  case unsafeSettings([String])
  case store(StoreFailure)
}

extension OpenFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .locked(let pid):
      pid == 0
        ? "another process is using this data directory: stop it, or choose another (--data)"
        : "process \(pid) is using this data directory: stop it, or choose another (--data)"
    case .directory(let path, let code): "\(path) cannot be used (error \(code))"
    case .unsafeSettings(let faults): "unsafe settings: " + faults.joined(separator: "; ")
    case .store(let failure): failure.description
    }
  }
}

extension SQLiteDatabase {
  /// The name of the database file in its directory.
  public static let fileName = "fieldday.sqlite"
  /// The name of the lock file in its directory.
  public static let lockName = "fieldday.lock"

  /// Opens the database in a directory; makes both when they are not there, for their owner only.
  ///
  /// Refuses when another process has it open, and when SQLite does not report the settings
  /// durability needs.
  public static func open(
    directory: String, options: SQLiteOptions = SQLiteOptions()
  ) throws(OpenFailure) -> SQLiteDatabase {
    let lock = try takeLock(on: directory)
    let path = directory + "/" + fileName
    try createFile(path)
    do {
      let pool = try DatabasePool(path: path, configuration: configuration(options))
      // GRDB has set NORMAL when it made the file a WAL database; nothing may be written before
      // this.
      try pool.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
      }
      let database = SQLiteDatabase(pool, lock: lock, readLimit: options.readLimit)
      let faults = try database.settings().faults
      guard faults.isEmpty else { throw OpenFailure.unsafeSettings(faults) }
      return database
    } catch let failure as OpenFailure {
      throw failure
    } catch {
      throw .store(StoreFailure(sqlite: error))
    }
  }

  private static func configuration(_ options: SQLiteOptions) -> Configuration {
    var configuration = Configuration()
    configuration.label = "fieldday"
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(options.busySeconds)
    configuration.maximumReaderCount = options.readers
    configuration.persistentReadOnlyConnections = true
    configuration.prepareDatabase { database in
      // Readers never checkpoint; the writer gets its own value once the pool is open.
      try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
      try database.execute(sql: "PRAGMA cache_size = -32768")
      try database.execute(sql: "PRAGMA temp_store = MEMORY")
      try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
      try database.execute(sql: "PRAGMA trusted_schema = OFF")
    }
    return configuration
  }

  /// Makes the directory where needed and keeps everyone else out of it.
  static func takeLock(on directory: String) throws(OpenFailure) -> DirectoryLock {
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .directory(path: directory, code: (error as NSError).code)
    }
    do throws(DirectoryLock.Failure) {
      return try DirectoryLock(path: directory + "/" + lockName)
    } catch {
      switch error {
      case .taken(let pid): throw .locked(pid: pid)
      case .system(let code): throw .directory(path: directory, code: code)
      }
    }
  }

  /// SQLite gives the log the permissions of the database file, so that is made first.
  private static func createFile(_ path: String) throws(OpenFailure) {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    guard
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw .directory(path: path, code: 0) }
  }
}
