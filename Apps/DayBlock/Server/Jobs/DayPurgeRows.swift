import Core
import DayBlockDomain
import Store
import Sync

/// Statements about what is to be removed for good.
enum DayPurgeRows {
  /// People who may have something to remove, ascending.
  static func owners(
    before limit: Instant, after last: UserID?, limit count: Int, in session: some Session
  ) throws(StoreFailure) -> [UserID] {
    let rest: SQL = last.map { last in "WHERE owner > \(last)" } ?? ""
    return try session.rows(
      """
      SELECT DISTINCT owner FROM (
        SELECT owner FROM day_session WHERE deleted_at < \(limit)
        UNION ALL SELECT owner FROM day_block WHERE deleted_at < \(limit)
        UNION ALL SELECT owner FROM day_group WHERE deleted_at < \(limit)
        UNION ALL SELECT owner FROM day_run
          WHERE state IN ('finished', 'discarded') AND state_at < \(limit)
        UNION ALL SELECT owner FROM day_settings WHERE reset_at < \(limit)
      ) \(rest) ORDER BY owner LIMIT \(count)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// The next things of a person's to remove, all of which may go in one transaction: sessions with
  /// what they were before, then blocks, then groups, then runs.
  static func due(
    of owner: UserID, before limit: Instant, limit count: Int, in session: some Session
  ) throws(StoreFailure) -> [EntityKey] {
    let gone = Gone(owner: owner, limit: limit)
    let sessions: [DaySessionID] = try ids("day_session", gone.session, owner, count, session)
    if !sessions.isEmpty {
      var keys: [EntityKey] = []
      for id in sessions {
        let editions: [ID<DayEdition>] = try session.rows(
          "SELECT id FROM day_edition WHERE owner = \(owner) AND session = \(id)"
        ) { row throws(StoreFailure) in try row[0] }
        keys += editions.map { id in DayBlockEntity.Kind.edition.key(id) }
        keys.append(DayBlockEntity.Kind.session.key(id))
      }
      return keys
    }
    let blocks: [BlockID] = try ids("day_block", gone.block, owner, count, session)
    if !blocks.isEmpty { return blocks.map { id in DayBlockEntity.Kind.block.key(id) } }
    let groups: [BlockGroupID] = try ids("day_group", gone.group, owner, count, session)
    if !groups.isEmpty { return groups.map { id in DayBlockEntity.Kind.group.key(id) } }
    let runs: [DayRunID] = try ids("day_run", gone.run, owner, count, session)
    return runs.map { id in DayBlockEntity.Kind.run.key(id) }
  }

  private static func ids<Tag>(
    _ table: SQL, _ condition: SQL, _ owner: UserID, _ count: Int, _ session: some Session
  ) throws(StoreFailure) -> [ID<Tag>] {
    try session.rows(
      """
      SELECT id FROM \(table) WHERE owner = \(owner) AND (\(condition)) ORDER BY id LIMIT \(count)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }
}

/// What of a person's is to go, as conditions on the rows.
private struct Gone {
  let owner: UserID
  let limit: Instant

  /// What was made by then was reset long enough ago.
  private var reset: SQL {
    """
    (SELECT reset_at FROM day_settings WHERE owner = \(owner) AND reset_at < \(limit))
    """
  }

  var group: SQL { "deleted_at < \(limit) OR created_at <= \(reset)" }

  /// With a deleted group go its blocks; a reset one leaves those that were made since to the group
  /// everybody has.
  var block: SQL {
    """
    deleted_at < \(limit) OR created_at <= \(reset) OR group_id IN (
      SELECT id FROM day_group WHERE owner = \(owner) AND deleted_at < \(limit))
    """
  }

  /// With a block go its sessions.
  var session: SQL {
    """
    deleted_at < \(limit) OR created_at <= \(reset) OR block IN (
      SELECT id FROM day_block WHERE owner = \(owner) AND (\(block)))
    """
  }

  var run: SQL {
    """
    state IN ('finished', 'discarded') AND state_at < \(limit) OR started_at <= \(reset)
    """
  }
}
