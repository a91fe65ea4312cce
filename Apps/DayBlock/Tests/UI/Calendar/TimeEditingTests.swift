import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

@Suite("calendar.editing")
struct TimeEditingTests {
  private func opened() throws -> (harness: CalendarHarness, id: DaySessionID) {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.day, nil))
    return (harness, try #require(harness.sessions(on: "2026-03-10").first).id)
  }

  @Test("a drag's way is its time, in steps of five minutes, and is kept with Save")
  func dragging() throws {
    var (harness, id) = try opened()
    harness.calendar(.selected(id), .dragged(.whole, 17))
    #expect(harness.commands.isEmpty, "nothing is kept yet")
    #expect(harness.html.contains("09:10–10:40"))
    harness.calendar(.dragged(.end, -48))
    #expect(harness.html.contains("09:10–10:10 · 1 h · 1.0 block"))
    harness.calendar(.draftKept)
    #expect(harness.times(on: "2026-03-10") == ["09:10-10:10"])
    #expect(harness.commands.count == 1)
    #expect(harness.html.contains("Undo"))
  }

  @Test("keys and buttons do the same; Escape leaves everything as it was")
  func keys() throws {
    var (harness, id) = try opened()
    harness.calendar(
      .sessionKeyed(id, "ArrowDown"), .sessionKeyed(id, "ArrowDown"),
      .sessionKeyed(id, "Shift+ArrowUp"), .sessionKeyed(id, "Alt+ArrowUp"))
    #expect(harness.html.contains("09:05–10:35"))
    harness.calendar(.sessionKeyed(id, "Escape"))
    #expect(harness.commands.isEmpty)
    harness.calendar(.selected(id), .nudged(.start, -5), .sessionKeyed(id, "Enter"))
    #expect(harness.times(on: "2026-03-10") == ["08:55-10:30"])
  }

  @Test("five minutes stay, and the day is not left")
  func limits() throws {
    var (harness, id) = try opened()
    harness.calendar(.selected(id), .nudged(.end, -600))
    #expect(harness.html.contains("09:00–09:05"))
    harness.calendar(.draftLeft, .selected(id), .nudged(.whole, 900))
    #expect(harness.html.contains("09:00–10:30"))
    #expect(harness.html.contains("another day"))
    harness.calendar(.draftKept)
    #expect(harness.commands.isEmpty)
  }

  @Test("going elsewhere keeps what was moved")
  func leaving() throws {
    var (harness, id) = try opened()
    harness.calendar(.selected(id), .nudged(.whole, 30))
    harness.go(.calendar(.week, nil))
    #expect(harness.times(on: "2026-03-10") == ["09:30-11:00"])
  }

  @Test("pauses stay where they are when an end is cut or drawn out")
  func pauses() throws {
    var (harness, study, _) = try CalendarHarness.studied()
    let id: DaySessionID = harness.ledger.id()
    try harness.ledger.run(
      .addSession(
        NewSession(
          id: id, block: study, zone: "Asia/Seoul",
          segments: [
            stretch("2026-03-10T13:00", "2026-03-10T13:20"),
            stretch("2026-03-10T14:00", "2026-03-10T14:20"),
          ], origin: .timer)))
    harness.go(.calendar(.day, nil))
    harness.calendar(.selected(id), .nudged(.end, 10), .nudged(.start, 5), .draftKept)
    #expect(harness.times(on: "2026-03-10").last == "13:05-13:20 14:00-14:30")
    harness.calendar(.selected(id), .nudged(.start, 30), .draftKept)
    #expect(harness.times(on: "2026-03-10").last == "14:00-14:30")
  }

  @Test("split, moved to another block, and back to an earlier version")
  func sheets() throws {
    var (harness, _, gym) = try CalendarHarness.studied()
    let id = try #require(harness.sessions(on: "2026-03-10").first).id
    harness.go(.calendar(.month, nil))
    harness.calendar(.menuOpened(id))
    #expect(harness.html.contains("Never changed"))
    harness.calendar(.splitWanted(id), .splitMoved("30"))
    #expect(harness.html.contains("Split at 09:30"))
    #expect(harness.faults == [])
    harness.calendar(.splitDone)
    #expect(harness.times(on: "2026-03-10") == ["09:00-09:30", "09:30-10:30"])
    harness.calendar(.blockWanted(id), .blockChosen(gym))
    #expect(harness.sessions(on: "2026-03-10").first?.block == gym)
    harness.calendar(.versionsWanted(id))
    #expect(harness.html.contains("09:00–10:30"))
    #expect(harness.faults == [])
    harness.calendar(.versionRestored(1))
    let restored = try #require(harness.ledger.replica.session(id))
    #expect(restored.block != gym)
    #expect(restored.halfBlocks == 3)
    #expect(harness.ledger.replica.editions(of: id).count == 3, "what was restored from stays too")
    harness.calendar(.deleted(id))
    #expect(harness.times(on: "2026-03-10") == ["09:30-10:30"])
  }

  @Test("exact times move all of it where its length stays, and keep the seconds of what stays")
  func exact() throws {
    var (harness, study, _) = try CalendarHarness.studied()
    let id: DaySessionID = harness.ledger.id()
    let start = seoul("2026-03-10T13:00").advanced(byMilliseconds: 27_000)
    try harness.ledger.run(
      .addSession(
        NewSession(
          id: id, block: study, zone: "Asia/Seoul",
          segments: [DaySegment(start: start, end: seoul("2026-03-10T13:40"), offset: 32_400)],
          origin: .timer)))
    harness.go(.calendar(.day, nil))
    harness.calendar(.timesWanted(id))
    #expect(harness.faults == [])
    harness.form(.end("13:45"), .sent)
    let edited = try #require(harness.ledger.replica.session(id))
    #expect(edited.startedAt == start)
    #expect(edited.endedAt == seoul("2026-03-10T13:45"))
    harness.calendar(.timesWanted(id))
    harness.form(.day("2026-03-09"), .start("13:05"), .end("13:50"), .sent)
    #expect(harness.ledger.replica.session(id)?.day == day("2026-03-09"))
  }
}
