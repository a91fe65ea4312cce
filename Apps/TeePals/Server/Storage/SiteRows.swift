import Core
import Store
import TeePalsDomain

/// Statements about what the server is called, and what its operator has set.
enum SiteRows {
  static let youngest: SQL = """
    ALTER TABLE golf_site ADD COLUMN youngest INTEGER NOT NULL DEFAULT 18
      CHECK (youngest BETWEEN 18 AND 80)
    """

  static let requestCutOff: SQL = """
    ALTER TABLE golf_site ADD COLUMN request_cut_off INTEGER NOT NULL DEFAULT 120
      CHECK (request_cut_off BETWEEN 0 AND 1440)
    """

  /// Empty until it has been said.
  static func authority(_ session: some Session) throws(StoreFailure) -> String {
    try session.value("SELECT authority FROM golf_site WHERE id = 1") ?? ""
  }

  /// What is usual until something else has been said.
  static func rules(_ session: some Session) throws(StoreFailure) -> InstanceRules {
    guard
      let row = try session.first(
        "SELECT youngest, request_cut_off FROM golf_site WHERE id = 1")
    else { return InstanceRules() }
    let (youngest, cutOff): (Int, Int) = (try row[0], try row[1])
    do throws(InstanceRuleFault) {
      return try InstanceRules(youngest: youngest, requestCutOff: cutOff)
    } catch { throw .mismatch(in: "golf_site") }
  }

  static func note(
    _ authority: String, _ rules: InstanceRules, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_site (id, authority, youngest, request_cut_off)
      VALUES (1, \(authority), \(rules.youngest), \(rules.requestCutOff))
      ON CONFLICT (id) DO UPDATE SET authority = excluded.authority,
        youngest = excluded.youngest, request_cut_off = excluded.request_cut_off
      """)
  }
}
