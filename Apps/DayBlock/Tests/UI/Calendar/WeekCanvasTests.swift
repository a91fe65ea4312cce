import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// Week and day to their true minutes (specification §8.6).
@Suite("calendar.canvas")
struct WeekCanvasTests {
  private func opened(
    _ mode: CalendarMode, _ date: String? = nil
  ) throws -> (harness: CalendarHarness, id: DaySessionID) {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(mode, date.map { text in day(text) }))
    return (harness, try #require(harness.sessions(on: "2026-03-10").first).id)
  }

  @Test("in the week four pixels are five minutes")
  func dragging() throws {
    var (harness, id) = try opened(.week)
    harness.calendar(.selected(id), .dragged(.whole, 17))
    #expect(harness.html.contains("09:20–10:50"))
    harness.calendar(.dragged(.end, -24))
    #expect(harness.html.contains("09:20–10:20 · 1 h · 1.0 block"))
    harness.calendar(.draftKept)
    #expect(harness.times(on: "2026-03-10") == ["09:20-10:20"])
  }

  @Test("the week's gaps are filled as the day's are, from an hour on")
  func gaps() throws {
    let (harness, _) = try opened(.week)
    #expect(harness.html.contains("Add time from 00:00–22:30"), "Monday")
    #expect(harness.html.contains("Add time from 00:00–09:00"), "Tuesday, from its begin")
    #expect(harness.html.contains("Add time from 10:30–12:00"), "until now")
    #expect(harness.html.ranges(of: "Add time from").count == 3, "none on days without anything")
    #expect(harness.faults == [])
  }

  @Test("a gap over the night on which clocks go forward has its true length")
  func spring() throws {
    var ledger = Ledger()
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    let study = try ledger.block("Study")
    let start = try #require(CivilDateTime("2026-03-08T05:00")).instant(offset: -14_400)
    let segment = DaySegment(
      start: start, end: start.advanced(byMilliseconds: 3_600_000), offset: -14_400)
    try ledger.run(
      .addSession(
        NewSession(
          id: ledger.id(), block: study, zone: "America/New_York", segments: [segment],
          origin: .manual)))
    var harness = CalendarHarness(ledger, in: CalendarHarness.summer)
    for mode in [CalendarMode.week, .day] {
      harness.go(.calendar(mode, day("2026-03-08")))
      #expect(harness.html.contains("Add time from 00:00–05:00"), "\(mode.rawValue)")
      #expect(harness.html.contains(">4 h<"), "\(mode.rawValue)")
    }
  }

  @Test("a day without anything says so, and offers to add something")
  func nothing() throws {
    var (harness, _) = try opened(.day, "2026-03-05")
    #expect(harness.html.contains("No blocks produced 😴"))
    #expect(harness.html.contains("href=\"/day/sessions/new?date=2026-03-05\""))
    #expect(!harness.html.contains("Add time from"))
    #expect(harness.requests.contains(.scroll(elementID: "day-canvas-page", top: 0)), "it is seen")
    #expect(harness.faults == [])
    harness.go(.calendar(.day, nil))
    #expect(!harness.html.contains("No blocks produced"))
    #expect(harness.html.contains("Add time from 00:00–09:00"))
  }

  @Test("weeks and days turn by swiping where no drag moves anything")
  func swiping() throws {
    var (harness, _) = try opened(.week)
    for part in ["day-week-rows column\"", "day-week-heads\""] {
      let tag = harness.html.pieces(from: "class=\"" + part, to: ">").first
      #expect(tag?.contains("data-drag=\"x\"") == true, "\(part)")
    }
    harness.calendar(.swiped(x: -80))
    #expect(harness.state.route == .calendar(.week, day("2026-03-17")))
    harness.calendar(.swiped(x: 80))
    #expect(harness.state.route == .calendar(.week, nil))
    harness.go(.calendar(.day, nil))
    let head = harness.html.pieces(from: "day-canvas-head\"", to: ">").first
    #expect(head?.contains("data-drag=\"x\"") == true)
    harness.calendar(.swiped(x: 30))
    #expect(harness.state.route == .calendar(.day, nil), "too short a way")
    harness.calendar(.swiped(x: 80))
    #expect(harness.state.route == .calendar(.day, day("2026-03-09")))
  }
}
