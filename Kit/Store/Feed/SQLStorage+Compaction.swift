import Core
import Sync

// First the floor is raised: from then on no device reads what lies below it but as a snapshot.
// Then the rows below it are gone through, oldest first, in as many transactions as it takes. The
// oldest first, because a tombstone must not go before the rows it stands over: a snapshot would
// show what was removed. Whoever is stopped between two slices leaves a feed that is longer than it
// has to be, and nothing worse.
extension SQLStorage {
  /// Forgets in one go what no cursor at or after `floor` needs, and answers how many rows went.
  ///
  /// Of the rows up to `floor` only the latest of each entity stays, and no tombstone but those of
  /// memberships, by which erasing a person finds what they had a part in. Snapshots as of `floor`
  /// or later are the same as before; cursors before `floor` have to start again from a snapshot. A
  /// floor beyond the head counts as the head, and one below the present floor changes nothing.
  @discardableResult
  public mutating func compact(
    _ scope: Scope, upTo floor: Int64
  ) throws(StoreFailure) -> Int {
    try raiseFloor(of: scope, to: floor)
    return try sweep(scope, limit: .max) ?? 0
  }

  /// Cursors before `floor` start again from a snapshot. Nothing is forgotten yet.
  public mutating func raiseFloor(
    of scope: Scope, to floor: Int64
  ) throws(StoreFailure) {
    let floor = min(floor, try head(of: scope))
    guard try self.floor(of: scope) < floor else { return }
    try session.run(
      """
      UPDATE feed_head SET floor = \(floor), swept = 0
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """)
    try FeedAges.forget(of: scope, upTo: floor, in: session)
  }

  /// Goes through the next `limit` rows below the floor and answers how many of them were
  /// forgotten; `nil` when there is none left to look at.
  public mutating func sweep(
    _ scope: Scope, limit: Int
  ) throws(StoreFailure) -> Int? {
    let row = try session.first(
      """
      SELECT floor, swept FROM feed_head
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """)
    guard let row else { return nil }
    let floor: Int64 = try row[0]
    let begin: Int64 = try row[1]
    guard begin < floor else { return nil }
    let end: Int64? = try session.value(
      """
      SELECT seq FROM feed
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
        AND seq > \(begin) AND seq <= \(floor)
      ORDER BY seq LIMIT 1 OFFSET \(limit - 1)
      """)
    let forgotten = try forget(scope, after: begin, upTo: end ?? floor, below: floor)
    try session.run(
      """
      UPDATE feed_head SET swept = \(end ?? floor)
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """)
    return forgotten
  }

  private func forget(
    _ scope: Scope, after begin: Int64, upTo end: Int64, below floor: Int64
  ) throws(StoreFailure) -> Int {
    try session.run(
      """
      DELETE FROM feed WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
        AND seq > \(begin) AND seq <= \(end)
        AND ((body IS NULL
            AND substr(kind, 1, \(Membership.prefix.utf8.count)) <> \(Membership.prefix))
          OR EXISTS (
            SELECT 1 FROM feed AS later
            WHERE later.scope_kind = feed.scope_kind AND later.scope_id = feed.scope_id
              AND later.kind = feed.kind AND later.id = feed.id
              AND later.seq > feed.seq AND later.seq <= \(floor)))
      """)
  }
}
