import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Testing

@testable import RunningBuddyTestKit

@Suite("A recording that is found")
struct RecordingRecoveryTests {
  @Test("With a full disk it goes on, says since when, and saves what is missing later")
  func full() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 30)
    world.isDiskFull = true
    world.seconds(30)
    #expect(world.shows("Not saved since"))
    // What there is of it can be had as a file.
    world.send(.exported)
    #expect(abs(try Self.readBack(world).record.whole.elapsed - 60_000) <= 2_000)
    world.isDiskFull = false
    world.seconds(30)
    #expect(!world.shows("Not saved since"))
    // The disk has all of it: a page that is killed now loses nothing.
    var next = world.reloaded()
    #expect(next.shows("Unfinished run"))
    next.send(.finishedAtLast)
    next.send(.saved)
    let run = try next.onlyRun()
    #expect(abs(run.record.whole.elapsed - 90_000) <= 2_000)
    #expect(run.record.quality.gapCount == 0)
  }

  @Test("A run that ends while the disk is full can be had as a file, before and after saving")
  func fullToTheEnd() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 30)
    world.isDiskFull = true
    world.seconds(30)
    world.send(.finished)
    #expect(world.state.route == .review)
    #expect(world.shows("Keep this page open"))
    world.send(.exported)
    let before = try Self.readBack(world).recording.points
    #expect((59...62).contains(before.count))
    // Its row and its track wait for room, and their page has them from memory.
    world.state.sync.saving = 1
    world.send(.saved)
    #expect(world.state.route == .run(try world.onlyRun().id))
    #expect(world.erased == 0)
    world.send(.view(.detail(.exported(.fit))))
    #expect(world.saved.count == 2)
    #expect(try Self.readBack(world).recording.points == before)
  }

  /// The file that was saved last, as an import reads it.
  private static func readBack(_ world: RunWorld) throws -> ReadRun {
    let file = try #require(world.saved.last)
    #expect(file.name.hasSuffix(".fit"))
    return try #require(try RunReading(name: file.name, file.bytes).runs.first)
  }

  @Test("Defect 14: a page that is killed: go on, and the run has a gap")
  func killed() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 120)
    var next = world.reloaded(after: 60)
    #expect(next.shows("Unfinished run"))
    #expect(next.shows("Continue run"))
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
    #expect(world.reloaded().shows("Unfinished run"))
    world.disk["run"] = nil
    #expect(!world.reloaded().shows("Unfinished run"))
    world.disk["run"] = ["head": "{}"]
    #expect(!world.reloaded().shows("Unfinished run"))
  }

  @Test("What was read of a recording is not read again when this window becomes the one to record")
  func once() throws {
    var world = RunWorld()
    world.load()
    world.run(seconds: 300)
    var next = world.reloaded()
    #expect(next.loads.map { load in load.part == .all } == [true, false])
    #expect(next.loads[0].rows > 300)
    #expect(next.loads[1].rows <= 2 * 60 + 1, "the last minute with its beats, and the head")
    #expect(next.shows("Unfinished run"))
    next.send(.finishedAtLast)
    next.send(.saved)
    world.send(.finished)
    world.send(.saved)
    let (found, straight) = (try next.onlyRun(), try world.onlyRun())
    #expect(found.id == straight.id && found.record == straight.record)
  }

  @Test("A window that shows another one's run follows it into the next run")
  func nextRun() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 90)
    world.isTaken = true
    var other = world.reloaded(route: .live)
    func look() {
      other.disk = world.disk
      other.pass(seconds: 3)
      other.fire("run.look")
    }
    world.seconds(5)
    look()
    #expect(other.loads.map { load in load.part == .all } == [true, false])
    world.send(.finished)
    world.send(.saved)
    world.run(seconds: 20)
    look()
    #expect(other.loads.map { load in load.part == .all } == [true, false, false, true])
    #expect(other.loads.last?.rows == world.disk.values.reduce(0) { sum, rows in sum + rows.count })
    #expect(other.shows("Another window is recording"))
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
    #expect(other.shows("Unfinished run"))
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
    #expect(next.shows("Unfinished run"))
    #expect(!next.shows("Continue run"))
    next.send(.discardTouched)
    #expect(next.shows("Discard this run?"))
    next.send(.discarded)
    #expect(next.disk.isEmpty)
    #expect(next.replica.count == 0)
    #expect(!next.shows("Unfinished run"))
  }

  /// Somebody has run and saved it, and what was kept second by second is still there, with the row
  /// that says that it is saved; of the run itself there is nothing.
  private func unsaved() throws -> (lost: RunWorld, run: Run) {
    var world = RunWorld()
    world.load()
    world.run(seconds: 60)
    world.send(.finished)
    var lost = world
    world.send(.saved)
    let table = try #require(lost.disk.keys.filter { $0.hasPrefix("journal.") }.max())
    let last = try #require(lost.disk.values.flatMap { $0.keys }.filter { $0 != "head" }.max())
    let number = try #require(Int(last)) + 1
    let key = String(repeating: "0", count: 7 - String(number).count) + String(number)
    lost.disk[table]?[key] =
      RecorderRow(at: 70_000, wall: lost.instant, .save).text
    return (lost, try world.onlyRun())
  }

  @Test("Killed between saving and the outbox: the same run is saved again, once")
  func savedTwice() throws {
    let (lost, first) = try unsaved()
    let next = lost.reloaded()
    let again = try next.onlyRun()
    #expect(again.id == first.id)
    #expect(again.record.whole.centimetres == first.record.whole.centimetres)
    #expect(next.disk.isEmpty)
  }

  @Test("Killed between the run and its track: the track is kept too")
  func withoutItsTrack() throws {
    var (torn, run) = try unsaved()
    torn.decide(.saveRun(run), torn.moment())
    #expect(!run.trackParts.isEmpty && torn.replica.trackParts(of: run) == nil)
    let next = torn.reloaded()
    #expect(next.replica.trackParts(of: try next.onlyRun())?.count == run.trackParts.count)
    #expect(next.replica.count == 1 && next.rejections.isEmpty)
    #expect(next.disk.isEmpty)
  }

  @Test("A run that was deleted since is not saved again")
  func deletedSince() throws {
    var (torn, run) = try unsaved()
    torn.decide(.saveRun(run), torn.moment())
    torn.decide(.deleteRun(run.id), torn.moment())
    let next = torn.reloaded()
    #expect(next.replica.trackParts(of: run) == nil)
    #expect(next.disk.isEmpty)
  }

  private static let otherJournal = "fieldday-" + RunLedger.other.description + "-journal"

  /// The person's device after their account has claimed what somebody recorded without one.
  private func heir(of before: RunWorld) -> RunWorld {
    var world = RunWorld(inheritance: RunInheritance(from: RunLedger.other, key: "inherited"))
    world.pass(seconds: 90)
    world.others = [Self.otherJournal: before.disk]
    world.remembered = ["inherited": RunLedger.other.description]
    return world
  }

  @Test("What was begun without an account is the account's once it claims the profile")
  func claimed() throws {
    var before = RunWorld()
    before.load()
    before.run(seconds: 60)
    var world = heir(of: before)
    world.load()
    #expect(world.shows("Unfinished run"))
    #expect(world.others.isEmpty && world.remembered.isEmpty)
    world.send(.finishedAtLast)
    world.send(.saved)
    #expect(abs(try world.onlyRun().record.whole.elapsed - 60_000) <= 2_000)
  }

  @Test("Nothing was recorded without the account: nothing is offered or asked for again")
  func nothingClaimed() {
    var world = heir(of: RunWorld())
    world.load()
    #expect(!world.shows("Unfinished run"))
    #expect(world.others.isEmpty && world.remembered.isEmpty)
  }

  @Test("A recording of the account's own is not mixed with it: the other waits until it is over")
  func claimedWhileRecording() throws {
    var before = RunWorld()
    before.load()
    before.run(seconds: 60)
    var own = RunWorld()
    own.load()
    own.run(seconds: 30)
    var world = heir(of: before)
    world.disk = own.disk
    world.load()
    #expect(world.others[Self.otherJournal] == before.disk && !world.remembered.isEmpty)
    world.send(.finishedAtLast)
    world.send(.saved)
    #expect(abs(try world.onlyRun().record.whole.elapsed - 30_000) <= 2_000)
    var next = heir(of: before)
    next.replica = world.replica
    next.load()
    #expect(next.shows("Unfinished run"))
    #expect(next.others.isEmpty && next.remembered.isEmpty)
  }

  @Test("Where another window records, this one shows the run and says so")
  func viewer() {
    var world = RunWorld()
    world.load()
    world.run(seconds: 30)
    world.isTaken = true
    var other = world.reloaded(route: .live)
    #expect(other.shows("Another window is recording"))
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
}
