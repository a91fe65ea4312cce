import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// How often a referee has to touch the screen. The numbers are promises of the specification.
@Suite struct PitchTapTests {
  /// A match in its sixth minute.
  static func running(
    sheets: Bool = false, _ change: (inout RuleSet) -> Void = { _ in }
  ) -> PitchWorld {
    let world = PitchWorld(sheets: sheets, rules: change)
    world.send(.view(.pitch(.kickOffChosen(.home))))
    world.tap("Start ")
    world.skip(minutes: 5)
    world.pass(seconds: 7)
    world.forget()
    return world
  }

  @Test func `a goal without a scorer takes three`() throws {
    let world = Self.running()
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { #expect(world.tap(label)) }
    #expect(world.taps == 3)
    #expect(try #require(world.record).score == BothSides(home: 1, away: 0))
    #expect(world.rejections.isEmpty)
  }

  @Test func `a goal from the list takes three with its scorer`() throws {
    let world = Self.running(sheets: true)
    for label in ["Harbour Rovers", "Goal", "9Player 9"] { #expect(world.tap(label)) }
    #expect(world.taps == 3)
    let record = try #require(world.record)
    let goals = record.entries.compactMap { entry -> Goal? in
      if case .goal(let goal) = entry.fact { goal } else { nil }
    }
    #expect(goals.map { goal in goal.scorer?.number } == [9])
  }

  @Test(arguments: [
    ["Lantern Street", "Yellow", "1", "0", "Dissent"],
    ["Lantern Street", "Yellow", "7", "Next", "Unsporting behavior"],
    ["Harbour Rovers", "Red", "1", "1", "Violent conduct"],
    ["Harbour Rovers", "Yellow", "4", "4", "Reason later"],
  ])
  func `a card takes at most five`(_ labels: [String]) throws {
    let world = Self.running()
    for label in labels { #expect(world.tap(label), "\(label)") }
    #expect(world.taps <= 5)
    let record = try #require(world.record)
    let cards = record.entries.count { entry in
      if case .card = entry.fact { true } else { false }
    }
    #expect(cards == 1)
    #expect(world.rejections.isEmpty)
  }

  @Test func `a kick takes one`() throws {
    let world = Self.kicks()
    world.forget()
    #expect(world.tap("Scored"))
    #expect(world.taps == 1)
    #expect(try #require(world.record?.shootout).kicks.count == 1)
  }

  /// A match that is decided by kicks, before the first one.
  static func kicks() -> PitchWorld {
    let world = running { rules in
      rules.regulationPeriods = 1
      rules.periodMinutes = 1
      rules.shootout = .ifLevel
    }
    world.tap("End Match")
    world.tap("Go to Penalties")
    world.send(.view(.pitch(.taken(.startShootout(first: .home)))))
    return world
  }

  @Test func `several substitutions are one batch with one time`() throws {
    let world = Self.running(sheets: true)
    for label in ["Harbour Rovers", "Sub", "5Player 5", "6Player 6", "On"] {
      #expect(world.tap(label), "\(label)")
    }
    world.pass(seconds: 40)
    for label in ["12Player 12", "13Player 13", "Save 2 changes"] {
      #expect(world.tap(label), "\(label)")
    }
    let record = try #require(world.record)
    let changes = record.entries.filter { entry in
      if case .substitution = entry.fact { true } else { false }
    }
    #expect(changes.count == 2)
    #expect(Set(changes.map { entry in entry.event.batch }).count == 1)
    #expect(Set(changes.map { entry in entry.elapsed }) == [307_000])
    #expect(record.tallies.home.substitutions == 2)
    #expect(world.tap("Undo"))
    #expect(try #require(world.record).tallies.home.substitutions == 0)
  }

  @Test func `a second caution is asked about, and sends off`() throws {
    let world = Self.running()
    for label in ["Lantern Street", "Yellow", "1", "0", "Dissent"] { world.tap(label) }
    for label in ["Lantern Street", "Yellow", "1", "0"] { world.tap(label) }
    #expect(world.offers("Different person"))
    #expect(world.tap("Second caution: send off"))
    #expect(world.tap("Persistent offenses"))
    let record = try #require(world.record)
    #expect(record.tallies.away.cautions == 2)
    #expect(record.tallies.away.sendOffs == 1)
  }

  @Test func `an own goal counts for the others`() throws {
    let world = Self.running()
    for label in ["Harbour Rovers", "Goal", "Own goal", "4", "Save #4"] {
      #expect(world.tap(label), "\(label)")
    }
    let record = try #require(world.record)
    #expect(record.score == BothSides(home: 0, away: 1))
    #expect(world.html.contains("Own goal by #4"))
  }

  @Test func `an event happened when its entry began`() throws {
    let world = Self.running()
    world.tap("Harbour Rovers")
    world.tap("Goal")
    world.pass(seconds: 55)
    world.tap("−30 s")
    world.tap("Save without scorer")
    let entry = try #require(world.record?.entries.last)
    #expect(entry.elapsed == 277_000)
    #expect(entry.event.quality == .manual)
  }
}
