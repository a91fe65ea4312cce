import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

@Suite("calendar.flow")
struct CalendarFlowTests {
  @Test("what is selected is let go of by its ×, whether it was moved or not")
  func deselecting() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.calendar(.day, nil))
    let id = try #require(desk.sessions(on: "2026-03-10").first).id
    desk.calendar(.selected(id))
    #expect(desk.html.contains("Selected record"))
    desk.press("Deselect")
    #expect(!desk.html.contains("Selected record"))
    #expect(desk.commands.isEmpty)
    // There and back again is nothing to keep.
    desk.calendar(.selected(id))
    desk.press("Move: 5 minutes later")
    desk.press("Move: 5 minutes earlier")
    desk.press("Deselect")
    #expect(desk.commands.isEmpty)
    desk.calendar(.selected(id))
    desk.press("Move: 5 minutes later")
    #expect(desk.html.contains("09:05–10:35"))
    desk.press("Deselect")
    #expect(!desk.html.contains("Selected record"))
    #expect(desk.commands.isEmpty && desk.times(on: "2026-03-10") == ["09:00-10:30"])
  }

  @Test("of a start that comes twice the person says which")
  func startTwice() throws {
    var ledger = Ledger()
    ledger.at = try #require(CivilDateTime("2026-11-02T12:00")).instant(offset: -18_000)
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    let block = try ledger.block("Study")
    var desk = CalendarDesk(ledger, in: CalendarDesk.winter)
    desk.go(.addSession(nil))
    desk.choose(block.description, in: "day-time-block")
    desk.choose("2026-11-01", in: "day-time-day")
    desk.type("01:30", into: "day-time-start")
    desk.type("03:00", into: "day-time-end")
    #expect(desk.html.contains("Clocks show 01:30 twice."))
    #expect(desk.html.contains("2 h 30 min"), "the first, unless they say so")
    desk.press("Second (UTC−5)")
    #expect(desk.html.contains("1 h 30 min"))
    desk.press("First (UTC−4)")
    #expect(desk.html.contains("2 h 30 min"))
    desk.press("Second (UTC−5)")
    desk.submit()
    let session = try #require(desk.sessions(on: "2026-11-01").first)
    let start = try #require(CivilDateTime("2026-11-01T01:30")).instant(offset: -18_000)
    #expect(session.startedAt == start)
    #expect(session.segments.map { one in one.offset } == [-18_000])
    #expect(session.halfBlocks == 3)
  }

  @Test("of many friends those are found whose name is typed")
  func findingFriends() throws {
    var (desk, _, gym) = try CalendarDesk.studied()
    let names = (10..<30).map { number in "Friend \(number)" } + ["Élodie"]
    let people = names.enumerated().map { index, name in
      DayFriend(
        id: DayFriendID(high: 1, low: UInt64(index + 1)), name: name, isOffered: true)
    }
    desk.go(.addSession(nil))
    desk.state.friendsChanged(people)
    desk.choose(gym.description, in: "day-time-block")
    desk.type("11:00", into: "day-time-start")
    desk.type("11:30", into: "day-time-end")
    desk.type("29", into: "day-company-search")
    #expect(!desk.html.contains(">Friend 10<"))
    desk.press("Friend 29")
    desk.type("nobody", into: "day-company-search")
    // Whoever was chosen stays to be seen.
    #expect(desk.html.contains(">Friend 29<"))
    desk.type("elo", into: "day-company-search")
    desk.press("Élodie")
    // What was typed before is as it was.
    desk.submit()
    let session = try #require(desk.sessions(on: "2026-03-10").last)
    #expect(session.friends == [people[19].id, people[20].id])
    #expect(session.startedAt == seoul("2026-03-10T11:00"))
  }

  @Test("the first day of a range of one's own moves it; the last gives way")
  func customRange() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.statistics(.custom, day("2026-03-01"), through: day("2026-03-09")))
    desk.choose("2026-03-05", in: "day-stat-from")
    #expect(
      desk.state.route
        == .statistics(.custom, day("2026-03-05"), through: day("2026-03-09")))
    #expect(desk.html.contains("Mar 5 – 9"))
    #expect(desk.html.contains(">1.5<"), "what was produced on the ninth")
    desk.choose("2026-03-10", in: "day-stat-from")
    #expect(
      desk.state.route
        == .statistics(.custom, day("2026-03-10"), through: day("2026-03-10")))
    // A field that was emptied says nothing.
    desk.choose("", in: "day-stat-from")
    #expect(
      desk.state.route
        == .statistics(.custom, day("2026-03-10"), through: day("2026-03-10")))
    #expect(desk.faults == [])
  }
}
