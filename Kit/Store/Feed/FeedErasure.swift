import Core
import Sync

/// Removes what the sync engine holds of a person who is gone: their own scope with its contents,
/// their devices, the outcomes of their commands, and their membership of scopes they shared.
public enum FeedErasure {
  /// Removes about `limit` rows and answers whether nothing is left.
  public static func part(
    of user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let scope = Scope.user(user)
    let statements: [SQL] = [
      // A few at a time: they are large.
      """
      DELETE FROM content WHERE rowid IN (
        SELECT rowid FROM content
        WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
        LIMIT \(max(1, limit / 16)))
      """,
      """
      DELETE FROM feed WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND seq IN (
        SELECT seq FROM feed WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
        ORDER BY seq LIMIT \(limit))
      """,
      """
      DELETE FROM entity_home WHERE (kind, id) IN (
        SELECT kind, id FROM entity_home
        WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) LIMIT \(limit))
      """,
      """
      DELETE FROM command_rejection WHERE (device, dseq) IN (
        SELECT r.device, r.dseq FROM device_mark AS m
        JOIN command_rejection AS r ON r.device = m.device
        WHERE m.user_id = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM command_log WHERE (device, dseq) IN (
        SELECT l.device, l.dseq FROM device_mark AS m
        JOIN command_log AS l ON l.device = m.device
        WHERE m.user_id = \(user) LIMIT \(limit))
      """,
      // Last of what hangs on them.
      "DELETE FROM device_mark WHERE user_id = \(user)",
      "DELETE FROM scope_member WHERE user_id = \(user)",
      "DELETE FROM feed_head WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)",
    ]
    for statement in statements where try session.run(statement) > 0 { return false }
    return true
  }
}
