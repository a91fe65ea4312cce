import Core
import Sync

/// How far feeds had come at certain times: rows have no time of their own.
///
/// Only of feeds longer than ``FeedBounds/kept``; the others are never compacted. A row is taken to
/// be as old as the note after it, so it may be up to a day older.
public enum FeedAges {
  /// Scopes after `scope` whose feeds have moved since the last note and have none of today.
  public static func due(
    after scope: Scope?, at now: Instant, limit: Int, in session: some Session
  ) throws(StoreFailure) -> [Scope] {
    let today = now.advanced(byMilliseconds: -FeedBounds.day)
    return try session.rows(
      """
      SELECT scope_kind, scope_id FROM feed_head AS head
      WHERE (scope_kind, scope_id) > (\(scope?.kind ?? ""), \(scope?.id.sqlValue ?? .blob([])))
        AND seq > \(FeedBounds.kept)
        AND NOT EXISTS (
          SELECT 1 FROM feed_age AS age
          WHERE age.scope_kind = head.scope_kind AND age.scope_id = head.scope_id
            AND (age.seq >= head.seq OR age.at > \(today)))
      ORDER BY scope_kind, scope_id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in Scope(kind: try row[0], id: try row[1]) }
  }

  /// Notes how far a feed has come, and forgets what was noted so long ago that a later note says
  /// the same.
  public static func note(
    _ scope: Scope, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO feed_age (scope_kind, scope_id, at, seq)
      SELECT scope_kind, scope_id, \(now), seq FROM feed_head
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      ON CONFLICT DO NOTHING
      """)
    try session.run(
      """
      DELETE FROM feed_age
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND at < (
        SELECT max(at) FROM feed_age AS age
        WHERE age.scope_kind = \(scope.kind) AND age.scope_id = \(scope.id)
          AND age.at <= \(now.advanced(byMilliseconds: -FeedBounds.life)))
      """)
  }

  /// The last row that is known to be so many milliseconds old; 0 for none.
  static func last(_ scope: Scope, before limit: Instant) -> SQL {
    """
    coalesce((SELECT max(seq) FROM feed_age
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND at <= \(limit)), 0)
    """
  }

  static func forget(
    of scope: Scope, upTo floor: Int64, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM feed_age
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND seq <= \(floor)
      """)
  }
}
