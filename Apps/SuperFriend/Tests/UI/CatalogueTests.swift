import Design
import SuperFriendUI
import Testing

/// Words that are written in Latin letters in Korean too.
private let international = [
  "ID", "vCard", "vcf", "BEGIN:VCARD", "Fieldday", "MB", "M ", "C ", "P ", "S ", "U ", "N일",
  "EUC-KR", "Windows-",
]

@Suite struct CatalogueTests {
  @Test func everyPhraseIsThereInBothLanguages() {
    #expect(FriendsCatalogue.phrases.count > 200)
    for phrase in FriendsCatalogue.phrases {
      #expect(!phrase.one.isEmpty && !phrase.other.isEmpty && !phrase.korean.isEmpty)
    }
  }

  @Test func noEnglishIsLeftInKorean() {
    for phrase in FriendsCatalogue.phrases {
      var text = phrase.korean.replacing(#/\{[^}]*\}/#, with: "")
      for word in international { text = text.replacing(word, with: "") }
      #expect(text.firstMatch(of: #/[A-Za-z]/#) == nil, "\(phrase.korean)")
    }
  }

  @Test func bothLanguagesHaveTheSameGaps() {
    func gaps(_ text: String) -> Set<String> {
      Set(
        text.matches(of: #/\{[a-z]+\}/#).map { match in String(text[match.range]) })
    }
    for phrase in FriendsCatalogue.phrases {
      #expect(gaps(phrase.other) == gaps(phrase.korean), "\(phrase.other)")
      #expect(gaps(phrase.one).isSubset(of: gaps(phrase.other)), "\(phrase.one)")
    }
  }
}
