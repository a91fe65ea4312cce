import Calendar
import Core
import SuperFriendDomain
import Testing

@testable import SuperFriendTestKit

@Suite("Due mathematics, spec §5")
struct DueTableTests {
  static let today = day("2026-03-10")

  /// Period, last contact, days since, days until due, due on, status, band. `added` is 2026-03-01.
  static let golden = """
    weekly           none       -    -   2026-03-08 noneDue   due
    weekly           2026-03-10 0    7   2026-03-17 7         fresh
    weekly           2026-03-04 6    1   2026-03-11 1         soon
    weekly           2026-03-03 7    0   2026-03-10 today     due
    weekly           2026-03-02 8    -1  2026-03-09 -1        due
    weekly           2026-03-11 -    -   2026-03-08 noneDue   due
    everyTwoWeeks    none       -    -   2026-03-15 none      warming
    everyTwoWeeks    2026-03-10 0    14  2026-03-24 14        fresh
    everyTwoWeeks    2026-02-25 13   1   2026-03-11 1         soon
    everyTwoWeeks    2026-02-24 14   0   2026-03-10 today     due
    everyTwoWeeks    2026-02-23 15   -1  2026-03-09 -1        due
    everyTwoWeeks    2026-03-11 -    -   2026-03-15 none      warming
    monthly          none       -    -   2026-03-31 none      fresh
    monthly          2026-03-10 0    30  2026-04-09 30        fresh
    monthly          2026-02-09 29   1   2026-03-11 1         soon
    monthly          2026-02-08 30   0   2026-03-10 today     due
    monthly          2026-02-07 31   -1  2026-03-09 -1        due
    monthly          2026-03-11 -    -   2026-03-31 none      fresh
    everyTwoMonths   none       -    -   2026-04-30 none      fresh
    everyTwoMonths   2026-03-10 0    60  2026-05-09 60        fresh
    everyTwoMonths   2026-01-10 59   1   2026-03-11 1         soon
    everyTwoMonths   2026-01-09 60   0   2026-03-10 today     due
    everyTwoMonths   2026-01-08 61   -1  2026-03-09 -1        due
    everyTwoMonths   2026-03-11 -    -   2026-04-30 none      fresh
    everyThreeMonths none       -    -   2026-05-30 none      fresh
    everyThreeMonths 2026-03-10 0    90  2026-06-08 90        fresh
    everyThreeMonths 2025-12-11 89   1   2026-03-11 1         soon
    everyThreeMonths 2025-12-10 90   0   2026-03-10 today     due
    everyThreeMonths 2025-12-09 91   -1  2026-03-09 -1        due
    everyThreeMonths 2026-03-11 -    -   2026-05-30 none      fresh
    everySixMonths   none       -    -   2026-08-28 none      fresh
    everySixMonths   2026-03-10 0    180 2026-09-06 180       fresh
    everySixMonths   2025-09-12 179  1   2026-03-11 1         soon
    everySixMonths   2025-09-11 180  0   2026-03-10 today     due
    everySixMonths   2025-09-10 181  -1  2026-03-09 -1        due
    everySixMonths   2026-03-11 -    -   2026-08-28 none      fresh
    annually         none       -    -   2027-03-01 none      fresh
    annually         2026-03-10 0    365 2027-03-10 365       fresh
    annually         2025-03-11 364  1   2026-03-11 1         soon
    annually         2025-03-10 365  0   2026-03-10 today     due
    annually         2025-03-09 366  -1  2026-03-09 -1        due
    annually         2026-03-11 -    -   2027-03-01 none      fresh
    """

  static let rows = golden.split(separator: "\n").map { line in
    line.split(separator: " ").map { word in String(word) }
  }

  @Test("due.table: seven periods by six last contacts")
  func table() {
    #expect(DueTableTests.rows.count == 42)
    let keys = Set(DueTableTests.rows.map { row in row[0] })
    #expect(keys == Set(Period.choices.map { period in period.key }))
  }

  @Test(arguments: rows)
  func row(_ row: [String]) throws {
    var ledger = Ledger(on: day("2026-03-01"))
    let period = try #require(Period(key: row[0], days: nil))
    let friend = try ledger.friend("Ana", period)
    ledger.at = Ledger(on: DueTableTests.today).at
    if let last = CivilDate(row[1]) { ledger.put(last, friend) }
    let due = ledger.replica.due(friend, today: DueTableTests.today)
    #expect(due.daysSince.map(String.init) ?? "-" == row[2])
    #expect(due.daysUntilDue.map(String.init) ?? "-" == row[3])
    #expect(due.dueOn.description == row[4])
    #expect(word(due.status) == row[5])
    #expect(word(due.band) == row[6])
  }

  func word(_ status: DueStatus) -> String {
    switch status {
    case .noContactYet(let isDue): isDue ? "noneDue" : "none"
    case .left(let days): String(days)
    case .today: "today"
    case .overdue(let days): String(-days)
    }
  }

  func word(_ band: DueBand) -> String {
    switch band {
    case .fresh: "fresh"
    case .warming: "warming"
    case .soon: "soon"
    case .due: "due"
    case .cold: "cold"
    }
  }
}

extension Ledger {
  /// A connection as it may arrive from elsewhere, dates in the future included.
  mutating func put(_ date: CivilDate, _ friend: Friend, at instant: Instant? = nil) {
    let connection = Connection(
      id: moment().id(), type: .call, occurredOn: date, tookPlaceAt: instant ?? at, zone: zone,
      friends: Participants(friend.id), createdAt: at)
    replica.set(
      FriendsEntity.Kind.connection.key(connection.id), to: .connection(connection))
  }
}
