import Core
import DayBlockDomain
import Store

/// Statements about when planned blocks are due: one row for each block that was ever planned, so
/// that each minute only those are looked at whose time has come.
enum PlanRows {
  static let migration = Migration(
    "createPlan",
    """
    CREATE TABLE day_plan (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      block BLOB NOT NULL CHECK (length(block) = 16),
      due_at INTEGER,
      seen_at INTEGER NOT NULL,
      PRIMARY KEY (owner, block)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX day_plan_due ON day_plan (due_at, owner, block) WHERE due_at IS NOT NULL",
    // What is planned already.
    """
    INSERT INTO day_plan (owner, block, due_at, seen_at)
    SELECT owner, id, 0, 0 FROM day_block WHERE body LIKE '%"plans":[%'
    """)

  /// A block that was written since its plans were looked at is due at once: what is planned now is
  /// not known to the row.
  static let atOnce = Instant(milliseconds: 0)

  /// Notes that a block was written.
  static func note(
    _ block: Block, of owner: UserID, in session: some Session
  ) throws(StoreFailure) {
    guard !block.openPlans.isEmpty else {
      // The row stays for what was told: the block may come back within minutes.
      try session.run(
        "UPDATE day_plan SET due_at = NULL WHERE owner = \(owner) AND block = \(block.id)")
      return
    }
    try session.run(
      """
      INSERT INTO day_plan (owner, block, due_at, seen_at)
      VALUES (\(owner), \(block.id), \(atOnce), \(atOnce))
      ON CONFLICT (owner, block) DO UPDATE SET due_at = excluded.due_at
      """)
  }

  static func remove(
    _ block: BlockID, of owner: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM day_plan WHERE owner = \(owner) AND block = \(block)")
  }

  /// A block that is to be looked at.
  struct Due: Sendable {
    let owner: UserID
    let block: Block
    /// Of the block's row.
    let revision: Int64
    let dueAt: Instant
    /// What started until then has been told, or is not to be.
    let seenAt: Instant
    /// Whether the person can be notified.
    let hasBrowser: Bool
  }

  /// The next of them, by when they are due.
  static func due(
    at now: Instant, after last: Due?, limit: Int, in session: some Session
  ) throws(StoreFailure) -> [Due] {
    let rest: SQL =
      last.map { last in
        """
        AND (due_at, day_plan.owner, day_plan.block)
          > (\(last.dueAt), \(last.owner), \(last.block.id))
        """
      } ?? ""
    let rows: [Due?] = try session.rows(
      """
      SELECT day_plan.owner AS owner, due_at, seen_at, day_block.id AS id, revision, body,
        EXISTS (SELECT 1 FROM push_subscription AS browser
          WHERE browser.owner = day_plan.owner
            AND browser.app = \(DayBlockDomain.app)) AS has_browser
      FROM day_plan
      JOIN day_block ON day_block.owner = day_plan.owner AND day_block.id = day_plan.block
      WHERE due_at <= \(now) \(rest)
      ORDER BY due_at, day_plan.owner, day_plan.block LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in
      guard
        case .block(let block) =
          try row.entity(DayBlockEntity.Kind.block.rawValue) as DayBlockEntity
      else { return nil }
      return Due(
        owner: try row["owner"], block: block, revision: try row["revision"],
        dueAt: try row["due_at"], seenAt: try row["seen_at"],
        hasBrowser: try row["has_browser"])
    }
    return rows.compactMap { due in due }
  }

  /// Notes that a block has been looked at. Where it was written meanwhile it stays due.
  static func mark(
    _ due: Due, next: Instant?, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE day_plan SET seen_at = \(now) WHERE owner = \(due.owner) AND block = \(due.block.id)
      """)
    try session.run(
      """
      UPDATE day_plan SET due_at = \(next)
      WHERE owner = \(due.owner) AND block = \(due.block.id) AND EXISTS (
        SELECT 1 FROM day_block WHERE owner = \(due.owner) AND id = \(due.block.id)
          AND revision = \(due.revision))
      """)
  }
}
