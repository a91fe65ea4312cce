import Calendar
import Foundation
import Testing

@Suite("Dates against Foundation's calendar")
struct FoundationCalendarTests {
  @Test("Every day from 1900 to 2100: parts, weekday, day of the year, ISO week")
  func parts() throws {
    var calendar = Foundation.Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let wanted: Set<Foundation.Calendar.Component> = [
      .year, .month, .day, .weekday, .yearForWeekOfYear, .weekOfYear,
    ]
    let first = try #require(CivilDate("1900-01-01"))
    let last = try #require(CivilDate("2100-12-31"))
    var wrong: [String] = []
    for number in first.dayNumber...last.dayNumber {
      let date = CivilDate(dayNumber: number)
      let noon = Date(timeIntervalSince1970: Double(number) * 86_400 + 43_200)
      let parts = calendar.dateComponents(wanted, from: noon)
      let isSame =
        parts.year == date.year && parts.month == date.month && parts.day == date.day
        && parts.weekday == date.weekday.rawValue % 7 + 1
        && parts.yearForWeekOfYear == date.isoWeek.year
        && parts.weekOfYear == date.isoWeek.week
        && calendar.ordinality(of: .day, in: .year, for: noon) == date.dayOfYear
      if !isSame { wrong.append(date.description) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test(
    "ISO weeks at the ends of years",
    arguments: [
      ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"),
      ("2018-12-31", "2019-W01"), ("2026-11-21", "2026-W47"), ("0001-01-01", "0001-W01"),
      ("9999-12-31", "9999-W52"), ("2000-01-01", "1999-W52"),
    ])
  func isoWeeks(text: String, week: String) throws {
    #expect(try #require(CivilDate(text)).isoWeek.description == week)
  }

  @Test("ISO weeks are in the order of their days")
  func isoOrder() throws {
    let start = try #require(CivilDate("2018-12-01"))
    for days in 0..<1_500 {
      let date = start.adding(days: days)
      let next = date.adding(days: 1)
      #expect((date.isoWeek < next.isoWeek) == (next.weekday == .monday))
    }
  }
}
