import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

@testable import DayBlockTestKit

/// A run outlives its page, its group, its block and what the browser remembers (specification
/// §6.3, §19.7), and is asked about when it was left alone (§5.2, §19.14).
@Suite struct RestoringTests {
  private func started(
    _ minutes: Double = 40
  ) -> (world: TrackWorld, run: DayRunID, blocks: [BlockID]) {
    var (world, blocks) = TrackWorld.ready()
    world.send(.played)
    world.pass(minutes: minutes)
    world.look()
    return (world, world.run?.id ?? ID(high: 0, low: 0), blocks)
  }

  @Test func thePageComesBackToTheRun() {
    let (world, run, _) = started()
    let back = world.reloaded(after: 12)
    #expect(back.state.route == .live)
    #expect(back.html.contains("Time tracked: 00:52:00"))
    // It is there, and does not come in.
    #expect(back.html.contains("day-live") && back.html.contains("still"))
    #expect(back.run?.id == run)
  }

  @Test func aPausedRunComesBackPaused() {
    var (world, run, _) = started()
    world.send(.paused(run))
    let back = world.reloaded(after: 300)
    #expect(back.state.route == .live)
    #expect(back.html.contains("Time tracked: 00:40:00"))
    #expect(back.html.contains("aria-label=\"Resume\""))
  }

  @Test func anotherGroupChangesNothing() {
    var (world, run, _) = started()
    let sport = world.group("Sport")
    world.arrives(.setSetting(TrackWorld.me, .group(sport)))
    #expect(world.reloaded().run?.id == run)
    #expect(world.reloaded().state.route == .live)
  }

  @Test func aDeletedBlockIsAskedFor() {
    var (world, run, blocks) = started()
    world.arrives(.deleteBlock(blocks[0]))
    var back = world.reloaded(after: 5)
    #expect(back.state.route == .live)
    #expect(back.html.contains("(deleted) Study"))
    #expect(back.html.contains("Which block is it for?"))
    back.send(.assigned(run, blocks[1]))
    #expect(back.run?.block == blocks[1])
    back.send(.finished(run))
    #expect(back.sessions("2026-03-04").map { session in session.block } == [blocks[1]])
  }

  @Test func whatTheBrowserForgetsIsNotNeeded() {
    let (world, run, _) = started()
    let back = world.reloaded(after: 12, forgetting: true)
    #expect(back.run?.id == run)
    #expect(back.html.contains("Time tracked: 00:52:00"))
  }

  // MARK: Left alone

  @Test func threeDaysAreAskedAbout() {
    var (world, run, _) = started()
    world.hide()
    var back = world.reloaded(after: 3 * 24 * 60)
    #expect(back.html.contains("Still on Study?"))
    #expect(back.html.contains("You left at Mar 4, 09:40."))
    back.send(.leftEnded)
    #expect(back.run == nil)
    #expect(back.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
    #expect(back.replica.run(run)?.segments.last?.length == Int64(40 * 60_000))
  }

  @Test func theEndSnapsToHalfBlocks() {
    var (world, _, _) = started()
    world.hide()
    var back = world.reloaded(after: 10 * 60)
    #expect(back.html.contains("max=\"20\""))
    back.send(.leftMoved(2))
    #expect(back.html.contains("End at 10:30"))
    back.send(.leftEnded)
    #expect(back.sessions("2026-03-04").map { session in session.halfBlocks } == [3])
    #expect(back.sessions("2026-03-04").map { session in session.remainder } == [0])
  }

  @Test func theGapIsKeptOrCut() {
    var (world, run, _) = started()
    world.hide()
    var kept = world.reloaded(after: 10 * 60)
    kept.send(.leftKept)
    #expect(kept.html.contains("Time tracked: 10:40:00"))
    kept.look()
    #expect(!kept.html.contains("Still on Study?"))
    var cut = world.reloaded(after: 10 * 60)
    cut.send(.leftCut)
    #expect(cut.html.contains("Time tracked: 00:40:00"))
    cut.pass(minutes: 20)
    cut.send(.finished(run))
    #expect(cut.sessions("2026-03-04").map { session in session.halfBlocks } == [2])
  }

  @Test func aQuestionThatIsNotAnsweredIsAskedAgain() {
    var (world, _, _) = started()
    world.hide()
    var back = world.reloaded(after: 10 * 60)
    for _ in 0..<90 {
      back.pass(milliseconds: 1_000)
      back.look()
    }
    let again = back.reloaded(after: 1)
    #expect(again.html.contains("You left at 09:40."))
  }

  @Test func whoeverIsThereIsNotAsked() {
    var (world, run, _) = started()
    for _ in 0..<20 {
      world.pass(minutes: 30)
      world.send(.moreShown(run))
      world.send(.sheetClosed)
    }
    #expect(!world.html.contains("Still on Study?"))
    #expect(world.html.contains("Time tracked: 10:40:00"))
  }

  @Test func aBlockMayHaveALimitOfItsOwn() {
    var (world, _, blocks) = started()
    world.arrives(.editBlock(blocks[0], [.maxRun(60)]))
    world.hide()
    #expect(world.reloaded(after: 90).html.contains("Still on Study?"))
  }

  @Test func twelveHoursOfPauseEndItAndKeepEverything() {
    var (world, run, _) = started(95)
    world.send(.paused(run))
    let almost = world.reloaded(after: 12 * 60 - 1)
    #expect(almost.run?.id == run)
    let back = world.reloaded(after: 12 * 60)
    #expect(back.run == nil)
    #expect(back.state.route == .session(run.retagged()))
    #expect(back.html.contains("after a 12-hour pause"))
    #expect(back.sessions("2026-03-04").map { session in session.halfBlocks } == [3])
    #expect(back.sessions("2026-03-04").map { session in session.remainder } == [300])
  }

  @Test func theServerIsHeardBeforeALongPauseEndsARun() {
    var (world, blocks) = TrackWorld.ready(local: false)
    _ = blocks
    world.send(.played)
    world.pass(minutes: 31)
    let run = world.run?.id ?? ID(high: 0, low: 0)
    world.send(.paused(run))
    var back = world.reloaded(after: 13 * 60)
    #expect(back.run?.isLive == true)
    // Another device has gone on with it.
    let at = world.instant.advanced(byMilliseconds: 3_600_000)
    back.arrives(.takeStep(run, .resume(at: at, offset: 3_600)))
    back.ring("day-stale")
    #expect(back.run?.isLive == true)
    var other = world.reloaded(after: 13 * 60)
    other.state.sync.isSyncing = true
    other.ring("day-stale")
    #expect(other.run?.isLive == true)
    other.state.sync.isSyncing = false
    other.ring("day-stale")
    #expect(other.run == nil)
  }
}
