import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Sync
import TestKit
import Testing

@testable import DayBlockTestKit

/// Words that are written in Latin letters in Korean too.
private let international = [
  "DayBlock", "CSV", "iCalendar", "Timewarrior", "timew import", "Toggl", "ActivityWatch", "UTF-8",
  "MB", "https://", "webcal://", "SuperFriend",
  "start", "pause", "resume", "finish", "POST", "Fieldday", "MIT", "The Poppins Project Authors",
  "F 키", "P 키", "Shift", "Alt", "Enter", "Escape",
  "Poppins",
  "SIL Open Font License",
]

@Suite struct DayWordsTests {
  @Test func everyPhraseIsThereInBothLanguages() {
    #expect(DayBlockCatalogue.phrases.count > 300)
    for phrase in DayBlockCatalogue.phrases {
      #expect(!phrase.one.isEmpty && !phrase.other.isEmpty && !phrase.korean.isEmpty)
    }
  }

  @Test func noEnglishIsLeftInKorean() {
    for phrase in DayBlockCatalogue.phrases {
      var text = phrase.korean.replacing(#/\{[^}]*\}/#, with: "")
      for word in international { text = text.replacing(word, with: "") }
      #expect(text.firstMatch(of: #/[A-Za-z]/#) == nil, "\(phrase.korean)")
    }
  }

  @Test func bothLanguagesHaveTheSameGaps() {
    func gaps(_ text: String) -> Set<String> {
      Set(text.matches(of: #/\{[a-z]+\}/#).map { match in String(text[match.range]) })
    }
    for phrase in DayBlockCatalogue.phrases {
      #expect(gaps(phrase.other) == gaps(phrase.korean), "\(phrase.other)")
      #expect(gaps(phrase.one).isSubset(of: gaps(phrase.other)), "\(phrase.one)")
    }
  }

  static let rejections: [DayBlockRejection] =
    [
      .notFound(.block, ID(high: 1, low: 1)), .idTaken(.group, ID(high: 1, low: 1)), .notYours,
      .nameMissing, .blockNameTaken(DayWorld.study), .groupNameTaken(DayWorld.group),
      .defaultGroup, .badSegments, .tooLarge(limit: 10),
    ]
    + DayBlockRejection.Field.allCases.flatMap { field in
      [
        DayBlockRejection.tooLong(field, limit: 24), .tooMany(field, limit: 20),
        .unusableCharacter(field), .outOfRange(field, shortest: 1, longest: 9),
      ]
    }

  @Test func everyRejectionHasWordsInBothLanguages() {
    for rejection in Self.rejections {
      let english = DayBlockFeature.words(for: rejection, in: .english)
      let korean = DayBlockFeature.words(for: rejection, in: .korean)
      #expect(english.count > 5 && !english.contains("{"), "\(rejection)")
      #expect(korean.count > 3 && !korean.contains("{"), "\(rejection)")
      #expect(english != korean, "\(rejection)")
    }
  }

  @Test(arguments: [Language.english, .korean])
  func everyRefusedCommandSaysWhatItWas(_ language: Language) {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: 7)
    var world = DayWorld(language: language, route: .refused)
    world.settle()
    world.state.refused = (0..<200).map { number in
      RefusedDayCommand(
        id: CommandID(high: 1, low: number), command: generator.next(&ledger),
        reason: number % 5 == 0 ? .unknown : .rules(.nameMissing), when: "today")
    }
    world.load()
    let html = world.html
    #expect(html.split(separator: "<article").count == 201)
    #expect(markupFaults(in: html) == [])
  }

  @Test func theColourOfEveryBlockIsInTheStyleSheet() {
    let css = DayBlockStylesheet.css
    for index in 0..<BlockPalette.count {
      #expect(css.contains("--block-\(index):#"))
      #expect(css.contains("--block-ink-\(index):#"))
    }
    #expect(css.contains("color(display-p3 1 .416 0)"))
  }

  @Test(arguments: [false, true])
  func glyphsAndTextsAreSeenOnEveryColour(_ isDark: Bool) {
    let ground = Colour(isDark ? 0x111214 : 0xFFFFFF)
    for index in 0..<BlockPalette.count {
      let colour = DayColours.colour(index, isDark: isDark)
      #expect(DayColours.ink(on: colour).contrast(with: colour) >= 3, "\(index)")
      #expect(DayColours.text(on: colour).contrast(with: colour) >= 4.5, "\(index)")
      if isDark { #expect(colour.contrast(with: ground) >= 3, "\(index)") }
      // A dark glyph where the light one would not do (specification §12.1).
      if colour.luminance > 0.45 { #expect(DayColours.ink(on: colour) != Colour(0xFFFFFF)) }
    }
  }
}
