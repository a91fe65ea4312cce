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
  private func harness(in zone: Zone) throws -> CalendarHarness {
    var ledger = Ledger()
    ledger.at = try #require(CivilDateTime("2026-07-01T04:30")).instant(offset: 0)
    try ledger.run(.setSetting(Ledger.user, .welcomed(true)))
    _ = try ledger.block("Study")
    var harness = CalendarHarness(ledger, in: zone)
    harness.go(.tracking)
    return harness
  }

  private func shows(_ harness: CalendarHarness, _ time: String, _ date: String) -> Bool {
    harness.html.contains(">" + time + "<") && harness.html.contains(date)
  }

  @Test(
    "its day and time are the clock's, whatever the rules of its zone say",
    arguments: [
      (CalendarHarness.summer, "00:30", "Jul 1"), (CalendarHarness.winter, "23:30", "Jun 30"),
      (Zone(name: "Moon/Base", offset: 3_600), "05:30", "Jul 1"),
    ])
  func clock(zone: Zone, time: String, date: String) throws {
    #expect(shows(try harness(in: zone), time, date))
  }

  @Test("also of a zone that nobody knows, when its clocks change")
  func unknown() throws {
    var harness = try harness(in: Zone(name: "Moon/Base", offset: 3_600))
    let later = Moment(
      instant: harness.ledger.at, zone: Zone(name: "Moon/Base", offset: 7_200),
      entropy: Entropy(high: 1, low: 1))
    harness.state.replicaChanged(harness.ledger.replica, later)
    #expect(shows(harness, "06:30", "Jul 1"))
  }

  @Test(
    "also when the server has told the zone's history", .enabled(if: BoardWorld.hasSystemZones))
  func told() throws {
    let file = try #require(
      FileManager.default.contents(atPath: "/usr/share/zoneinfo/America/New_York"))
    for (zone, time, date) in [
      (CalendarHarness.summer, "00:30", "Jul 1"), (CalendarHarness.winter, "23:30", "Jun 30"),
    ] {
      var harness = try harness(in: zone)
      harness.state.hasAccount = true
      harness.go(.calendar(.day, day("2005-07-01")))
      harness.serve(
        "/api/day/zones?name=America%2FNew_York", "{\"tzif\":\"\(file.base64EncodedString())\"}")
      harness.go(.tracking)
      #expect(shows(harness, time, date), "\(zone.offset)")
    }
  }
}
