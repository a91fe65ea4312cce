import Calendar
import Testing

@Suite("A week's first day where somebody lives")
struct WeekStartTests {
  @Test(
    "the region of the language that is preferred decides",
    arguments: [
      (["en-US", "en"], Weekday.sunday), (["ko-KR"], .sunday), (["en-GB", "en-US"], .monday),
      (["en", "ko", "en-GB"], .monday), (["de-DE"], .monday), (["ar-EG"], .saturday),
      (["dv-MV"], .friday), (["zh-Hant-TW"], .sunday), (["zh-Hans-CN"], .monday),
      (["en_za"], .sunday), (["en-001"], .monday), (["es-419"], .monday), (["KO-kr"], .sunday),
    ])
  func regions(tags: [String], expected: Weekday) {
    #expect(Weekday.startOfWeek(forLanguages: tags) == expected)
  }

  @Test(
    "without a region it is as where most speak the language",
    arguments: [
      ([], Weekday.sunday), (["", "-"], .sunday), (["ko"], .sunday), (["en"], .sunday),
      (["de", "en-US"], .monday), (["fr"], .monday), (["fa"], .saturday), (["dv"], .friday),
      (["en-x-gb"], .sunday), (["en-u-hc-h12"], .sunday), (["sl-rozaj"], .monday),
    ])
  func languages(tags: [String], expected: Weekday) {
    #expect(Weekday.startOfWeek(forLanguages: tags) == expected)
  }
}
