import Core
import Sync

extension SQLStorage {
  public func head(of scope: Scope) throws(StoreFailure) -> Int64 {
    try session.value(
      """
      SELECT seq FROM feed_head WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """) ?? 0
  }

  public func floor(of scope: Scope) throws(StoreFailure) -> Int64 {
    try session.value(
      """
      SELECT floor FROM feed_head WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """) ?? 0
  }

  public func extents(readableBy user: UserID) throws(StoreFailure) -> [ScopeExtent] {
    let own = Scope.user(user)
    let shared = try session.rows(
      """
      SELECT scope_kind, scope_id, coalesce(seq, 0), coalesce(floor, 0)
      FROM scope_member LEFT JOIN feed_head USING (scope_kind, scope_id)
      WHERE user_id = \(user)
      """
    ) { row throws(StoreFailure) in
      ScopeExtent(
        scope: Scope(kind: try row[0], id: try row[1]), head: try row[2], floor: try row[3])
    }
    // No row says that everyone is a member of their own scope.
    let mine = ScopeExtent(scope: own, head: try head(of: own), floor: try floor(of: own))
    return (shared + [mine]).sorted { one, other in one.scope < other.scope }
  }

  public mutating func append(_ row: FeedRow) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO feed (scope_kind, scope_id, seq, kind, id, revision, body, last_of_command)
      VALUES (\(row.scope.kind), \(row.scope.id), \(row.seq), \(row.key.kind), \(row.key.id),
        \(row.revision), \(row.body), \(row.lastOfCommand))
      """)
  }

  public func feed(
    of scope: Scope, after seq: Int64, limit: Int
  ) throws(StoreFailure) -> [FeedRow] {
    try feedRows(
      of: scope,
      """
      SELECT seq, kind, id, revision, body, last_of_command FROM feed
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND seq > \(seq)
      ORDER BY seq LIMIT \(limit)
      """)
  }

  public func snapshot(
    of scope: Scope, asOf seq: Int64, after key: EntityKey?, limit: Int
  ) throws(StoreFailure) -> [FeedRow] {
    // Every kind sorts after the empty one, so the first page needs no statement of its own.
    try feedRows(
      of: scope,
      """
      SELECT seq, kind, id, revision, body, last_of_command FROM feed AS one
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND seq <= \(seq)
        AND (kind, id) > (\(key?.kind ?? ""), \(key?.id.sqlValue ?? .blob([])))
        AND body IS NOT NULL
        AND NOT EXISTS (
          SELECT 1 FROM feed AS later
          WHERE later.scope_kind = one.scope_kind AND later.scope_id = one.scope_id
            AND later.kind = one.kind AND later.id = one.id
            AND later.seq > one.seq AND later.seq <= \(seq))
      ORDER BY kind, id LIMIT \(limit)
      """)
  }

  private func feedRows(of scope: Scope, _ sql: SQL) throws(StoreFailure) -> [FeedRow] {
    try session.rows(sql) { row throws(StoreFailure) in
      FeedRow(
        scope: scope, seq: try row[0], key: EntityKey(try row[1], try row[2] as ID<AnyEntity>),
        revision: try row[3], body: try row[4], lastOfCommand: try row[5])
    }
  }
}
