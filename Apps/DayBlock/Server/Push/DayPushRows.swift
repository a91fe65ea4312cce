import Core
import DayBlockDomain
import Store

/// Statements about what people were notified about while their time ran.
enum DayPushRows {
  static let migration = Migration(
    "createCall",
    """
    CREATE TABLE day_call (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      run BLOB NOT NULL CHECK (length(run) = 16),
      cause TEXT NOT NULL CHECK (cause IN ('unit', 'overrun', 'dayEnd')),
      number INTEGER NOT NULL,
      called_at INTEGER NOT NULL,
      PRIMARY KEY (owner, run, cause)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX day_call_at ON day_call (called_at)")

  /// A run under way whose person has a browser to be notified by.
  struct Open: Sendable {
    let owner: UserID
    let run: DayRun
  }

  /// The next of them by person and run; those that changed since an instant.
  static func open(
    since: Instant, after last: (owner: UserID, run: DayRunID)?, limit: Int,
    in session: some Session
  ) throws(StoreFailure) -> [Open] {
    let rest: SQL = last.map { last in "AND (owner, id) > (\(last.owner), \(last.run))" } ?? ""
    let rows: [Open?] = try session.rows(
      """
      SELECT owner, id, body FROM day_run
      WHERE state IN ('running', 'paused') AND state_at > \(since) \(rest)
        AND EXISTS (SELECT 1 FROM push_subscription AS browser
          WHERE browser.owner = day_run.owner AND browser.app = \(DayBlockDomain.app))
      ORDER BY owner, id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in
      guard case .run(let run) = try row.entity(DayBlockEntity.Kind.run.rawValue) as DayBlockEntity
      else { return nil }
      return Open(owner: try row["owner"], run: run)
    }
    return rows.compactMap { open in open }
  }

  /// What a person was notified about last: of one run, by the cause.
  static func told(
    _ run: DayRunID, of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [DayPush.Cause: Int64] {
    let rows: [(DayPush.Cause?, Int64)] = try session.rows(
      "SELECT cause, number FROM day_call WHERE owner = \(owner) AND run = \(run)"
    ) { row throws(StoreFailure) in
      (DayPush.Cause(rawValue: try row["cause"]), try row["number"])
    }
    var told: [DayPush.Cause: Int64] = [:]
    for case (let cause?, let number) in rows { told[cause] = number }
    return told
  }

  static func note(
    _ cause: DayPush.Cause, _ number: Int64, _ run: DayRunID, of owner: UserID, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO day_call (owner, run, cause, number, called_at)
      VALUES (\(owner), \(run), \(cause.rawValue), \(number), \(now))
      ON CONFLICT (owner, run, cause) DO UPDATE SET number = excluded.number,
        called_at = excluded.called_at
      """)
  }

  /// Forgets what is older: nobody is notified about such a run any more.
  static func forget(before limit: Instant, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM day_call WHERE called_at < \(limit)")
  }
}
