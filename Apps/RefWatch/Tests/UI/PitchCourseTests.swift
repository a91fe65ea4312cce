import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// From kick-off to completion, with nothing but a finger.
@Suite struct PitchCourseTests {
  private func start(_ change: (inout RuleSet) -> Void = { _ in }) -> PitchWorld {
    PitchTapTests.running(change)
  }

  @Test func `a whole match`() throws {
    let world = PitchWorld()
    #expect(!world.offers("Start 1st half"), "nobody was chosen to kick off")
    #expect(world.tap("Lantern Street"))
    #expect(world.tap("Start 1st half"))
    #expect(try #require(world.record).kickOffs == [.regulation(1): .away])
    world.skip(minutes: 44)
    world.pass(seconds: 61)
    #expect(world.html.contains("1st half: time is up"))
    #expect(world.tap("Got it"))
    #expect(try #require(world.record).phase == .running(.regulation(1)), "it never ends by itself")
    #expect(world.tap("End 1st half"))
    #expect(world.tap("Start Half-time"))
    world.skip(minutes: 14)
    world.pass(seconds: 61)
    #expect(world.tap("Got it"))
    #expect(world.tap("Go to 2nd half"))
    #expect(world.tap("Start 2nd half"), "the other side is proposed")
    #expect(try #require(world.record).kickOffs[.regulation(2)] == .home)
    #expect(world.html.contains("45:00"))
    world.skip(minutes: 45)
    #expect(world.tap("End match"))
    #expect(world.tap("Complete match"))
    #expect(try #require(world.record).phase == .fullTime, "completing is asked about")
    world.send(.view(.pitch(.answered)))
    let record = try #require(world.record)
    #expect(record.phase == .done)
    #expect(record.outcome == .normal)
    #expect(world.rejections.isEmpty)
    #expect(!world.state.isOnPitch)
  }

  @Test func `an early end is asked about, with what is left`() throws {
    let world = start()
    world.tap("More")
    #expect(world.tap("End 1st half"))
    #expect(world.html.contains("39:53 left"))
    #expect(try #require(world.record).phase == .running(.regulation(1)))
    #expect(world.tap("Cancel"))
    world.tap("More")
    world.tap("End 1st half")
    #expect(world.tap("End now"))
    #expect(try #require(world.record).phase == .ended(.interval(1)))
  }

  @Test func `the end can be taken back`() throws {
    let world = start()
    world.skip(minutes: 41)
    world.tap("End 1st half")
    world.pass(seconds: 3)
    #expect(world.tap("Undo"))
    let record = try #require(world.record)
    #expect(record.phase == .running(.regulation(1)))
    #expect(world.html.contains("46:10"))
  }

  @Test func `an offer to undo ends by itself`() {
    let world = start()
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { world.tap(label) }
    #expect(world.offers("Undo"))
    world.fire("referee.offer")
    #expect(!world.offers("Undo"))
  }

  @Test func `a stoppage counts as lost, and reminds`() throws {
    let world = start()
    world.tap("Stoppage")
    let before = world.cues([30])
    world.pass(seconds: 125)
    #expect(world.cues([30]) == before + 2)
    #expect(world.html.contains("+2:05"))
    world.tap("End stoppage")
    #expect(try #require(world.record?.periods.last).allowance == 125_000)
    world.tap("More")
    world.tap("Added time")
    #expect(world.html.contains("Time lost: +2:05"))
    #expect(world.tap("+3"))
    #expect(try #require(world.record?.periods.last).announced == 3)
    world.tap("More")
    world.tap("Added time")
    world.tap("+1")
    #expect(world.html.contains("Added time may be increased, not reduced (Law 7)."))
    #expect(try #require(world.record?.periods.last).announced == 3)
    #expect(world.tap("Reduce anyway"))
    #expect(try #require(world.record?.periods.last).announced == 1)
  }

  @Test func `two touches of the clock open a stoppage where the person wants it`() throws {
    let world = start()
    func touch(after milliseconds: Int64) {
      world.shift(wall: milliseconds, uptime: milliseconds)
      world.send(.view(.pitch(.faceTapped)))
    }
    touch(after: 100)
    touch(after: 100)
    #expect(try #require(world.record).openStoppage == nil)
    world.decide(.setSetting(PitchWorld.me, .stoppageTap(.double)), world.moment())
    world.state.matchesChanged(world.replica, world.moment())
    touch(after: 100)
    touch(after: 900)
    #expect(try #require(world.record).openStoppage == nil)
    touch(after: 300)
    #expect(try #require(world.record).openStoppage != nil)
  }

  @Test func `what is not wanted is neither felt nor heard`() {
    let world = start()
    func last() -> HostRequest? {
      world.requests.last { request in if case .cue = request { true } else { false } }
    }
    world.tap("Stoppage")
    #expect(last() == .cue([120], vibrates: true, flashes: false, beeps: false))
    world.decide(.setSetting(PitchWorld.me, .vibrates(false)), world.moment())
    world.state.matchesChanged(world.replica, world.moment())
    let count = world.cues([120])
    world.tap("End stoppage")
    #expect(world.cues([120]) == count)
  }

  @Test func `the clock can be set`() throws {
    let world = start()
    world.send(.view(.pitch(.clockTyped("12:30"))))
    world.send(.view(.pitch(.clockSet)))
    #expect(world.html.contains("12:30"))
    for text in ["", "x", "12:61", "1:2:3", "99999"] {
      world.send(.view(.pitch(.clockTyped(text))))
      world.send(.view(.pitch(.clockSet)))
    }
    world.send(.view(.pitch(.clockMoved(-10_000))))
    #expect(world.html.contains("12:20"))
    #expect(world.rejections.isEmpty)
  }

  @Test func `the lock gives way to a hold only`() {
    let world = start()
    world.send(.view(.pitch(.locked)))
    #expect(world.html.contains("inert"))
    world.tap("Hold to unlock")
    #expect(world.html.contains("inert"))
    #expect(world.hold("Hold to unlock"))
    #expect(!world.html.contains("inert"))
  }

  @Test func `abandoning is held, and keeps minute and score`() throws {
    let world = start()
    world.send(.view(.pitch(.sheetShown(.abandonment))))
    world.tap("Weather")
    world.tap("Hold to abandon")
    #expect(try #require(world.record).phase == .running(.regulation(1)))
    #expect(world.hold("Hold to abandon"))
    let record = try #require(world.record)
    #expect(record.phase == .fullTime)
    #expect(record.outcome == .abandoned)
    #expect(world.html.contains(">Abandoned</h2>"))
    #expect(!world.html.contains("Full time"))
  }

  @Test func `what is no time on the clock is refused with a reason`() {
    let world = start()
    world.send(.view(.pitch(.sheetShown(.clock))))
    for text in ["abc", "99:99"] {
      world.send(.view(.pitch(.clockTyped(text))))
      #expect(!world.html.contains("seconds from 00 to 59"))
      world.send(.view(.pitch(.clockSet)))
      #expect(world.html.contains("seconds from 00 to 59"))
    }
    world.send(.view(.pitch(.clockTyped("12:30"))))
    world.send(.view(.pitch(.clockSet)))
    #expect(!world.html.contains("seconds from 00 to 59"))
  }

  @Test func `kicks stop at the decision, and the wrong side is asked about`() throws {
    let world = PitchTapTests.kicks()
    world.send(.view(.pitch(.kicked(.away, .scored))))
    #expect(world.html.contains("The other team is next"))
    world.tap("Cancel")
    for _ in 0..<3 {
      world.tap("Scored")
      world.tap("Missed")
    }
    #expect(try #require(world.record?.shootout).winner == .home)
    #expect(!world.offers("Scored"))
    #expect(world.html.contains("Harbour Rovers win"))
    #expect(world.tap("Undo"))
    #expect(try #require(world.record?.shootout).winner == nil)
    #expect(world.offers("Missed"))
    world.tap("Missed")
    #expect(world.tap("End penalties"))
    #expect(world.html.contains("3–0 on penalties"))
    #expect(try #require(world.record).outcome == .afterPenalties)
  }

  @Test func `another tab only shows, until it takes over`() {
    let world = start()
    world.state.isElected = false
    world.pass(seconds: 4)
    let count = world.commands.count
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { world.tap(label) }
    #expect(world.commands.count == count)
    world.tap("Cancel")
    #expect(world.tap("Take over here"))
    for label in ["Harbour Rovers", "Goal", "Save without scorer"] { world.tap(label) }
    #expect(world.commands.count == count + 1)
  }

  @Test func `counting down starts the clock with its last second`() throws {
    let world = PitchWorld()
    world.decide(.setSetting(PitchWorld.me, .countsDown(true)), world.moment())
    world.state.matchesChanged(world.replica, world.moment())
    world.tap("Harbour Rovers")
    world.send(.view(.pitch(.kickOffChosen(.home))))
    world.tap("Clock")
    world.send(.view(.pitch(.paneShown(.timer))))
    world.tap("Start 1st half")
    for _ in 0..<3 {
      #expect(try #require(world.record).phase == .ready(.regulation(1)))
      world.pass(seconds: 1, ticking: false)
      world.fire("referee.countdown")
    }
    #expect(try #require(world.record).phase == .running(.regulation(1)))
    #expect(world.html.contains("00:00"))
  }
}
