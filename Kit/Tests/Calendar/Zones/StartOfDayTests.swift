import Calendar
import Core
import Foundation
import Testing

@Suite("Starts of days", .enabled(if: SystemZones.areInstalled))
struct StartOfDayTests {
  private func start(_ zone: String, _ text: String) throws -> String {
    let rules = try SystemZones.rules(zone)
    let start = rules.startOfDay(try #require(CivilDate(text)))
    return "\(rules.civil(at: start)) \(rules.offset(at: start))"
  }

  @Test(
    "Known days",
    arguments: [
      ("Europe/London", "2024-03-31", "2024-03-31T00:00 0"),
      ("Asia/Seoul", "2026-11-21", "2026-11-21T00:00 32400"),
      // Put forward at midnight.
      ("America/Sao_Paulo", "2017-10-15", "2017-10-15T01:00 -7200"),
      ("Asia/Beirut", "2022-03-27", "2022-03-27T01:00 10800"),
      ("America/Havana", "2019-03-10", "2019-03-10T01:00 -14400"),
      // Put back from 01:00 to 00:00: midnight comes twice, the first one counts.
      ("America/Havana", "2019-11-03", "2019-11-03T00:00 -14400"),
      // Put back at midnight: 23:00 comes twice, midnight once.
      ("America/Sao_Paulo", "2018-02-18", "2018-02-18T00:00 -10800"),
      // Put back at one minute past midnight, to the day before.
      ("America/St_Johns", "2006-10-29", "2006-10-29T00:00 -9000"),
      // Left out: the next day's start.
      ("Pacific/Apia", "2011-12-30", "2011-12-31T00:00 50400"),
      ("Pacific/Kwajalein", "1993-08-21", "1993-08-22T00:00 43200"),
    ])
  func knownDays(zone: String, date: String, expected: String) throws {
    #expect(try start(zone, date) == expected)
  }

  @Test("Exactly the days lost at the date line are skipped")
  func skipped() throws {
    var skipped: [String] = []
    let first = try #require(CivilDate("1970-01-01"))
    for name in [
      "Pacific/Apia", "Pacific/Fakaofo", "Pacific/Kwajalein", "Pacific/Kiritimati", "Asia/Seoul",
    ] {
      let rules = try SystemZones.rules(name)
      for days in 0..<20_000 where rules.skips(first.adding(days: days)) {
        skipped.append("\(name) \(first.adding(days: days))")
      }
    }
    #expect(
      skipped == [
        "Pacific/Apia 2011-12-30", "Pacific/Fakaofo 2011-12-30", "Pacific/Kwajalein 1993-08-21",
        "Pacific/Kiritimati 1994-12-31",
      ])
  }

  @Test("In every zone, no earlier instant near a day's start belongs to the day or a later one")
  func isFirst() throws {
    let range = instant(-2_208_988_800)..<instant(4_102_444_800)
    for (name, rules) in try SystemZones.all() {
      for change in rules.offsetChanges(in: range) {
        for days in -1...1 {
          let date = rules.civil(at: change).date.adding(days: days)
          let start = rules.startOfDay(date)
          let isRight =
            rules.civil(at: start).date >= date
            && (rules.skips(date) || rules.civil(at: start).date == date)
            && (1...30).allSatisfy { step in
              rules.civil(at: start.earlier(by: step * 1_799)).date < date
            } && rules.civil(at: start.earlier(by: 1)).date < date
          #expect(isRight, "\(name) \(date)")
        }
      }
    }
  }

  @Test("Foundation agrees, day by day from 1990 to 2019", arguments: SystemZones.twelve)
  func foundation(name: String) throws {
    // Past years only: Foundation's own zone data need not be of the machine's edition.
    let rules = try SystemZones.rules(name)
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    let first = try #require(CivilDate("1990-01-01"))
    var wrong: [String] = []
    for days in 0..<10_957 {
      let date = first.adding(days: days)
      let noon = rules.instant(of: CivilDateTime(date, .noon))
      let day = Date(timeIntervalSince1970: Double(noon.milliseconds) / 1_000)
      let start = calendar.startOfDay(for: day).timeIntervalSince1970
      if Int64(start * 1_000) != rules.startOfDay(date).milliseconds {
        wrong.append(date.description)
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
