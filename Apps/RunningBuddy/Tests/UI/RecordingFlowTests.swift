import Core
import RunningBuddyDomain
import RunningBuddyUI
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
    #expect(world.spoken.first?.hasPrefix("1 kilometre.") ?? false)
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
    #expect(world.book.settings(of: RunWorld.me).isIntroduced)
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

  @Test("With a full disk it goes on, says since when, and saves what is missing later")
  func full() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 30)
    world.isDiskFull = true
    world.seconds(30)
    #expect(world.shows("Not saved since"))
    world.isDiskFull = false
    world.seconds(30)
    #expect(!world.shows("Not saved since"))
    // The disk has all of it: a page that is killed now loses nothing.
    var next = world.reloaded()
    #expect(next.shows("A run was not finished"))
    next.send(.finishedAtLast)
    next.send(.saved)
    let run = try next.onlyRun()
    #expect(abs(run.record.whole.elapsed - 90_000) <= 2_000)
    #expect(run.record.quality.gapCount == 0)
  }

  @Test("A page that is killed: go on, and the run has a gap")
  func killed() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 120)
    var next = world.reloaded(after: 60)
    #expect(next.shows("A run was not finished"))
    #expect(next.shows("Go on with it"))
    next.send(.wentOn)
    #expect(next.state.route == .live)
    #expect(next.watch != nil)
    next.seconds(60)
    next.send(.finished)
    next.send(.saved)
    let run = try next.onlyRun()
    #expect(abs(run.record.whole.elapsed - 240_000) <= 2_000)
    #expect(run.record.quality.gapCount == 1)
  }

  @Test("While it is asked, a hidden page is no part of what was found")
  func askedWhileHidden() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 60)
    var next = world.reloaded(after: 600)
    next.send(.inner(.becameHidden))
    next.pass(seconds: 60)
    next.send(.inner(.becameVisible))
    #expect(next.watch == nil)
    next.send(.finishedAtLast)
    next.send(.saved)
    let run = try next.onlyRun()
    #expect(abs(run.record.whole.elapsed - 60_000) <= 2_000)
  }

  @Test("A row that cannot be read is left out, and a journal without a head is none")
  func hostile() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 60)
    let table = world.disk.keys.filter { $0.hasPrefix("journal.") }.max() ?? ""
    world.disk[table]?["9999999"] = "[1,2"
    world.disk[table]?["x"] = "[]"
    #expect(world.reloaded().shows("A run was not finished"))
    world.disk["run"] = nil
    #expect(!world.reloaded().shows("A run was not finished"))
    world.disk["run"] = ["head": "{}"]
    #expect(!world.reloaded().shows("A run was not finished"))
  }

  @Test("When the window that records is closed, the other one offers its run")
  func succession() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 60)
    world.isTaken = true
    var other = world.reloaded(route: .live)
    other.isTaken = false
    other.send(.inner(.live(.elected)))
    #expect(other.shows("A run was not finished"))
    other.send(.wentOn)
    other.seconds(5)
    #expect(other.shows("Hold to finish"))
    #expect(other.watch != nil)
  }

  @Test("After more than four hours it can be finished or discarded, and not gone on with")
  func old() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 60)
    var next = world.reloaded(after: 5 * 3_600)
    #expect(next.shows("A run was not finished"))
    #expect(!next.shows("Go on with it"))
    next.send(.discardTouched)
    #expect(next.shows("Discard this run?"))
    next.send(.discarded)
    #expect(next.disk.isEmpty)
    #expect(next.book.count == 0)
    #expect(!next.shows("A run was not finished"))
  }

  @Test("Killed between saving and the outbox: the same run is saved again, once")
  func savedTwice() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 60)
    world.send(.finished)
    let before = world
    world.send(.saved)
    let first = try world.onlyRun()
    // The row that says it is saved is there, and the run is not.
    var lost = before
    lost.disk = before.disk
    let table = try #require(lost.disk.keys.filter { $0.hasPrefix("journal.") }.max())
    let last = try #require(lost.disk.values.flatMap { $0.keys }.filter { $0 != "head" }.max())
    let number = try #require(Int(last)) + 1
    let key = String(repeating: "0", count: 7 - String(number).count) + String(number)
    lost.disk[table]?[key] =
      RecorderRow(at: 70_000, wall: lost.instant, .save).text
    let next = lost.reloaded()
    let again = try next.onlyRun()
    #expect(again.id == first.id)
    #expect(again.record.whole.centimetres == first.record.whole.centimetres)
    #expect(next.disk.isEmpty)
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

  @Test("Without a place the time alone is recorded")
  func denied() throws {
    var world = RunWorld()
    world.load()
    world.send(.startWanted)
    world.answer(world.watch, .failed("denied"))
    #expect(world.shows("Start by time alone"))
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

  @Test("Where another window records, this one shows the run and says so")
  func viewer() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 30)
    world.isTaken = true
    var other = world.reloaded(route: .live)
    #expect(other.shows("Another window of this browser records"))
    #expect(!other.shows("Hold to finish"))
    #expect(other.watch == nil)
    let rows = other.disk
    other.send(.paused)
    other.send(.finished)
    #expect(other.disk == rows)
    world.seconds(30)
    other.disk = world.disk
    other.pass(seconds: 3)
    other.fire("run.look")
    #expect(other.shows("0.1"))
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
