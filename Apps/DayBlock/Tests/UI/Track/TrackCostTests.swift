import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import TestKit
import Testing
import View

@testable import DayBlockTestKit

/// What a second of tracking costs a screen, and that nothing on it goes stale.
@Suite struct TrackCostTests {
  private func started() -> (world: TrackWorld, run: DayRunID) {
    var (world, _) = TrackWorld.ready()
    world.send(.played)
    return (world, world.run?.id ?? ID(high: 0, low: 0))
  }

  @Test func theTrackingScreenIsFewElements() {
    let (world, _) = TrackWorld.ready()
    let page = PaintedPage()
    page.paint(world.state)
    #expect(page.elements < 90, "what is empty of a board is one shape")
  }

  @Test func aSecondPaintsDigitsAndNothingElse() {
    var (world, _) = started()
    let page = PaintedPage()
    page.paint(world.state)
    for second in 1..<59 {
      world.pass(milliseconds: 1_000)
      world.look()
      let patches = page.paint(world.state)
      #expect(patches.words < 80, "second \(second)")
      // With the first one a half-block has begun.
      #expect(patches.made <= (second == 1 ? 2 : 0), "second \(second)")
    }
  }

  @Test(arguments: [DaySettings.BoardLayer.halves, .minutes])
  func whatIsPaintedIsWhatThereIs(layer: DaySettings.BoardLayer) {
    let begun = started()
    var world = begun.world
    world.decide(.setSetting(TrackWorld.me, .board(layer)), world.moment())
    world.replicaChanged()
    let page = PaintedPage()
    func check(_ when: String) {
      page.paint(world.state)
      let fresh = PaintedPage()
      fresh.paint(world.state)
      #expect(page.picture == fresh.picture, "\(when)")
    }
    check("at the start")
    for step in 1...50 {
      // To the very end of a half-block, into the next, and on past midnight.
      world.pass(milliseconds: step == 1 ? 1_800_000 : step == 2 ? 1 : 1_201_003)
      world.look()
      check("step \(step)")
      guard step % 7 == 0 else { continue }
      world.send(.paused(begun.run))
      check("paused \(step)")
      world.pass(milliseconds: 61_000)
      world.look()
      check("still paused \(step)")
      world.send(.resumed(begun.run))
      check("resumed \(step)")
    }
    world.state.isOnline = false
    check("offline")
    world.state.sync.saving = 1
    world.send(.paused(begun.run))
    check("pausing, and not saved yet")
    world.state.sync.saving = 0
    world.look()
    check("saved")
    world.state.isOnline = true
    world.state.language = .korean
    check("in Korean")
    world.send(.held(begun.run))
    check("finished")
  }
}
