import Calendar
import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Importing: a preview, then commands")
struct RunImportTests {
  static let seoul = PlanningZone(
    name: "Asia/Seoul", rules: ZoneRules(fixedOffset: 32_400, designation: "KST"))

  static func plan(_ files: [[UInt8]], _ replica: RunReplica = RunReplica()) -> RunImport {
    var plan = RunImport(for: RunLedger.user, in: seoul)
    for (index, bytes) in files.enumerated() {
      plan.add(name: "\(index)", bytes, replica)
    }
    return plan
  }

  static func take(
    _ plan: RunImport, _ ledger: inout RunLedger, as batch: RunBatchID
  ) throws -> RunImportSteps {
    let steps = plan.steps(as: batch)
    for step in steps.steps {
      #expect(step.command.content == step.content.map { text in ContentStub(of: text) })
      try ledger.run(step.command)
    }
    return steps
  }

  @Test("New files become runs with tracks and files, and the whole import can be taken back")
  func takes() throws {
    var ledger = RunLedger()
    let batch: RunBatchID = ledger.id()
    let ride = SomeFile.activity(start: 1_789_000_000_000, sport: .cycling)
    let plan = RunImportTests.plan([
      SomeFile.bytes(SomeFile.activity(), .fit), SomeFile.bytes(ride, .tcx),
      Array("PK\u{3}\u{4}".utf8), [],
    ])
    #expect(plan.files.map { file in file.states } == [[.new], [.new], [], []])
    let steps = try RunImportTests.take(plan, &ledger, as: batch)
    #expect(steps.runs == 1 && steps.others == 1 && steps.faults == 2 && steps.ids.count == 2)
    #expect(ledger.replica.count == 2)
    let run = try #require(ledger.replica.run(steps.ids[0]))
    #expect(run.offset == 32_400 && run.zone == "Asia/Seoul" && run.batch == batch)
    #expect(run.source.file?.format == .fit && run.source.file?.name == "0")
    #expect(ledger.replica.fileParts(of: run)?.count == 1)
    let other = try #require(ledger.replica.run(steps.ids[1]))
    #expect(
      other.entry.efforts.isEmpty && other.sport == .cycling || other.sport == .other("Biking"))
    for command in RunImport.undoing(batch, in: ledger.replica) { try ledger.run(command) }
    #expect(ledger.replica.count == 0 && ledger.replica.deletedRuns.count == 2)
    #expect(RunImport.undoing(batch, in: ledger.replica).isEmpty)
  }

  @Test("Files that were read elsewhere come to the same, and so do the steps of one by one")
  func onePerFile() throws {
    let files = [
      SomeFile.bytes(SomeFile.activity(), .fit), Array("no recording".utf8),
      SomeFile.bytes(SomeFile.activity(), .tcx),
      SomeFile.bytes(SomeFile.activity(start: 1_789_000_000_000, sport: .cycling), .gpx),
    ]
    let whole = RunImportTests.plan(files)
    var plan = RunImport(for: RunLedger.user, in: RunImportTests.seoul)
    for (index, bytes) in files.enumerated() {
      plan.append(
        name: "\(index)",
        Result { () throws(RunFileFault) in try RunReading(name: "\(index)", bytes) })
    }
    #expect(plan.files.allSatisfy { file in file.states.isEmpty })
    plan.match(with: RunReplica())
    #expect(plan.files.map { file in file.states } == whole.files.map { file in file.states })
    let batch = RunBatchID(high: 1, low: 1)
    let all = whole.steps(as: batch)
    let each = files.indices.map { index in plan.steps(of: index, as: batch) }
    #expect(each.flatMap(\.steps) == all.steps && each.flatMap(\.ids) == all.ids)
    #expect(each.map(\.runs) == [1, 0, 0, 0] && each.map(\.others) == [0, 0, 0, 1])
    #expect(each.map(\.faults) == [0, 1, 0, 0] && each.map(\.left) == [0, 0, 1, 0])
    #expect(plan.steps(of: files.count, as: batch) == RunImportSteps())
  }

  @Test("The same file twice is one run; a deleted one is brought back")
  func twice() throws {
    var ledger = RunLedger()
    let bytes = SomeFile.bytes(SomeFile.activity(), .gpx)
    var plan = RunImportTests.plan([bytes, bytes])
    #expect(plan.files[1].states == [.twice(file: 0)])
    let steps = try RunImportTests.take(plan, &ledger, as: ledger.id())
    #expect(steps.ids.count == 1 && steps.known == 1 && ledger.replica.count == 1)
    plan.match(with: ledger.replica)
    #expect(plan.files[0].states == [.here(steps.ids[0])] && !plan.files[0].isTaken(0))
    #expect(plan.steps(as: ledger.id()).steps.isEmpty)
    try ledger.run(.deleteRun(steps.ids[0]))
    plan.match(with: ledger.replica)
    #expect(plan.files[0].states == [.deleted(steps.ids[0])] && !plan.files[0].isTaken(0))
    plan.choose(file: 0, run: 0, true)
    _ = try RunImportTests.take(plan, &ledger, as: ledger.id())
    #expect(ledger.replica.count == 1 && ledger.replica.deletedRuns.isEmpty)
  }

  @Test("What looks like a run that is here is left, unless both are wanted")
  func similar() throws {
    var ledger = RunLedger()
    let phone = SomeRun.bundle(ledger.id())
    try ledger.run(.saveRun(phone.run))
    func states(_ activity: RecordedActivity) -> [RunImport.State] {
      RunImportTests.plan([SomeFile.bytes(activity, .fit)], ledger.replica).files[0].states
    }
    let start = phone.run.start.milliseconds
    let like: [RunImport.State] = [.similar([phone.run.id])]
    #expect(states(SomeFile.activity(start: start + 60_000)) == like)
    #expect(states(SomeFile.activity(start: start - 60_000)) == like)
    #expect(states(SomeFile.activity(start: start + 61_000)) == [.new])
    #expect(states(SomeFile.activity(seconds: 612)) == like)
    #expect(states(SomeFile.activity(seconds: 613)) == [.new])
    #expect(states(SomeFile.activity(speed: 3.09)) == like)
    #expect(states(SomeFile.activity(speed: 3.1)) == [.new])
    var plan = RunImportTests.plan(
      [SomeFile.bytes(SomeFile.activity(), .fit)], ledger.replica)
    #expect(!plan.files[0].isTaken(0) && plan.steps(as: ledger.id()).left == 1)
    plan.choose(file: 0, run: 0, true)
    _ = try RunImportTests.take(plan, &ledger, as: ledger.id())
    #expect(ledger.replica.count == 2)
    // Of two files of one run too.
    let both = RunImportTests.plan([
      SomeFile.bytes(SomeFile.activity(), .fit), SomeFile.bytes(SomeFile.activity(), .tcx),
    ])
    #expect(both.files[1].states == [.similarInImport(file: 0, run: 0)])
    #expect(both.steps(as: ledger.id()).ids.count == 1)
  }

  @Test("Times without a zone are asked about, once, and then are local times")
  func zones() throws {
    var plan = RunImportTests.plan([SomeFile.zoneless(points: 50), SomeFile.zoneless(points: 40)])
    #expect(plan.asksForZone)
    plan.answer(RunImportTests.seoul, RunReplica())
    #expect(!plan.asksForZone)
    let steps = plan.steps(as: RunBatchID(high: 1, low: 1)).steps
    guard case .saveRun(let run) = steps[0].command else {
      Issue.record("no run")
      return
    }
    // 7 o'clock in Seoul.
    #expect(run.start == CivilDateTime("2026-06-01T07:00")?.instant(offset: 32_400))
    #expect(run.offset == 32_400 && run.day == CivilDate("2026-06-01"))
    let clear = RunImportTests.plan([SomeFile.bytes(SomeFile.activity(), .gpx)])
    #expect(!clear.asksForZone)
  }

  @Test("Fifty files at once, and not one more")
  func fifty() {
    var plan = RunImport(for: RunLedger.user, in: RunImportTests.seoul)
    for index in 0...50 {
      let start = 1_700_000_000_000 + Int64(index) * 86_400_000
      plan.add(
        name: "\(index)", SomeFile.bytes(SomeFile.activity(start: start, seconds: 30), .fit),
        RunReplica())
    }
    #expect(plan.files[49].states == [.new])
    guard case .failure(let fault) = plan.files[50].outcome else {
      Issue.record("the last file was read")
      return
    }
    #expect(fault == .tooMany(limit: 50) && plan.steps(as: RunBatchID(high: 1, low: 1)).faults == 1)
  }

  @Test("A large file goes along in parts, one that is too large does not")
  func large() throws {
    let run = SomeRun.byHand(RunID(high: 1, low: 1), minutes: 30, metres: 5_000)
    let bytes = (0..<1_000_000).map { index in UInt8(truncatingIfNeeded: index &* 31) }
    let bundle = RunBundle(run, [], file: bytes)
    #expect(bundle.files.count == 3 && RunBundle.bytes(bundle.files) == bytes)
    #expect(bundle.files.allSatisfy { text in text.utf8.count <= RunLimits.fileBytes })
    let most = [UInt8](repeating: 0, count: RunLimits.file)
    #expect(RunBundle(run, [], file: most).files.count == RunLimits.fileParts)
    #expect(RunBundle(run, [], file: most + [0]).files.isEmpty)
  }
}
