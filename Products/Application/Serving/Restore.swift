import Core
import Server
import StoreSQLite

/// `fieldday restore`.
public enum Restore {
  /// Puts a backup into a data directory without a database, under a new epoch. Under it no session
  /// of the backup is valid any more; the first start deletes them. Answers what the operator is
  /// told.
  @discardableResult
  public static func run(
    backup: String, data: String, environment: ServerEnvironment = .system
  ) throws -> [String] {
    try SQLiteDatabase.restore(backup: backup, into: data, epoch: environment.moment().id())
    return [
      "The backup was restored to \(data).",
      "Every session has ended: users sign in again with the passwords of the time of the backup.",
      "Devices then load all data again and keep changes that are not sent yet.",
    ]
  }
}
