import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

@Suite("calendar.editing")
struct TimeEditingTests {
  private func opened() throws -> (desk: CalendarDesk, id: DaySessionID) {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.calendar(.day, nil))
    return (desk, try #require(desk.sessions(on: "2026-03-10").first).id)
  }

  @Test("a drag's way is its time, in steps of five minutes, and is kept with Save")
  func dragging() throws {
    var (desk, id) = try opened()
    desk.calendar(.selected(id), .dragged(.whole, 17))
    #expect(desk.commands.isEmpty, "nothing is kept yet")
    #expect(desk.html.contains("09:10–10:40"))
    desk.calendar(.dragged(.end, -48))
    #expect(desk.html.contains("09:10–10:10 · 1 h · 1.0 block"))
    desk.calendar(.draftKept)
    #expect(desk.times(on: "2026-03-10") == ["09:10-10:10"])
    #expect(desk.commands.count == 1)
    #expect(desk.html.contains("Undo"))
  }

  @Test("keys and buttons do the same; Escape leaves everything as it was")
  func keys() throws {
    var (desk, id) = try opened()
    desk.calendar(
      .sessionKeyed(id, "ArrowDown"), .sessionKeyed(id, "ArrowDown"),
      .sessionKeyed(id, "Shift+ArrowUp"), .sessionKeyed(id, "Alt+ArrowUp"))
    #expect(desk.html.contains("09:05–10:35"))
    desk.calendar(.sessionKeyed(id, "Escape"))
    #expect(desk.commands.isEmpty)
    desk.calendar(.selected(id), .nudged(.start, -5), .sessionKeyed(id, "Enter"))
    #expect(desk.times(on: "2026-03-10") == ["08:55-10:30"])
  }

  @Test("five minutes stay, and the day is not left")
  func limits() throws {
    var (desk, id) = try opened()
    desk.calendar(.selected(id), .nudged(.end, -600))
    #expect(desk.html.contains("09:00–09:05"))
    desk.calendar(.draftLeft, .selected(id), .nudged(.whole, 900))
    #expect(desk.html.contains("09:00–10:30"))
    #expect(desk.html.contains("another day"))
    desk.calendar(.draftKept)
    #expect(desk.commands.isEmpty)
  }

  @Test("going elsewhere keeps what was moved")
  func leaving() throws {
    var (desk, id) = try opened()
    desk.calendar(.selected(id), .nudged(.whole, 30))
    desk.go(.calendar(.week, nil))
    #expect(desk.times(on: "2026-03-10") == ["09:30-11:00"])
  }

  @Test("pauses stay where they are when an end is cut or drawn out")
  func pauses() throws {
    var (desk, study, _) = try CalendarDesk.studied()
    let id: DaySessionID = desk.ledger.id()
    try desk.ledger.run(
      .addSession(
        NewSession(
          id: id, block: study, zone: "Asia/Seoul",
          segments: [
            stretch("2026-03-10T13:00", "2026-03-10T13:20"),
            stretch("2026-03-10T14:00", "2026-03-10T14:20"),
          ], origin: .timer)))
    desk.go(.calendar(.day, nil))
    desk.calendar(.selected(id), .nudged(.end, 10), .nudged(.start, 5), .draftKept)
    #expect(desk.times(on: "2026-03-10").last == "13:05-13:20 14:00-14:30")
    desk.calendar(.selected(id), .nudged(.start, 30), .draftKept)
    #expect(desk.times(on: "2026-03-10").last == "14:00-14:30")
  }

  @Test("split, moved to another block, and back to an earlier version")
  func sheets() throws {
    var (desk, _, gym) = try CalendarDesk.studied()
    let id = try #require(desk.sessions(on: "2026-03-10").first).id
    desk.go(.calendar(.month, nil))
    desk.calendar(.menuOpened(id))
    #expect(desk.html.contains("Never changed"))
    desk.calendar(.splitWanted(id), .splitMoved("30"))
    #expect(desk.html.contains("Split at 09:30"))
    #expect(desk.faults == [])
    desk.calendar(.splitDone)
    #expect(desk.times(on: "2026-03-10") == ["09:00-09:30", "09:30-10:30"])
    desk.calendar(.blockWanted(id), .blockChosen(gym))
    #expect(desk.sessions(on: "2026-03-10").first?.block == gym)
    desk.calendar(.versionsWanted(id))
    #expect(desk.html.contains("09:00–10:30"))
    #expect(desk.faults == [])
    desk.calendar(.versionRestored(1))
    let restored = try #require(desk.ledger.replica.session(id))
    #expect(restored.block != gym)
    #expect(restored.halfBlocks == 3)
    #expect(desk.ledger.replica.editions(of: id).count == 3, "what was restored from stays too")
    desk.calendar(.deleted(id))
    #expect(desk.times(on: "2026-03-10") == ["09:30-10:30"])
  }

  @Test("exact times move all of it where its length stays, and keep the seconds of what stays")
  func exact() throws {
    var (desk, study, _) = try CalendarDesk.studied()
    let id: DaySessionID = desk.ledger.id()
    let start = seoul("2026-03-10T13:00").advanced(byMilliseconds: 27_000)
    try desk.ledger.run(
      .addSession(
        NewSession(
          id: id, block: study, zone: "Asia/Seoul",
          segments: [DaySegment(start: start, end: seoul("2026-03-10T13:40"), offset: 32_400)],
          origin: .timer)))
    desk.go(.calendar(.day, nil))
    desk.calendar(.timesWanted(id))
    #expect(desk.faults == [])
    desk.form(.end("13:45"), .sent)
    let edited = try #require(desk.ledger.replica.session(id))
    #expect(edited.startedAt == start)
    #expect(edited.endedAt == seoul("2026-03-10T13:45"))
    desk.calendar(.timesWanted(id))
    desk.form(.day("2026-03-09"), .start("13:05"), .end("13:50"), .sent)
    #expect(desk.ledger.replica.session(id)?.day == day("2026-03-09"))
  }
}
