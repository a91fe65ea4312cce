import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

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
    world.replicaChanged()
    world.send(.stopWanted(run))
    #expect(world.felt() == [[30, 80, 30]])
    world.decide(.setSetting(TrackWorld.me, .feedback(.off)), world.moment())
    world.replicaChanged()
    world.send(.held(run))
    #expect(world.felt() == [])
  }

  /// What the page says is felt, for browsers that vibrate at nothing; empty attributes have no
  /// value in HTML.
  private func pulse(_ world: TrackWorld) -> Substring? {
    world.html.pieces(from: "data-felt=\"", to: "\"").first ?? ""
  }

  @Test func theControlPulsesForAMomentAndTwoInTurnDiffer() {
    var (world, _) = placed()
    #expect(pulse(world) == "")
    world.send(.centred(1))
    let first = pulse(world)
    world.send(.centred(2))
    let second = pulse(world)
    #expect(first?.hasPrefix("soft") == true && second?.hasPrefix("soft") == true)
    #expect(first != second)
    world.pass(milliseconds: 399)
    world.look()
    #expect(pulse(world) == second)
    world.pass(milliseconds: 1)
    world.look()
    #expect(pulse(world) == "")
  }

  @Test func whatMovesByItselfDoesNotPulse() {
    var (world, blocks) = placed()
    world.send(.centred(2))
    #expect(pulse(world)?.hasPrefix("soft") == true)
    world.arrives(.deleteBlock(blocks[2]))
    #expect(world.middle == "Gym")
    #expect(pulse(world) == "")
  }

  @Test func whoeverWantsToFeelNothingSeesNoPulse() {
    var (world, _) = placed()
    world.decide(.setSetting(TrackWorld.me, .feedback(.off)), world.moment())
    world.replicaChanged()
    world.send(.centred(1))
    #expect(pulse(world) == "")
  }

  @Test func onlyBrowsersWithoutVibrationPulseAndOnlyWhereMovementIsWelcome() throws {
    let css = DayBlockStylesheet.css
    let start = try #require(
      css.firstRange(
        of: "@supports (-webkit-touch-callout:none){"
          + "@media (prefers-reduced-motion:no-preference){[data-felt]"))
    let uses = css.ranges(of: "animation:var(--felt)")
    #expect(uses.count == 1 && uses.allSatisfy { use in start.upperBound < use.lowerBound })
    let rule = css[start.upperBound...].prefix { character in character != "@" }
    #expect(rule.contains("animation:var(--felt)") && rule.contains("}}}"))
  }
}
