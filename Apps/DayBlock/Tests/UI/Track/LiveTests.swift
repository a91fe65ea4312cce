import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Testing

@testable import DayBlockTestKit

/// Beginning, pausing, finishing and throwing away (specification §5.1, §8.2, §18).
@Suite struct LiveTests {
  private func started() -> (world: TrackWorld, run: DayRunID, blocks: [BlockID]) {
    var (world, blocks) = TrackWorld.ready()
    world.send(.played)
    return (world, world.run?.id ?? ID(high: 0, low: 0), blocks)
  }

  @Test func playingShowsTheRunOnTheWholeScreen() {
    let (world, _, blocks) = started()
    #expect(world.state.route == .live)
    #expect(world.run?.block == blocks[0])
    #expect(world.run?.zone == "Europe/Berlin")
    #expect(world.replica.settings(of: TrackWorld.me).focus == blocks[0])
    #expect(world.html.contains("Time tracked: 00:00:00"))
    #expect(world.wakes.last == true)
  }

  @Test func aRunIsKeptAboveOtherWindowsWhereThereAreSuch() throws {
    var (world, _, _) = started()
    world.send(.floated)
    let ask = try #require(
      world.asks.last { ask in
        if case .float = ask.request { true } else { false }
      })
    #expect(ask.request == .float(path: "/day/now", width: 360, height: 300))
    #expect(!world.html.contains("cannot keep a window above others"))
    world.send(try #require(ask.answer(.failed("TypeError"))))
    #expect(world.html.contains("cannot keep a window above others"))
  }

  @Test func nothingCountsAsStartedBeforeItIsDurable() {
    var (world, _) = TrackWorld.ready()
    world.isDiskSlow = true
    world.send(.played)
    world.pass(milliseconds: 2_500)
    #expect(world.html.contains("Starting…"))
    #expect(world.html.contains("Time tracked: 00:00:00"))
    world.stored()
    #expect(!world.html.contains("Starting…"))
    world.look()
    #expect(world.html.contains("Time tracked: 00:00:02"))
  }

  @Test func aPauseIsShownOnceItIsDurable() {
    var (world, run, _) = started()
    world.pass(minutes: 10)
    world.isDiskSlow = true
    world.send(.paused(run))
    #expect(world.html.contains("aria-label=\"Pause\""))
    world.stored()
    #expect(world.html.contains("aria-label=\"Resume\""))
    #expect(world.wakes.last == false)
    world.pass(minutes: 120)
    world.send(.resumed(run))
    world.stored()
    world.pass(minutes: 1)
    world.look()
    #expect(world.html.contains("Time tracked: 00:11:00"))
  }

  @Test func pausesCountNothing() {
    var (world, run, _) = started()
    world.pass(minutes: 25)
    world.send(.paused(run))
    world.pass(minutes: 120)
    world.send(.resumed(run))
    world.pass(minutes: 5)
    world.send(.finished(run))
    let sessions = world.sessions("2026-03-04")
    #expect(sessions.map { session in session.halfBlocks } == [1])
    #expect(sessions.first?.segments.count == 2)
  }

  @Test(arguments: [(29.0 + 59.0 / 60, 0), (30, 1), (89.0 + 59.0 / 60, 2), (90, 3)])
  func halfBlocksAreWhole(minutes: Double, units: Int) {
    var (world, run, _) = started()
    world.pass(minutes: minutes)
    world.send(.held(run))
    #expect(
      world.sessions("2026-03-04").map { session in session.halfBlocks }
        == (units == 0 ? [] : [units]))
    #expect(world.html.contains("id=\"day-little\"") == (units == 0))
  }

  @Test func tooLittleIsKeptAsANoteOrThrownAwayOrGoesOn() {
    var (world, run, _) = started()
    world.pass(minutes: 20)
    world.send(.finished(run))
    #expect(world.felt().last == [40])
    #expect(world.html.contains("10 min to go"))
    world.send(.sheetClosed)
    #expect(world.run?.isLive == true)
    world.send(.finished(run))
    world.send(.noted(run))
    #expect(world.sessions("2026-03-04").map { session in session.remainder } == [1_200])
    #expect(world.state.route == .session(run.retagged()))
    #expect(world.html.contains("A note, without a block"))
  }

  @Test func finishingIsStoredAsItsCelebrationBegins() {
    var (world, run, _) = started()
    world.pass(minutes: 61)
    _ = world.felt()
    world.isDiskSlow = true
    world.send(.held(run))
    #expect(world.felt() == [[15]])
    #expect(world.sessions("2026-03-04").count == 1)
    #expect(world.html.contains("Block production complete!"))
    #expect(world.state.route == .live)
    // Nobody is led on before it is durable.
    world.ring("day-completion")
    #expect(world.state.route == .live)
    world.state.sync.saving = 0
    world.ring("day-completion")
    #expect(world.state.route == .session(run.retagged()))
    #expect(world.html.contains("day-complete"))
    world.ring("day-completion")
    #expect(!world.html.contains("day-complete"))
    #expect(world.html.contains("+1.0 blocks produced!"))
    world.send(.review(.closed))
    #expect(world.state.route == .tracking)
  }

  @Test func aFullDiskHoldsNobodyUp() {
    var (world, run, _) = started()
    world.pass(minutes: 31)
    world.isDiskSlow = true
    world.send(.held(run))
    for _ in 0..<25 {
      let waits = world.ring("day-completion")
      #expect(waits)
      #expect(world.state.route == .live)
    }
    world.ring("day-completion")
    #expect(world.state.route == .session(run.retagged()))
  }

  @Test func aQuestionAboutARunThatIsOverKeepsNoOtherAway() {
    var (world, run, blocks) = started()
    world.pass(minutes: 31)
    world.send(.held(run))
    // A key on the block that lies under the celebration.
    world.send(.moreShown(run))
    world.ring("day-completion")
    world.ring("day-completion")
    world.send(.review(.closed))
    #expect(world.state.route == .tracking)
    // The next one is asked about when it was left alone.
    world.send(.centred(1))
    world.send(.played)
    #expect(world.run?.block == blocks[1])
    world.pass(minutes: 400)
    world.look()
    #expect(world.html.contains("Still on Gym?"))
  }

  @Test func holdingTakesNineTenthsOfASecondAndTappingNothing() {
    var (world, run, _) = started()
    world.pass(minutes: 45)
    world.look()
    #expect(world.html.contains("data-hold=\"900\""))
    world.send(.tapped)
    #expect(world.replica.run(run)?.isLive == true)
    #expect(world.html.contains("Keep holding to finish"))
    // Whoever cannot hold has a menu, and a key.
    world.send(.moreShown(run))
    #expect(world.html.contains("id=\"day-more\""))
    #expect(world.html.contains("data-keys=\"f F"))
    world.send(.finished(run))
    #expect(world.replica.run(run)?.isLive == false)
  }

  @Test func minimizingLeavesTheRunGoing() {
    var (world, run, _) = started()
    world.pass(minutes: 10)
    #expect(world.html.contains("aria-label=\"Minimize\""))
    world.send(.minimized)
    #expect(world.state.route == .tracking)
    #expect(world.run?.isRunning == true)
    #expect(world.html.contains("Study is running"))
    world.look()
    #expect(world.state.route == .tracking, "nobody is led back")
    world.send(.returned(run))
    #expect(world.state.route == .live)
  }

  /// The first button of a question has the focus: it changes nothing.
  @Test func everyQuestionBeginsWithTheWayBack() {
    func first(_ world: TrackWorld) -> Substring? {
      world.html.pieces(from: "role=\"alertdialog\"", to: "</button>").first
    }
    var (world, run, blocks) = started()
    world.pass(minutes: 10)
    world.send(.stopWanted(run))
    #expect(first(world)?.contains("Keep going") == true)
    world.send(.sheetClosed)
    world.send(.finished(run))
    #expect(first(world)?.contains("Keep going") == true)
    world.send(.sheetClosed)
    world.send(.minimized)
    world.send(.centred(1))
    world.send(.played)
    #expect(first(world)?.contains("Cancel") == true)
    world.send(.sheetClosed)
    world.send(.deleteWanted(blocks[1]))
    #expect(first(world)?.contains("Cancel") == true)
    world.send(.sheetClosed)
    world.send(.noted(run))
    world.send(.review(.deleteWanted))
    #expect(first(world)?.contains("Cancel") == true)
  }

  @Test func stoppingAsksAndIsTakenBack() {
    var (world, run, _) = started()
    world.pass(minutes: 70)
    world.send(.stopWanted(run))
    #expect(world.html.contains("Save what I have"))
    world.send(.discarded(run))
    #expect(world.state.route == .tracking)
    #expect(world.sessions("2026-03-04").isEmpty)
    #expect(world.html.contains("Study was discarded"))
    world.send(.view(.noticeUndone(1)))
    #expect(world.run?.isPaused == true)
    #expect(world.html.contains("Study is paused"))
    world.send(.returned(run))
    world.send(.finished(run))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [2])
  }

  @Test func anotherBlockAsksWhatBecomesOfThisOne() {
    var (world, run, blocks) = started()
    world.pass(minutes: 35)
    world.send(.view(.went(.tracking)))
    world.send(.centred(1))
    world.send(.played)
    #expect(world.html.contains("Finish and switch"))
    world.send(.switched(to: blocks[1], keeps: true))
    #expect(world.replica.run(run)?.isLive == false)
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
    #expect(world.run?.block == blocks[1])
    #expect(world.state.route == .live)
    // The second is too short for a block, and is kept as a note all the same.
    world.pass(minutes: 3)
    world.send(.switched(to: blocks[2], keeps: true))
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [1, 0])
    world.send(.switched(to: blocks[0], keeps: false))
    #expect(world.sessions("2026-03-04").count == 2)
    #expect(world.replica.runs.count == 1)
  }

  @Test func theSameBlockIsOnlyShown() {
    var (world, run, _) = started()
    world.send(.view(.went(.tracking)))
    world.send(.played)
    #expect(world.state.route == .live)
    #expect(world.run?.id == run)
  }

  @Test func midnightMakesTwoPages() {
    var (world, _) = TrackWorld.ready("2026-03-04T23:50:00")
    world.send(.played)
    world.pass(minutes: 60)
    world.look()
    let run = world.run?.id ?? ID(high: 0, low: 0)
    // The board is today's: only the half-block that began today is on it.
    #expect(world.html.contains("00:00–00:30 Study, 0.5 blocks"))
    #expect(!world.html.contains("23:30–00:00 Study"))
    world.send(.held(run))
    world.ring("day-completion")
    #expect(world.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
    #expect(world.sessions("2026-03-05").map { session in session.halfBlocks } == [1])
    #expect(world.html.contains("Wednesday, March 4, 2026"))
    #expect(world.html.contains("23:50–00:00"))
    world.send(.review(.swiped(-80)))
    #expect(world.html.contains("Thursday, March 5, 2026"))
    #expect(world.html.contains("00:00–00:50"))
  }

  @Test func autumnHasAnHourTwice() {
    var (world, _) = TrackWorld.ready("2026-11-01T00:30:00", zone: "America/New_York")
    world.send(.played)
    world.pass(minutes: 180)
    world.look()
    #expect(world.html.contains("Time tracked: 03:00:00"))
    #expect(world.html.contains("1ʹ"))
    #expect(world.html.contains("occurs twice today"))
    world.send(.finished(world.run?.id ?? ID(high: 0, low: 0)))
    #expect(world.sessions("2026-11-01").map { session in session.halfBlocks } == [6])
  }

  @Test func aClockThatIsSetBackTakesNothingAway() {
    var (world, run, _) = started()
    world.pass(minutes: 40)
    world.look()
    world.setClock(byMinutes: -60)
    world.pass(minutes: 1)
    world.look()
    #expect(world.html.contains("Time tracked: 00:41:00"))
    #expect(world.replica.run(run)?.isClockSuspect == true)
    var back = world.reloaded(after: 1)
    back.look()
    #expect(back.html.contains("Time tracked: 00:40:") || back.html.contains("00:41:"))
    back.send(.finished(run))
    #expect(back.sessions("2026-03-04").map { session in session.halfBlocks } == [1])
  }

  @Test func nothingTicksAndNothingIsKeptAwakeWhileNobodyLooks() {
    var (world, _, _) = started()
    world.hide()
    world.asks.removeAll()
    world.look()
    let timers = world.asks.filter { ask in
      if case .timer = ask.request { true } else { false }
    }
    #expect(timers.isEmpty)
    world.show()
    #expect(world.wakes == [true])
  }

  @Test func halfBlocksAreAnnouncedAndSecondsAreNot() {
    var (world, _, _) = started()
    world.pass(minutes: 29)
    world.look()
    #expect(!world.html.contains("0.5 blocks of Study"))
    world.pass(minutes: 1)
    world.look()
    #expect(world.html.contains("0.5 blocks of Study"))
  }
}

extension DayRun {
  var isPaused: Bool { if case .paused = state { true } else { false } }
}
