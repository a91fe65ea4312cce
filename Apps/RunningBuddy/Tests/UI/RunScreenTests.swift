import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import TestKit
import Testing
import Tracks
import View

@testable import RunningBuddyTestKit

@Suite("Screens of RunningBuddy")
struct RunScreenTests {
  static let id = RunID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0077)

  /// With one run that has a track.
  static func filled(
    language: Language = .english, route: RunRoute = .home
  ) -> RunWorld {
    var world = RunWorld(route: route, language: language)
    let bundle = SomeRun.bundle(id, minutes: 20)
    for step in bundle.steps {
      world.decide(step.command, world.moment())
      if case .keepTrack(let part) = step.command, let content = step.content {
        world.contents["runTrack " + part.id.description] = content
      }
    }
    world.load()
    return world
  }

  @Test("Every screen is drawn in every state and language", arguments: Language.allCases)
  func all(language: Language) {
    for route in RunRouteTests.all + [.run(RunScreenTests.id), .editRun(RunScreenTests.id)] {
      // Before anything is read.
      let loading = RunWorld(route: route, language: language)
      #expect(loading.shows("aria-busy=\"true\""))
      // Nothing there.
      var empty = RunWorld(route: route, language: language)
      empty.load()
      #expect(empty.shows("<h1"), "\(route)")
      // Not known yet.
      empty.state.sync = SyncSummary(hasServer: false)
      #expect(!empty.page.isEmpty)
      // Offline.
      empty.state.sync = SyncSummary(isOnline: false)
      #expect(!empty.page.isEmpty)
      // Cannot be read.
      empty.state.trouble = "Trouble"
      #expect(empty.shows("Trouble"))
      // Something there.
      let filled = RunScreenTests.filled(language: language, route: route)
      #expect(filled.shows("<h1"), "\(route)")
      for world in [loading, empty, filled] {
        #expect(markupFaults(in: world.page) == [], "\(route)")
        #expect(
          markupFaults(in: HTMLRenderer.html(RunFeature.tabs(world.state))) == [], "\(route)")
      }
      #expect(!RunFeature.title(filled.state).isEmpty)
    }
  }

  @Test("A recording is drawn right in each of its phases", arguments: Language.allCases)
  func phases(language: Language) {
    var world = RunWorld(language: language, introduced: false)
    world.load()
    func check(_ place: String) { #expect(markupFaults(in: world.page) == [], "\(place)") }
    world.send(.startWanted)
    check("introduction")
    world.send(.introduced)
    check("arming")
    world.answer(world.watch, .failed("denied"))
    check("denied")
    world.send(.permissionExplained)
    check("how the place is allowed")
    world.send(.permissionRetried)
    world.second(accuracy: 900)
    world.send(.permissionExplained)
    check("how the place is told exactly")
    world.send(.questionClosed)
    world.seconds(6)
    world.send(.started)
    check("countdown")
    world.seconds(40)
    check("running")
    world.send(.lapped)
    world.send(.paused)
    world.send(.mapTapped)
    check("paused")
    world.send(.locked)
    world.send(.lockTouched)
    check("locked")
    world.send(.unlocked)
    world.send(.pocketed)
    check("pocket")
    world.send(.unpocketed)
    world.send(.finishTouched)
    check("question")
    world.isDiskFull = true
    world.send(.resumed)
    check("full")
    #expect(markupFaults(in: world.reloaded().page) == [])
    world.isDiskFull = false
    world.send(.finished)
    check("review")
    world.send(.discardTouched)
    check("discarding")
  }

  @Test("One run has its route, figures, splits, charts and bests")
  func detail() {
    let world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    for piece in [
      "route-line", "3.60 km", "20:00", "run-splits", "run-bests", "run-chart-pace",
      "run-chart-altitude", "run-chart-heartRate", "Accuracy", "5:33 /km",
    ] {
      #expect(world.shows(piece), "\(piece)")
    }
  }

  @Test("Splits are numbered, the rest has its distance; equal times stand once")
  func splitTable() {
    let world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    for piece in [#"<th scope="row">3</th>"#, #"<th scope="row">0.60 km</th>"#, #"width="100""#] {
      #expect(world.shows(piece), "\(piece)")
    }
    #expect(!world.shows(#"<th scope="row">4</th>"#))
    #expect(!world.shows("Elapsed"))
  }

  @Test("In miles all of it is in miles")
  func miles() {
    var world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    world.state.unit = .mile
    #expect(world.shows("2.23 mi"))
    #expect(world.shows("8:56 /mi"))
    #expect(!world.shows("3.60 km"))
  }

  @Test("A track that is not here is told, and can be asked for again")
  func offline() {
    var world = RunScreenTests.filled()
    let contents = world.contents
    world.contents = [:]
    world.send(.view(.went(.run(RunScreenTests.id))))
    #expect(world.shows("there is no connection"))
    world.contents = contents
    world.send(.view(.detail(.trackRetried)))
    #expect(!world.shows("there is no connection"))
    #expect(world.shows("run-chart-pace"))
  }

  @Test("The history is searched by title, sport and date")
  func searching() {
    var world = RunScreenTests.filled(route: .history)
    #expect(world.shows("run-link"))
    for (text, isFound) in [("RUN", true), ("2026", true), ("swim", false)] {
      world.send(.view(.history(.typed(text))))
      #expect(world.shows("run-link") == isFound, "\(text)")
    }
  }

  @Test("A long history is drawn a screen at first, then thirty runs at a time, with whole months")
  func long() {
    var world = RunWorld(route: .history)
    for index in 0..<70 {
      var run = SomeRun.byHand(
        RunID(high: 0x0190_0000_0000_7000, low: UInt64(index)), minutes: 30, metres: 5_000)
      run.start = Instant(milliseconds: 1_789_800_000_000 - Int64(index) * 86_400_000)
      run.title = "Run " + String(index) + "."
      world.decide(.saveRun(run), world.moment())
    }
    world.load()
    for count in [8, 30, 60, 70] {
      #expect(world.shows("Run " + String(count - 1) + "."))
      #expect(!world.shows("Run " + String(count) + "."))
      #expect(world.shows("Show earlier runs") == (count < 70))
      #expect(world.shows("aria-busy=\"true\"") == (count == 8))
      if count == 8 {
        world.fire("run.history")
      } else {
        world.send(.view(.history(.extended)))
      }
    }
    // The month that is cut after the thirtieth run says what all of it is.
    #expect(world.shows("31 runs · 155.00 km"))
    // Back from a run all are there, from another tab they begin again.
    world.send(.view(.went(.run(RunID(high: 1, low: 1)))))
    world.send(.view(.closed))
    #expect(world.shows("Run 69."))
    world.send(.view(.went(.home)))
    world.send(.view(.went(.history)))
    #expect(!world.shows("Run 8."))
  }

  @Test("Statistics have totals, weeks in a row and records")
  func statistics() {
    var world = RunScreenTests.filled(route: .statistics)
    for unit in StatisticsAction.Unit.allCases {
      world.send(.view(.statistics(.unitChosen(unit))))
      for text in ["Totals", "Weeks in a row", "Records", "3.60 km"] {
        #expect(world.shows(text), "\(text)")
      }
    }
  }

  @Test("Every phrase is there in both languages, with the same gaps")
  func phrases() {
    for phrase in RunCatalogue.phrases {
      #expect(!phrase.korean.isEmpty)
      #expect(!phrase.one.isEmpty)
      for gap in ["{text}", "{name}", "{n}"] {
        #expect(phrase.other.contains(gap) == phrase.korean.contains(gap) || gap == "{n}")
      }
    }
  }
}
