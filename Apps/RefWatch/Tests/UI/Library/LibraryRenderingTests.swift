import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing

@testable import RefWatchTestKit

/// Every page of the library in its states, looked at as HTML.
@Suite struct LibraryRenderingTests {
  static let places: [LibraryPlace] =
    LibraryKind.allCases.flatMap { kind in [.list(kind), .new(kind)] }
    + SampleLibrary.all.map { item in .item(item.kind, item.id) }
    + [.item(.team, LibraryID(high: 9, low: 9))]

  static func states(_ language: Language) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    for place in places {
      var world = DeskWorld(language: language, route: .library(place))
      seen.append(("loading " + place.path, world.html))
      world.state.trouble = "NotReadableError"
      seen.append(("trouble " + place.path, world.html))
      world.state.trouble = nil
      world.load()
      seen.append(("empty " + place.path, world.html))
      for item in SampleLibrary.all { world.keep(item) }
      world.send(.went(.library(place)))
      seen.append(("filled " + place.path, world.html))
      world.form(.typed(.name, ""))
      world.form(.saved)
      seen.append(("faults " + place.path, world.html))
    }
    var world = DeskWorld(language: language, route: .hub)
    for item in SampleLibrary.all { world.keep(item) }
    world.send(.went(.library(.item(.team, SampleLibrary.team.id))))
    world.form(.personOpened(SquadID(high: 7, low: 7)))
    world.form(.personTyped(SquadID(high: 7, low: 7), .number, "x"))
    world.form(.personOpened(SquadID(high: 8, low: 1)))
    world.form(.saved)
    seen.append(("squad", world.html))
    world.form(.squadTyped("number,name,team\n1,A,B\nx,C,\n,,\n7,D,E\n7,D,E"))
    world.form(.squadRead)
    seen.append(("reading", world.html))
    world.send(.went(.library(.list(.team))))
    world.library(.searchTyped("nobody at all"))
    seen.append(("nothing found", world.html))
    world.answer(
      .packFile(
        Array(
          (#"{"format":"fieldday-referee-library","version":1,"items":[{"kind":"x"},"#
            + #"{"kind":"team","name":"New"}]}"#).utf8)))
    seen.append(("pack", world.html))
    world.library(.packTaken)
    seen.append(("pack taken", world.html))
    world.library(.removed(.team, SampleLibrary.team.id))
    seen.append(("removed", world.html))
    world.library(.removedShown(true))
    world.library(.dropAsked(.team, SampleLibrary.team.id))
    seen.append(("question", world.html))
    return seen
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    for (name, html) in Self.states(language) {
      #expect(markupFaults(in: html) == [], "\(name)")
      #expect(html.contains("<h1"), "\(name): no heading")
    }
  }

  @Test func koreanPagesSpeakKorean() {
    let english = Dictionary(
      Self.states(.english).map { state in (state.name, state.html) },
      uniquingKeysWith: { a, _ in a })
    for (name, html) in Self.states(.korean) {
      #expect(html != english[name], "\(name) is the same in both languages")
      for word in ["Cancel", "Save", "Close", "Library", "Search", "Name", "Delete", "Line"] {
        #expect(!html.contains(">" + word), "\(name): \(word)")
      }
    }
  }

  @Test func everyPlaceHasAnAddress() {
    for place in Self.places {
      let route = RefWatchRoute.library(place)
      #expect(RefWatchRoute(path: route.path) == route)
      #expect(RefWatchRoute(path: route.path + "/?q#f") == route)
    }
    for path in [
      "/referee/library/ships", "/referee/library/teams/x", "/referee/library/teams/new/x",
    ] {
      #expect(RefWatchRoute(path: path) == nil)
    }
    #expect(RefWatchRoute(path: "/referee/library/teams") == .library(.list(.team)))
  }
}
