import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

@testable import DayBlockTestKit

/// Ways through the tracking screens, by what can be pressed on them (specification §8.1–8.3).
@Suite struct TrackFlowTests {
  private func started() -> (world: TrackWorld, run: DayRunID, blocks: [BlockID]) {
    var (world, blocks) = TrackWorld.ready()
    world.press("Start Study")
    return (world, world.run?.id ?? ID(high: 0, low: 0), blocks)
  }

  @Test func aGroupIsMadeFromTheChoiceOfGroupsAndIsTheOneInTheCarousel() throws {
    var (world, blocks) = TrackWorld.ready()
    world.press("Group: My blocks")
    #expect(world.html.contains("Choose a group"))
    world.press("Add group")
    #expect(world.state.route == .editGroup(nil))
    #expect(!world.html.contains("Choose a group"), "one sheet at a time")
    world.type("Sport", into: "day-group-name")
    world.submit()
    #expect(world.rejections.isEmpty)
    #expect(world.state.route == .tracking)
    let group = try #require(world.replica.group(named: "Sport", of: TrackWorld.me))
    #expect(world.replica.settings(of: TrackWorld.me).group == group.id)
    #expect(world.middle == "+", "it is empty")
    world.press("Group: Sport")
    world.press("My blocks")
    #expect(world.middle == "Study")
    #expect(world.replica.blocks.count == blocks.count)
  }

  @Test func whoeverLeavesTheNewGroupIsWhereTheyWere() {
    var (world, _) = TrackWorld.ready()
    world.press("Group: My blocks")
    world.press("Add group")
    world.press("Close")
    #expect(world.state.route == .tracking)
    #expect(world.commands.isEmpty && world.middle == "Study")
  }

  @Test func aRunWhoseBlockIsGoneIsGivenAnotherByTheMenu() {
    var (world, run, blocks) = started()
    world.pass(minutes: 5)
    world.press("More")
    #expect(Screen(world.state).press("Choose a block") == nil, "it has one")
    world.press("Cancel")
    world.arrives(.deleteBlock(blocks[0]))
    world.look()
    // It is asked once by itself; whoever wants to answer later finds it in the menu.
    #expect(world.html.contains("Which block is it for?"))
    world.press("Close")
    world.look()
    #expect(!world.html.contains("Which block is it for?"))
    #expect(world.html.contains("This block was deleted."))
    world.press("More")
    world.press("Choose a block")
    #expect(world.html.contains("Which block is it for?"))
    world.press("Gym")
    #expect(world.rejections.isEmpty)
    #expect(world.run?.block == blocks[1])
    #expect(!world.html.contains("This block was deleted."))
    world.pass(minutes: 30)
    world.press("More")
    world.press("Finish")
    #expect(world.replica.run(run)?.isLive == false)
    #expect(world.sessions("2026-03-04").map { session in session.block } == [blocks[1]])
  }

  @Test func theCelebrationIsTappedAway() {
    var (world, run, _) = started()
    world.pass(minutes: 31)
    world.press("More")
    world.press("Finish")
    #expect(world.html.contains("Block production complete!"))
    #expect(Screen(world.state).press("Pause") == nil, "nothing under it can be reached")
    world.press("Continue")
    #expect(world.state.route == .session(run.retagged()))
    #expect(world.html.contains("+0.5 blocks produced!"))
    // It fades; a second tap on it is none.
    #expect(world.html.contains("day-complete") && world.html.contains(" leaves"))
    let count = world.asks.count
    world.press("Continue")
    #expect(world.asks.count == count)
    world.ring("day-completion")
    #expect(!world.html.contains("day-complete"))
    #expect(world.sessions("2026-03-04").count == 1)
  }

  @Test func tappingItAwayLeadsNobodyOnBeforeItIsStored() {
    var (world, run, _) = started()
    world.pass(minutes: 31)
    world.isDiskSlow = true
    world.send(.held(run))
    world.press("Continue")
    #expect(world.state.route == .live)
    #expect(world.html.contains("Block production complete!"))
    world.state.sync.saving = 0
    world.ring("day-completion")
    #expect(world.state.route == .session(run.retagged()))
  }

  // MARK: What can be done with a record

  /// On a record of Study from 09:00 to 10:15 that was not made just now.
  private func record() -> (world: TrackWorld, session: DaySessionID) {
    var (world, session) = TrackWorld.reviewed()
    world.press("Done")
    world.send(.view(.went(.session(session))))
    world.press("More")
    return (world, session)
  }

  private func minutes(_ world: TrackWorld) -> [Int64] {
    world.sessions("2026-03-04").map { session in
      (session.endedAt.milliseconds - session.startedAt.milliseconds) / 60_000
    }
  }

  @Test func aRecordGetsExactTimesByItsMenu() {
    var (world, session) = record()
    world.pass(minutes: 30)
    world.press("Exact times")
    #expect(!world.html.contains("id=\"day-review-more\""), "one sheet at a time")
    world.type("10:30", into: "day-time-end")
    world.submit()
    #expect(world.rejections.isEmpty)
    #expect(minutes(world) == [90])
    #expect(world.replica.session(session)?.halfBlocks == 3)
    #expect(world.state.route == .session(session))
    #expect(world.html.contains("09:00–10:30") && world.html.contains("+1.5 blocks produced!"))
    world.press("Undo")
    #expect(minutes(world) == [75])
  }

  @Test func aRecordIsSplitByItsMenu() {
    var (world, session) = record()
    world.press("Split")
    // In the middle, to five minutes.
    #expect(Screen(world.state).press("Split at 09:35") != nil)
    world.press("+5 min")
    world.press("Split at 09:40")
    #expect(world.rejections.isEmpty)
    #expect(minutes(world) == [40, 35])
    #expect(world.state.route == .session(session))
    #expect(world.html.contains("09:00–09:40"))
    world.press("Undo")
    #expect(minutes(world) == [75])
  }

  @Test func aRecordIsGivenToAnotherBlockByItsMenu() throws {
    var (world, session) = record()
    let study = try #require(world.replica.session(session)).block
    world.press("Move to another block")
    world.press("Gym")
    #expect(world.rejections.isEmpty)
    let gym = try #require(world.replica.blocks.first { block in block.name == "Gym" })
    #expect(world.replica.session(session)?.block == gym.id)
    #expect(world.html.contains("Moved to Gym"))
    world.press("Undo")
    #expect(world.replica.session(session)?.block == study)
  }
}
