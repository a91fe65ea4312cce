import Calendar
import Testing

@Suite("Dates, times and numbers as people read them")
struct FormatTableTests {
  private let english = Formats(.english)
  private let korean = Formats(.korean)

  @Test(
    "Dates",
    arguments: [
      (DateStyle.full, "Saturday, November 21, 2026", "2026년 11월 21일 토요일"),
      (.long, "November 21, 2026", "2026년 11월 21일"), (.medium, "Nov 21, 2026", "2026. 11. 21."),
      (.mediumWithWeekday, "Sat, Nov 21, 2026", "2026년 11월 21일 (토)"),
      (.short, "Nov 21", "11월 21일"), (.shortWithWeekday, "Sat, Nov 21", "11월 21일 (토)"),
      (.month, "November 2026", "2026년 11월"),
    ])
  func dates(style: DateStyle, en: String, ko: String) throws {
    let date = try #require(CivilDate("2026-11-21"))
    #expect(english.date(date, style) == en)
    #expect(korean.date(date, style) == ko)
  }

  @Test("Single digits are not filled up")
  func singleDigits() throws {
    let date = try #require(CivilDate("0005-03-07"))
    #expect(english.date(date, .medium) == "Mar 7, 5")
    #expect(korean.date(date, .medium) == "5. 3. 7.")
  }

  @Test(
    "Times by both clocks",
    arguments: [
      ("00:00", "12:00\u{202F}AM", "오전 12:00"), ("00:30", "12:30\u{202F}AM", "오전 12:30"),
      ("09:05", "9:05\u{202F}AM", "오전 9:05"), ("11:59", "11:59\u{202F}AM", "오전 11:59"),
      ("12:00", "12:00\u{202F}PM", "오후 12:00"), ("13:01", "1:01\u{202F}PM", "오후 1:01"),
      ("23:59:59", "11:59\u{202F}PM", "오후 11:59"),
    ])
  func times(text: String, en: String, ko: String) throws {
    let time = try #require(TimeOfDay(text))
    #expect(english.time(time) == en)
    #expect(korean.time(time) == ko)
    for language in Language.allCases {
      #expect(Formats(language, hourCycle: .twentyFour).time(time) == String(text.prefix(5)))
    }
  }

  @Test("Date and time together")
  func dateTime() throws {
    let civil = try #require(CivilDateTime("2026-11-21T14:05"))
    #expect(english.dateTime(civil, .medium) == "Nov 21, 2026 at 2:05\u{202F}PM")
    #expect(korean.dateTime(civil, .medium) == "2026. 11. 21. 오후 2:05")
    #expect(Formats(.korean, hourCycle: .twentyFour).dateTime(civil, .short) == "11월 21일 14:05")
  }

  @Test(
    "Days seen from today",
    arguments: [
      (0, "today", "오늘"), (1, "tomorrow", "내일"), (-1, "yesterday", "어제"),
      (2, "in 2 days", "2일 후"), (-2, "2 days ago", "2일 전"), (1_500, "in 1,500 days", "1,500일 후"),
      (-365, "365 days ago", "365일 전"),
    ])
  func relative(days: Int, en: String, ko: String) throws {
    let today = try #require(CivilDate("2024-02-28"))
    let date = today.adding(days: days)
    #expect(english.daysAway(date, from: today) == en)
    #expect(korean.daysAway(date, from: today) == ko)
    #expect(english.dayWord(date, from: today) == (abs(days) < 2 ? en : nil))
    #expect(korean.dayWord(date, from: today) == (abs(days) < 2 ? ko : nil))
  }

  @Test("Numbers and percentages")
  func numbers() {
    for formats in [english, korean] {
      #expect(
        [0, 7, 999, 1_000, -1_000, 123_456, 1_234_567, -999].map { formats.number($0) }
          == ["0", "7", "999", "1,000", "-1,000", "123,456", "1,234,567", "-999"])
      #expect(formats.number(Int64.min) == "-9,223,372,036,854,775,808")
      #expect(formats.number(UInt64.max) == "18,446,744,073,709,551,615")
      #expect(formats.decimal(123_456, fractionDigits: 2) == "1,234.56")
      #expect(formats.decimal(5, fractionDigits: 2) == "0.05")
      #expect(formats.decimal(-5, fractionDigits: 1) == "-0.5")
      #expect(formats.decimal(0, fractionDigits: 3) == "0.000")
      #expect(formats.decimal(1, fractionDigits: -4) == "1")
      #expect(formats.percent(45) == "45%")
      #expect(formats.percent(-1_200) == "-1,200%")
      #expect(formats.percent(455, fractionDigits: 1) == "45.5%")
      #expect(
        [0, 1, 1_000, 999_001, 1_000_000, 2_345_678, 123_456_789].map { formats.size(bytes: $0) }
          == ["0 kB", "1 kB", "1 kB", "1,000 kB", "1.0 MB", "2.4 MB", "123.5 MB"])
    }
  }
}
