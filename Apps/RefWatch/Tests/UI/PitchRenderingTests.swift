import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing

/// Walks through a match and looks at every screen on the way.
private final class Album {
  let world: PitchWorld
  var seen: [(name: String, html: String)] = []

  init(_ world: PitchWorld) { self.world = world }

  func look(_ name: String) { seen.append((name, world.html)) }

  func act(_ action: PitchAction, _ name: String? = nil) {
    world.send(.view(.pitch(action)))
    if let name { look(name) }
  }

  func play() {
    look("kick-off")
    act(.taken(.kickOff(.home)))
    world.pass(seconds: 5)
    for face in TimerFace.allCases { act(.faceChosen(face), "face " + face.rawValue) }
    for pane in PitchPane.allCases { act(.paneShown(pane), "pane " + pane.rawValue) }
  }

  func enter() {
    for kind in EventFlow.Kind.allCases {
      act(.flowOpened(kind, .away), "flow " + kind.rawValue)
      act(.flow(.keypadToggled), "keypad " + kind.rawValue)
      act(.flow(.kindToggled), "official " + kind.rawValue)
      act(.flow(.personChosen(Participant(.away, number: 8))), "reasons " + kind.rawValue)
      act(.flow(.closed))
    }
  }

  func cover() {
    let sheets: [PitchSheet] = [
      .actions, .addedTime, .clock, .stoppage, .micro, .faces, .absences, .suspension,
      .abandonment,
    ]
    for sheet in sheets { act(.sheetShown(sheet), "sheet") }
    act(.sheetClosed)
    let questions: [PitchQuestion] = [
      .endEarly, .suspend(.weather), .complete, .resumePlay, .goToExtraTime, .goToShootout,
      .finish, .endShootout, .lowerAddedTime(2), .kick(.home, .scored),
    ]
    for question in questions { act(.asked(question), "question") }
    act(.questionClosed)
    act(.locked, "locked")
    act(.unlocked)
    act(.dimmed(true), "dimmed")
    act(.dimmed(false))
  }

  func end() {
    act(.taken(.suspend(.weather, text: "")))
    act(.answered, "suspended")
    act(.taken(.resume))
    world.pass(seconds: 60)
    look("alert")
    act(.taken(.endPeriod), "ended")
    act(.taken(.startInterval(.beforeShootout)), "interval")
    act(.taken(.endInterval), "shoot-out to come")
    act(.taken(.startShootout(first: .away)))
    act(.kicked(.away, .scored), "shoot-out")
    act(.asked(.endShootout))
    act(.answered, "full time")
  }
}

/// Every screen of the pitch, looked at as HTML.
@Suite struct PitchRenderingTests {
  static func screens(_ language: Language) -> [(name: String, html: String)] {
    [false, true].flatMap { sheets in
      let album = Album(
        PitchWorld(language: language, sheets: sheets) { rules in
          rules.regulationPeriods = 1
          rules.periodMinutes = 1
          rules.shootout = .ifLevel
          rules.sinBin = .aligned2024
          rules.substitutions.concussion = true
          rules.substitutions.windows = 3
        })
      album.play()
      album.enter()
      album.cover()
      album.end()
      return album.seen
    }
  }

  @Test(arguments: Language.allCases)
  func `every screen is whole`(_ language: Language) {
    let screens = Self.screens(language)
    #expect(screens.count > 100)
    for (name, html) in screens {
      #expect(!html.isEmpty, "\(name)")
      #expect(html.firstMatch(of: #/\{[a-z]+\}/#) == nil, "a gap is left: \(name)")
      #expect(html.firstMatch(of: #/<button[^>]*><\/button>/#) == nil || name == "dimmed")
      let ids = html.matches(of: #/ id="([^"]+)"/#).map { match in String(match.1) }
      #expect(Set(ids).count == ids.count, "\(name): \(ids)")
    }
  }

  @Test func `nothing English is left in Korean`() {
    let known = [
      "Harbour Rovers", "Lantern Street", "HAR", "LAN", "Player", "Kim", "RefWatch", "Y", "R",
    ]
    for (name, html) in Self.screens(.korean) {
      var text = html.replacing(#/<[^>]*>/#, with: " ")
      for word in known { text = text.replacing(word, with: "") }
      let left = text.firstMatch(of: #/[A-Za-z]{3,}/#).map { match in String(text[match.range]) }
      #expect(left == nil, "\(name): \(left ?? "")")
    }
  }

  @Test func `cards carry a letter, not only a colour`() {
    let world = PitchTapTests.running()
    world.tap("Harbour Rovers")
    #expect(world.html.contains(">Y<"))
    #expect(world.html.contains(">R<"))
  }

  @Test func `screen readers hear what happened, not each second`() {
    let world = PitchTapTests.running()
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { world.tap(label) }
    #expect(
      world.html.contains(#"role="status">Goal for Harbour Rovers. 1–0"#))
    let before = world.html.matches(of: #/role="status">[^<]*/#).map { match in
      String(world.html[match.range])
    }
    world.pass(seconds: 3)
    let after = world.html.matches(of: #/role="status">[^<]*/#).map { match in
      String(world.html[match.range])
    }
    #expect(before == after)
  }

  @Test func `nothing counts as saved that is not durable`() {
    let world = PitchTapTests.running()
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { world.tap(label) }
    #expect(world.html.contains("Saved"))
    world.state.sync.saving = 1
    #expect(world.html.contains("Saving…"))
    #expect(!world.html.contains(">Saved<"))
  }
}

@Suite struct PitchWordsTests {
  @Test func `every phrase is there in both languages, with the same gaps`() {
    func gaps(_ text: String) -> Set<String> {
      Set(text.matches(of: #/\{[a-z]+\}/#).map { match in String(text[match.range]) })
    }
    #expect(PitchCatalogue.phrases.count > 200)
    for phrase in PitchCatalogue.phrases {
      #expect(!phrase.one.isEmpty && !phrase.other.isEmpty && !phrase.korean.isEmpty)
      #expect(gaps(phrase.other) == gaps(phrase.korean), "\(phrase.other)")
      let text = phrase.korean.replacing(#/\{[^}]*\}/#, with: "").replacing("RefWatch", with: "")
      #expect(text.firstMatch(of: #/[A-Za-z]/#) == nil, "\(phrase.korean)")
    }
  }
}
