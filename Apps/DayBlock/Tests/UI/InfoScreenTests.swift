import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import TestKit
import Testing

@testable import DayBlockTestKit

@Suite struct InfoScreenTests {
  static let routes: [DayRoute] = [
    .info, .settings, .guide, .data, .links, .discarded, .reset, .licences, .refused,
  ]

  /// All states there are of these screens, with a name each.
  static func states(_ language: Language) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    var world = DayWorld(language: language)
    seen.append(("loading", world.html))
    world.state.trouble = "NotReadableError"
    seen.append(("trouble", world.html))
    world.state.trouble = nil
    world.load()
    seen.append(("start", world.html))
    for step in 1...4 {
      world.send(.info(.welcome(.next)))
      seen.append(("welcome \(step)", world.html))
    }
    world.send(.info(.welcome(.held)))
    seen.append(("celebration", world.html))
    for isEmpty in [true, false] {
      for route in routes {
        world = DayWorld(language: language, route: route)
        world.settle()
        if !isEmpty {
          world.record(DayWorld.study, minutes: 75)
          world.decide(.deleteSession(world.record(DayWorld.gym, minutes: 30, endedAgo: 200)))
          world.decide(.setSetting(DayWorld.me, .overlays(["https://x.example/a.ics"])))
        }
        world.load()
        seen.append((route.path + (isEmpty ? " empty" : ""), world.html))
        world.state.isOnline = false
        seen.append((route.path + " offline", world.html))
      }
    }
    return seen
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    for (name, html) in Self.states(language) {
      // The host sets styles where the security policy lets it.
      let faults = markupFaults(in: html).filter { fault in !fault.contains("styles") }
      #expect(faults == [], "\(name)")
      #expect(html.contains("<h1") || html.contains("<h2"), "\(name): no heading")
    }
  }

  @Test func koreanScreensSpeakKorean() {
    for (name, html) in Self.states(.korean) {
      for word in ["Cancel", "Save", "Close", "Settings", "Reset", "Restore", "Next", "Skip"] {
        #expect(!html.contains(">" + word), "\(name): \(word)")
      }
    }
  }

  @Test(arguments: [Language.english, .korean])
  func whoseWorkIsInItIsSaid(_ language: Language) {
    var world = DayWorld(language: language, route: .info)
    world.settle()
    world.load()
    #expect(world.html.contains("href=\"/day/info/licences\""))
    #expect(world.html.contains(">" + Release.version + "<"))
    world.send(.went(.licences))
    let html = world.html
    for name in [
      "Copyright (c) 2026 The Fieldday authors", "The Poppins Project Authors", "GRDB", "libvips",
      "Swift", "GeoNames", "CC BY 4.0", "OpenStreetMap contributors", "ODbL 1.0",
    ] {
      #expect(html.contains(name), "\(name)")
    }
    #expect(html.contains("WITHOUT WARRANTY OF ANY KIND"))
    world.send(.view(.closed))
    #expect(world.state.route == .info)
  }

  @Test func whoRunsTheServerIsReachedWhereTheySayHow() {
    var world = DayWorld(route: .info)
    world.settle()
    world.load()
    #expect(!world.html.contains("day-contact"))
    let isAsked = world.answer("/api/contact", 200, #"{"contact":"mailto:ops@club.example"}"#)
    #expect(isAsked)
    #expect(world.html.contains("href=\"mailto:ops@club.example\""))
    // It is there without a connection too, until they say otherwise.
    var later = DayWorld(route: .info, remembered: world.memory)
    later.settle()
    later.load()
    #expect(later.html.contains("mailto:ops@club.example"))
    let isAskedAgain = later.answer("/api/contact", 200, "{}")
    #expect(isAskedAgain)
    #expect(!later.html.contains("day-contact") && later.memory["contact"] == nil)
    // Nothing but an address to write to.
    later.send(.went(.settings))
    later.send(.went(.info))
    _ = later.answer("/api/contact", 200, #"{"contact":"javascript:alert(1)"}"#)
    #expect(!later.html.contains("day-contact"))
  }

  @Test func theFiguresAreOfAllGroups() {
    var world = DayWorld(route: .info)
    world.settle()
    world.record(DayWorld.study, minutes: 75)
    world.record(DayWorld.gym, minutes: 30, endedAgo: 1_440)
    world.load()
    let html = world.html
    // 1.0 today and 0.5 yesterday; the streak is a number of days (defects 6 and 14).
    #expect(html.contains(">1.5<") && html.contains(">1.0<") && html.contains(">2<"))
  }

  @Test func theTutorialIsInNoFigure() {
    var world = DayWorld(route: .info)
    world.settle()
    world.decide(
      .addSession(
        NewSession(
          id: DaySessionID(high: 5, low: 5), block: DayWorld.study, zone: DayWorld.zone.name,
          segments: [
            DaySegment(
              start: world.instant.advanced(byMilliseconds: -1_800_000), end: world.instant,
              offset: DayWorld.zone.offset)
          ], origin: .tutorial)))
    world.load()
    #expect(world.replica.halfBlocks(on: world.today) == 1)
    #expect(world.html.contains(">0.0<") && !world.html.contains(">0.5<"))
  }

  @Test func aTipStaysOnItsScreen() {
    var world = DayWorld()
    world.settle()
    world.load()
    world.send(.info(.tip(.wanted(.tracking))))
    #expect(world.html.contains("day-tip-title"))
    world.send(.went(.info))
    #expect(!world.html.contains("day-tip-title"))
  }

  @Test func aSettingIsChangedAtOnce() {
    var world = DayWorld(route: .settings)
    world.settle()
    world.load()
    world.send(.info(.setting(.boundary(240))))
    world.send(.info(.setting(.firstWeekday(.monday))))
    world.send(.info(.setting(.remindsOfPlans(false))))
    let settings = world.replica.settings(of: DayWorld.me)
    #expect(settings.boundary == 240 && settings.firstWeekday == .monday)
    #expect(!settings.remindsOfPlans)
    world.send(.info(.setting(.maxRun(3))))
    #expect(world.html.contains("class=\"snackbar\""))
    #expect(world.replica.settings(of: DayWorld.me).maxRun == 300)
  }

  @Test func theLauncherSeesWhatRuns() {
    var world = DayWorld()
    world.settle()
    world.record(DayWorld.study, minutes: 60)
    world.load()
    #expect(world.state.glance == DayGlance(halfBlocks: 2))
    world.decide(.setSetting(DayWorld.me, .focus(DayWorld.gym)))
    world.load()
    world.send(.went(.shortcut(.start(nil))))
    #expect(world.state.glance.running == "Gym")
    #expect(world.state.glance.since == world.instant)
  }
}
