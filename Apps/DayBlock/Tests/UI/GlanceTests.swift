import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// What the suite is told of the day besides the screens.
@Suite struct GlanceTests {
  @Test func halfBlocksOfYesterdayAreNotTodays() {
    var (world, _) = TrackWorld.ready("2026-03-04T22:00:00")
    world.send(.played)
    world.pass(minutes: 120)
    world.look()
    #expect(world.state.halfBlocksToday == 0, "the one since midnight is under way")
    world.pass(minutes: 60)
    world.look()
    #expect(world.state.halfBlocksToday == 2, "four of them are yesterday's")
    #expect(world.state.liveName == "Study")
  }

  @Test func theClockGoesOnWhenOneComesBackFromAnotherApp() {
    var (world, _) = TrackWorld.ready()
    world.state.isShown = false
    world.ring("day-tick")
    #expect(!world.state.needsLook)
    world.state.isShown = true
    #expect(world.state.needsLook)
    world.send(.inner(.track(.looked)))
    #expect(!world.state.needsLook)
    let ticks = world.ring("day-tick")
    #expect(ticks)
  }

  @Test func theTitleIsThatOfTheRunOnTheScreen() {
    var (world, blocks) = TrackWorld.ready()
    world.send(.played)
    world.pass(minutes: 5)
    let other = DayRun(
      id: DayRunID(high: 9, low: 9), block: blocks[1], blockName: "Gym", zone: "Europe/Berlin",
      startedAt: world.instant.advanced(byMilliseconds: -600_000), offset: 3_600, device: "Tablet")
    world.arrives(.startRun(other))
    #expect(DayBlockFeature.title(world.state).contains("Study"))
  }
}
