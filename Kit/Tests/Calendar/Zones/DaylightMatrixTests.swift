import Calendar
import Core
import Foundation
import Testing

@Suite("Differences of dates across clock changes", .enabled(if: SystemZones.areInstalled))
struct DaylightMatrixTests {
  @Test("12 zones, 2 changes, 48 half-hours: days between are day numbers apart")
  func matrix() throws {
    var cells = 0
    for name in SystemZones.twelve {
      let rules = try SystemZones.rules(name)
      var calendar = Foundation.Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: name))
      let year2019 = instant(1_546_300_800)..<instant(1_577_836_800)
      let changes = rules.offsetChanges(in: year2019)
      #expect(changes.count == 2, "\(name)")
      for change in changes {
        let later = change.earlier(by: -9 * 86_400)
        let today = later.civil(offset: rules.offset(at: later)).date
        for halfHour in -24..<24 {
          let met = change.earlier(by: Int64(halfHour) * 1_800)
          let date = rules.civil(at: met).date
          let days = try ordinal(later, in: calendar) - ordinal(met, in: calendar)
          #expect(date.daysUntil(today) == today.dayNumber - date.dayNumber)
          #expect(date.daysUntil(today) == days, "\(name) \(date)")
          #expect(date.adding(days: date.daysUntil(today)) == today)
          cells += 1
        }
      }
    }
    #expect(cells == 12 * 2 * 48)
  }

  /// Foundation's count of days: the date it sees in the zone, counted in UTC.
  ///
  /// Its differences between starts of days will not do, nor its ordinals in the era: across a
  /// change they are a day short, which is the very defect this test is about.
  private func ordinal(_ instant: Instant, in calendar: Foundation.Calendar) throws -> Int {
    let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1_000)
    var universal = Foundation.Calendar(identifier: .gregorian)
    universal.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let midnight = try #require(universal.date(from: parts))
    return Int(midnight.timeIntervalSince1970) / 86_400
  }
}
