import Core
import Design
import TeePalsDomain
import TeePalsUI
import Testing

/// The address under which other programs find the rounds a person plays.
@Suite("Rounds in one's own calendar") struct CalendarLinkTests {
  private let path = "/api/golf/calendar"
  private let link = "https://golf.example/calendar/golf/abc.ics"

  private func settings(remembered: [String: String] = [:]) -> GolfWorld {
    var world = GolfWorld(route: .settings, remembered: remembered)
    world.golfer()
    world.load()
    return world
  }

  /// The settings of somebody who has just made an address.
  private func made() -> GolfWorld {
    var world = settings()
    world.answer(path, 200, "{\"on\":false}")
    world.send(.profile(.setting(.calendar(.made))))
    world.answer(path, 201, "{\"link\":\"\(link)\"}")
    return world
  }

  @Test func itIsMadeCopiedAndStopped() {
    var world = made()
    #expect(world.html.contains(link) && world.html.contains("Whoever has this address"))
    #expect(world.memory.values.contains(link))
    world.send(.profile(.setting(.calendar(.copied))))
    #expect(world.asks.contains { ask in ask.request == .copy(link) })
    world.send(.profile(.setting(.calendar(.stopAsked))))
    #expect(world.html.contains("Stop the address?"))
    world.send(.profile(.setting(.calendar(.stopped))))
    world.answer(path, 204, "")
    #expect(!world.html.contains(link) && world.html.contains("Make an address"))
    #expect(!world.memory.values.contains(link))
  }

  @Test func anotherTakesItsPlaceOnlyAfterAQuestion() {
    var world = made()
    let asked = world.paths.count
    world.send(.profile(.setting(.calendar(.remakeAsked))))
    #expect(world.paths.count == asked && world.html.contains("get nothing any more"))
    world.send(.profile(.questionDismissed))
    #expect(world.paths.count == asked && world.html.contains(link))
    world.send(.profile(.setting(.calendar(.remakeAsked))))
    world.send(.profile(.setting(.calendar(.made))))
    world.answer(path, 201, "{\"link\":\"\(link)2\"}")
    #expect(world.html.contains(link + "2") && world.memory.values.contains(link + "2"))
  }

  @Test func itIsKnownWhereItWasMade() throws {
    let key = try #require(made().memory.first { pair in pair.value == link }?.key)
    #expect(TeePalsFeature.remembered(of: GolfWorld.me).contains(key))
    var world = settings(remembered: [key: link])
    #expect(world.html.contains(link))
    // Stopped on another device meanwhile.
    world.answer(path, 200, "{\"on\":false}")
    #expect(!world.html.contains(link) && world.memory[key] == nil)
    // Made on another device.
    world = settings()
    world.answer(path, 200, "{\"on\":true}")
    #expect(world.html.contains("made on another device"))
    #expect(world.html.contains("Stop it") && !world.html.contains(">Copy<"))
  }

  @Test func withoutANetworkNothingIsAsked() {
    var world = settings()
    world.state.isOnline = false
    let asked = world.paths.count
    world.send(.profile(.setting(.calendar(.made))))
    #expect(world.paths.count == asked)
    #expect(world.html.contains("try again with a network"))
  }

  @Test(arguments: [(500, "That did not work"), (429, "Wait a while")])
  func whatFailsIsTold(status: Int, words: String) {
    var world = settings()
    world.send(.profile(.setting(.calendar(.made))))
    world.answer(path, status, "{\"code\":\"limited\"}")
    #expect(world.html.contains(words) && world.html.contains("Make an address"))
  }
}
