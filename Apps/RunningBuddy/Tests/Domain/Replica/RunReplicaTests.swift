import Calendar
import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("The replica's indices")
struct RunReplicaTests {
  @Test("Whatever is set and removed, the indices are those of the rows", arguments: 1...20)
  func indices(seed: Int) {
    var dice = Seeded(seed)
    var replica = RunReplica()
    var rows: [RunID: Run] = [:]
    let template = SomeRun.byHand(RunID(high: 1, low: 1), minutes: 30, metres: 5_000)
    for _ in 0..<300 {
      let id = RunID(high: 9, low: UInt64(dice.below(40)))
      if dice.below(4) == 0 {
        rows[id] = nil
        replica.set(RunEntity.Kind.run.key(id), to: nil)
      } else {
        let file = RunSourceFile(
          name: "a", format: .fit, digest: MediaDigest(of: [UInt8(dice.below(3))]), bytes: 1,
          number: dice.below(3))
        var run = Run(
          id: id, start: Instant(milliseconds: Int64(dice.below(200)) * 86_400_000),
          offset: dice.below(2) * 50_000 - 25_000, sport: .running, record: template.record,
          outline: template.outline, source: dice.below(2) == 0 ? .hand : .file(file))
        run.trackParts = [ContentStub(of: "x")]
        if dice.below(3) == 0 { run.deletedAt = Instant(milliseconds: Int64(dice.below(99))) }
        if dice.below(3) == 0 { run.batch = RunBatchID(high: 0, low: UInt64(dice.below(3))) }
        if dice.below(4) == 0 { run.sharedTrack = RunID(high: 9, low: UInt64(dice.below(40))) }
        rows[id] = run
        replica.set(RunEntity.Kind.run.key(id), to: .run(run))
      }
    }
    let there = rows.values.filter { run in run.deletedAt == nil }
    let sorted = there.sorted { one, other in
      (RunMonth(one.day), one.startedAt, one.id) > (RunMonth(other.day), other.startedAt, other.id)
    }
    #expect(replica.runs == sorted && replica.count == there.count)
    #expect(replica.latestRuns(5) == Array(sorted.prefix(5)))
    for month in replica.monthsWithRuns {
      #expect(replica.runs(in: month) == sorted.filter { run in RunMonth(run.day) == month })
    }
    #expect(replica.deletedRuns.count == rows.count - there.count)
    for digit in 0..<3 {
      let digest = MediaDigest(of: [UInt8(digit)])
      let ids = rows.values.filter { run in run.source.file?.digest == digest }.map { run in run.id
      }
      #expect(replica.runs(ofFile: digest).map { run in run.id }.sorted() == ids.sorted())
      let batch = RunBatchID(high: 0, low: UInt64(digit))
      let batched = rows.values.filter { run in run.batch == batch }.map { run in run.id }
      #expect(replica.runs(of: batch).map { run in run.id } == batched.sorted())
    }
    let imports = replica.latestImports(2)
    #expect(imports.map { one in one.batch } == imports.map { one in one.batch }.sorted(by: >))
    #expect(
      imports.allSatisfy { one in
        !one.runs.isEmpty && one.runs.allSatisfy { run in run.deletedAt == nil }
      })
    for low in 0..<40 {
      let owner = RunID(high: 9, low: UInt64(low))
      let ids = rows.values.filter { run in run.trackOwner == owner }.map { run in run.id }
      #expect(replica.runs(onTrackOf: owner).map { run in run.id }.sorted() == ids.sorted())
    }
    let middle = Instant(milliseconds: 100 * 86_400_000)
    let near = sorted.filter { run in
      abs(run.startedAt.milliseconds - middle.milliseconds) <= 86_400_000 * 20
    }
    #expect(
      Set(replica.runs(near: middle, within: 86_400_000 * 20).map { run in run.id })
        == Set(near.map { run in run.id }))
  }

  @Test("Months")
  func months() {
    let month = RunMonth(Instant(milliseconds: 1_764_547_199_999), offset: 0)
    #expect(month.year == 2025 && month.month == 11)
    #expect(month.previous.month == 10)
    let later = RunMonth(Instant(milliseconds: 1_764_547_199_999), offset: 3_600)
    #expect(later.year == 2025 && later.month == 12 && later.previous == month)
    let january = RunMonth(Instant(milliseconds: 1_767_300_000_000), offset: 0)
    #expect(january.month == 1 && january.previous.year == 2025)
  }

  @Test("An entity under another key, or of another app, changes nothing")
  func foreign() {
    var replica = RunReplica()
    let run = SomeRun.byHand(RunID(high: 1, low: 1), minutes: 30, metres: 5_000)
    replica.set(RunEntity.Kind.run.key(RunID(high: 1, low: 2)), to: .run(run))
    replica.set(EntityKey("daySession", run.id), to: nil)
    #expect(replica.count == 0 && replica.entity(RunEntity.run(run).key) == nil)
    replica.set(RunEntity.Kind.run.key(run.id), to: .run(run))
    #expect(replica.entity(RunEntity.run(run).key) == .run(run))
    #expect(replica.entity(EntityKey("daySession", run.id)) == nil)
  }
}
