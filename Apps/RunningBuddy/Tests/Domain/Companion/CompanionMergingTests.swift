import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("What a second device noted, in the run")
struct CompanionMergingTests {
  private static let device = CompanionID(high: 1, low: 2)

  private static func noted(
    _ number: Int64, at: Int64, _ event: RecorderEvent
  ) -> RecorderEvent {
    .companion(CompanionEntry(device: device, number: number, at: at, event: event))
  }

  private static func heart(_ beats: Int) -> RecorderEvent {
    .sensor(.heart(HeartReading(beats: beats)))
  }

  @Test("A live reading is a source of its own with its age, after the device's own")
  func source() throws {
    var journal = Journal.started()
    journal.at = 10_000
    journal.add(Self.noted(1, at: 9_000, Self.heart(141)))
    let theirs = try #require(journal.recorder.sensors.heartRate(at: 10_000))
    #expect(theirs.number == 141 && theirs.source == .companion && theirs.age == 1_000)
    journal.add(Self.heart(150))
    #expect(journal.recorder.sensors.heartRate(at: 10_000)?.source == .strap)
    // The strap is silent: the second device's is live.
    journal.at = 17_000
    journal.add(Self.noted(2, at: 16_500, Self.heart(143)))
    #expect(journal.recorder.sensors.heartRate(at: 17_000)?.number == 143)
    journal.add(Self.noted(3, at: 16_800, .sensor(.pod(PodReading(steps: 176, speed: 300)))))
    #expect(journal.recorder.sensors.cadence(at: 17_000)?.source == .companion)
    #expect(journal.recorder.kept(of: Self.device) == 3)
  }

  @Test("What came late is nothing now, and at its place in the replay")
  func late() {
    var journal = Journal.started()
    journal.run(60)
    for second: Int64 in 10..<40 {
      journal.add(Self.noted(second - 9, at: second * 1_000, Self.heart(130 + Int(second))))
    }
    journal.add(Self.noted(31, at: 30_500, .lap))
    journal.add(Self.noted(32, at: 30_600, .pause))
    #expect(journal.recorder.sensors.heartRate(at: 60_000) == nil)
    #expect(journal.recorder.points.allSatisfy { point in point.heartRate == nil })
    #expect(CompanionMerging.isNeeded(journal.rows))
    journal.add(.finish)
    let recorder = RunRecorder(replaying: CompanionMerging.merged(journal.rows))
    let at20 = recorder.points.first { point in point.time == 200 }
    #expect(at20?.heartRate == 149)
    #expect(recorder.laps.map { lap in lap.to } == [30_500, 60_000])
    #expect(recorder.times?.pauses.isEmpty == true)
    #expect(recorder.clockJumps.isEmpty)
    #expect(abs(recorder.metres - journal.metres) < 0.001)
  }

  @Test("The device's own place comes first; without one for 20 s the other's counts")
  func place() {
    var own = Journal.started(pausesByRule: false)
    own.run(30)
    var far = own
    far.north += 500
    let fix = far.fix(taken: own.wall)
    own.add(Self.noted(1, at: own.at, .fix(fix)))
    #expect(own.recorder.refused.isEmpty)
    let before = own.metres

    var silent = own
    for second: Int64 in 1...60 {
      silent.at += 1_000
      silent.east += 3
      silent.add(Self.noted(1 + second, at: silent.at, .fix(silent.fix())))
    }
    #expect(silent.metres - before > 100)
  }

  @Test("Steps of a second device keep a run from pausing by rule where this one counts none")
  func steps() {
    let second = MotionSecond(steps: 3, cadence: 170, confidence: 90)
    var journal = Journal.started()
    journal.run(20)
    for number: Int64 in 1...30 {
      journal.at += 1_000
      journal.add(Self.noted(number, at: journal.at, .motion(second)))
      journal.see()
    }
    #expect(journal.recorder.phase == .recording)
    #expect(journal.recorder.sensors.cadence(at: journal.at)?.source == .companion)
  }

  @Test("A journal without a second device stays as it is")
  func unchanged() {
    var journal = Journal.started()
    journal.run(5)
    #expect(!CompanionMerging.isNeeded(journal.rows))
    #expect(CompanionMerging.merged(journal.rows) == journal.rows)
  }

  @Test("Defect 14: whatever was written down is there again after a crash, of both devices")
  func defect14() throws {
    var journal = Journal.started()
    for second: Int64 in 1...30 {
      journal.run(1)
      journal.add(Self.noted(second, at: journal.at - 300, Self.heart(120 + Int(second))))
    }
    let texts = journal.rows.map { row in row.text }
    for kept in stride(from: 2, through: texts.count, by: 7) {
      var rows: [RecorderRow] = []
      for text in texts.prefix(kept) { rows.append(try RecorderRow(text: text)) }
      let again = RunRecorder(replaying: rows)
      #expect(rows == Array(journal.rows.prefix(kept)))
      #expect(again == RunRecorder(replaying: journal.rows.prefix(kept)))
    }
    #expect(RunRecorder(replaying: journal.rows).kept(of: Self.device) == 30)
  }
}
