import Core
import Server
import Store
import Sync

extension Accounts {
  /// Removes a person with everything that is theirs. What other people share with them stays
  /// theirs.
  func purge(_ user: UserID) async throws {
    try await writer.submit(for: nil) { storage throws(StoreFailure) in
      let session = storage.session
      try Self.purgeSynced(user, in: session)
      try session.run("DELETE FROM user_account WHERE id = \(user)")
    }.committed()
    forget { session in session.user == user }
  }

  /// The person's own scope: rows, feed, and what their devices sent.
  private static func purgeSynced(
    _ user: UserID, in session: Engine.Connection
  ) throws(StoreFailure) {
    let scope = Scope.user(user)
    let keys = try session.rows(
      """
      SELECT kind, id FROM entity_home WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      ORDER BY kind, id
      """
    ) { row throws(StoreFailure) in
      EntityKey(try row[0], try row[1] as ID<AnyEntity>)
    }
    for key in keys { try Tables.remove(key, in: scope, session) }
    try session.run(
      "DELETE FROM feed WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)")
    try session.run(
      "DELETE FROM feed_head WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)")
    try session.run(
      "DELETE FROM entity_home WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)")
    try session.run("DELETE FROM scope_member WHERE user_id = \(user)")
    try session.run(
      """
      DELETE FROM command_rejection WHERE (device, dseq) IN (
        SELECT device, dseq FROM command_log WHERE user_id = \(user))
      """)
    try session.run("DELETE FROM command_log WHERE user_id = \(user)")
    try session.run("DELETE FROM device_mark WHERE user_id = \(user)")
  }
}
