import Core
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

/// What the database of a version without cases, sanctions and a log becomes.
@Suite("Suspensions and reports of before") struct EarlierModerationTests {
  @Test("suspensions of before lose nothing, and reports of before are cases")
  func migrated() throws {
    let all = TeePalsTables.migrations[0].migrations
    let last = try #require(all.firstIndex { migration in migration.name == "createSanctions" })
    let database = try TemporaryDatabase([MigrationGroup("golf", Array(all[..<last]))])
    let (ben, maya) = (PebbleBeach.ben, PebbleBeach.maya)
    let ids = try database.engine.writeNow { session throws(StoreFailure) -> [UserID] in
      try session.run(
        """
        INSERT INTO golf_suspension (user_id, since, told)
        VALUES (\(ben), 7, 1), (\(maya), 5, 0)
        """)
      let report = PebbleBeach.report
      for (id, status) in [(report.id, "pending"), (ReportID(high: 1, low: 1), "resolved")] {
        try session.run(
          """
          INSERT INTO golf_report (id, revision, reported, target_kind, target_id, priority,
            status, created_at, body)
          VALUES (\(id), 1, \(ben), 'message', \(report.target.id), 'high', \(status), 9, '{}')
          """)
      }
      for statement in all[last].statements { try session.run(statement) }
      return try session.rows(
        """
        SELECT golf_sanction.golfer FROM golf_sanction
        JOIN golf_moderation_log ON golf_moderation_log.id = golf_sanction.entry
        JOIN golf_moderation_person
          ON golf_moderation_person.number = golf_moderation_log.golfer
            AND golf_moderation_person.golfer = golf_sanction.golfer
        WHERE golf_sanction.kind = 'suspension' AND golf_sanction.ends_at IS NULL
          AND golf_sanction.ended_at IS NULL ORDER BY golf_sanction.since
        """
      ) { row throws(StoreFailure) in try row[0] }
    }
    #expect(ids == [maya, ben])
    func count(_ sql: SQL) throws -> Int {
      try database.engine.readNow { session throws(StoreFailure) in
        try session.value(sql) ?? 0
      }
    }
    #expect(try count("SELECT count(*) FROM golf_sanction WHERE told = 0 AND since = 5") == 1)
    #expect(
      try count(
        "SELECT count(*) FROM golf_case WHERE state = 'open' AND priority = 'high'") == 1)
    #expect(try count("SELECT count(*) FROM golf_case") == 1)
  }
}
