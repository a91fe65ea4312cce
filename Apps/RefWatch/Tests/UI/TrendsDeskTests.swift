import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing

@testable import RefWatchTestKit

/// Trends, history and the trash, from the desk.
@Suite struct TrendsDeskTests {
  private func world(_ count: Int, _ language: Language = .english) -> (DeskWorld, [MatchID]) {
    var world = DeskWorld(language: language)
    var ids: [MatchID] = []
    for number in 0..<count {
      let id = world.match("Home " + number.description, "Away")
      _ = world.play(id)
      world.send(.went(.records(id)))
      world.send(.review(.completed(id)))
      world.pass(minutes: 3 * 24 * 60)
      ids.append(id)
    }
    return (world, ids)
  }

  @Test func fewMatchesSaySo() {
    var (world, _) = world(2)
    world.send(.went(.trends))
    #expect(world.html.contains("n = 2 matches"))
    #expect(world.html.contains("n = 2: too few to say"))
  }

  @Test func everyNumberLeadsToItsMatches() {
    var (world, ids) = world(6)
    world.send(.went(.trends))
    let html = world.html
    #expect(html.contains("n = 6 matches"))
    #expect(html.contains("trends-home-chart"))
    let figure = OpenFigure(title: "Cautions", matches: [ids[0], ids[3]])
    world.send(.trends(.opened(figure)))
    #expect(world.html.contains("id=\"trends-matches\""))
    #expect(world.html.contains("Home 3"))
    world.send(.trends(.closed))
    #expect(!world.html.contains("id=\"trends-matches\""))
    world.send(.trends(.filtered(.competition("Nobody's Cup"))))
    #expect(world.html.contains("No matches found"))
    world.send(.trends(.filtered(.competition(""))))
    world.send(.trends(.filtered(.last("10"))))
    #expect(world.html.contains("n = 6 matches"))
  }

  @Test func ratingsAndTheDayComeFromTheJournal() {
    var (world, ids) = world(1)
    world.send(.went(.journalNew(ids[0])))
    world.send(.journal(.rated(4)))
    world.send(.journal(.moodChosen(.calm)))
    world.send(.journal(.saved))
    world.send(.journal(.dayChosen("2026-11-21")))
    world.send(.journal(.measured(.sleep, "8")))
    world.send(.went(.trends))
    let html = world.html
    #expect(html.contains("trends-ratings"))
    #expect(html.contains("trends-wellness"))
    world.send(.trends(.measureChosen("stress")))
    #expect(!world.html.contains("trends-wellness-title"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var empty = DeskWorld(language: language, route: .trends)
    var pages = [empty.html]
    empty.load()
    pages.append(empty.html)
    var (world, ids) = world(6, language)
    world.send(.went(.trends))
    pages.append(world.html)
    world.send(.trends(.opened(OpenFigure(title: "x", matches: ids))))
    pages.append(world.html)
    world.send(.went(.history))
    pages.append(world.html)
    for page in pages {
      #expect(markupFaults(in: page) == [])
      #expect(page.contains("<h1"))
      if language == .korean {
        for word in ["Cards", "Trends", "Season", "Added"] { #expect(!page.contains(">" + word)) }
      }
    }
  }

  @Test func theHistoryFindsCodesAndDays() {
    var (world, _) = world(2)
    world.send(.went(.history))
    world.send(.history(.searchTyped("2026-11-21 county")))
    #expect(world.html.contains("Home 0") && !world.html.contains("Home 1"))
    world.send(.history(.searchTyped("")))
    world.send(.history(.filtered(.season("2026"))))
    #expect(world.html.contains("2 matches"))
  }

  @Test func whatWasDeletedThirtyDaysAgoIsGoneAndNothingElse() {
    var (world, ids) = world(3)
    world.send(.deleted(ids[0]))
    world.pass(minutes: 29 * 24 * 60)
    world.send(.deleted(ids[1]))
    world.send(.inner(.becameVisible))
    #expect(world.replica.matches.count == 3)
    world.send(.went(.history))
    world.send(.history(.deletedShown(true)))
    #expect(world.html.contains("Deleted for good in 1 day"))
    world.pass(minutes: 24 * 60)
    world.send(.inner(.becameVisible))
    // The device says so; the server is asked.
    #expect(world.replica.matches.count == 3)
    tell(&world, world.instant)
    #expect(world.replica.match(ids[0]) == nil)
    #expect(world.replica.events(of: ids[0]).isEmpty)
    #expect(world.replica.match(ids[1]) != nil && world.replica.match(ids[2]) != nil)
    #expect(world.rejections.isEmpty)
  }

  /// What the server's clock says, as often as it is asked.
  private func tell(_ world: inout DeskWorld, _ time: Instant) {
    for _ in 0..<ServerOffset.samples {
      let body = "{\"now\":\(time.milliseconds)}"
      world.send(.inner(.timeAnswered(.http(status: 200, body: body))))
    }
  }

  @Test func aClockThatIsAYearAheadDeletesNothing() {
    var (world, ids) = world(2)
    let deleted = world.instant
    world.send(.deleted(ids[0]))
    world.pass(minutes: 365 * 24 * 60)
    world.send(.inner(.becameVisible))
    world.send(.inner(.timeAnswered(.failed("offline"))))
    #expect(world.replica.matches.count == 2)
    world.pass(minutes: 1)
    world.send(.inner(.becameVisible))
    tell(&world, deleted.advanced(byMilliseconds: 86_400_000))
    world.send(.inner(.becameVisible))
    #expect(world.replica.matches.count == 2)
    world.send(.went(.history))
    world.send(.history(.deletedShown(true)))
    #expect(world.html.contains("Deleted for good in 29 days"))
  }
}
