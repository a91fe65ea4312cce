import Core
import Store
import TeePalsDomain

/// Statements about cases. Reports make them, in the transaction that keeps the report.
enum CaseRows {
  /// `rest` is about `golf_case`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [ModerationCase] {
    try session.rows("SELECT * FROM golf_case WHERE \(rest)") { row throws(StoreFailure) in
      ModerationCase(
        id: try row["id"], kind: try row["target_kind"], target: try row["target_id"],
        golfer: try row["golfer"], state: try row.word("state"),
        priority: try row.word("priority"), firstAt: try row["first_at"],
        lastAt: try row["last_at"], openedAt: try row["opened_at"], revision: try row["revision"])
    }
  }

  static func find(
    _ id: ModerationCaseID, _ session: some Session
  ) throws(StoreFailure) -> ModerationCase? {
    try all("id = \(id)", session).first
  }

  /// The case that a report belongs to.
  static func find(
    of target: ReportTarget, _ session: some Session
  ) throws(StoreFailure) -> ModerationCase? {
    try all("target_kind = \(target.kind) AND target_id = \(target.id)", session).first
  }

  /// Everything that is said in a case, the oldest first.
  static func reports(
    in found: ModerationCase, _ session: some Session
  ) throws(StoreFailure) -> [Report] {
    try ReportRows.all(
      """
      target_kind = \(found.kind) AND target_id = \(found.target) ORDER BY created_at, id
      """, session)
  }

  /// Takes note of a report: an open one opens the case, and the last one that is closed closes it.
  static func note(_ report: Report, _ session: some Session) throws(StoreFailure) {
    guard report.status == .pending else { return try close(report, session) }
    let (kind, target, at) = (report.target.kind, report.target.id, report.createdAt)
    guard try find(of: report.target, session) != nil else {
      try session.run(
        """
        INSERT INTO golf_case (id, target_kind, target_id, golfer, state, priority, first_at,
          last_at, opened_at, revision)
        VALUES (\(report.id), \(kind), \(target), \(report.reported), 'open',
          \(report.priority.rawValue), \(at), \(at), \(at), 0)
        """)
      return
    }
    // A case that waits already goes on waiting, and stays urgent.
    try session.run(
      """
      UPDATE golf_case SET
        priority = CASE WHEN state IN ('open', 'appealed') AND priority = 'high'
          THEN 'high' ELSE \(report.priority.rawValue) END,
        opened_at = CASE WHEN state IN ('open', 'appealed') THEN opened_at ELSE \(at) END,
        first_at = CASE WHEN first_at < \(at) THEN first_at ELSE \(at) END,
        last_at = CASE WHEN last_at > \(at) THEN last_at ELSE \(at) END,
        state = CASE WHEN state = 'appealed' THEN 'appealed' ELSE 'open' END
      WHERE target_kind = \(kind) AND target_id = \(target)
      """)
  }

  private static func close(
    _ report: Report, _ session: some Session
  ) throws(StoreFailure) {
    let (kind, target) = (report.target.kind, report.target.id)
    let state: ModerationCaseState = report.status == .resolved ? .resolved : .dismissed
    try session.run(
      """
      UPDATE golf_case SET state = \(state.rawValue)
      WHERE target_kind = \(kind) AND target_id = \(target) AND state = 'open'
        AND NOT EXISTS (SELECT 1 FROM golf_report
          WHERE golf_report.target_id = \(target) AND golf_report.target_kind = \(kind)
            AND golf_report.status = 'pending')
      """)
  }

  /// A decision was made: whoever has looked at the case before has to look again.
  static func decided(
    _ id: ModerationCaseID, _ state: ModerationCaseState, at now: Instant,
    _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE golf_case SET state = \(state.rawValue), decided_at = \(now),
        revision = revision + 1 WHERE id = \(id)
      """)
  }

  /// A decision is appealed: the case waits again.
  static func appealed(
    _ id: ModerationCaseID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE golf_case SET opened_at = CASE WHEN state IN ('open', 'appealed')
        THEN opened_at ELSE \(now) END, state = 'appealed', revision = revision + 1
      WHERE id = \(id)
      """)
  }

  /// The case of a golfer whom nobody has reported: there has to be one where they appeal.
  static func ofGolfer(
    _ user: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> ModerationCaseID {
    let target = ReportTarget.golfer(user)
    if let found = try find(of: target, session) { return found.id }
    let id = ModerationCaseID(of: .words(["golfCase", target.kind, target.id.description]))
    try session.run(
      """
      INSERT INTO golf_case (id, target_kind, target_id, golfer, state, priority, first_at,
        last_at, opened_at, revision)
      VALUES (\(id), \(target.kind), \(target.id), \(user), 'resolved', 'medium', \(now), \(now),
        \(now), 0)
      """)
    return id
  }
}
