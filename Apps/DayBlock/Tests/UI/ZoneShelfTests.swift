import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Foundation
import Testing

@testable import DayBlockTestKit

/// The device's zone by its name, and the clock that shows what is so (specification §6.5).
@Suite("The device's clock is believed")
struct ZoneShelfTests {
  /// On the screen that tracks; half past four in the morning of the first of July by UTC.
  private func desk(in zone: Zone) throws -> CalendarDesk {
    var ledger = Ledger()
    ledger.at = try #require(CivilDateTime("2026-07-01T04:30")).instant(offset: 0)
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    _ = try ledger.block("Study")
    var desk = CalendarDesk(ledger, in: zone)
    desk.go(.tracking)
    return desk
  }

  private func shows(_ desk: CalendarDesk, _ time: String, _ date: String) -> Bool {
    desk.html.contains(">" + time + "<") && desk.html.contains(date)
  }

  @Test(
    "its day and time are the clock's, whatever the rules of its zone say",
    arguments: [
      (CalendarDesk.summer, "00:30", "Jul 1"), (CalendarDesk.winter, "23:30", "Jun 30"),
      (Zone(name: "Moon/Base", offset: 3_600), "05:30", "Jul 1"),
    ])
  func clock(zone: Zone, time: String, date: String) throws {
    #expect(shows(try desk(in: zone), time, date))
  }

  @Test("also of a zone that nobody knows, when its clocks change")
  func unknown() throws {
    var desk = try desk(in: Zone(name: "Moon/Base", offset: 3_600))
    let later = Moment(
      instant: desk.ledger.at, zone: Zone(name: "Moon/Base", offset: 7_200),
      entropy: Entropy(high: 1, low: 1))
    desk.state.bookChanged(desk.ledger.replica, later)
    #expect(shows(desk, "06:30", "Jul 1"))
  }

  @Test(
    "also when the server has told the zone's history", .enabled(if: BoardWorld.hasSystemZones))
  func told() throws {
    let file = try #require(
      FileManager.default.contents(atPath: "/usr/share/zoneinfo/America/New_York"))
    for (zone, time, date) in [
      (CalendarDesk.summer, "00:30", "Jul 1"), (CalendarDesk.winter, "23:30", "Jun 30"),
    ] {
      var desk = try desk(in: zone)
      desk.state.hasAccount = true
      desk.go(.calendar(.day, day("2005-07-01")))
      desk.serve(
        "/api/day/zones?name=America%2FNew_York", "{\"tzif\":\"\(file.base64EncodedString())\"}")
      desk.go(.tracking)
      #expect(shows(desk, time, date), "\(zone.offset)")
    }
  }
}
