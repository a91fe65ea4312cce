import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("A bout of 100 m")
struct CalibrationBoutTests {
  @Test("Five good fixes in a row make it ready, and a bad one begins anew")
  func ready() {
    var runner = BoutRunner()
    #expect(runner.bout.phase == .waiting(good: 0))
    runner.run(4)
    #expect(runner.bout.phase == .waiting(good: 4))
    runner.accuracy = 20
    runner.run(1)
    #expect(runner.bout.phase == .waiting(good: 0))
    runner.accuracy = 19.9
    runner.run(4)
    runner.bout.start(at: runner.at)
    #expect(runner.bout.phase == .waiting(good: 4))
    runner.run(1)
    #expect(runner.bout.phase == .ready)
    // Once ready, it stays.
    runner.accuracy = 40
    runner.run(3)
    #expect(runner.bout.phase == .ready)
  }

  @Test("Three seconds are counted down, and what was run before does not count")
  func countdown() {
    var runner = BoutRunner.ready()
    runner.bout.start(at: runner.at)
    #expect(runner.bout.phase == .countdown(ends: runner.at + 3_000))
    runner.run(2)
    #expect(runner.bout.metres == 0)
    runner.run(1)
    #expect(runner.bout.phase == .running)
    runner.run(10)
    #expect(abs(runner.bout.metres - 30) < 0.5)
    #expect(abs(runner.bout.steps - 33) <= 1 && runner.bout.cadence == 200)
  }

  @Test("What was run is measured", arguments: [0.7, 0.9, 1.1, 1.4])
  func measures(length: Double) throws {
    var runner = BoutRunner.ready { runner in runner.length = length }
    runner.start()
    let measure = try #require(runner.measure)
    #expect(abs(measure.milliseconds - 33_333) < 200)
    let record = measure.record(SomeStride.id(0), at: RunWalk.wall(0), offset: 0)
    #expect(record.centimetres == 10_000 && record.run == nil)
    #expect(abs(record.length / length - 1) < 0.02, "\(record.length)")
    #expect(runner.bout.metres == 100)
  }

  @Test("Canceled it is ready again")
  func canceled() {
    var runner = BoutRunner.ready()
    runner.bout.start(at: runner.at)
    runner.run(20)
    runner.bout.cancel()
    #expect(runner.bout.phase == .ready && runner.bout.metres == 0)
    runner.start()
    #expect(runner.measure != nil)
  }

  @Test("What cannot be measured is told with its reason")
  func faults() {
    func fault(_ change: (inout BoutRunner) -> Void) -> CalibrationBout.Fault? {
      var runner = BoutRunner.ready()
      runner.bout.start(at: runner.at)
      runner.run(10)
      change(&runner)
      for _ in 0..<60 where runner.fault == nil && runner.measure == nil { runner.run(1) }
      return runner.fault
    }
    #expect(fault { _ in } == nil)
    #expect(fault { runner in runner.tellsSteps = false } == .noMotion)
    #expect(fault { runner in runner.tellsPlaces = false } == .signalLost)
    // Away for good: the filter begins anew there.
    #expect(fault { runner in runner.astray = 500 } == .signalLost)
    #expect(fault { runner in runner.bout.hide() } == .hidden)
    // Steps that come again later are not all.
    #expect(
      fault { runner in
        runner.tellsSteps = false
        runner.run(5)
        runner.tellsSteps = true
      } == .noMotion)
    var silent = BoutRunner.ready { runner in runner.tellsSteps = false }
    #expect(!silent.bout.hasMotion(at: silent.at))
    silent.start()
    #expect(silent.fault == .noMotion)
  }

  @Test("Hidden before it runs, it is ready; several seconds may come at once")
  func late() throws {
    var runner = BoutRunner.ready()
    #expect(runner.bout.hasMotion(at: runner.at) && !runner.bout.hasMotion(at: runner.at + 9_000))
    runner.bout.start(at: runner.at)
    runner.bout.hide()
    #expect(runner.bout.phase == .ready)
    runner.bout.start(at: runner.at)
    runner.run(13)
    // Three seconds of motion in one answer.
    runner.tellsSteps = false
    runner.run(3)
    let second = MotionSecond(steps: 3, cadence: 200, confidence: 90)
    runner.bout.take([second, second, second], at: runner.at)
    runner.tellsSteps = true
    for _ in 0..<60 where runner.measure == nil { runner.run(1) }
    let steps = try #require(runner.measure).steps
    #expect(abs(steps - 11_100) < 250)
  }
}
