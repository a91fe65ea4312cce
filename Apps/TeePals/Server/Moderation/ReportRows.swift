import Core
import Store
import TeePalsDomain
import Wire

/// Statements about reports.
enum ReportRows {
  /// `rest` is about `golf_report`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [Report] {
    var reports: [Report] = []
    for case .report(let report) in try GolfRows.all(.report, rest, session) {
      reports.append(report)
    }
    return reports
  }

  static func put(
    _ report: Report, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let before: String? = try session.value(
      "SELECT status FROM golf_report WHERE id = \(report.id)")
    try session.run(
      """
      INSERT INTO golf_report (id, revision, reporter, reported, target_kind, target_id, priority,
        status, created_at, body)
      VALUES (\(report.id), \(revision), \(report.reporter), \(report.reported),
        \(report.target.kind), \(report.target.id), \(report.priority.rawValue),
        \(report.status.rawValue), \(report.createdAt), \(TeePalsEntity.report(report).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, reporter = excluded.reporter,
        priority = excluded.priority, status = excluded.status, created_at = excluded.created_at,
        body = excluded.body
      """)
    try CaseRows.note(report, session)
    let isOpened = report.status == .pending && before != ReportStatus.pending.rawValue
    if isOpened, report.reporter == nil { try log(report, session) }
  }

  /// What the spam score did by itself.
  private static func log(_ report: Report, _ session: some Session) throws(StoreFailure) {
    var note = ModerationLogRows.Note(report.priority == .high ? .hold : .flag)
    note.golfer = report.reported
    note.rule = ModerationRule(report.reason)
    note.caseID = try CaseRows.find(of: report.target, session)?.id
    try ModerationLogRows.add(note, by: .server, at: report.createdAt, session)
  }
}
