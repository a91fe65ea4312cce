import Calendar
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test("Day numbers and dates match one to one over the whole range")
  func bijection() {
    // An odometer that knows nothing but the lengths of months.
    var (year, month, day) = (1, 1, 1)
    var wrong = 0
    for number in CivilDate.first.dayNumber...CivilDate.last.dayNumber {
      let date = CivilDate(dayNumber: number)
      let back = CivilDate(year: year, month: month, day: day)
      if date.components != (year, month, day) || back != date { wrong += 1 }
      day += 1
      if day > length(month, year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong == 0)
    #expect((year, month, day) == (10_000, 1, 1))
  }

  private func length(_ month: Int, _ year: Int) -> Int {
    let leap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
    return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  @Test(
    "Known days",
    arguments: [
      ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday),
      ("2000-02-29", 11_016, .tuesday), ("2026-11-21", 20_778, .saturday),
      ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
      ("1900-03-01", -25_508, .thursday),
    ])
  func knownDays(text: String, number: Int, weekday: Weekday) throws {
    let date = try #require(CivilDate(text))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(date.description == text)
  }

  @Test("Days that do not exist are refused")
  func absentDays() {
    for (year, month, day) in [
      (2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1),
      (2024, 1, 0), (2024, 1, 32), (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (.max, .max, .max),
      (.min, .min, .min),
    ] {
      #expect(CivilDate(year: year, month: month, day: day) == nil)
    }
    #expect(CivilDate(year: 2024, month: 2, day: 29)?.isLeapYear == true)
    #expect(CivilDate(year: 2000, month: 2, day: 29)?.daysInMonth == 29)
    #expect(CivilDate(year: 2100, month: 2, day: 1)?.daysInMonth == 28)
  }

  @Test(
    "Text that is not exactly a date is refused",
    arguments: [
      "", "2024", "2024-01", "2024-1-01", "2024-01-1", "24-01-01", "2024/01/01", "2024-01-01 ",
      " 2024-01-01", "+2024-01-01", "-024-01-01", "02024-01-01", "2024-01-01T00:00", "2024-02-30",
      "2024-13-01", "0000-01-01", "２０２４-01-01", "2024‐01‐01", "20240101", "2024-01-0a",
    ])
  func refusedText(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test("Adding days never leaves the range and never traps")
  func addingDays() throws {
    let date = try #require(CivilDate("2024-02-28"))
    #expect(date.adding(days: 2).description == "2024-03-01")
    #expect(date.adding(days: -59).description == "2023-12-31")
    #expect(date.adding(days: .max) == .last)
    #expect(date.adding(days: .min) == .first)
    #expect(CivilDate(dayNumber: .max) == .last)
    #expect(CivilDate(dayNumber: .min) == .first)
    #expect(date.daysUntil(date.adding(days: 1_000)) == 1_000)
    #expect(date.daysUntil(date.adding(days: -1_000)) == -1_000)
    #expect(date < date.adding(days: 1))
  }

  @Test(
    "Adding months stops at the month's end",
    arguments: [
      ("2024-01-31", 1, "2024-02-29"), ("2023-01-31", 1, "2023-02-28"),
      ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
      ("2024-03-31", -1, "2024-02-29"), ("2024-12-15", 1, "2025-01-15"),
      ("2024-01-15", -1, "2023-12-15"), ("9999-12-31", 1, "9999-12-31"),
      ("9999-11-30", 1, "9999-12-30"), ("0001-01-15", -1, "0001-01-01"),
      ("2024-01-31", 0, "2024-01-31"), ("2024-01-31", Int.max, "9999-12-31"),
      ("2024-01-31", Int.min, "0001-01-01"),
    ])
  func addingMonths(text: String, months: Int, expected: String) throws {
    #expect(try #require(CivilDate(text)).adding(months: months).description == expected)
  }

  @Test("Weeks and months are found from any of their days")
  func starts() throws {
    let saturday = try #require(CivilDate("2026-11-21"))
    #expect(saturday.startOfMonth.description == "2026-11-01")
    #expect(saturday.onOrBefore(.saturday) == saturday)
    #expect(saturday.onOrBefore(.sunday).description == "2026-11-15")
    #expect(saturday.onOrBefore(.monday).description == "2026-11-16")
    #expect(saturday.dayOfYear == 325)
    #expect(Weekday.allCases.filter(\.isWeekend) == [.saturday, .sunday])
  }
}
