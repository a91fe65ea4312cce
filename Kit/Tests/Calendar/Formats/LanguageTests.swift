import Calendar
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(
    "The first tag spoken here is taken",
    arguments: [
      ([], Language.english), (["ko"], .korean), (["ko-KR", "en-US"], .korean),
      (["en-GB", "ko-KR"], .english), (["fr-FR", "de", "KO-kr", "en"], .korean), (["fr"], .english),
      (["ko_KR"], .korean), (["kok-IN", "en"], .english), (["", "-", "ko-Kore-KR-x-a"], .korean),
      (["한국어"], .english), (["eng", "ko"], .korean),
    ])
  func preferred(tags: [String], expected: Language) {
    #expect(Language(preferred: tags) == expected)
  }

  @Test("Both languages have a usual hour cycle, and the person's own wish goes first")
  func hourCycle() {
    for language in Language.allCases {
      #expect(Formats(language).hourCycle == .twelve)
      #expect(Formats(language, hourCycle: .twentyFour).hourCycle == .twentyFour)
    }
    #expect(HourCycle(rawValue: "h23") == .twentyFour)
  }
}
