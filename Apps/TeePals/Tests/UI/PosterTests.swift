import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// What somebody without an account sees first (specification §5.5).
@Suite struct PosterTests {
  private static let titles = [
    "Find your next round", "Host your own round", "Golf is better together",
  ]

  private func stranger(
    at route: TeePalsRoute = .home, remembered: [String: String] = [:]
  ) -> GolfWorld {
    var world = GolfWorld(route: route, remembered: remembered)
    world.state.hasAccount = false
    world.load()
    return world
  }

  /// Which poster is on show: 0…2; `nil` where there is none.
  private func shown(_ world: GolfWorld) -> Int? {
    let shown = Self.titles.indices.filter { place in world.html.contains(Self.titles[place]) }
    return shown.count == 1 ? shown[0] : nil
  }

  @Test func theEntranceSaysWhatItIsForWithTheWayInBelow() {
    let world = stranger()
    #expect(shown(world) == 0)
    #expect(world.html.contains("Sign in or sign up"))
    #expect(world.html.contains("1 of 3") && world.html.contains("aria-live=\"polite\""))
    #expect(world.commands.isEmpty && world.memory.isEmpty)
  }

  @Test func theyGoRoundBySwipingByKeysAndByDots() {
    var world = stranger()
    for place in [1, 2, 0, 1] {
      world.send(.poster(.dragged(-80)))
      #expect(shown(world) == place)
    }
    for place in [0, 2, 1] {
      world.send(.poster(.dragged(80)))
      #expect(shown(world) == place)
    }
    for distance in [0, 39, -39] {
      world.send(.poster(.dragged(distance)))
      #expect(shown(world) == 1)
    }
    world.send(.poster(.keyed("ArrowRight")))
    world.send(.poster(.keyed("ArrowRight")))
    #expect(shown(world) == 0)
    world.send(.poster(.keyed("ArrowLeft")))
    #expect(shown(world) == 2)
    for place in 0...2 {
      world.send(.poster(.turned(place)))
      #expect(shown(world) == place)
    }
    world.send(.poster(.turned(7)))
    #expect(shown(world) == 2)
  }

  @Test func whoSkipsThemIsNotShownThemAgain() {
    var world = stranger()
    world.send(.poster(.skipped))
    #expect(shown(world) == nil)
    #expect(world.html.contains("TeePals is about meeting people"))
    #expect(world.html.contains("Sign in or sign up"))
    #expect(shown(stranger(remembered: world.memory)) == nil)
    // It is forgotten with the person.
    for key in TeePalsMemory.allKeys(of: GolfWorld.me) { world.memory[key] = nil }
    #expect(world.memory.isEmpty)
  }

  @Test func whoComesByALinkOrHasAnAccountSeesNone() {
    let round = RoundID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0003)
    #expect(shown(stranger(at: .round(round))) == nil)
    var world = GolfWorld()
    world.golfer()
    world.load()
    #expect(shown(world) == nil)
    var invited = stranger()
    let moment = invited.moment()
    invited.state.arrive(
      by: "/golf/rounds/\(round)?inviter=\(GolfWorld.other)&source=copy", moment)
    #expect(shown(invited) == nil)
  }

  @Test func theyAreInKoreanToo() {
    var world = GolfWorld(language: .korean)
    world.state.hasAccount = false
    world.load()
    #expect(world.html.contains("다음 라운드를 찾아보세요") && world.html.contains("건너뛰기"))
  }
}
