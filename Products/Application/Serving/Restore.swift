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
      "The backup is in \(data).",
      "Every session has ended: people sign in again with the passwords of the backup's time.",
      "Devices then load everything again and keep their outboxes.",
    ]
  }
}
