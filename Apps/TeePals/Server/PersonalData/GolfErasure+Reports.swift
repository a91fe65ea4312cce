import Core
import Store
import Sync
import TeePalsDomain

/// Taking somebody out of what moderators look at.
extension GolfErasure {
  /// What they reported stays, as nobody's and without what they wrote: somebody may still have to
  /// look at it. What is said against them goes with them. Answers whether there was anything.
  func eraseReports<Connection: Session>(in session: Connection) throws(StoreFailure) -> Bool {
    let theirs = try ReportRows.all("reported = \(user) ORDER BY id LIMIT \(limit)", session)
    for report in theirs { try remove(report, in: session) }
    if !theirs.isEmpty { return true }
    let made = try ReportRows.all("reporter = \(user) ORDER BY id LIMIT \(limit)", session)
    for var report in made {
      report.reporter = nil
      report.context = ""
      let scope = Scope.report(report.id)
      try enact([.put(scope, .report(report))], in: session)
      try forgetHistory(of: scope, in: session)
    }
    return !made.isEmpty
  }

  private func remove(_ report: Report, in session: some Session) throws(StoreFailure) {
    let scope = Scope.report(report.id)
    let whole: SQL = "scope_kind = \(scope.kind) AND scope_id = \(scope.id)"
    try session.run("DELETE FROM golf_report WHERE id = \(report.id)")
    for table: SQL in ["feed", "entity_home", "feed_head"] {
      try session.run("DELETE FROM \(table) WHERE \(whole)")
    }
  }
}
