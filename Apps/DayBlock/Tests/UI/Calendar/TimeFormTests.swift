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
  ) throws -> (desk: CalendarDesk, block: BlockID) {
    var ledger = Ledger()
    let civil = try #require(CivilDateTime(text))
    ledger.at = civil.instant(offset: zone.offset)
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    let block = try ledger.block("Study")
    var desk = CalendarDesk(ledger, in: zone)
    desk.go(.addSession(nil))
    desk.form(.block(block.description))
    return (desk, block)
  }

  /// What was added, in minutes.
  private func added(_ desk: CalendarDesk) -> [Int64] {
    desk.commands.compactMap { command in
      guard case .addSession(let new) = command else { return nil }
      return new.segments.reduce(Int64(0)) { sum, one in sum + one.length } / 60_000
    }
  }

  @Test("a time that never comes is moved forward by the gap, with a note")
  func gap() throws {
    var (desk, _) = try newYork("2026-03-09T12:00", CalendarDesk.summer)
    desk.form(.day("2026-03-08"), .start("02:30"), .end("04:00"))
    #expect(desk.html.contains("Clocks skip 02:30, so it counts as 03:30."))
    #expect(desk.faults == [])
    desk.form(.sent)
    #expect(added(desk) == [30])
    #expect(desk.state.route != .addSession(nil))
  }

  @Test("of a time that comes twice the person says which; the first unless they say so")
  func twice() throws {
    var (desk, block) = try newYork("2026-11-02T12:00", CalendarDesk.winter)
    desk.form(.day("2026-11-01"), .start("00:30"), .end("01:30"))
    #expect(desk.html.contains("Clocks show 01:30 twice."))
    #expect(desk.html.contains("UTC−4"))
    #expect(desk.html.contains("1 h"))
    desk.form(.endSecond(true))
    #expect(desk.html.contains("2 h"))
    desk.form(.sent)
    #expect(added(desk) == [120])
    // From the first time to the second, though the clock shows less at the end.
    desk.go(.addSession(nil))
    desk.form(.block(block.description), .day("2026-11-01"))
    desk.form(.start("01:50"), .end("01:20"), .sent, .meant)
    #expect(added(desk) == [120, 30])
  }

  @Test("an end that is not after the start is on the next day")
  func overnight() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.addSession(day("2026-03-08")))
    let block = try #require(desk.ledger.replica.blocks.first).id
    desk.form(.block(block.description), .start("23:30"), .end("00:30"))
    #expect(desk.html.contains("Ends on the next day."))
    #expect(desk.html.contains("Recorded across 2 days"))
    desk.form(.sent)
    #expect(desk.times(on: "2026-03-08") == ["23:30-00:00"])
    #expect(desk.times(on: "2026-03-09").first == "00:00-00:30")
  }

  @Test("overlap is shown, never forbidden; a length is as good as an end")
  func overlap() throws {
    var (desk, _, gym) = try CalendarDesk.studied()
    desk.go(.addSession(nil))
    desk.form(.block(gym.description), .start("10:00"), .byLength(true), .minutes("45"))
    #expect(desk.html.contains("Overlaps: Study 09:00–10:30"))
    #expect(desk.html.contains("15 min left over"))
    desk.form(.sent)
    #expect(desk.commands.isEmpty, "it is asked about first")
    #expect(desk.faults == [])
    desk.form(.meant)
    #expect(desk.times(on: "2026-03-10") == ["09:00-10:30", "10:00-10:45"])
  }

  @Test("who was there can be said with the time")
  func company() throws {
    var (desk, _, gym) = try CalendarDesk.studied()
    desk.go(.addSession(nil))
    #expect(!desk.html.contains("Who was there"), "there is nobody to choose")
    #expect(desk.state.needsFriends)
    let ana = DayFriend(id: DayFriendID(high: 1, low: 1), name: "Ana", isOffered: true)
    let ben = DayFriend(id: DayFriendID(high: 1, low: 2), name: "Ben", isOffered: true)
    desk.state.friendsChanged([ben, ana])
    #expect(desk.html.contains("Who was there"))
    desk.form(.block(gym.description), .start("11:00"), .end("11:30"))
    desk.form(.friend(ana.id), .friend(ben.id), .friend(ben.id))
    #expect(desk.faults == [])
    desk.form(.sent)
    #expect(desk.sessions(on: "2026-03-10").last?.friends == [ana.id])
  }

  @Test("what is missing is said once it is sent")
  func faults() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.addSession(nil))
    desk.form(.block(""), .start("10:00"), .end("10:30"))
    #expect(!desk.html.contains("Choose a block."))
    desk.form(.sent)
    #expect(desk.html.contains("Choose a block."))
    #expect(desk.commands.isEmpty)
    #expect(desk.faults == [])
    desk.form(.day(""), .sent)
    #expect(desk.html.contains("Enter a date."))
  }

  @Test("a free hour is filled by tapping on it")
  func gapBetween() throws {
    var (desk, _, _) = try CalendarDesk.studied()
    desk.go(.calendar(.day, nil))
    desk.calendar(
      .gapTapped(from: seoul("2026-03-10T10:30"), to: seoul("2026-03-10T12:00")))
    #expect(desk.state.route == .addSession(day("2026-03-10")))
    #expect(desk.html.contains("10:30"))
    #expect(desk.html.contains("1 h 30 min"))
  }
}
