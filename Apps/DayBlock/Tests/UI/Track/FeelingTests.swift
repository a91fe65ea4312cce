import Core
import DayBlockDomain
import DayBlockUI
import Testing

/// What is felt: only what the person did (specification §10, §19.13).
@Suite struct FeelingTests {
  /// Card of 180 px, so 204 from one to the next.
  private func placed() -> (world: TrackWorld, blocks: [BlockID]) {
    var (world, blocks) = TrackWorld.ready()
    world.send(.scrolled(0, height: 180))
    _ = world.felt()
    return (world, blocks)
  }

  @Test func loadingAndPlacingAreNotFelt() {
    var world = TrackWorld()
    world.welcomed()
    world.block("Study")
    let gym = world.block("Gym")
    world.decide(.setSetting(TrackWorld.me, .focus(gym)), world.moment())
    world.load()
    world.send(.scrolled(0, height: 180))
    #expect(world.scrolls == [204])
    world.send(.scrolled(204, height: 180))
    #expect(world.felt() == [])
    #expect(world.middle == "Gym")
  }

  @Test func scrollingIsFeltOncePerCard() {
    var (world, _) = placed()
    for left in stride(from: 0, through: 408, by: 12) { world.send(.scrolled(left, height: 180)) }
    #expect(world.felt() == [[8], [8]])
    #expect(world.middle == "Reading")
  }

  @Test func whatMovesByItselfIsNotFelt() {
    var (world, blocks) = placed()
    // Another device adds a block in front, and deletes the one in the middle.
    world.send(.centred(2))
    _ = world.felt()
    for left in [0, 100, 250, 408] { world.send(.scrolled(left, height: 180)) }
    #expect(world.felt() == [])
    world.arrives(.deleteBlock(blocks[2]))
    #expect(world.middle == "Gym")
    for left in [408, 300, 204] { world.send(.scrolled(left, height: 180)) }
    #expect(world.felt() == [])
    #expect(world.middle == "Gym")
  }

  @Test func aGroupChosenElsewhereIsNotFelt() {
    var (world, _) = placed()
    let sport = world.group("Sport")
    world.block("Run", in: sport)
    world.arrives(.setSetting(TrackWorld.me, .group(sport)))
    world.send(.scrolled(0, height: 180))
    #expect(world.felt() == [])
    #expect(world.middle == "Run")
  }

  @Test func restoringTickingAndFinishingByItselfAreNotFelt() {
    var (world, _) = placed()
    world.send(.played)
    #expect(world.felt() == [[12]])
    var back = world.reloaded(after: 40)
    for _ in 0..<5 {
      back.pass(milliseconds: 1_000)
      back.look()
    }
    #expect(back.felt() == [])
    back.send(.paused(back.run?.id ?? ID(high: 0, low: 0)))
    _ = back.felt()
    back.pass(minutes: 13 * 60)
    back.look()
    #expect(back.run == nil)
    #expect(back.felt() == [])
  }

  @Test func lightFeedbackIsTheBeginningAndOffIsNothing() {
    var (world, _) = placed()
    world.send(.played)
    world.pass(minutes: 31)
    let run = world.run?.id ?? ID(high: 0, low: 0)
    _ = world.felt()
    world.send(.pressed)
    #expect(world.felt() == [[20]])
    world.decide(.setSetting(TrackWorld.me, .feedback(.full)), world.moment())
    world.bookChanged()
    world.send(.stopWanted(run))
    #expect(world.felt() == [[30, 80, 30]])
    world.decide(.setSetting(TrackWorld.me, .feedback(.off)), world.moment())
    world.bookChanged()
    world.send(.held(run))
    #expect(world.felt() == [])
  }
}
