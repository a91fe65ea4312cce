import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

@Suite("calendar.form")
struct TimeFormTests {
  private func newYork(
    _ text: String, _ zone: Zone
  ) throws -> (harness: CalendarHarness, block: BlockID) {
    var ledger = Ledger()
    let civil = try #require(CivilDateTime(text))
    ledger.at = civil.instant(offset: zone.offset)
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    let block = try ledger.block("Study")
    var harness = CalendarHarness(ledger, in: zone)
    harness.go(.addSession(nil))
    harness.form(.block(block.description))
    return (harness, block)
  }

  /// What was added, in minutes.
  private func added(_ harness: CalendarHarness) -> [Int64] {
    harness.commands.compactMap { command in
      guard case .addSession(let new) = command else { return nil }
      return new.segments.reduce(Int64(0)) { sum, one in sum + one.length } / 60_000
    }
  }

  @Test("a time that never comes is moved forward by the gap, with a note")
  func gap() throws {
    var (harness, _) = try newYork("2026-03-09T12:00", CalendarHarness.summer)
    harness.form(.day("2026-03-08"), .start("02:30"), .end("04:00"))
    #expect(harness.html.contains("Clocks skip 02:30, so it counts as 03:30."))
    #expect(harness.faults == [])
    harness.form(.sent)
    #expect(added(harness) == [30])
    #expect(harness.state.route != .addSession(nil))
  }

  @Test("of a time that comes twice the person says which; the first unless they say so")
  func twice() throws {
    var (harness, block) = try newYork("2026-11-02T12:00", CalendarHarness.winter)
    harness.form(.day("2026-11-01"), .start("00:30"), .end("01:30"))
    #expect(harness.html.contains("Clocks show 01:30 twice."))
    #expect(harness.html.contains("UTC−4"))
    #expect(harness.html.contains("1 h"))
    harness.form(.endSecond(true))
    #expect(harness.html.contains("2 h"))
    harness.form(.sent)
    #expect(added(harness) == [120])
    // From the first time to the second, though the clock shows less at the end.
    harness.go(.addSession(nil))
    harness.form(.block(block.description), .day("2026-11-01"))
    harness.form(.start("01:50"), .end("01:20"), .sent, .meant)
    #expect(added(harness) == [120, 30])
  }

  @Test("an end that is not after the start is on the next day")
  func overnight() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.addSession(day("2026-03-08")))
    let block = try #require(harness.ledger.replica.blocks.first).id
    harness.form(.block(block.description), .start("23:30"), .end("00:30"))
    #expect(harness.html.contains("Ends on the next day."))
    #expect(harness.html.contains("Recorded across 2 days"))
    harness.form(.sent)
    #expect(harness.times(on: "2026-03-08") == ["23:30-00:00"])
    #expect(harness.times(on: "2026-03-09").first == "00:00-00:30")
  }

  @Test("overlap is shown, never forbidden; a length is as good as an end")
  func overlap() throws {
    var (harness, _, gym) = try CalendarHarness.studied()
    harness.go(.addSession(nil))
    harness.form(.block(gym.description), .start("10:00"), .byLength(true), .minutes("45"))
    #expect(harness.html.contains("Overlaps: Study 09:00–10:30"))
    #expect(harness.html.contains("15 min left over"))
    harness.form(.sent)
    #expect(harness.commands.isEmpty, "it is asked about first")
    #expect(harness.faults == [])
    harness.form(.meant)
    #expect(harness.times(on: "2026-03-10") == ["09:00-10:30", "10:00-10:45"])
  }

  @Test("who was there can be said with the time")
  func company() throws {
    var (harness, _, gym) = try CalendarHarness.studied()
    harness.go(.addSession(nil))
    #expect(!harness.html.contains("Who was there"), "there is nobody to choose")
    #expect(harness.state.needsFriends)
    let ana = DayFriend(id: DayFriendID(high: 1, low: 1), name: "Ana", isOffered: true)
    let ben = DayFriend(id: DayFriendID(high: 1, low: 2), name: "Ben", isOffered: true)
    harness.state.friendsChanged([ben, ana])
    #expect(harness.html.contains("Who was there"))
    harness.form(.block(gym.description), .start("11:00"), .end("11:30"))
    harness.form(.friend(ana.id), .friend(ben.id), .friend(ben.id))
    #expect(harness.faults == [])
    harness.form(.sent)
    #expect(harness.sessions(on: "2026-03-10").last?.friends == [ana.id])
  }

  @Test("what is missing is said once it is sent")
  func faults() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.addSession(nil))
    harness.form(.block(""), .start("10:00"), .end("10:30"))
    #expect(!harness.html.contains("Choose a block."))
    harness.form(.sent)
    #expect(harness.html.contains("Choose a block."))
    #expect(harness.commands.isEmpty)
    #expect(harness.faults == [])
    harness.form(.day(""), .sent)
    #expect(harness.html.contains("Enter a date."))
  }

  @Test("a free hour is filled by tapping on it")
  func gapBetween() throws {
    var (harness, _, _) = try CalendarHarness.studied()
    harness.go(.calendar(.day, nil))
    harness.calendar(
      .gapTapped(from: seoul("2026-03-10T10:30"), to: seoul("2026-03-10T12:00")))
    #expect(harness.state.route == .addSession(day("2026-03-10")))
    #expect(harness.html.contains("10:30"))
    #expect(harness.html.contains("1 h 30 min"))
  }
}
