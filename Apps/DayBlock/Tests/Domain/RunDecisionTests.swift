import Calendar
import Core
import DayBlockDomain
import Sync
import Testing

@testable import DayBlockTestKit

@Suite("Tracking, also with two devices")
struct RunDecisionTests {
  /// A ledger with a block, at noon.
  struct World {
    var ledger = Ledger()
    let study: BlockID

    init() throws { study = try ledger.block("Study") }

    var live: DayRun? { ledger.replica.runs.first }
    var today: [DaySession] { ledger.replica.sessions(on: ledger.today) }

    /// The step as the server takes it; what it changed.
    @discardableResult
    mutating func step(
      _ run: DayRunID, _ step: DayRunStep
    ) throws -> [Change<DayBlockEntity>] {
      try ledger.run(.takeStep(run, step), onServer: true)
    }
  }

  static func noon(_ minutes: Int) -> Instant { seoul("2026-03-10T12:00").adding(minutes: minutes) }

  static func pause(_ minutes: Int) -> DayRunStep { .pause(at: noon(minutes), changes: []) }
  static func resume(_ minutes: Int) -> DayRunStep { .resume(at: noon(minutes), offset: 32_400) }
  static func finish(_ minutes: Int, _ memo: String = "") -> DayRunStep {
    .finish(at: noon(minutes), changes: [], memo: memo)
  }

  @Test("25 minutes, two hours of rest and 5 minutes are one half-block")
  func paused() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    for step in [Self.pause(25), Self.resume(145), Self.finish(150, "done")] {
      try world.step(run, step)
    }
    let session = try #require(world.today.first)
    #expect(session.halfBlocks == 1)
    #expect(session.active == 30 * 60_000)
    #expect(session.startedAt == Self.noon(0))
    #expect(session.endedAt == Self.noon(150))
    #expect(session.units.map { unit in unit.start } == [Self.noon(0)])
    #expect(session.memo == "done")
    #expect(session.id == run.retagged())
    #expect(world.live == nil)
  }

  @Test("finishing with less than a half-block keeps the note")
  func noteOnly() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, Self.finish(29, "a note"))
    #expect(world.today.map { session in session.halfBlocks } == [0])
    #expect(world.today.map { session in session.memo } == ["a note"])
    #expect(world.today.map { session in session.remainder } == [29 * 60])
  }

  @Test("a run paused for twelve hours is over where it was paused, and keeps everything")
  func forgotten() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, Self.pause(65))
    let live = try #require(world.live)
    #expect(live.autoStop(at: Self.noon(65 + 719)) == nil)
    let stop = try #require(live.autoStop(at: Self.noon(65 + 720)))
    #expect(stop == Self.noon(65))
    try world.step(run, .finish(at: stop, changes: [], memo: ""))
    #expect(world.today.map { session in session.halfBlocks } == [2])
  }

  @Test("what was forgotten to be stopped can be cut out")
  func cut() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, .cut(from: Self.noon(60), to: Self.noon(600), changes: []))
    #expect(world.live?.active(at: Self.noon(630)) == Int64(90 * 60_000))
    try world.step(run, Self.finish(630))
    #expect(world.today.map { session in session.halfBlocks } == [3])
  }

  @Test("a clock that was set back takes nothing away")
  func setBack() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, Self.pause(40))
    try world.step(run, Self.resume(45))
    let live = try #require(world.live)
    #expect(live.active(at: Self.noon(-20)) == Int64(40 * 60_000))
    #expect(live.clamped(Self.noon(-20)) == Self.noon(45))
    try world.step(run, .finish(at: live.clamped(Self.noon(-20)), changes: [], memo: ""))
    try world.step(run, .suspectClock)
    #expect(world.today.map { session in session.halfBlocks } == [1])
    #expect(world.today.map { session in session.isClockSuspect } == [true])
  }

  @Test("a clock that runs ahead and is set right still lets one pause and go on")
  func ahead() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    for _ in 0..<3 {
      try world.step(run, Self.pause(60))
      #expect(world.live?.pausedAt == Self.noon(60))
      try world.step(run, Self.resume(60))
      #expect(world.live?.isRunning == true)
    }
    try world.step(run, Self.finish(60))
    #expect(world.today.map { session in session.halfBlocks } == [2])
  }

  @Test("what is left over goes to the next session of the block that day")
  func carried() throws {
    var world = try World()
    let first = try world.ledger.start(world.study)
    try world.step(first, Self.finish(50))
    let left = world.ledger.replica.remainder(of: world.study, on: world.ledger.today)
    #expect(left == 20 * 60)
    world.ledger.wait(minutes: 60)
    let run = world.ledger.newRun(world.study, carried: left)
    try world.ledger.run(.startRun(run))
    try world.step(run.id, Self.finish(70))
    #expect(world.today.map { session in session.halfBlocks } == [1, 1])
    #expect(world.ledger.replica.remainder(of: world.study, on: world.ledger.today) == 0)
  }

  // MARK: Two devices

  @Test("both began without signal: both go on")
  func startStart() throws {
    var world = try World()
    let one = try world.ledger.start(world.study)
    world.ledger.wait(minutes: 5)
    let two = try world.ledger.start(world.study)
    #expect(world.ledger.replica.runs.map { run in run.id } == [one, two])
    try world.step(one, Self.finish(60))
    try world.step(two, Self.finish(65))
    #expect(world.ledger.replica.totalHalfBlocks == 4)
    #expect(world.ledger.replica.halfBlocks(on: world.ledger.today) == 2, "one hour of the day")
    #expect(world.today.count == 2)
  }

  @Test("stopped twice: the earliest counts, in either order", arguments: [false, true])
  func stopStop(laterFirst: Bool) throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    let steps = [Self.finish(65, "mine"), Self.finish(125, "theirs")]
    for step in laterFirst ? steps.reversed() : steps { try world.step(run, step) }
    #expect(world.ledger.replica.run(run)?.stoppedAt == Self.noon(65))
    #expect(world.today.map { session in session.halfBlocks } == [2])
    #expect(world.today.map { session in session.remainder } == [300])
    let memo = try #require(world.today.first?.memo)
    #expect(memo.contains("mine") && memo.contains("theirs"))
  }

  @Test("a later stop without a word changes nothing at all")
  func laterStop() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, Self.finish(65))
    for step in [
      Self.finish(70), Self.pause(66), Self.resume(67), .discard(at: Self.noon(68)), .restore,
    ] {
      #expect(try world.step(run, step) == [])
    }
  }

  @Test("paused here, finished there: active until the pause", arguments: [false, true])
  func pauseFinish(pauseFirst: Bool) throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    let steps = [Self.finish(90), Self.pause(61)]
    for step in pauseFirst ? steps.reversed() : steps { try world.step(run, step) }
    #expect(world.today.map { session in session.halfBlocks } == [2])
    #expect(world.today.map { session in session.active } == [61 * 60_000])
  }

  @Test("saved here, discarded there: saved, in either order", arguments: [false, true])
  func discardFinish(discardFirst: Bool) throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    let steps: [DayRunStep] = [Self.finish(90), .discard(at: Self.noon(45))]
    for step in discardFirst ? steps.reversed() : steps { try world.step(run, step) }
    #expect(world.today.map { session in session.halfBlocks } == [3])
    #expect(world.ledger.replica.discardedRuns.isEmpty)
  }

  @Test("what the person changed by hand, a late step leaves alone")
  func edited() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, Self.finish(120))
    try world.ledger.run(
      .editSession(run.retagged(), [.segments([stretch("2026-03-10T12:00", "2026-03-10T13:45")])]))
    try world.step(run, Self.finish(60))
    #expect(world.today.map { session in session.active } == [105 * 60_000])
  }

  @Test("an earlier stop takes later days away, to be restored")
  func earlierDays() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, Self.finish(900))
    #expect(world.ledger.replica.recordedDays.count == 2)
    try world.step(run, Self.finish(300))
    #expect(world.ledger.replica.recordedDays.count == 1)
    #expect(world.ledger.replica.deletedSessions.count == 1)
  }

  @Test("the block deleted while it is tracked: the run goes on, and what it made is seen")
  func deletedBlock() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, Self.pause(10))
    try world.ledger.run(.deleteBlock(world.study))
    #expect(world.live?.blockName == "Study")
    try world.step(run, Self.resume(20))
    try world.step(run, Self.finish(60))
    #expect(world.today.map { session in session.halfBlocks } == [1])
    #expect(world.ledger.replica.archivedBlocks.map { block in block.id } == [world.study])
  }

  @Test("a block that nobody knows any more comes back by its name")
  func unknownBlock() throws {
    var world = try World()
    let gone: BlockID = world.ledger.id()
    let run = DayRun(
      id: world.ledger.id(), block: gone, blockName: "Study", zone: "Asia/Seoul",
      startedAt: world.ledger.at, offset: 32_400, device: "")
    try world.ledger.run(.startRun(run), onServer: true)
    try world.step(run.id, Self.finish(60))
    #expect(world.ledger.replica.block(gone)?.name == "Study (2)")
    #expect(world.today.map { session in session.block } == [gone])
  }

  @Test("a run is given to another block, also after its end")
  func assigned() throws {
    var world = try World()
    let gym = try world.ledger.block("Gym")
    let run = try world.ledger.start(world.study)
    try world.step(run, .assign(gym))
    try world.step(run, Self.finish(60))
    #expect(world.today.map { session in session.block } == [gym])
    try world.step(run, .assign(world.study))
    #expect(world.today.map { session in session.block } == [world.study])
  }

  @Test("discarded and restored, it is paused where it was left")
  func restored() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    try world.step(run, .discard(at: Self.noon(40)))
    #expect(world.live == nil)
    #expect(world.ledger.replica.discardedRuns.map { run in run.id } == [run])
    try world.step(run, .restore)
    #expect(world.live?.pausedAt == Self.noon(40))
    try world.step(run, Self.finish(50))
    #expect(world.today.map { session in session.halfBlocks } == [1])
  }

  @Test("a run nobody knows cannot be stopped, and one that has begun cannot begin again")
  func unknown() throws {
    var world = try World()
    let id: DayRunID = world.ledger.id()
    #expect(
      world.ledger.rejection(.takeStep(id, Self.pause(1))) == .notFound(.run, id.retagged()))
    let run = world.ledger.newRun(world.study)
    try world.ledger.run(.startRun(run))
    #expect(world.ledger.rejection(.startRun(run)) == .idTaken(.run, run.id.retagged()))
  }

  @Test("a run of more than 400 days was a clock, not a person")
  func endless() throws {
    var world = try World()
    let run = try world.ledger.start(world.study)
    let end = Self.noon(401 * 1_440)
    #expect(
      world.ledger.rejection(.takeStep(run, .finish(at: end, changes: [], memo: "")))
        == .outOfRange(.days, shortest: 0, longest: 400))
    // It can be thrown away, and found again where it was left.
    try world.step(run, .discard(at: end))
    #expect(world.live == nil)
    try world.step(run, .restore)
    try world.step(run, .cut(from: Self.noon(60), to: end, changes: []))
    try world.step(run, .finish(at: end, changes: [], memo: ""))
    #expect(world.today.map { session in session.halfBlocks } == [2])
  }
}
