import Calendar
import Core
import Design
import Sync
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

@testable import TeePalsTestKit

/// Words that are written in Latin letters in Korean too.
private let international = [
  "TeePals", "Golf, better together.", "JPEG", "PNG", "WebP", "GIF", "MB", "km", "QR", "ICS",
]

@Suite struct GolfWordsTests {
  @Test func everyPhraseIsThereInBothLanguages() {
    #expect(TeePalsCatalogue.phrases.count > 300)
    for phrase in TeePalsCatalogue.phrases {
      #expect(!phrase.one.isEmpty && !phrase.other.isEmpty && !phrase.korean.isEmpty)
    }
  }

  @Test func noEnglishIsLeftInKorean() {
    for phrase in TeePalsCatalogue.phrases {
      var text = phrase.korean.replacing(#/\{[^}]*\}/#, with: "")
      for word in international { text = text.replacing(word, with: "") }
      #expect(text.firstMatch(of: #/[A-Za-z]/#) == nil, "\(phrase.korean)")
    }
  }

  @Test func bothLanguagesHaveTheSameGaps() {
    func gaps(_ text: String) -> Set<String> {
      Set(text.matches(of: #/\{[a-z]+\}/#).map { match in String(text[match.range]) })
    }
    for phrase in TeePalsCatalogue.phrases {
      #expect(gaps(phrase.other) == gaps(phrase.korean), "\(phrase.other)")
      #expect(gaps(phrase.one).isSubset(of: gaps(phrase.other)), "\(phrase.one)")
    }
  }

  static let rejections: [TeePalsRejection] =
    [
      .notFound, .profileIncomplete(ProfileGap.allCases), .roundFull, .roundNotOpen, .tooLate,
      .alreadyMember, .notInvited, .notParticipant, .notYours, .hostStays, .outsidePreferences(nil),
      .outsidePreferences(.age), .outsidePreferences(.skill), .outsidePreferences(.gender),
      .askedTooOften, .offerEnded, .notStarted, .alreadyExists, .rateLimited(seconds: 1),
      .rateLimited(seconds: 600), .rateLimited(seconds: 80_000), .suspended, .closed,
      .tooLarge(limit: 10), .alreadySubmitted, .expired, .coolingOff,
      .handoverEnded,
    ]
    + TeePalsRejection.Field.allCases.flatMap { field in
      rules.map { rule in .invalid(field, rule) } + [.changedMeanwhile(field)]
    }

  static let rules: [TeePalsRejection.Rule] = [
    .missing, .tooShort(2), .tooLong(1), .characters, .outOfRange(1, 2), .tooYoung, .inThePast,
    .tooFarAhead, .setOnce, .fewerThanAccepted, .elsewhere,
  ]

  @Test func everyRejectionHasWordsInBothLanguages() {
    for rejection in Self.rejections {
      let english = TeePalsFeature.words(for: rejection, in: .english)
      let korean = TeePalsFeature.words(for: rejection, in: .korean)
      #expect(english.count > 5 && !english.contains("{"), "\(rejection)")
      #expect(korean.count > 3 && !korean.contains("{"), "\(rejection)")
      #expect(english != korean, "\(rejection)")
    }
  }

  @Test(arguments: [Language.english, .korean])
  func everyRefusedCommandSaysWhatItWas(_ language: Language) {
    var samples = SampleGolf(7)
    for command in samples.commands() {
      var world = GolfWorld(language: language, route: .refused)
      world.golfer()
      world.state.refused = [
        RefusedGolfCommand(
          id: CommandID(high: 1, low: 1), command: command, reason: .rules(.roundFull),
          made: Instant(milliseconds: 0), when: "today"),
        RefusedGolfCommand(
          id: CommandID(high: 1, low: 2), command: command,
          reason: .rules(.changedMeanwhile(.bio)),
          made: Instant(milliseconds: 0), when: "today"),
      ]
      world.load()
      let html = world.html
      #expect(html.contains("<h2") && markupFaults(in: html) == [], "\(command)")
    }
  }

  /// All states there are of the screens of people, with a name each.
  static func states(_ language: Language) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    var world = GolfWorld(language: language)
    seen.append(("loading", world.html))
    world.state.trouble = "NotReadableError"
    seen.append(("trouble", world.html))
    world.state.trouble = nil
    world.load()
    for step in WelcomeStep.allCases {
      world.send(.profile(.welcome(.went(step))))
      seen.append(("welcome " + step.rawValue, world.html))
      world.send(.profile(.welcome(.submitted)))
      seen.append(("welcome wrong " + step.rawValue, world.html))
    }
    world = GolfWorld(language: language, route: .profile)
    world.golfer(pictured: false)
    world.load()
    seen.append(("own", world.html))
    for section in ProfileSection.allCases {
      world.send(.went(.editProfile(section)))
      seen.append(("edit " + section.rawValue, world.html))
      world.send(.closed)
    }
    for route in [TeePalsRoute.settings, .blocked, .refused, .followers(GolfWorld.other)] {
      world.send(.went(route))
      seen.append((route.path, world.html))
    }
    world.send(.went(.golfer(GolfWorld.other)))
    seen.append(("golfer loading", world.html))
    world.answer("/api/golf/golfers/", 200, GolfWorld.page(followedBy: true))
    seen.append(("golfer", world.html))
    world.send(.profile(.golfer(.menuShown(true))))
    seen.append(("golfer menu", world.html))
    world.send(.profile(.golfer(.menuShown(false))))
    world.send(.profile(.golfer(.followed(GolfWorld.noah))))
    seen.append(("gate", world.html))
    world.send(.gate(.dropped))
    world.send(.profile(.golfer(.blockAsked(GolfWorld.noah))))
    seen.append(("block", world.html))
    world.send(.profile(.golfer(.blocked(GolfWorld.noah))))
    seen.append(("blocked", world.html))
    return seen
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    for (name, html) in Self.states(language) {
      #expect(markupFaults(in: html) == [], "\(name)")
      #expect(html.contains("<h1") || html.contains("<h2"), "\(name): no heading")
    }
  }

  @Test func koreanScreensSpeakKorean() {
    for (name, html) in Self.states(.korean) {
      for word in ["Cancel", "Save", "Close", "Follow", "Settings", "Search", "Continue"] {
        #expect(!html.contains(">" + word), "\(name): \(word)")
      }
    }
  }
}
