import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// Holding Enter or Space on the block (specification §8.2, §19.11).
@Suite struct HoldTests {
  private func started(_ minutes: Double = 31) -> (world: TrackWorld, run: DayRunID) {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    world.pass(minutes: minutes)
    world.look()
    _ = world.felt()
    return (world, world.run?.id ?? ID(high: 0, low: 0))
  }

  /// The time of the holding has passed.
  private func passes(_ world: inout TrackWorld) {
    world.pass(milliseconds: 900)
    let isTimed = world.ring("day-hold")
    #expect(isTimed)
  }

  private func isHeld(_ world: TrackWorld) -> Bool { world.html.contains("\"day-hold held\"") }

  @Test(arguments: ["Enter", "Space"])
  func aKeyHeldForLongFinishesOnce(_ key: String) {
    var (world, run) = started()
    world.send(.keyHeld(run, key))
    #expect(isHeld(world))
    #expect(world.felt() == [[20]])
    #expect(world.run?.isLive == true)
    passes(&world)
    #expect(world.run?.id != run || world.run?.isLive == false)
    #expect(world.felt() == [[15]])
    #expect(!isHeld(world))
    // It comes up, and stays down a little longer: neither is anything.
    world.send(.keyLetGo(key))
    #expect(!world.html.contains("id=\"day-more\""))
    world.send(.keyHeld(run, key))
    #expect(world.felt() == [])
  }

  @Test func whatEndsElsewhereIsHeldNoMore() {
    var (world, run) = started(5)
    world.send(.keyHeld(run, "Enter"))
    #expect(isHeld(world))
    world.arrives(.takeStep(run, .discard(at: world.moment().instant)))
    world.look()
    world.send(.played)
    guard let next = world.run?.id, next != run else {
      Issue.record("no other run began")
      return
    }
    world.send(.keyHeld(next, "Enter"))
    #expect(isHeld(world))
  }

  @Test func aKeyThatComesUpEarlyIsAPress() {
    var (world, run) = started()
    world.send(.keyHeld(run, "Enter"))
    world.pass(milliseconds: 890)
    world.send(.keyLetGo("Enter"))
    #expect(!isHeld(world))
    #expect(world.html.contains("id=\"day-more\""))
    world.ring("day-hold")
    #expect(world.run?.isLive == true)
  }

  @Test func losingTheFocusAndEscapeAreLettingGo() {
    var (world, run) = started()
    world.send(.keyHeld(run, "Enter"))
    world.send(.holdLost)
    #expect(!isHeld(world))
    world.ring("day-hold")
    world.send(.keyLetGo("Enter"))
    #expect(world.run?.isLive == true)
    #expect(!world.html.contains("id=\"day-more\""))
  }

  /// Two holdings have two times: that of the first does not end the second.
  @Test func whoeverLetsGoAndHoldsAgainHoldsFromTheBeginning() {
    var (world, run) = started()
    world.send(.keyHeld(run, "Enter"))
    world.send(.holdLost)
    world.pass(milliseconds: 500)
    world.send(.keyHeld(run, "Enter"))
    // Another key is nothing meanwhile.
    world.send(.keyHeld(run, "Space"))
    world.send(.keyLetGo("Space"))
    #expect(isHeld(world))
    world.send(.inner(.track(.heldLong(1))))
    #expect(world.run?.isLive == true && isHeld(world))
    world.send(.inner(.track(.heldLong(2))))
    #expect(world.felt().last == [15])
  }

  @Test func whereThereIsTooLittleTheQuestionWaitsUntilTheKeyIsUp() {
    var (world, run) = started(12)
    world.send(.keyHeld(run, "Enter"))
    passes(&world)
    #expect(!world.html.contains("id=\"day-little\""))
    world.send(.keyLetGo("Enter"))
    #expect(world.html.contains("id=\"day-little\""))
    #expect(world.run?.isLive == true)
  }
}
