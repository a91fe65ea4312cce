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
    world.send(.permissionRetried)
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
      "run-chart-altitude", "run-chart-heartRate", "How exact is this?", "5:33 /km",
    ] {
      #expect(world.shows(piece), "\(piece)")
    }
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

  @Test("Editing is undone with one button")
  func editing() throws {
    var world = RunScreenTests.filled()
    world.send(.view(.went(.editRun(RunScreenTests.id))))
    world.send(.view(.form(.typed(.title, "Hills"))))
    world.send(.view(.form(.typed(.sport, "walking"))))
    world.send(.view(.form(.typed(.mark, "race"))))
    world.send(.view(.form(.sent)))
    let edited = try world.onlyRun()
    #expect(edited.title == "Hills")
    #expect(edited.sport == .walking)
    #expect(edited.record.efforts.isEmpty)
    #expect(world.shows("Changed"))
    world.send(.view(.noticeUndone(1)))
    let back = try world.onlyRun()
    #expect(back.title.isEmpty)
    #expect(back.sport == .running)
    #expect(!back.record.efforts.isEmpty)
    #expect(world.rejections.isEmpty)
  }

  @Test("A run is cropped, a stretch left out, and split in two; each is taken back")
  func cutting() throws {
    var world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    func send(_ action: CutAction) { world.send(.view(.detail(.cut(action)))) }
    func centimetres() -> Int? {
      world.book.run(RunScreenTests.id)?.record.whole.centimetres
    }
    send(.opened)
    #expect(markupFaults(in: world.page) == [])
    send(.fromTyped("12:x"))
    send(.cropped)
    #expect(world.shows("Enter times such as 12:30"))
    send(.fromTyped("5:00"))
    send(.toTyped("0:10:00"))
    send(.cropped)
    #expect(centimetres() == 90_000)
    #expect(world.shows("Run cut"))
    send(.opened)
    #expect(world.shows("The whole recording again"))
    send(.undone)
    #expect(centimetres() == 360_000)
    send(.opened)
    send(.fromTyped("0"))
    send(.toTyped("10:00"))
    send(.dropped)
    #expect(centimetres() == 180_000)
    send(.opened)
    send(.undone)
    send(.opened)
    send(.fromTyped("5:00"))
    send(.splitOff)
    #expect(world.book.count == 2)
    #expect(centimetres() == 90_000)
    let notice = try #require(world.state.telling.last as Int?)
    world.send(.view(.noticeUndone(notice)))
    #expect(world.book.count == 1)
    #expect(centimetres() == 360_000)
    #expect(world.rejections.isEmpty)
  }

  @Test("Deleting is undone, and what is deleted can be restored")
  func deleting() {
    var world = RunScreenTests.filled()
    world.send(.view(.went(.history)))
    world.send(.view(.went(.run(RunScreenTests.id))))
    world.send(.view(.detail(.deleted)))
    #expect(world.state.route == .history)
    #expect(world.book.count == 0)
    world.send(.view(.noticeUndone(1)))
    #expect(world.book.count == 1)
    world.send(.view(.went(.run(RunScreenTests.id))))
    world.send(.view(.detail(.deleted)))
    world.send(.view(.went(.deleted)))
    world.send(.view(.history(.restored(RunScreenTests.id))))
    #expect(world.book.count == 1)
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

  @Test("A run is entered by hand; what cannot be is told")
  func entering() throws {
    var world = RunWorld(route: .enter)
    world.load()
    world.send(.view(.form(.sent)))
    #expect(world.shows("Say how long it took."))
    world.send(.view(.form(.typed(.date, "2026-09-01"))))
    world.send(.view(.form(.typed(.time, "07:30"))))
    world.send(.view(.form(.typed(.minutes, "25"))))
    world.send(.view(.form(.typed(.distance, "99"))))
    world.send(.view(.form(.sent)))
    #expect(world.shows("Nobody is that fast."))
    world.send(.view(.form(.typed(.distance, "5,02"))))
    world.send(.view(.form(.sent)))
    let run = try world.onlyRun()
    #expect(run.distance.first == 502_000)
    #expect(run.timer.first == 1_500_000)
    #expect(run.source == .hand)
    #expect(world.state.route == .run(run.id))
  }

  @Test("Every format is saved without a network", arguments: RunExportFormat.allCases)
  func exporting(format: RunExportFormat) throws {
    var world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    world.send(.view(.detail(.exported(format))))
    let file = try #require(world.saved.first)
    #expect(file.name.hasSuffix("." + format.rawValue))
    #expect(file.octets.count > 500)
  }

  @Test("Files are looked at before anything is written, and an import is taken back")
  func importing() throws {
    var source = RunScreenTests.filled(route: .run(RunScreenTests.id))
    source.send(.view(.detail(.exported(.fit))))
    let file = try #require(source.saved.first)

    var world = RunWorld(route: .data(missed: false))
    world.load()
    world.send(.view(.data(.chosen)))
    world.answer(world.picks, .file(name: "a.fit", bytes: file.octets))
    world.answer(world.picks, .file(name: "b.txt", bytes: Array("hello".utf8)))
    world.answer(world.picks, .unread(name: "c.fit", size: 99_000_000))
    world.answer(world.picks, .failed("more"))
    #expect(world.commands.isEmpty)
    for text in ["a.fit", "New", "This is no FIT, GPX or TCX file.", "c.fit", "first 50 files"] {
      #expect(world.shows(text), "\(text)")
    }
    world.send(.view(.data(.agreed)))
    #expect(world.rejections.isEmpty)
    #expect(world.book.count == 1)
    #expect(world.shows("Take the import back"))
    world.send(.view(.data(.undone)))
    #expect(world.book.count == 0)
  }

  @Test("Settings are kept")
  func settings() {
    var world = RunWorld(route: .settings)
    world.load()
    world.send(.view(.setting(.goal(.runs(3)))))
    world.send(.view(.setting(.cues(.minutes(7)))))
    #expect(world.book.settings(of: RunWorld.me).goal == .runs(3))
    #expect(world.shows("<option value=\"7\">"))
    #expect(world.rejections.isEmpty)
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
