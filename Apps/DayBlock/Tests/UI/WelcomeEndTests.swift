import Core
import DayBlockDomain
import DayBlockUI
import Design
import TestKit
import Testing

@testable import DayBlockTestKit

/// The end of the first steps, and what of it moves (specification §8.3, §11, §14).
@Suite struct WelcomeEndTests {
  /// At the block of the tutorial.
  private func tutorial(still: Bool = false) -> DayWorld {
    var world = DayWorld()
    world.state.prefersLessMotion = still
    world.load()
    for _ in 0..<4 { world.send(.info(.welcome(.next))) }
    return world
  }

  private func arrives(_ world: DayWorld) -> Bool {
    world.html.contains("class=\"screen day arrives\"")
  }

  @Test func backIsAStepBack() {
    var world = tutorial()
    for _ in 0..<4 {
      if let action = closing(DayBlockFeature.view(world.state)) { world.send(action) }
      #expect(world.state.route == .welcome)
    }
    #expect(world.html.contains("day-start"))
    #expect(!hasCover(DayBlockFeature.view(world.state)), "from there it leads to the page before")
  }

  @Test func holdingBeginsAsWithEveryBlock() {
    var world = tutorial()
    let page = PaintedPage()
    page.paint(world.state)
    let block = page.picture.first { line in line.contains("class=day-tutorial-block") }
    #expect(block?.contains("press") == true)
    world.send(.info(.welcome(.pressed)))
    #expect(world.cues.last == [20])
  }

  @Test func theFirstBlockIsCelebratedAsEveryOther() {
    var world = tutorial()
    world.send(.info(.welcome(.held)))
    #expect(world.html.contains("day-complete-disc") && world.html.contains("+0.5"))
    #expect(world.html.contains("Block production complete!"))
    #expect(world.timer("day-welcome") == 2_500)
    world.send(.info(.welcome(.celebrationSkipped)))
    guard case .session = world.state.route else {
      Issue.record("not at the record")
      return
    }
    #expect(!world.html.contains("day-complete-disc"))
  }

  @Test func theAppComesSoftlyAfterTheFirstSteps() {
    var world = tutorial()
    world.send(.info(.welcome(.skipped)))
    #expect(world.state.route == .tracking && arrives(world))
    world.ring("day-arrival")
    #expect(!arrives(world))
    world = tutorial()
    world.send(.info(.welcome(.held)))
    world.ring("day-welcome")
    world.send(.track(.review(.closed)))
    #expect(world.state.route == .tracking && arrives(world))
  }

  @Test func whoeverWantsLessMovementWaitsForNone() {
    var world = tutorial(still: true)
    world.send(.info(.welcome(.held)))
    #expect(world.timer("day-welcome") == 900)
    world = tutorial(still: true)
    world.send(.info(.welcome(.skipped)))
    #expect(world.state.route == .tracking && !arrives(world))
  }

  @Test(arguments: [(false, 2_500), (true, 900)])
  func aRunIsCelebratedForAsLongAsItMoves(still: Bool, milliseconds: Int) {
    var (world, _) = TrackWorld.ready()
    world.state.prefersLessMotion = still
    world.send(.played)
    world.pass(minutes: 31)
    world.send(.finished(world.run?.id ?? ID(high: 0, low: 0)))
    let waits = world.asks.compactMap { ask in
      if case .timer("day-completion", let milliseconds) = ask.request { milliseconds } else { nil }
    }
    #expect(waits == [milliseconds])
  }

  @Test func theFirstTipLeadsToTheGuide() {
    var world = DayWorld()
    world.settle()
    world.decide(.setSetting(DayWorld.me, .tipsForgotten))
    world.load()
    #expect(world.html.contains("class=\"day-tip-more\" href=\"/day/info/guide\""))
    world.send(.went(.guide))
    world.send(.closed)
    #expect(world.state.route == .tracking)
    world.send(.went(.calendar(.month, nil)))
    #expect(world.html.contains("day-tip-title") && !world.html.contains("day-tip-more"))
  }

  @Test func koreanSpellsAPauseInOneWay() {
    for phrase in DayBlockCatalogue.phrases {
      #expect(!phrase.korean.contains("일시정지"), "\(phrase.korean)")
    }
  }
}
