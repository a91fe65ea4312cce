import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

/// What the original got wrong about step lengths (§19 of the specification).
@Suite("Defects of the original, steps")
struct StrideDefectTests {
  @Test("Defect 9: without a cadence steps are no distance")
  func cadenceOfNothing() throws {
    let model = try #require(StrideKnowledge(SomeStride.records).model)
    #expect(model.metres(steps: 100, cadence: nil) == nil)
    let metres = try #require(model.metres(steps: 100, cadence: 168))
    #expect(abs(metres - 86.9) < 0.1)
  }

  @Test("Defect 10: a place far off deletes no distance, and the way does not go on from there")
  func spike() throws {
    var runner = BoutRunner.ready()
    runner.bout.start(at: runner.at)
    runner.run(15)
    runner.astray = 80
    runner.run(1)
    runner.astray = 0
    for _ in 0..<60 where runner.measure == nil { runner.run(1) }
    let measure = try #require(runner.measure)
    #expect(abs(measure.milliseconds - 33_333) < 300)
  }

  @Test("Defect 11: steps and time are those of exactly 100.0 m", arguments: 1...5)
  func overshoot(each: Int) throws {
    var runner = BoutRunner.ready { runner in runner.each = each }
    runner.start()
    let measure = try #require(runner.measure)
    // Fixes lie up to 15 m apart; the bout is not as much longer.
    #expect(abs(measure.milliseconds - 33_333) < 200)
    let record = measure.record(SomeStride.id(0), at: RunWalk.wall(0), offset: 0)
    #expect(record.centimetres == 10_000)
    // 111 steps and a ninth of one: neither the first nor the last is dropped.
    #expect(abs(record.steps - 11_111) < 150)
  }

  @Test("Defect 12: a bout that is no measurement says why")
  func silentFailure() {
    func fault(speed: Double, length: Double) -> CalibrationBout.Fault? {
      var runner = BoutRunner.ready { runner in
        runner.speed = speed
        runner.length = length
      }
      runner.start()
      return runner.fault
    }
    guard case .record(.tooFewSteps(15...17)) = fault(speed: 3, length: 6) else {
      Issue.record("not told")
      return
    }
    guard case .record(.tooShort(let time)) = fault(speed: 11, length: 2) else {
      Issue.record("not told")
      return
    }
    #expect(abs(time - 9_091) < 100)
    guard case .record(.unlikelyLength(let length)) = fault(speed: 3, length: 3) else {
      Issue.record("not told")
      return
    }
    #expect(abs(length - 300) < 15)
    func record(_ steps: Int, _ milliseconds: Int) -> StrideRecord.Fault? {
      StrideRecord.fault(centimetres: 4_000, milliseconds: milliseconds, steps: steps)
    }
    #expect(record(2_000, 10_000) == nil)
    #expect(record(1_999, 10_000) == .tooFewSteps(19))
    #expect(record(2_000, 9_999) == .tooShort(9_999))
  }

  @Test("Defect 13: where no model can be made, none is left of before")
  func stale() throws {
    var ledger = RunLedger()
    for record in SomeStride.records { try ledger.run(.keepStride(record)) }
    #expect(StrideKnowledge(ledger.replica.strides).model != nil)
    for record in SomeStride.records { try ledger.run(.deleteStride(record.id)) }
    #expect(StrideKnowledge(ledger.replica.strides) == .needs(5))
    for number in 0..<6 {
      let record = SomeStride.record(SomeStride.id(20 + number), steps: 110 + number)
      try ledger.run(.keepStride(record))
    }
    #expect(StrideKnowledge(ledger.replica.strides) == .oneCadence)
  }

  @Test("Defect 15: with too few measurements it is said how many are needed", arguments: 0...4)
  func howMany(count: Int) {
    #expect(StrideKnowledge(Array(SomeStride.records.prefix(count))) == .needs(5 - count))
  }
}
