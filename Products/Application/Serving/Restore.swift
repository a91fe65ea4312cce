import Core
import Server
import StoreSQLite

/// `fieldday restore`.
public enum Restore {
  /// Puts a backup into a data directory without a database, under a new epoch.
  public static func run(backup: String, data: String, ambient: Ambient = .system) throws {
    try SQLiteDatabase.restore(backup: backup, into: data, epoch: ambient.moment().id())
  }
}
