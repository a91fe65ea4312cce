import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

@Suite("calendar.zones")
struct OtherZoneTests {
  @Test("what was recorded in another zone is labelled with it beside what was recorded here")
  func labelled() throws {
    var (harness, study, _) = try CalendarHarness.studied()
    let start = try #require(CivilDateTime("2026-03-09T20:00")).instant(offset: -14_400)
    try harness.ledger.run(
      .addSession(
        NewSession(
          id: harness.ledger.id(), block: study, zone: "America/New_York",
          segments: [
            DaySegment(
              start: start, end: start.advanced(byMilliseconds: 3_600_000), offset: -14_400)
          ], origin: .timer)))
    for mode in CalendarMode.allCases {
      harness.go(.calendar(mode, day("2026-03-09")))
      #expect(harness.html.contains("New York, UTC−4"), "\(mode.rawValue)")
      #expect(!harness.html.contains("Seoul, UTC+9"), "\(mode.rawValue)")
      #expect(harness.faults == [], "\(mode.rawValue)")
    }
    harness.go(.calendar(.day, day("2026-03-09")))
    #expect(harness.html.contains("20:00–21:00 · New York, UTC−4"))
  }

  @Test("a run that began elsewhere ends at the line of now")
  func running() throws {
    var (harness, study, _) = try CalendarHarness.studied()
    let run = DayRun(
      id: harness.ledger.id(), block: study, blockName: "Study", zone: "America/New_York",
      startedAt: harness.ledger.at.advanced(byMilliseconds: -3_600_000), offset: -14_400,
      device: "Phone")
    try harness.ledger.run(.startRun(run))
    harness.go(.calendar(.day, nil))
    #expect(harness.html.contains("11:00–12:00"))
    harness.go(.calendar(.month, nil))
    #expect(harness.html.contains("Running since 11:00"))
  }
}
