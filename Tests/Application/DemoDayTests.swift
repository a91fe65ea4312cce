import Core
import Lab
import Store
import Testing

/// The year of DayBlock that `make demo` makes for everybody.
@Suite struct DemoDayTests {
  @Test func everybodyHasAYearToLookAt() async throws {
    let world = try await DemoWorld.full.value
    func each(_ sql: SQL) throws -> [Int] { try world.column(sql) }
    #expect(try each("SELECT count(*) FROM day_group GROUP BY owner") == [3, 3, 3, 3])
    #expect(try each("SELECT count(*) FROM day_block GROUP BY owner") == [15, 15, 15, 15])
    let sessions = try each("SELECT count(*) FROM day_session GROUP BY owner")
    #expect(sessions.count == 4 && sessions.allSatisfy { count in count > 400 })
    let days = try each("SELECT count(DISTINCT day) FROM day_session GROUP BY owner")
    #expect(days.allSatisfy { count in count > 200 })
    let spans = try each("SELECT max(day) - min(day) FROM day_session GROUP BY owner")
    #expect(spans.allSatisfy { span in span > 355 })
    #expect(try each("SELECT count(DISTINCT block) FROM day_session") == [60])
    let produced = try each("SELECT sum(half_blocks) FROM day_session GROUP BY owner")
    #expect(produced.allSatisfy { halves in halves > 700 })
    let paused = try each(
      "SELECT count(*) FROM day_session WHERE ended_at - started_at > active AND run IS NOT NULL")
    #expect(paused[0] > 200)
    #expect(try each("SELECT count(*) FROM day_edition")[0] > 10)
    #expect(try each("SELECT count(*) FROM day_session WHERE body LIKE '%\"m\":%'")[0] > 200)
    #expect(try each("SELECT count(*) FROM day_run WHERE state = 'discarded'")[0] > 3)
    let live = try each("SELECT state_at FROM day_run WHERE state IN ('running', 'paused')")
    #expect(live == [Int(DemoWorld.now.milliseconds) - 47 * 60_000])
  }

  @Test func everythingIsInThePast() async throws {
    let world = try await DemoWorld.full.value
    for wrong: SQL in [
      "SELECT count(*) FROM day_session WHERE ended_at > \(DemoWorld.now)",
      "SELECT count(*) FROM command_rejection",
      """
      SELECT count(*) FROM day_session AS a JOIN day_session AS b ON a.owner = b.owner
        AND a.id < b.id AND a.started_at < b.ended_at AND b.started_at < a.ended_at
      WHERE a.deleted_at IS NULL AND b.deleted_at IS NULL
      """,
    ] {
      #expect(try world.column(wrong) == [0], "\(wrong.text)")
    }
  }
}
