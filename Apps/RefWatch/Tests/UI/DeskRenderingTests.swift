import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing

/// Every page of the desk in its states, looked at as HTML.
@Suite struct DeskRenderingTests {
  /// All states there are, in one language, with a name each.
  static func states(_ language: Language) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    for route in [RefWatchRoute.hub, .new, .history, .settings, .schedule, .importing] {
      var world = DeskWorld(language: language, route: route)
      seen.append(("loading " + route.path, world.html))
      world.state.trouble = "NotReadableError"
      seen.append(("trouble " + route.path, world.html))
      world.state.trouble = nil
      world.load()
      seen.append(("empty " + route.path, world.html))
    }
    var world = DeskWorld(language: language)
    let later = world.instant.advanced(byMilliseconds: 3 * 3_600_000)
    let tomorrow = world.instant.advanced(byMilliseconds: 86_400_000)
    let today = world.match("Today FC", "Noon United", kickOff: later)
    world.match("Tomorrow FC", "Dawn United", kickOff: tomorrow)
    world.match("Sometime FC", "Never United")
    let played = world.match()
    let ids = world.play(played)
    for route in [
      RefWatchRoute.hub, .setup(today), .setup(played), .log(played), .records(played),
      .report(played), .log(today), .records(today), .records(MatchID(high: 9, low: 9)),
      .setup(MatchID(high: 9, low: 9)), .schedule,
    ] {
      world.send(.went(route))
      seen.append((route.path, world.html))
    }
    world.send(.went(.log(played)))
    for id in ids {
      world.send(.opened(id))
      seen.append(("entry " + id.description, world.html))
    }
    world.send(.typed(.minute, "x"))
    world.send(.saved)
    seen.append(("entry fault", world.html))
    world.send(RefWatchUI.LogAction.closed)
    seen += setup(&world, today)
    world.send(.went(.records(played)))
    world.send(.review(.completed(played)))
    world.state.sync = SyncSummary(saving: 1)
    seen.append(("completing", world.html))
    world.state.sync = SyncSummary()
    world.send(.review(.signingBegun))
    world.send(.review(.signed(played)))
    seen.append(("signing", world.html))
    world.send(.review(.signerTyped("Ana Referee")))
    world.send(.review(.signed(played)))
    seen.append(("signed", world.html))
    world.send(.deleteAsked(played))
    seen.append(("delete", world.html))
    world.send(.deleted(played))
    seen.append(("deleted", world.html))
    world.send(.went(.history))
    world.send(.history(.deletedShown(true)))
    seen.append(("deleted matches", world.html))
    world.send(.history(.deletedShown(false)))
    world.send(.restored(played))
    world.send(.history(.searchTyped("nobody at all")))
    seen.append(("nothing found", world.html))
    return seen
  }

  private static func setup(
    _ world: inout DeskWorld, _ match: MatchID
  ) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    world.send(.went(.setup(match)))
    world.send(.typed(.name(.home), ""))
    world.send(.crewAdded)
    world.send(.firstLegToggled(true))
    world.send(.submitted)
    seen.append(("setup faults", world.html))
    world.send(.rulesOpened)
    world.send(.ruleChosen(.extraTime(.ifLevel)))
    world.send(.ruleChosen(.shootout(.ifLevel)))
    world.send(.ruleTyped(0, "9"))
    seen.append(("rules", world.html))
    world.send(.pageClosed)
    world.send(.sheetOpened(.away))
    world.send(.sheet(.away, .pasteTyped("Substitutes:\n1000 Bad\n20 Good")))
    world.send(.sheet(.away, .pasteTaken))
    seen.append(("sheet", world.html))
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
      for word in ["Cancel", "Save", "Close", "Settings", "Search", "Goal", "Caution", "Half"] {
        #expect(!html.contains(">" + word), "\(name): \(word)")
      }
    }
  }

  @Test func theHubPutsMatchesWhereTheyBelong() {
    var world = DeskWorld()
    let later = world.instant.advanced(byMilliseconds: 3_600_000)
    // A kick-off at the first instant of tomorrow is upcoming, and not lost.
    let midnight = CivilDateTime(CivilDate("2026-11-22") ?? .first, .midnight)
      .instant(offset: DeskWorld.zone.offset)
    let earlier = world.instant.advanced(byMilliseconds: -3_600_000)
    world.match("Later FC", kickOff: later)
    world.match("Midnight FC", kickOff: midnight)
    // Late kick-offs stay.
    world.match("Late FC", kickOff: earlier)
    world.load()
    let html = world.html
    let today = html.firstRange(of: "hub-today")?.lowerBound ?? html.endIndex
    let upcoming = html.firstRange(of: "hub-upcoming")?.lowerBound ?? html.startIndex
    for name in ["Later FC", "Late FC"] {
      let place = html.firstRange(of: name)?.lowerBound ?? html.endIndex
      #expect(today < place && place < upcoming, "\(name)")
    }
    let place = html.firstRange(of: "Midnight FC")?.lowerBound ?? html.startIndex
    #expect(upcoming < place)
  }

  /// A browser shows a page again as it was, but not with a match that runs.
  @Test func aMatchIsUnderWayOnTheHubUntilFullTime() {
    var world = DeskWorld()
    let running = world.match("Running FC")
    world.write(
      [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], in: running,
      .gap(.beforeMatch))
    world.load()
    #expect(world.html.contains(#"class="pinned under-way""#))
    world.write([.periodEnd(.regulation(1))], in: running, .period(.regulation(1)), minute: 45)
    world.load()
    #expect(world.html.contains(#"class="pinned under-way""#), "half-time is no end")

    world = DeskWorld()
    let played = world.match()
    _ = world.play(played)
    #expect(world.html.contains(#"class="pinned""#) && !world.html.contains("under-way"))
    #expect(
      world.html.contains("Records: Harbour Rovers"), "a way from the card says of which match")
    world.send(.went(.records(played)))
    world.send(.review(.completed(played)))
    world.send(.went(.hub))
    #expect(!world.html.contains("pinned"))
  }

  @Test func recordsListCautionsBeforeSendingsOffAndLeaveTheShootOutOut() throws {
    var world = DeskWorld(route: .hub)
    let id = world.match()
    _ = world.play(id)
    world.send(.went(.records(id)))
    let html = world.html
    #expect(html.contains("1–1"))
    #expect(html.contains("Own goal: #4 Player 4"))
    let own = try #require(html.firstRange(of: "Own goal")?.lowerBound)
    let away = try #require(html.firstRange(of: "id=\"review-away\"")?.lowerBound)
    #expect(away < own, "an own goal is listed under the side it counts for")
    #expect(html.contains("A card has no reason"))
  }
}
