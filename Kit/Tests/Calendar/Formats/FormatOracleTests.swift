import Calendar
import Foundation
import Testing

@Suite("Formats against the CLDR data in Foundation")
struct FormatOracleTests {
  private func formatter(_ language: Language) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language == .korean ? "ko_KR" : "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }

  private func noon(_ date: CivilDate) -> Date {
    Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400 + 43_200)
  }

  @Test("Every day of four years in every style", arguments: Language.allCases)
  func dates(language: Language) throws {
    let formats = Formats(language)
    let first = try #require(CivilDate("2023-11-01"))
    for style in DateStyle.allCases {
      let formatter = formatter(language)
      switch style {
      case .full: formatter.dateStyle = .full
      case .long: formatter.dateStyle = .long
      case .medium: formatter.dateStyle = .medium
      case .mediumWithWeekday: formatter.setLocalizedDateFormatFromTemplate("yMMMEd")
      case .short: formatter.setLocalizedDateFormatFromTemplate("MMMd")
      case .shortWithWeekday: formatter.setLocalizedDateFormatFromTemplate("MMMEd")
      case .month: formatter.setLocalizedDateFormatFromTemplate("yMMMM")
      }
      for days in 0..<1_461 {
        let date = first.adding(days: days)
        #expect(formats.date(date, style) == formatter.string(from: noon(date)))
      }
    }
  }

  @Test("Names of weekdays and months", arguments: Language.allCases)
  func names(language: Language) throws {
    let formats = Formats(language)
    let formatter = formatter(language)
    for weekday in Weekday.allCases {
      let place = weekday.rawValue % 7
      #expect(formats.weekday(weekday, .long) == formatter.standaloneWeekdaySymbols[place])
      #expect(formats.weekday(weekday, .short) == formatter.shortStandaloneWeekdaySymbols[place])
      #expect(
        formats.weekday(weekday, .narrow) == formatter.veryShortStandaloneWeekdaySymbols[place])
    }
    for month in 1...12 {
      #expect(formats.month(month, .long) == formatter.standaloneMonthSymbols[month - 1])
      #expect(formats.month(month, .short) == formatter.shortStandaloneMonthSymbols[month - 1])
      #expect(formats.month(month, .narrow) == formatter.veryShortStandaloneMonthSymbols[month - 1])
    }
  }

  @Test(
    "Every minute of the day by both clocks, alone and with a date", arguments: Language.allCases)
  func times(language: Language) throws {
    let date = try #require(CivilDate("2026-11-21"))
    for (cycle, template) in [(HourCycle.twelve, "hm"), (.twentyFour, "Hm")] {
      let formats = Formats(language, hourCycle: cycle)
      let clock = formatter(language)
      clock.setLocalizedDateFormatFromTemplate(template)
      let both = formatter(language)
      both.setLocalizedDateFormatFromTemplate("yMMMMd" + template)
      for minute in 0..<1_440 {
        let time = try #require(TimeOfDay(second: minute * 60))
        let point = Date(timeIntervalSince1970: Double(date.dayNumber * 86_400 + minute * 60))
        #expect(formats.time(time) == clock.string(from: point))
        #expect(formats.dateTime(CivilDateTime(date, time), .long) == both.string(from: point))
      }
    }
  }

  @Test("Numbers and percentages", arguments: Language.allCases)
  func numbers(language: Language) throws {
    let formats = Formats(language)
    let decimal = NumberFormatter()
    decimal.locale = formatter(language).locale
    decimal.numberStyle = .decimal
    let percent = NumberFormatter()
    percent.locale = decimal.locale
    percent.numberStyle = .percent
    var dice = Dice(seed: 9)
    for _ in 0..<3_000 {
      let value =
        Int.random(in: -99_999_999_999...99_999_999_999, using: &dice) >> (dice.next() % 37)
      #expect(formats.number(value) == decimal.string(from: NSNumber(value: value)))
      let part = value % 10_000
      #expect(formats.percent(part) == percent.string(from: NSNumber(value: Double(part) / 100)))
    }
  }
}
