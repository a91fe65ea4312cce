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
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.day, nil))
    let id = try #require(harness.sessions(on: "2026-03-10").first).id
    harness.calendar(.selected(id))
    #expect(harness.html.contains("Selected record"))
    harness.press("Deselect")
    #expect(!harness.html.contains("Selected record"))
    #expect(harness.commands.isEmpty)
    // There and back again is nothing to keep.
    harness.calendar(.selected(id))
    harness.press("Move: 5 minutes later")
    harness.press("Move: 5 minutes earlier")
    harness.press("Deselect")
    #expect(harness.commands.isEmpty)
    harness.calendar(.selected(id))
    harness.press("Move: 5 minutes later")
    #expect(harness.html.contains("09:05–10:35"))
    harness.press("Deselect")
    #expect(!harness.html.contains("Selected record"))
    #expect(harness.commands.isEmpty && harness.times(on: "2026-03-10") == ["09:00-10:30"])
  }

  @Test("of a start that comes twice the person says which")
  func startTwice() throws {
    var ledger = Ledger()
    ledger.at = try #require(CivilDateTime("2026-11-02T12:00")).instant(offset: -18_000)
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    let block = try ledger.block("Study")
    var harness = CalendarHarness(ledger, in: CalendarHarness.winter)
    harness.go(.addSession(nil))
    harness.choose(block.description, in: "day-time-block")
    harness.choose("2026-11-01", in: "day-time-day")
    harness.type("01:30", into: "day-time-start")
    harness.type("03:00", into: "day-time-end")
    #expect(harness.html.contains("Clocks show 01:30 twice."))
    #expect(harness.html.contains("2 h 30 min"), "the first, unless they say so")
    harness.press("Second (UTC−5)")
    #expect(harness.html.contains("1 h 30 min"))
    harness.press("First (UTC−4)")
    #expect(harness.html.contains("2 h 30 min"))
    harness.press("Second (UTC−5)")
    harness.submit()
    let session = try #require(harness.sessions(on: "2026-11-01").first)
    let start = try #require(CivilDateTime("2026-11-01T01:30")).instant(offset: -18_000)
    #expect(session.startedAt == start)
    #expect(session.segments.map { one in one.offset } == [-18_000])
    #expect(session.halfBlocks == 3)
  }

  @Test("of many friends those are found whose name is typed")
  func findingFriends() throws {
    var (harness, _, gym) = try CalendarHarness.studied()
    let names = (10..<30).map { number in "Friend \(number)" } + ["Élodie"]
    let people = names.enumerated().map { index, name in
      DayFriend(
        id: DayFriendID(high: 1, low: UInt64(index + 1)), name: name, isOffered: true)
    }
    harness.go(.addSession(nil))
    harness.state.friendsChanged(people)
    harness.choose(gym.description, in: "day-time-block")
    harness.type("11:00", into: "day-time-start")
    harness.type("11:30", into: "day-time-end")
    harness.type("29", into: "day-company-search")
    #expect(!harness.html.contains(">Friend 10<"))
    harness.press("Friend 29")
    harness.type("nobody", into: "day-company-search")
    // Whoever was chosen stays to be seen.
    #expect(harness.html.contains(">Friend 29<"))
    harness.type("elo", into: "day-company-search")
    harness.press("Élodie")
    // What was typed before is as it was.
    harness.submit()
    let session = try #require(harness.sessions(on: "2026-03-10").last)
    #expect(session.friends == [people[19].id, people[20].id])
    #expect(session.startedAt == seoul("2026-03-10T11:00"))
  }

  @Test("the first day of a range of one's own moves it; the last gives way")
  func customRange() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.statistics(.custom, day("2026-03-01"), through: day("2026-03-09")))
    harness.choose("2026-03-05", in: "day-stat-from")
    #expect(
      harness.state.route
        == .statistics(.custom, day("2026-03-05"), through: day("2026-03-09")))
    #expect(harness.html.contains("Mar 5 – 9"))
    #expect(harness.html.contains(">1.5<"), "what was produced on the ninth")
    harness.choose("2026-03-10", in: "day-stat-from")
    #expect(
      harness.state.route
        == .statistics(.custom, day("2026-03-10"), through: day("2026-03-10")))
    // A field that was emptied says nothing.
    harness.choose("", in: "day-stat-from")
    #expect(
      harness.state.route
        == .statistics(.custom, day("2026-03-10"), through: day("2026-03-10")))
    #expect(harness.faults == [])
  }
}
