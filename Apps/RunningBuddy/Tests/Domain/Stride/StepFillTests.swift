import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Steps where no place is known")
struct StepFillTests {
  static let stride = StrideKnowledge(SomeStride.records).model.flatMap { model in
    RecordedStride(model)
  }
  /// Metres of a step at 180 a minute.
  private static let length = 0.944_85

  private static func started(_ stride: RecordedStride?) -> Journal {
    var journal = Journal()
    journal.add(.arm)
    journal.add(.start(RunStart(countdown: .none, pausesByRule: true, stride: stride)))
    return journal
  }

  /// Seconds of three steps each.
  private static func step(
    _ journal: inout Journal, seconds: Int, sees: Bool = false, cadence: Int? = 180
  ) {
    for _ in 0..<seconds {
      journal.at += 1_000
      journal.east += 3
      journal.add(.motion(MotionSecond(steps: 3, cadence: cadence, confidence: 90)))
      if sees { journal.see() }
    }
  }

  @Test("On a treadmill steps are the way, all of it an estimate")
  func treadmill() throws {
    var journal = Self.started(Self.stride)
    Self.step(&journal, seconds: 15)
    #expect(journal.metres == 0 && !journal.recorder.isFilledBySteps)
    Self.step(&journal, seconds: 585)
    #expect(abs(journal.metres - 1_800 * Self.length) < 1)
    #expect(journal.recorder.estimatedMetres == journal.metres)
    #expect(journal.recorder.isFilledBySteps)
    journal.add(.finish)
    let recording = try #require(journal.recorder.recording(.treadmill))
    let record = RunRecord(RunFigures(recording))
    #expect(abs((record.whole.centimetres ?? 0) - 170_073) < 200)
    #expect(record.whole.moving ?? 0 >= record.whole.elapsed - 1_000)
    #expect(record.efforts.isEmpty)
    #expect(record.kilometres.count == 2)
    // A replay of the journal's text is what was live.
    let rows = try journal.rows.map { row in try RecorderRow(text: row.text) }
    #expect(RunRecorder(replaying: rows) == journal.recorder)
  }

  @Test("A gap is filled by its steps, however the way winds")
  func gap() {
    var journal = Self.started(Self.stride)
    Self.step(&journal, seconds: 60, sees: true)
    #expect(journal.recorder.estimatedMetres == 0)
    Self.step(&journal, seconds: 60)
    // Half of it was back and forth.
    journal.east -= 90
    Self.step(&journal, seconds: 20, sees: true)
    let filled = journal.recorder.estimatedMetres
    #expect(abs(filled - 183 * Self.length) < 4)
    #expect(abs(journal.metres - (237 + filled)) < 2 * Journal.begun + 4)
    #expect(journal.recorder.gaps.count == 1 && !journal.recorder.isFilledBySteps)
    guard case .bridged = journal.recorder.gaps.first?.outcome else {
      Issue.record("not bridged")
      return
    }
  }

  @Test("Where somebody is farther away than they stepped, a new part begins")
  func ride() {
    var journal = Self.started(Self.stride)
    Self.step(&journal, seconds: 60, sees: true)
    Self.step(&journal, seconds: 60)
    journal.east += 300
    let before = journal.metres
    Self.step(&journal, seconds: 1, sees: true)
    #expect(journal.metres - before < 5)
    #expect(journal.recorder.points.last?.flags.contains(.begins) ?? false)
  }

  @Test("A signal that comes back soon counts alone; without model or cadence steps are no way")
  func nothing() {
    var journal = Self.started(Self.stride)
    Self.step(&journal, seconds: 60, sees: true)
    Self.step(&journal, seconds: 10)
    Self.step(&journal, seconds: 10, sees: true)
    #expect(journal.recorder.estimatedMetres == 0 && abs(journal.metres - 240) < Journal.begun)
    var without = Self.started(nil)
    Self.step(&without, seconds: 60)
    var unclear = Self.started(Self.stride)
    Self.step(&unclear, seconds: 60, cadence: nil)
    #expect(without.metres == 0 && unclear.metres == 0)
  }
}
