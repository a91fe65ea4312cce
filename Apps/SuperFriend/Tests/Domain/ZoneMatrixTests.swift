import Calendar
import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("due.zoneMatrix: no clock change moves a day count")
struct ZoneMatrixTests {
  struct Change: Sendable {
    let zone: String
    /// UTC, as written.
    let instant: String
    /// Offsets in minutes.
    let before: Int
    let after: Int
  }

  /// The two clock changes of 2026 in twelve zones (IANA tz 2025b); Lord Howe's is half an hour.
  static let changes: [Change] = [
    ("Europe/London", "2026-03-29T01:00", 0, 60), ("Europe/London", "2026-10-25T01:00", 60, 0),
    ("Europe/Berlin", "2026-03-29T01:00", 60, 120),
    ("Europe/Berlin", "2026-10-25T01:00", 120, 60),
    ("Europe/Helsinki", "2026-03-29T01:00", 120, 180),
    ("Europe/Helsinki", "2026-10-25T01:00", 180, 120),
    ("America/New_York", "2026-03-08T07:00", -300, -240),
    ("America/New_York", "2026-11-01T06:00", -240, -300),
    ("America/Chicago", "2026-03-08T08:00", -360, -300),
    ("America/Chicago", "2026-11-01T07:00", -300, -360),
    ("America/Los_Angeles", "2026-03-08T10:00", -480, -420),
    ("America/Los_Angeles", "2026-11-01T09:00", -420, -480),
    ("America/St_Johns", "2026-03-08T05:30", -210, -150),
    ("America/St_Johns", "2026-11-01T04:30", -150, -210),
    ("Atlantic/Azores", "2026-03-29T01:00", -60, 0),
    ("Atlantic/Azores", "2026-10-25T01:00", 0, -60),
    ("Australia/Sydney", "2026-04-04T16:00", 660, 600),
    ("Australia/Sydney", "2026-10-03T16:00", 600, 660),
    ("Australia/Lord_Howe", "2026-04-04T15:00", 660, 630),
    ("Australia/Lord_Howe", "2026-10-03T15:30", 630, 660),
    ("Pacific/Auckland", "2026-04-04T14:00", 780, 720),
    ("Pacific/Auckland", "2026-09-26T14:00", 720, 780),
    ("Pacific/Chatham", "2026-04-04T14:00", 825, 765),
    ("Pacific/Chatham", "2026-09-26T14:00", 765, 825),
  ].map { row in Change(zone: row.0, instant: row.1, before: row.2, after: row.3) }

  @Test func twelveZones() {
    #expect(ZoneMatrixTests.changes.count == 24)
    #expect(Set(ZoneMatrixTests.changes.map { change in change.zone }).count == 12)
  }

  @Test(arguments: changes)
  func halfHours(_ change: Change) throws {
    let moved = try #require(CivilDateTime(change.instant)).instant(offset: 0)
    var ledger = Ledger(on: day("2026-01-05"))
    let friend = try ledger.friend("Ana", .monthly)
    for step in -24..<24 {
      let instant = moved.advanced(byMilliseconds: Int64(step) * 1_800_000)
      let minutes = step < 0 ? change.before : change.after
      let zone = Zone(name: change.zone, offset: minutes * 60)
      let moment = Moment(
        instant: instant, zone: zone, entropy: Entropy(high: 1, low: UInt64(step + 24)))
      let today = StartOfDay.midnight.today(moment)
      // The wall's date, by arithmetic of this test.
      let wall = instant.milliseconds / 60_000 + Int64(minutes)
      #expect(Int64(today.dayNumber) == wall / 1_440)
      for back in [0, 1, 29, 30, 31] {
        let last = today.adding(days: -back)
        var replica = ledger.replica
        let connection = Connection(
          id: moment.id(UInt64(back)), type: .call, occurredOn: last,
          tookPlaceAt: FriendsCommand.instant(on: last, ledger.settings, moment), zone: zone,
          friends: Participants(friend.id), createdAt: instant)
        replica.set(
          FriendsEntity.Kind.connection.key(connection.id), to: .connection(connection))
        #expect(replica.due(friend, today: today).daysSince == civilDays(last, today))
      }
    }
  }

  /// Days between two dates by counting months and leap years from year 0, independent of the kit.
  private func civilDays(_ a: CivilDate, _ b: CivilDate) -> Int { count(b) - count(a) }

  private func count(_ date: CivilDate) -> Int {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var days = 0
    for year in 1_900..<date.year { days += isLeap(year) ? 366 : 365 }
    for month in 1..<date.month {
      days += lengths[month - 1] + (month == 2 && isLeap(date.year) ? 1 : 0)
    }
    return days + date.day
  }

  private func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
