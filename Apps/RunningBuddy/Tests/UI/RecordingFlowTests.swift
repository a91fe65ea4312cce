import Core
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing

@Suite("Recording a run")
struct RecordingFlowTests {
  @Test("From the first page to a run that is kept: nothing is lost, and the journal goes")
  func whole() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 600)
    #expect(world.shows("Hold to finish"))
    #expect(world.isAwake)
    #expect(world.isGuarded)
    #expect(world.spoken.count == 1)
    #expect(world.spoken.first?.hasPrefix("1 kilometer.") ?? false)
    #expect(world.disk.keys.count { table in table.hasPrefix("journal.") } >= 10)

    world.send(.finished)
    #expect(world.state.route == .review)
    #expect(!world.isAwake)
    #expect(!world.isGuarded)
    #expect(world.watch == nil)
    world.send(.view(.form(.typed(.title, "River"))))
    world.send(.view(.form(.sent)))

    let run = try world.onlyRun()
    #expect(world.rejections.isEmpty)
    #expect(run.title == "River")
    #expect(run.source == .recorded)
    #expect((178_000...182_000).contains(run.record.whole.centimetres ?? 0))
    #expect(abs(run.record.whole.elapsed - 600_000) <= 1_000)
    #expect(world.state.route == .run(run.id))
    #expect(world.erased == 1)
    #expect(world.disk.isEmpty)
    // The page of the run has its track.
    #expect(world.shows("run-chart-pace"))
    #expect(world.shows("1.8"))
  }

  @Test("Before the first run it is said what a browser records")
  func introduction() {
    var world = RunWorld(introduced: false)
    world.load()
    world.send(.startWanted)
    #expect(world.shows("only while its page is on the screen"))
    #expect(world.watch == nil)
    world.send(.introduced)
    #expect(world.state.route == .live)
    #expect(world.watch != nil)
    #expect(world.replica.settings(of: RunWorld.me).isIntroduced)
  }

  @Test("Back closes a question alone, and a locked screen stays locked")
  func back() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 20)
    func back() {
      if let action = closing(RunFeature.view(world.state)) { world.send(action) }
    }
    world.send(.discardTouched)
    #expect(world.shows("run-discard-question"))
    back()
    #expect(!world.shows("run-discard-question") && world.state.route == .live)
    world.send(.locked)
    back()
    #expect(world.shows("run-unlock") && world.state.route == .live)
    world.send(.unlocked)
    #expect(!hasCover(RunFeature.view(world.state)))
  }

  @Test("Nothing is shown that is not on the disk")
  func durableFirst() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 20)
    world.isDiskSlow = true
    let before = world.page
    world.send(.lapped)
    #expect(!world.shows(">Lap</span><span class=\"run-big"))
    #expect(world.page == before)
    let waiting = world.slow
    world.slow = []
    world.isDiskSlow = false
    for one in waiting { world.answer(one.answer, one.reply) }
    #expect(world.shows(">Lap</span><span class=\"run-big"))
  }

  @Test("A hidden page is a gap that is told, and all is asked for anew")
  func hidden() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 90)
    world.send(.inner(.becameHidden))
    world.watch = nil
    world.isAwake = false
    world.pass(seconds: 252)
    world.send(.inner(.becameVisible))
    #expect(world.watch != nil)
    #expect(world.isAwake)
    world.seconds(3)
    #expect(world.shows("Nothing was recorded for 4 min"))
  }

  @Test("A clock that is set, and a moment that is marked, are told afterwards")
  func noted() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 60)
    world.setClock(by: 3_600_000)
    world.seconds(60)
    world.send(.marked)
    #expect(world.shows("Marked at 2:00"))
    world.seconds(60)
    world.send(.finished)
    #expect(world.shows("clock was set 1 h forward"))
    world.send(.saved)
    let run = try world.onlyRun()
    #expect(abs(run.record.whole.elapsed - 180_000) <= 1_000)
    #expect(run.outline.marks == [1_200])
    #expect(run.clockJumps.map { jump in jump.by } == [3_600_000])
    #expect(world.shows("clock was set 1 h forward"))
    #expect(world.shows("run-marks"))
  }

  @Test("Without a place the time alone is recorded")
  func denied() throws {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.answer(world.watch, .failed("denied"))
    #expect(world.shows("Record time only"))
    world.send(.started)
    for _ in 0..<30 {
      world.pass(seconds: 1)
      world.fire("run.second")
    }
    world.send(.finished)
    world.send(.saved)
    let run = try world.onlyRun()
    #expect(abs(run.record.whole.elapsed - 30_000) <= 1_000)
    #expect(run.trackParts.isEmpty)
  }

  @Test("What the place is for is said where it is refused, and how it is allowed")
  func allowing() {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.answer(world.watch, .failed("denied"))
    #expect(world.shows("Distance, pace and route need it."))
    world.send(.permissionExplained)
    for text in ["run-place", "only you can see it", "iPhone, Safari", "Android, Chrome"] {
      #expect(world.shows(text), "\(text)")
    }
    world.watch = nil
    world.send(.permissionRetried)
    #expect(!world.shows("run-place"))
    #expect(world.watch != nil)
  }

  @Test("Above 500 m precise location is off: it is said, with the way to turn it on")
  func imprecise() {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.second(accuracy: 501)
    #expect(world.shows("Precise location is off"))
    world.send(.permissionExplained)
    #expect(world.shows("turn on Precise Location"))
    world.send(.questionClosed)
    world.seconds(6)
    #expect(!world.shows("Precise location is off"))
    world.send(.started)
    world.seconds(10)
    world.second(accuracy: 3_000)
    #expect(world.shows("Precise location is off"))
    // It is asked for anew when the page is seen again, as after a way through the settings.
    world.send(.inner(.becameHidden))
    world.watch = nil
    world.send(.inner(.becameVisible))
    #expect(world.watch != nil)
    world.send(.permissionExplained)
    #expect(world.shows("run-place"))
    world.second()
    #expect(!world.shows("Precise location is off"))
    #expect(!world.shows("run-place"))
    world.second(accuracy: 500)
    #expect(!world.shows("Precise location is off"))
  }

  @Test("Who changes their mind before the start leaves nothing behind")
  func notNow() {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.seconds(2)
    world.send(.discarded)
    #expect(world.state.route == .home)
    #expect(world.watch == nil)
    #expect(!world.isAwake)
    #expect(world.disk.isEmpty)
    #expect(!world.shows("Run discarded"))
    world.send(.startWanted)
    #expect(world.watch != nil)
    #expect(world.shows("Getting ready"))
  }

  @Test("A countdown is counted down")
  func countdown() {
    var world = RunWorld()
    world.load()
    world.send(.view(.setting(.countdown(.three))))
    world.send(.startWanted)
    world.seconds(6)
    world.send(.started)
    #expect(world.shows("Starting in"))
    world.second()
    #expect(world.shows(">2</p>"))
    world.seconds(2)
    #expect(world.shows("Hold to finish"))
  }

  @Test("One second of recording changes one piece of the route")
  func pieces() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 600)
    func paths(_ world: RunWorld) -> [Substring] {
      world.page.split(separator: "<path").filter { path in path.contains("route-line") }
    }
    let before = paths(world)
    world.second()
    let after = paths(world)
    #expect(before.count == 3)
    #expect(after.dropLast() == before.dropLast())
    #expect(after.last != before.last)
  }

  @Test("Lock, pocket mode and map")
  func covers() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 30)
    world.send(.locked)
    #expect(world.shows("Hold to unlock"))
    #expect(!world.shows("id=\"run-pause\""))
    world.send(.unlocked)
    world.send(.pocketed)
    #expect(world.shows("Hold to leave pocket mode"))
    world.send(.unpocketed)
    #expect(world.shows("Whole route"))
    world.send(.mapTapped)
    #expect(world.shows("Around you"))
    world.send(.mapTapped)
    #expect(world.shows("Looking for the compass"))
    world.send(.mapTapped)
    #expect(world.shows("Whole route"))
    #expect(world.shows("GPS very good"))
  }

  @Test("Where nothing can be spoken there is a sound")
  func silent() {
    var world = RunWorld()
    world.load()
    world.canSpeak = false
    world.run(seconds: 350)
    #expect(world.cues == 1)
  }
}
