import Core
import Store
import Sync
import TeePalsDomain
import Wire

/// Statements about what people did that is limited (specification §10).
enum ActRows {
  // What was done before the table was there counts no more: nobody keeps an advantage for longer
  // than a window.
  static let migration = Migration(
    "createAct",
    """
    CREATE TABLE golf_act (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 32),
      at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX golf_act_times ON golf_act (user_id, action, at)",
    "CREATE INDEX golf_act_age ON golf_act (at)")

  static func put(
    _ act: LimitedAct, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_act (id, revision, user_id, action, at, body)
      VALUES (\(act.id), \(revision), \(act.user), \(act.action.rawValue), \(act.at),
        \(TeePalsEntity.act(act).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }

  /// The times that can matter for what is done after them, ascending.
  static func times(
    of action: GolfAction, by user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [Instant] {
    let times: [Instant] = try session.rows(statement(action, user)) { row throws(StoreFailure) in
      try row[0]
    }
    return times.reversed()
  }

  /// The latest first.
  static func statement(_ action: GolfAction, _ user: UserID) -> SQL {
    let own: SQL = "FROM golf_act WHERE user_id = \(user) AND action = \(action.rawValue)"
    return """
      SELECT at \(own) AND at >= (SELECT max(at) \(own)) - \(action.reach)
      ORDER BY at DESC LIMIT \(GolfAction.mostRecent)
      """
  }

  /// What somebody did, the oldest first, for an export.
  static func all(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [LimitedAct] {
    var acts: [LimitedAct] = []
    for case .act(let act) in try GolfRows.all(
      .act, "user_id = \(user) ORDER BY at, id", session)
    {
      acts.append(act)
    }
    return acts
  }

  /// Forgets about `limit` of those that are too old to be counted with anything. Answers whether
  /// there were fewer.
  static func prune(
    at now: Instant, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    let old = try session.rows(
      """
      SELECT id, user_id FROM golf_act WHERE at < \(now.earlier(by: GolfAction.longestReach))
      ORDER BY at, id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) -> (LimitedActID, UserID) in (try row[0], try row[1]) }
    for (id, user) in old { try forget(id, of: user, session) }
    return old.count < limit
  }

  /// Removes about `limit` of somebody's. Answers whether nothing is left.
  static func erase(
    _ user: UserID, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    let acts: [LimitedActID] = try session.rows(
      "SELECT id FROM golf_act WHERE user_id = \(user) LIMIT \(limit)"
    ) { row throws(StoreFailure) in try row[0] }
    for id in acts { try forget(id, of: user, session) }
    guard acts.isEmpty else { return false }
    let scope = Scope.acts(of: user)
    return try session.run(
      """
      DELETE FROM feed_head WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """) == 0
  }

  /// Nobody has been sent it, so that nobody is told that it is gone.
  private static func forget(
    _ id: LimitedActID, of user: UserID, _ session: some Session
  ) throws(StoreFailure) {
    let kind = TeePalsEntity.Kind.act.rawValue
    let scope = Scope.acts(of: user)
    try session.run(
      """
      DELETE FROM feed WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
        AND kind = \(kind) AND id = \(id)
      """)
    try session.run("DELETE FROM entity_home WHERE kind = \(kind) AND id = \(id)")
    try session.run("DELETE FROM golf_act WHERE id = \(id)")
  }
}
