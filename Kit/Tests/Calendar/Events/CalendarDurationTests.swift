import Calendar
import Testing

@Suite struct CalendarDurationTests {
  @Test(arguments: [
    ("PT1H30M", 0, 5_400), ("P2D", 2, 0), ("P1W", 7, 0), ("P1DT12H", 1, 43_200),
    ("+PT15S", 0, 15), ("PT0S", 0, 0),
  ])
  func lengthsAreDaysAndSeconds(text: String, days: Int, seconds: Int) throws {
    let length = try #require(CalendarDuration(text))
    #expect((length.days, length.seconds) == (days, seconds))
  }

  @Test(arguments: ["", "P", "1H", "PT1", "-PT1H", "P1H", "PT1D", "PTT1H", "PT9999999S"])
  func anythingElseIsNone(text: String) { #expect(CalendarDuration(text) == nil) }

  @Test func listsOfTextsArePartedByCommasThatAreNotEscaped() throws {
    let property = try #require(CalendarProperty(Array(#"CATEGORIES:a\, b,c\nd,,\\"#.utf8)))
    #expect(property.texts == ["a, b", "c\nd", "", "\\"])
    #expect(property.text == "a, b,c\nd,,\\")
  }
}
