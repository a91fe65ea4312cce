import Core
import Server
import Store

extension Accounts {
  /// Makes the changes to an account that were not made yet, as far as they succeed. Never throws:
  /// nobody's sign-in depends on it.
  public func migrate(_ user: UserID) async {
    for migration in options.userMigrations {
      let name = migration.name()
      let now = environment.now()
      // Asked by the writer too, which is waited for when the server stops. Most of the time there
      // is nothing to do, and then nothing is written.
      let outcome = await writer.submit(for: user) { storage throws(StoreFailure) in
        let session = storage.session
        guard try !UserMigrationRows.isDone(name, of: user, in: session) else { return }
        try migration.run(user, session)
        try UserMigrationRows.note(name, of: user, at: now, in: session)
      }
      // They build on each other: the next waits until this one is done.
      guard case .committed = outcome else { return }
    }
  }
}

/// Statements about changes made to accounts.
enum UserMigrationRows {
  static func isDone(
    _ name: String, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      "SELECT count(*) FROM user_migration WHERE account_id = \(user) AND name = \(name)")
    return found == 1
  }

  static func note(
    _ name: String, of user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO user_migration (account_id, name, done_at) VALUES (\(user), \(name), \(now))
      ON CONFLICT (account_id, name) DO NOTHING
      """)
  }
}
