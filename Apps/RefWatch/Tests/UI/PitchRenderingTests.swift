import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing

/// Every screen of the pitch, looked at as HTML.
@Suite struct PitchRenderingTests {
  static func screens(_ language: Language) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    for sheets in [false, true] {
      var world = PitchWorld(language: language, sheets: sheets) { rules in
        rules.regulationPeriods = 1
        rules.periodMinutes = 1
        rules.shootout = .ifLevel
        rules.sinBin = .aligned2024
        rules.substitutions.concussion = true
        rules.substitutions.windows = 3
      }
      func look(_ name: String) { seen.append((name, world.html)) }
      look("kick-off")
      world.send(.view(.pitch(.taken(.kickOff(.home)))))
      world.pass(seconds: 5)
      for face in TimerFace.allCases {
        world.send(.view(.pitch(.faceChosen(face))))
        look("face " + face.rawValue)
      }
      for pane in PitchPane.allCases {
        world.send(.view(.pitch(.paneShown(pane))))
        look("pane " + pane.rawValue)
      }
      for kind in EventFlow.Kind.allCases {
        world.send(.view(.pitch(.flowOpened(kind, .away))))
        look("flow " + kind.rawValue)
        world.send(.view(.pitch(.flow(.keypadToggled))))
        look("keypad " + kind.rawValue)
        world.send(.view(.pitch(.flow(.kindToggled))))
        look("official " + kind.rawValue)
        world.send(.view(.pitch(.flow(.personChosen(Participant(.away, number: 8))))))
        look("reasons " + kind.rawValue)
        world.send(.view(.pitch(.flow(.closed))))
      }
      let covers: [PitchSheet] = [
        .actions, .addedTime, .clock, .stoppage, .micro, .faces, .absences, .suspension,
        .abandonment,
      ]
      for sheet in covers {
        world.send(.view(.pitch(.sheetShown(sheet))))
        look("sheet")
      }
      world.send(.view(.pitch(.sheetClosed)))
      for question: PitchQuestion in [
        .endEarly, .suspend(.weather), .complete, .resumePlay, .goToExtraTime, .goToShootout,
        .finish, .endShootout, .lowerAddedTime(2), .kick(.home, .scored),
      ] {
        world.send(.view(.pitch(.asked(question))))
        look("question")
      }
      world.send(.view(.pitch(.questionClosed)))
      world.send(.view(.pitch(.locked)))
      look("locked")
      world.send(.view(.pitch(.unlocked)))
      world.send(.view(.pitch(.dimmed(true))))
      look("dimmed")
      world.send(.view(.pitch(.dimmed(false))))
      world.send(.view(.pitch(.taken(.suspend(.weather, text: "")))))
      world.send(.view(.pitch(.answered)))
      look("suspended")
      world.send(.view(.pitch(.taken(.resume))))
      world.pass(seconds: 60)
      look("alert")
      world.send(.view(.pitch(.taken(.endPeriod))))
      look("ended")
      world.send(.view(.pitch(.taken(.startInterval(.beforeShootout)))))
      look("interval")
      world.send(.view(.pitch(.taken(.endInterval))))
      look("shoot-out to come")
      world.send(.view(.pitch(.taken(.startShootout(first: .away)))))
      world.send(.view(.pitch(.kicked(.away, .scored))))
      look("shoot-out")
      world.send(.view(.pitch(.asked(.endShootout))))
      world.send(.view(.pitch(.answered)))
      look("full time")
    }
    return seen
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
    var world = PitchTapTests.running()
    world.tap("Harbour Rovers")
    #expect(world.html.contains(">Y<"))
    #expect(world.html.contains(">R<"))
  }

  @Test func `screen readers hear what happened, not each second`() {
    var world = PitchTapTests.running()
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
    var world = PitchTapTests.running()
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
