import Core
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing

/// What lies over the pitch: one clock on all of it, and Back loses nothing.
@Suite struct PitchCoverTests {
  private func went(_ world: PitchWorld, _ place: RefWatchRoute) {
    world.send(.view(.went(place)))
  }

  /// Presses Back: what lies on top goes, or the page before comes.
  private func back(_ world: PitchWorld) {
    world.send(closing(world.view) ?? .view(.went(.hub)))
  }

  /// Ten minutes into the second half.
  private func secondHalf() -> PitchWorld {
    let world = PitchWorld()
    world.tap("Lantern Street")
    world.tap("Start 1st half")
    world.skip(minutes: 45)
    for label in ["End 1st half", "Skip interval", "Start 2nd half"] { world.tap(label) }
    world.skip(minutes: 10)
    return world
  }

  @Test func `a pitch is under way once the first half has begun`() {
    let world = PitchWorld()
    #expect(!world.html.contains("under-way"))
    world.tap("Lantern Street")
    world.tap("Start 1st half")
    #expect(world.html.contains("pitch under-way"))
  }

  @Test func `every sheet and every pane shows the match's clock`() {
    let world = secondHalf()
    #expect(world.html.contains(#"face-main figures">55:00<"#))
    world.tap("Harbour Rovers")
    #expect(world.html.contains(#"score-clock figures">55:00<"#))
    world.tap("Yellow")
    #expect(world.html.contains(#"flow-clock figures">55:00<"#))
    #expect(!world.html.contains(">10:00<"))
    world.tap("Cancel")
    world.send(.view(.pitch(.sheetShown(.clock))))
    #expect(world.html.contains(#"typed figures">55:00<"#))
    #expect(world.html.contains("from 45:00 on"))
  }

  @Test func `the clock is set in match time, not to before the period`() throws {
    let world = secondHalf()
    world.send(.view(.pitch(.clockTyped("57:30"))))
    world.send(.view(.pitch(.clockSet)))
    world.tap("2nd half")
    #expect(world.html.contains(#"face-main figures">57:30<"#))
    let count = world.commands.count
    world.send(.view(.pitch(.clockTyped("12:30"))))
    world.send(.view(.pitch(.clockSet)))
    #expect(world.commands.count == count)
    #expect(world.html.contains(#"face-main figures">57:30<"#))
  }

  @Test func `teams show their codes and the colours of their shirts`() {
    let world = PitchTapTests.running()
    let teams: [MatchEdit] = [
      .team(.home, TeamRef(name: "Manchester City", colour: "#6cb8ea")),
      .team(.away, TeamRef(name: "Manchester United", colour: "#c62828")),
    ]
    world.decide(.editMatch(world.match, teams), world.moment())
    world.state.matchesChanged(world.replica, world.moment())
    #expect(world.html.contains(">MCI<") && world.html.contains(">MUN<"))
    #expect(world.html.contains("shirt sky-blue") && world.html.contains("shirt red"))
  }

  @Test func `Back takes an entry a step back, and keeps it`() throws {
    let world = PitchTapTests.running()
    for label in ["Lantern Street", "Yellow", "1", "0"] { world.tap(label) }
    #expect(world.offers("Dissent"))
    back(world)
    #expect(world.state.isOnPitch && !world.offers("Dissent"))
    #expect(world.html.contains("#10"))
    back(world)
    #expect(world.state.isOnPitch)
    #expect(world.html.contains("LAN · Yellow 05:07"))
    world.pass(seconds: 20)
    world.tap("Continue")
    #expect(world.html.contains(#"flow-clock figures">05:07<"#))
    for label in ["Next", "Dissent"] { world.tap(label) }
    let card = try #require(
      world.record?.entries.last { entry in
        if case .card = entry.fact { true } else { false }
      })
    #expect(card.elapsed == 307_000)
    #expect(!world.offers("Continue"))
    back(world)
    #expect(!world.state.isOnPitch)
  }

  @Test func `an entry that was put aside can be let go`() {
    let world = PitchTapTests.running()
    for label in ["Lantern Street", "Goal", "9"] { world.tap(label) }
    back(world)
    #expect(world.offers("Continue"))
    world.tap("Discard the entry")
    #expect(!world.offers("Continue"))
    // One in which nothing was entered is not worth keeping.
    world.tap("Goal")
    back(world)
    #expect(world.state.isOnPitch && !world.offers("Continue"))
  }

  @Test func `Back closes what lies on top alone, and links lead on`() {
    let world = PitchTapTests.running()
    world.tap("More")
    back(world)
    #expect(world.state.isOnPitch && !world.offers("Lock screen"))
    world.tap("More")
    world.tap("End 1st half")
    #expect(world.offers("End now"))
    back(world)
    #expect(world.state.isOnPitch && !world.offers("End now"))
    world.tap("More")
    world.tap("All matches")
    #expect(!world.state.isOnPitch)
    went(world, .match(world.match))
    world.tap("More")
    went(world, .log(world.match))
    #expect(!world.state.isOnPitch)
    went(world, .match(world.match))
    back(world)
    back(world)
    #expect(!world.state.isOnPitch)
  }

  @Test func `an entry that a link leads away from waits`() {
    let world = PitchTapTests.running()
    for label in ["Lantern Street", "Goal", "9"] { world.tap(label) }
    went(world, .hub)
    #expect(!world.state.isOnPitch)
    went(world, .match(world.match))
    #expect(world.offers("Continue"))
  }

  @Test func `a locked pitch stays locked`() {
    let world = PitchTapTests.running()
    world.send(.view(.pitch(.locked)))
    back(world)
    #expect(world.state.isOnPitch && world.html.contains(#"class="lock""#))
  }

  @Test func `an alert lies beside the clock and the key that ends the period`() {
    let world = PitchTapTests.running()
    world.skip(minutes: 39)
    world.pass(seconds: 60)
    #expect(world.html.contains("1st half: time is up"))
    #expect(!world.html.contains("<dialog"))
    #expect(world.offers("End 1st half") && world.html.contains("face-main"))
    // A sheet that is open has it too, once.
    world.tap("More")
    #expect(world.html.ranges(of: #"id="pitch-alert-title""#).count == 1)
    world.tap("Got it")
    #expect(!world.html.contains("pitch-alert"))
  }
}
