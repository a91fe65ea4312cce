import Design
import RefWatchUI
import Testing

/// Words that are written in Latin letters in Korean too.
private let international = [
  "RefWatch", "QR", "CSV", "JSON", "PDF", "SHA-256", "VAR", "England", "law12", "END:VEVENT",
  "UTF-8", "FIT", "GPX", "TCX", "GPS", ".csv", ".ics", ".json", "MB", "KRW", "km",
]

@Suite struct DeskCatalogueTests {
  @Test func everyPhraseIsThereInBothLanguages() {
    #expect(DeskCatalogue.phrases.count > 400)
    for phrase in DeskCatalogue.phrases {
      #expect(!phrase.one.isEmpty && !phrase.other.isEmpty && !phrase.korean.isEmpty)
    }
  }

  @Test func noEnglishIsLeftInKorean() {
    for phrase in DeskCatalogue.phrases {
      var text = phrase.korean.replacing(#/\{[^}]*\}/#, with: "")
      for word in international { text = text.replacing(word, with: "") }
      #expect(text.firstMatch(of: #/[A-Za-z]/#) == nil, "\(phrase.korean)")
    }
  }

  @Test func bothLanguagesHaveTheSameGaps() {
    func gaps(_ text: String) -> Set<String> {
      Set(text.matches(of: #/\{[a-z]+\}/#).map { match in String(text[match.range]) })
    }
    for phrase in DeskCatalogue.phrases {
      #expect(gaps(phrase.other) == gaps(phrase.korean), "\(phrase.other)")
      #expect(gaps(phrase.one).isSubset(of: gaps(phrase.other)), "\(phrase.one)")
    }
  }
}
