import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

@testable import DayBlockTestKit

/// Ways through the screens around one's own account of time (specification §8.7, §14).
@Suite struct InfoFlowTests {
  private func world(_ route: DayRoute) -> DayWorld {
    var world = DayWorld(route: route)
    world.settle()
    world.load()
    return world
  }

  // MARK: The first steps

  private static let titles = [
    "Make your own blocks", "A day has 24 empty blocks",
    "30 minutes make half a block, 60 make one", "Track your day with blocks of your own",
    "Hold the block to finish",
  ]

  /// The page of the first steps that is on the screen.
  private func page(_ world: DayWorld) -> [Int] {
    Self.titles.indices.filter { index in world.html.contains(Self.titles[index]) }
  }

  @Test func backLeadsThroughTheFirstStepsToTheirBeginning() {
    var world = DayWorld()
    world.load()
    #expect(page(world) == [0])
    world.press("Start")
    world.press("Next")
    world.press("Next")
    #expect(page(world) == [3])
    #expect(world.html.contains("Step 3 of 4"))
    for number in [2, 1, 0] {
      world.press("Back")
      #expect(page(world) == [number])
    }
    // Before the first there is nothing.
    world.send(.info(.welcome(.back)))
    #expect(page(world) == [0])
    #expect(world.state.route == .welcome && world.commands.isEmpty)
    #expect(world.asks.contains { ask in ask.request == .focus(elementID: "day-welcome-title") })
  }

  @Test func aPageIsTurnedByDrawingItFarEnough() {
    var world = DayWorld()
    world.load()
    world.press("Start")
    world.drag(x: -40)
    #expect(page(world) == [1], "too short a way")
    for number in [2, 3, 4, 4] {
      world.drag(x: -41)
      #expect(page(world) == [number])
    }
    world.drag(x: 40)
    #expect(page(world) == [4], "too short a way")
    for number in [3, 2, 1, 0] {
      world.drag(x: 41)
      #expect(page(world) == [number])
    }
    // Nothing of it is a first block.
    #expect(world.commands.isEmpty)
  }

  @Test func whileTheFirstBlockIsCelebratedNoPageTurns() {
    var world = DayWorld()
    world.load()
    world.press("Start")
    for _ in 0..<3 { world.press("Next") }
    world.send(.info(.welcome(.held)))
    #expect(Screen(world.state).press("Back") == nil)
    world.send(.info(.welcome(.back)))
    world.send(.info(.welcome(.dragged(90))))
    #expect(page(world) == [4])
    #expect(world.html.contains("Block production complete!"))
  }

  // MARK: Tips

  @Test(arguments: [DayRoute.settings, .guide])
  func allTipsAreShownAgain(_ route: DayRoute) {
    var world = world(route)
    #expect(world.replica.settings(of: DayWorld.me).tipsSeen.count == 4)
    world.press("Show all tips again")
    #expect(world.replica.settings(of: DayWorld.me).tipsSeen.isEmpty)
    #expect(world.html.contains("Tips will be shown again"))
    world.send(.went(.tracking))
    #expect(world.html.contains("Your day at a glance"))
    world.press("Got it")
    #expect(!world.html.contains("Your day at a glance"))
    world.send(.went(.calendar(.month, nil)))
    #expect(world.html.contains("Every day has its shape"))
  }

  // MARK: Links

  @Test func anAddressIsCopied() {
    var world = world(.links)
    #expect(Screen(world.state).press("Copy") == nil, "there is no address yet")
    world.send(.info(.links(.made(.glance))))
    let address = "https://x.example/glance/day/abc.svg"
    world.answer("/api/day/glance", 201, "{\"link\":\"\(address)\"}")
    world.press("Copy")
    #expect(world.asks.count { ask in ask.request == .copy(address) } == 1)
    #expect(world.html.contains("Link copied"))
  }

  // MARK: Importing

  @Test func ofALongFileTheFirstRowsAreShownAndTheOthersOnRequest() {
    var world = world(.data)
    let first = CivilDate("2026-01-01") ?? .first
    let rows = (0..<120).map { number in
      let day = first.adding(days: number / 2).description
      let hour = number % 2 == 0 ? "08" : "20"
      return "Reading,\(day)T\(hour):00+09:00,\(day)T\(hour):30+09:00"
    }
    world.press("Choose a file")
    world.answer(
      .file(
        name: "a.csv", bytes: Array((["block,start,end"] + rows).joined(separator: "\n").utf8))
    ) { request in
      if case .pickFile = request { true } else { false }
    }
    #expect(world.html.contains("120 records to import"))
    func listed() -> Int { world.html.ranges(of: ">Reading<").count }
    #expect(listed() == 50)
    world.press("Show 50 more")
    #expect(listed() == 100)
    world.press("Show 20 more")
    #expect(listed() == 120)
    #expect(!world.html.contains("Show 20 more"))
    #expect(world.commands.isEmpty, "it is only looked at")
  }
}
