import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// Who kicks, who is left out, who helped, and the breaks in mid-period.
@Suite struct PitchKickTests {
  /// A match with sheets that is decided by kicks: the home team has lost a player.
  private func uneven() -> PitchWorld {
    let world = PitchTapTests.running(sheets: true) { rules in
      rules.regulationPeriods = 1
      rules.periodMinutes = 1
      rules.shootout = .ifLevel
    }
    for label in ["Harbour Rovers", "Red", "11Player 11", "Reason later"] { world.tap(label) }
    world.tap("End Match")
    world.tap("Go to Penalties")
    return world
  }

  private func kicks(_ world: PitchWorld) -> [Kick] {
    world.record?.shootout?.kicks.map { taken in taken.kick } ?? []
  }

  @Test func `the larger side leaves somebody out`() throws {
    let world = uneven()
    #expect(try #require(world.record).reduction?.side == .away)
    #expect(world.html.contains("Lantern Street have one player too many"))
    #expect(world.tap("Exclude a player"))
    #expect(world.tap("#5 Player 5"))
    let record = try #require(world.record)
    #expect(record.reduction == nil)
    #expect(
      record.lineUps.away.member(Participant(.away, number: 5))?.place == .excluded)
    #expect(!world.offers("Exclude a player"))
    #expect(world.tap("Undo"))
    #expect(try #require(world.record).reduction?.count == 1)
  }

  @Test func `a kicker may be named before the kick, by the list or by a number`() throws {
    let world = uneven()
    world.send(.view(.pitch(.taken(.startShootout(first: .home)))))
    #expect(world.tap("Who kicks?"))
    #expect(world.tap("#9 Player 9"))
    #expect(world.offers("Kicker: #9 Player 9"))
    #expect(world.tap("Scored"))
    #expect(kicks(world).map { kick in kick.kicker?.number } == [9])

    #expect(world.tap("Who kicks?"), "nobody is named for the next one")
    world.send(.view(.pitch(.numberTyped("7"))))
    world.send(.view(.pitch(.kickerChosen(Participant(.away, number: 7)))))
    #expect(world.tap("Missed"))
    #expect(world.tap("Scored"), "nobody has to be named")
    #expect(kicks(world).map { kick in kick.kicker?.number } == [9, 7, nil])
    #expect(world.rejections.isEmpty)
  }

  @Test func `who takes a kick again stays named`() {
    let world = uneven()
    world.send(.view(.pitch(.taken(.startShootout(first: .home)))))
    world.send(.view(.pitch(.kickerChosen(Participant(.home, number: 8)))))
    #expect(world.tap("Retake"))
    #expect(world.tap("Scored"))
    #expect(kicks(world).map { kick in kick.kicker?.number } == [8, 8])
  }

  @Test func `an assist is typed beside the scorer`() throws {
    let world = PitchTapTests.running()
    for label in ["Harbour Rovers", "Goal", "1", "0", "Assist", "7", "Save #10"] {
      #expect(world.tap(label), "\(label)")
    }
    let goals = try #require(world.record).entries.compactMap { entry -> Goal? in
      if case .goal(let goal) = entry.fact { goal } else { nil }
    }
    #expect(goals.map { goal in goal.scorer?.number } == [10])
    #expect(goals.map { goal in goal.assist?.number } == [7])
  }

  @Test func `an assist is chosen from the list before the scorer`() throws {
    let world = PitchTapTests.running(sheets: true)
    for label in ["Harbour Rovers", "Goal", "Assist", "7Player 7", "9Player 9"] {
      #expect(world.tap(label), "\(label)")
    }
    let goals = try #require(world.record).entries.compactMap { entry -> Goal? in
      if case .goal(let goal) = entry.fact { goal } else { nil }
    }
    #expect(goals.map { goal in goal.scorer?.number } == [9])
    #expect(goals.map { goal in goal.assist?.number } == [7])
  }

  @Test func `an own goal has no assist`() throws {
    let world = PitchTapTests.running()
    for label in ["Harbour Rovers", "Goal", "Assist", "7", "Own goal"] { world.tap(label) }
    #expect(!world.offers("Assist"))
    world.send(.view(.pitch(.flow(.saved))))
    let record = try #require(world.record)
    #expect(record.score == BothSides(home: 0, away: 1))
    #expect(world.rejections.isEmpty)
  }

  @Test func `a break in mid-period is due once, and can be begun from its alert`() throws {
    let world = PitchTapTests.running { rules in rules.hydration = .cooling }
    world.skip(minutes: 17)
    #expect(!world.html.contains("Cooling break is due"))
    world.pass(seconds: 24)
    #expect(world.html.contains("Cooling break is due"))
    #expect(world.tap("Start the break"))
    #expect(try #require(world.record).openStoppage?.reason == .cooling)
    #expect(world.html.contains("Cooling 3 min"))
    world.restart()
    #expect(!world.html.contains("Cooling break is due"))
  }
}
