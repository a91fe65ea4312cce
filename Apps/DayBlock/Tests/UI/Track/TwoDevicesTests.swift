import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// Runs that several devices know of (specification §6.4, §19.8).
@Suite struct TwoDevicesTests {
  /// A run of this device's, and one that another began without signal.
  private func both() -> (world: TrackWorld, mine: DayRunID, theirs: DayRunID) {
    var (world, blocks) = TrackWorld.ready()
    world.send(.played)
    let mine = world.run?.id ?? ID(high: 0, low: 0)
    world.pass(minutes: 40)
    let theirs: DayRunID = world.moment().id()
    world.arrives(
      .startRun(
        DayRun(
          id: theirs, block: blocks[1], blockName: "Gym", zone: "Europe/Berlin",
          startedAt: world.instant, offset: 3_600, device: "Pixel")))
    world.pass(minutes: 20)
    world.look()
    return (world, mine, theirs)
  }

  @Test func twoRunsAreAskedAbout() {
    let (world, _, _) = both()
    #expect(world.html.contains("Two blocks are running"))
    #expect(world.html.contains("Pixel · since 09:40"))
    #expect(world.replica.runs.count == 2)
  }

  @Test func bothAreKeptForGood() {
    var (world, mine, theirs) = both()
    world.send(.bothKept)
    #expect(!world.html.contains("Two blocks are running"))
    #expect(world.html.contains("Also running"))
    #expect(!world.reloaded().html.contains("Two blocks are running"))
    world.send(.finished(mine))
    world.ring("day-completion")
    world.ring("day-completion")
    world.send(.returned(theirs))
    world.pass(minutes: 40)
    world.send(.finished(theirs))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [2, 2])
  }

  @Test func theEarlierEndsWhereTheLaterBegan() {
    var (world, mine, theirs) = both()
    world.send(.earlierCut)
    #expect(world.replica.runs.map { run in run.id } == [theirs])
    #expect(world.replica.run(mine)?.segments.last?.length == Int64(40 * 60_000))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
    #expect(world.html.contains("Study saved: +0.5"))
    #expect(world.state.route == .live)
  }

  @Test func oneIsThrownAwayAndComesBack() {
    var (world, mine, theirs) = both()
    world.send(.oneDiscarded(theirs))
    #expect(world.replica.runs.map { run in run.id } == [mine])
    #expect(world.replica.discardedRuns.map { run in run.id } == [theirs])
    world.send(.view(.noticeUndone(1)))
    #expect(world.replica.runs.count == 2)
  }

  @Test func aRunOfAnotherDeviceIsSeenAndCanBeStopped() {
    var (world, blocks) = TrackWorld.ready()
    let theirs: DayRunID = world.moment().id()
    world.arrives(
      .startRun(
        DayRun(
          id: theirs, block: blocks[1], blockName: "Gym", zone: "Europe/Berlin",
          startedAt: world.instant, offset: 3_600, device: "Pixel")))
    world.pass(minutes: 42)
    world.pass(milliseconds: 10_000)
    world.look()
    #expect(world.state.route == .tracking)
    #expect(world.html.contains("Running on Pixel"))
    #expect(world.html.contains("00:42:10"))
    world.send(.returned(theirs))
    #expect(world.html.contains("Started on Pixel"))
    world.send(.paused(theirs))
    #expect(world.run?.isPaused == true)
    world.send(.finished(theirs))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
  }

  @Test func whatAnotherDeviceEndsIsLeft() {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    let mine = world.run?.id ?? ID(high: 0, low: 0)
    world.pass(minutes: 40)
    world.arrives(.takeStep(mine, .finish(at: world.instant, changes: [], memo: "")))
    #expect(world.html.contains("Finished on another device"))
    #expect(world.state.route == .session(mine.retagged()))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
  }

  @Test func whoStoppedLaterIsTold() {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    let mine = world.run?.id ?? ID(high: 0, low: 0)
    world.pass(minutes: 40)
    let earlier = world.instant
    world.pass(minutes: 30)
    world.send(.finished(mine))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [2])
    world.arrives(.takeStep(mine, .finish(at: earlier, changes: [], memo: "")))
    world.look()
    #expect(world.html.contains("Another device stopped it at 09:40."))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
  }
}
