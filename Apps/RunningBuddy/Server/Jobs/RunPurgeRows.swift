import Core
import RunningBuddyDomain
import Store
import Sync

/// Statements about what is to be removed for good.
enum RunPurgeRows {
  /// People who may have something to remove, ascending.
  static func owners(
    before limit: Instant, after last: UserID?, limit count: Int, in session: some Session
  ) throws(StoreFailure) -> [UserID] {
    let rest: SQL = last.map { last in "AND owner > \(last)" } ?? ""
    return try session.rows(
      """
      SELECT DISTINCT owner FROM run WHERE deleted_at < \(limit) \(rest)
      ORDER BY owner LIMIT \(count)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// The next things of a person's to remove, all of which may go in one transaction: parts before
  /// their runs. A run whose track others share goes after them.
  static func due(
    of owner: UserID, before limit: Instant, limit count: Int, in session: some Session
  ) throws(StoreFailure) -> [EntityKey] {
    let gone: SQL = """
      SELECT id FROM run AS one WHERE owner = \(owner) AND deleted_at < \(limit)
        AND NOT EXISTS (
          SELECT 1 FROM run AS other WHERE other.owner = one.owner AND other.shared_track = one.id)
      """
    let parts = try session.rows(
      """
      SELECT kind, id FROM run_part WHERE owner = \(owner) AND run IN (\(gone))
      UNION ALL
      SELECT \(RunEntity.Kind.motion.rawValue), id FROM run_motion
      WHERE owner = \(owner) AND run IN (\(gone))
      ORDER BY id LIMIT \(count)
      """
    ) { row throws(StoreFailure) in EntityKey(try row[0], try row[1] as ID<AnyEntity>) }
    if !parts.isEmpty { return parts }
    let runs: [RunID] = try session.rows("\(gone) ORDER BY id LIMIT \(count)") {
      row throws(StoreFailure) in try row[0]
    }
    return runs.map { id in RunEntity.Kind.run.key(id) }
  }
}
