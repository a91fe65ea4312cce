import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing
import Wire

/// The person among others, on the trends page.
@Suite struct PeersTests {
  private static let path = "/api/referee/peers"
  private static let full = PeerReport(
    isOffered: true, shares: true, day: CivilDate(dayNumber: 20_000),
    lines: [
      .init(
        competition: "",
        pool: PeerPool(measure: .cards, people: 15, low: 325, middle: 550, high: 775),
        own: PeerFigure(competition: "", measure: .cards, value: 412, n: 31)),
      .init(
        competition: "Cup",
        pool: PeerPool(measure: .added, people: 10, low: -15, middle: 30, high: 60), own: nil),
      .init(
        competition: "",
        pool: PeerPool(measure: .home, people: 10, low: 400, middle: 450, high: 550),
        own: PeerFigure(competition: "", measure: .home, value: 504, n: 80)),
    ])

  private func world(_ language: Language = .english) -> DeskWorld {
    var world = DeskWorld(language: language)
    let match = world.match()
    _ = world.play(match)
    world.send(.went(.records(match)))
    world.send(.review(.completed(match)))
    world.send(.went(.trends))
    return world
  }

  private func answer(_ answer: HostAnswer, _ world: inout DeskWorld) {
    world.send(.inner(.desk(.peers(answer))))
  }

  private func answer(_ report: PeerReport, _ world: inout DeskWorld) {
    answer(.http(status: 200, body: report.json.text), &world)
  }

  @Test func aPersonTakesPartSeesOthersAndLeaves() throws {
    var world = world()
    #expect(world.html.contains("peers-open"))
    world.send(.trends(.peers(.opened)))
    #expect(world.html.contains("Loading…"))
    answer(PeerReport(isOffered: true, shares: false), &world)
    #expect(world.html.contains("peers-join") && world.html.contains("at least ten people"))
    world.send(.trends(.peers(.shared(true))))
    answer(PeerReport(isOffered: true, shares: true), &world)
    #expect(world.html.contains("Your first numbers appear"))
    world.send(.trends(.peers(.opened)))
    answer(Self.full, &world)
    let html = world.html
    #expect(html.contains("You: 4.12 · n = 31") && html.contains("At least 15 people"))
    #expect(html.contains("3.25 – 7.75") && html.contains("You: not known yet"))
    world.send(.trends(.peers(.shared(false))))
    answer(PeerReport(isOffered: true, shares: false), &world)
    #expect(world.html.contains("peers-join"))
    let exchanges = world.requests.compactMap { request in
      if case .http(let exchange) = request, exchange.path == Self.path { exchange } else { nil }
    }
    #expect(exchanges.map { exchange in exchange.method } == ["GET", "POST", "GET", "POST"])
    #expect(
      exchanges.compactMap { exchange in exchange.body } == [
        #"{"shares":true}"#, #"{"shares":false}"#,
      ])
  }

  @Test func whoPressedKeepsTheButtonAndWhatIsThere() {
    var world = world()
    world.send(.trends(.peers(.opened)))
    #expect(world.html.contains("id=\"peers-open\"") && world.html.contains("aria-busy"))
    answer(Self.full, &world)
    #expect(!world.html.contains("aria-busy"))
    world.send(.trends(.peers(.shared(false))))
    #expect(world.html.contains("id=\"peers-leave\"") && world.html.contains("aria-busy"))
    #expect(world.html.contains("At least 15 people"))
    answer(.failed("offline"), &world)
    #expect(world.html.contains("peers-fault"))
    world.send(.trends(.peers(.opened)))
    #expect(world.html.contains("id=\"peers-again\"") && !world.html.contains("peers-fault"))
  }

  @Test func whatFailsIsSaidAndWhatIsNotOfferedToo() {
    var world = world()
    for (failure, words) in [
      (HostAnswer.failed("offline"), "No connection"),
      (.http(status: 500, body: ""), "Could not load from the server"),
      (.http(status: 200, body: "{}"), "Could not load from the server"),
    ] {
      world.send(.trends(.peers(.opened)))
      answer(failure, &world)
      #expect(world.html.contains(words) && world.html.contains("Try again"))
    }
    world.send(.trends(.peers(.opened)))
    answer(PeerReport(isOffered: false, shares: false), &world)
    #expect(world.html.contains("Not available on this server"))
    world.send(.went(.hub))
    world.send(.went(.trends))
    #expect(world.html.contains("peers-open"))
    answer(Self.full, &world)
    #expect(world.html.contains("peers-open"), "nobody asked")
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var world = world(language)
    var pages = [world.html]
    for report in [
      PeerReport(isOffered: false, shares: false), PeerReport(isOffered: true, shares: false),
      PeerReport(isOffered: true, shares: true), Self.full,
    ] {
      world.send(.trends(.peers(.opened)))
      pages.append(world.html)
      answer(report, &world)
      pages.append(world.html)
    }
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
