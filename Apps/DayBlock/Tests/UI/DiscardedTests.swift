import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// What was thrown away comes back for 30 days (specification §5.1, §16).
@Suite struct DiscardedTests {
  private static let work = ManageOrderTests.work

  private func world() -> DayWorld {
    var world = DayWorld()
    world.settle()
    world.load()
    return world
  }

  /// Somebody who threw 40 minutes of Study away, and let the message about it go.
  private func discarded() throws -> (world: DayWorld, run: DayRunID) {
    var world = world()
    world.send(.track(.switched(to: DayWorld.study, keeps: true)))
    let run = try #require(world.replica.runs.first).id
    world.pass(minutes: 40)
    world.press("Stop producing")
    world.press("Stop")
    let isTimed = world.ring("day.notice.1")
    #expect(isTimed)
    #expect(!world.html.contains(">Undo<"))
    world.send(.went(.discarded))
    return (world, run)
  }

  @Test func aRunThatWasDiscardedIsRestoredPausedAndGoesOn() throws {
    var (world, run) = try discarded()
    #expect(world.html.contains("Discarded runs"))
    #expect(world.html.contains("40 min · ") && world.html.contains("30 days left"))
    world.press("Restore Study")
    #expect(world.rejections.isEmpty)
    #expect(world.html.contains("Restored, and paused"))
    #expect(world.html.contains("Nothing discarded"))
    #expect(world.replica.runs.map { run in run.id } == [run])
    #expect(world.replica.run(run)?.pausedAt != nil)
    // Nobody is taken away from the list; the run is where runs are.
    #expect(world.state.route == .discarded)
    world.pass(minutes: 30)
    world.send(.went(.tracking))
    world.press("Study is paused")
    #expect(world.state.route == .live)
    world.press("Resume")
    world.pass(minutes: 20)
    world.press("More")
    world.press("Finish")
    #expect(world.replica.totalHalfBlocks == 2, "40 minutes, and 20 more")
    #expect(world.replica.discardedRuns.isEmpty && world.replica.runs.isEmpty)
  }

  @Test func aRunThatComesBackTakesNothingFromTheOneUnderWay() throws {
    var (world, run) = try discarded()
    world.send(.track(.switched(to: DayWorld.gym, keeps: true)))
    world.pass(minutes: 10)
    world.send(.went(.discarded))
    world.press("Restore Study")
    #expect(world.replica.runs.count == 2)
    world.send(.went(.tracking))
    #expect(world.html.contains("Two blocks are running"))
    world.press("Keep both, overlapping")
    #expect(!world.html.contains("Two blocks are running"))
    world.send(.track(.finished(run)))
    #expect(world.replica.totalHalfBlocks == 1)
    #expect(world.replica.runs.map { run in run.block } == [DayWorld.gym])
  }

  /// However it goes on after so long, what it holds is kept.
  @Test(arguments: [13 * 60, 29 * 24 * 60])
  func aRunOfLongAgoLosesNothing(_ minutes: Int) throws {
    var (world, run) = try discarded()
    world.pass(minutes: minutes)
    world.send(.went(.info))
    world.send(.went(.discarded))
    world.press("Restore Study")
    #expect(!world.html.contains("Restored, and paused"), "it does not wait for anybody")
    while world.ring("day-stale") {}
    #expect(world.replica.discardedRuns.isEmpty)
    world.send(.track(.finished(run)))
    #expect(world.rejections.isEmpty)
    #expect(world.replica.totalHalfBlocks == 1)
  }

  @Test func aGroupIsRestoredWithItsBlocks() throws {
    var world = world()
    world.decide(.addGroup(NewGroup(id: Self.work, name: "Work", sortKey: .between(.first, nil))))
    world.decide(.editBlock(DayWorld.gym, [.place(Self.work, .first)]))
    world.record(DayWorld.gym, minutes: 60)
    world.decide(.deleteGroup(Self.work))
    // Meanwhile somebody made another of that name.
    let other = BlockGroupID(high: 0x0192_0000_0000_7000, low: 0x8000_0000_0000_0002)
    world.decide(.addGroup(NewGroup(id: other, name: "Work", sortKey: .between(.first, nil))))
    world.load()
    #expect(world.replica.blocks.map { block in block.name } == ["Study"])
    world.send(.went(.discarded))
    #expect(world.html.contains(">Groups<") && world.html.contains("30 days left"))
    world.press("Restore Work")
    #expect(world.rejections.isEmpty)
    #expect(world.html.contains("Nothing discarded"))
    #expect(world.replica.blocks(in: Self.work).map { block in block.name } == ["Gym"])
    #expect(world.replica.group(Self.work)?.name == "Work (2)")
    #expect(world.replica.group(other)?.name == "Work")
    #expect(world.replica.totalHalfBlocks == 2)
  }

  @Test func ofManyRecordsTheLatestAreListedAndTheOthersOnRequest() {
    var world = world()
    for hour in 0..<60 {
      world.decide(
        .deleteSession(world.record(DayWorld.gym, minutes: 30, endedAgo: hour * 60)))
    }
    world.load()
    world.send(.went(.discarded))
    func listed() -> Int { Screen(world.state).count("Restore Gym") }
    #expect(listed() == 50)
    world.press("Show 10 more")
    #expect(listed() == 60)
    #expect(!world.html.contains("Show 10 more"))
    // What is read further stays while one looks elsewhere for a moment.
    world.send(.inner(.becameHidden))
    world.send(.inner(.becameVisible))
    #expect(listed() == 60)
    world.press("Restore Gym")
    #expect(listed() == 59)
    #expect(world.replica.totalHalfBlocks == 1)
  }
}
