import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// Undo takes the last thing back, whatever it was, says which, and can be undone itself.
@Suite struct UndoTests {
  private func undo(_ world: PitchWorld) { world.send(.view(.pitch(.lastUndone))) }

  private func goal(_ world: PitchWorld) {
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { #expect(world.tap(label)) }
  }

  @Test func `a clock that was set after a goal goes back, and the goal stays`() throws {
    let world = PitchTapTests.running()
    goal(world)
    world.pass(seconds: 3)
    let before = try #require(world.record).log.count
    world.send(.view(.pitch(.clockMoved(60_000))))
    #expect(world.html.contains("6:10"))
    world.send(.view(.pitch(.sheetShown(.actions))))
    #expect(world.offers("Undo last: Clock adjusted by +1:00"))
    undo(world)
    #expect(try #require(world.record).score == BothSides(home: 1, away: 0))
    #expect(world.html.contains("Undone: Clock adjusted by +1:00"))
    #expect(!world.html.contains("6:10") && world.html.contains("5:10"))
    #expect(try #require(world.record).log.count == before + 2)
    undo(world)
    #expect(try #require(world.record).score == BothSides(home: 0, away: 0))
    #expect(world.html.replacing("&#39;", with: "'").contains("Undone: Goal 6'"))
    #expect(world.rejections.isEmpty)
  }

  @Test func `what was taken back is brought back, and can go again`() throws {
    let world = PitchTapTests.running()
    goal(world)
    #expect(world.tap("Undo"))
    #expect(try #require(world.record).score.home == 0)
    #expect(world.tap("Redo"))
    #expect(try #require(world.record).score.home == 1)
    #expect(world.html.contains("Redone: "))
    #expect(world.tap("Undo"))
    #expect(try #require(world.record).score.home == 0)
    // Later it is still there, among what can be done.
    world.fire("referee.offer")
    world.send(.view(.pitch(.sheetShown(.actions))))
    #expect(world.tap("Redo: Goal 6'"))
    #expect(try #require(world.record).score.home == 1)
    world.send(.view(.pitch(.sheetShown(.actions))))
    #expect(!world.offers("Redo"))
    #expect(world.offers("Undo last: Goal 6'"))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func `every kind of entry is the last thing once`(_ index: Int) throws {
    let world = PitchTapTests.running(sheets: true)
    goal(world)
    let before = try #require(world.record)
    let clock = before.clock
    switch index {
    case 0: world.send(.view(.pitch(.addedTime(3))))
    case 1: world.send(.view(.pitch(.stoppageToggled)))
    case 2:
      world.send(.view(.pitch(.suspensionChosen(.weather))))
      world.send(.view(.pitch(.answered)))
    case 3:
      world.send(.view(.pitch(.flowOpened(.note, .home))))
      world.send(.view(.pitch(.flow(.textTyped("Dog")))))
      world.send(.view(.pitch(.flow(.saved))))
    case 4:
      world.send(.view(.pitch(.taken(.endPeriod))))
      world.send(.view(.pitch(.answered)))
    default:
      world.send(.view(.pitch(.flowOpened(.substitution, .home))))
      for label in ["5Player 5", "On", "12Player 12", "Save 1 change"] {
        #expect(world.tap(label), "\(label)")
      }
    }
    let changed = try #require(world.record)
    #expect(changed.log.count > before.log.count)
    undo(world)
    let after = try #require(world.record)
    #expect(after.phase == before.phase && after.score == before.score)
    #expect(after.clock == clock && after.tallies == before.tallies)
    #expect(after.openStoppage == nil && after.currentPeriod?.announced == nil)
    world.send(.view(.pitch(.broughtBack)))
    let again = try #require(world.record)
    #expect(again.phase == changed.phase && again.tallies == changed.tallies)
    #expect(again.currentPeriod?.announced == changed.currentPeriod?.announced)
    #expect(world.rejections.isEmpty)
  }

  @Test func `a second half that was begun by mistake is taken back, with its clock to come back`()
    throws
  {
    let world = PitchTapTests.running()
    world.send(.view(.pitch(.taken(.endPeriod))))
    world.send(.view(.pitch(.answered)))
    world.send(.view(.pitch(.taken(.skipInterval(.interval(1))))))
    world.tap("Start ")
    world.pass(seconds: 5)
    let running = try #require(world.record)
    #expect(running.phase == .running(.regulation(2)))
    undo(world)
    #expect(try #require(world.record).phase == .ready(.regulation(2)))
    world.pass(seconds: 5)
    #expect(world.tap("Redo"))
    #expect(try #require(world.record).clock == running.clock)
  }

  @Test func `what is too old stays, and so does what was before it`() throws {
    let world = PitchTapTests.running()
    goal(world)
    world.send(.view(.pitch(.taken(.endPeriod))))
    world.send(.view(.pitch(.answered)))
    world.pass(seconds: 601, ticking: false)
    let before = try #require(world.record)
    undo(world)
    #expect(try #require(world.record) == before)
    #expect(world.html.contains("more than ten minutes ago"))
  }

  @Test func `a correction is the last thing, too`() throws {
    let world = PitchTapTests.running()
    goal(world)
    let id = try #require(world.record?.entries.last).event.id
    world.send(.view(.desk(.log(.openedFrom(world.match, id)))))
    world.send(.view(.desk(.log(.typed(.number(0), "9")))))
    world.send(.view(.desk(.log(.saved))))
    world.send(.view(.went(.match(world.match))))
    undo(world)
    let goals = try #require(world.record).entries.compactMap { entry -> Goal? in
      if case .goal(let goal) = entry.fact, entry.counts { goal } else { nil }
    }
    #expect(goals.map { goal in goal.scorer } == [nil])
    #expect(world.html.contains("Correction of Goal"))
  }

  @Test func `with nothing to take back nothing is written`() throws {
    let world = PitchWorld()
    undo(world)
    #expect(world.commands.isEmpty)
    #expect(world.html.contains("Nothing to undo"))
  }
}
