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
    var (desk, study, _) = try CalendarDesk.studied()
    let start = try #require(CivilDateTime("2026-03-09T20:00")).instant(offset: -14_400)
    try desk.ledger.run(
      .addSession(
        NewSession(
          id: desk.ledger.id(), block: study, zone: "America/New_York",
          segments: [
            DaySegment(
              start: start, end: start.advanced(byMilliseconds: 3_600_000), offset: -14_400)
          ], origin: .timer)))
    for mode in CalendarMode.allCases {
      desk.go(.calendar(mode, day("2026-03-09")))
      #expect(desk.html.contains("New York, UTC−4"), "\(mode.rawValue)")
      #expect(!desk.html.contains("Seoul, UTC+9"), "\(mode.rawValue)")
      #expect(desk.faults == [], "\(mode.rawValue)")
    }
    desk.go(.calendar(.day, day("2026-03-09")))
    #expect(desk.html.contains("20:00–21:00 · New York, UTC−4"))
  }

  @Test("a run that began elsewhere ends at the line of now")
  func running() throws {
    var (desk, study, _) = try CalendarDesk.studied()
    let run = DayRun(
      id: desk.ledger.id(), block: study, blockName: "Study", zone: "America/New_York",
      startedAt: desk.ledger.at.advanced(byMilliseconds: -3_600_000), offset: -14_400,
      device: "Phone")
    try desk.ledger.run(.startRun(run))
    desk.go(.calendar(.day, nil))
    #expect(desk.html.contains("11:00–12:00"))
    desk.go(.calendar(.month, nil))
    #expect(desk.html.contains("Running since 11:00"))
  }
}
