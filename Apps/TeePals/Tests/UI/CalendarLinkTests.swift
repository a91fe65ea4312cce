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
    world.answer(path, 200, "{}")
    world.send(.profile(.setting(.calendar(.made))))
    world.answer(path, 201, "{\"link\":\"\(link)\",\"since\":1000}")
    return world
  }

  @Test func itIsMadeCopiedAndStopped() {
    var world = made()
    #expect(world.html.contains(link) && world.html.contains("Anyone with this link"))
    #expect(world.memory.values.contains("1000 " + link))
    world.send(.profile(.setting(.calendar(.copied))))
    #expect(world.asks.contains { ask in ask.request == .copy(link) })
    world.send(.profile(.setting(.calendar(.stopAsked))))
    #expect(world.html.contains("Turn off the link?"))
    world.send(.profile(.setting(.calendar(.stopped))))
    world.answer(path, 204, "")
    #expect(!world.html.contains(link) && world.html.contains("Create calendar link"))
    #expect(!world.memory.values.contains { text in text.contains(link) })
  }

  @Test func anotherTakesItsPlaceOnlyAfterAQuestion() {
    var world = made()
    let asked = world.paths.count
    world.send(.profile(.setting(.calendar(.remakeAsked))))
    #expect(world.paths.count == asked && world.html.contains("no longer get your rounds"))
    world.send(.profile(.questionDismissed))
    #expect(world.paths.count == asked && world.html.contains(link))
    world.send(.profile(.setting(.calendar(.remakeAsked))))
    world.send(.profile(.setting(.calendar(.made))))
    world.answer(path, 201, "{\"link\":\"\(link)2\",\"since\":2000}")
    #expect(world.html.contains(link + "2") && world.memory.values.contains("2000 \(link)2"))
  }

  @Test func itIsKnownWhereItWasMade() throws {
    let memory = made().memory
    let key = try #require(memory.first { pair in pair.value == "1000 " + link }?.key)
    #expect(TeePalsMemory.keys(of: GolfWorld.me).contains(key))
    var world = settings(remembered: memory)
    #expect(world.html.contains(link))
    world.answer(path, 200, "{\"since\":1000}")
    #expect(world.html.contains(link) && world.html.contains(">Copy<"))
    // Stopped on another device meanwhile.
    world = settings(remembered: memory)
    world.answer(path, 200, "{}")
    #expect(!world.html.contains(link) && world.memory[key] == nil)
    #expect(world.html.contains("Create calendar link"))
    // Replaced on another device: the one that is known here answers nobody any more.
    world = settings(remembered: memory)
    world.answer(path, 200, "{\"since\":2000}")
    #expect(!world.html.contains(link) && world.memory[key] == nil)
    #expect(world.html.contains("created on another device"))
    // Made on another device.
    world = settings()
    world.answer(path, 200, "{\"since\":1000}")
    #expect(world.html.contains("created on another device"))
    #expect(world.html.contains("Turn off link") && !world.html.contains(">Copy<"))
  }

  @Test func nothingIsReplacedWhileItIsNotKnownWhatThereIs() {
    var world = settings()
    #expect(!world.html.contains("Create calendar link"))
    world.answer(path, 500, "")
    #expect(
      world.html.contains("That did not work") && !world.html.contains("Create calendar link"))
    world.send(.profile(.setting(.calendar(.lookedAgain))))
    world.answer(path, 200, "{}")
    #expect(world.html.contains("Create calendar link") && !world.html.contains("did not work"))
  }

  @Test func withoutANetworkNothingIsAsked() {
    var world = settings()
    world.state.isOnline = false
    let asked = world.paths.count
    world.send(.profile(.setting(.calendar(.made))))
    #expect(world.paths.count == asked)
    #expect(world.html.contains("created and turned off on the server"))
  }

  @Test(arguments: [(500, "That did not work"), (429, "Too many new links")])
  func whatFailsIsTold(status: Int, words: String) {
    var world = settings()
    world.answer(path, 200, "{}")
    world.send(.profile(.setting(.calendar(.made))))
    world.answer(path, status, "{\"code\":\"limited\"}")
    #expect(world.html.contains(words) && world.html.contains("Create calendar link"))
  }
}
