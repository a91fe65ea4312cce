import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

/// What §42 of the specification asks of a recorder. Killed 200 times: `ReplayTests`; a full disk:
/// `RecordingRecoveryTests`; a second device that is away for ten minutes: `CompanionLinkTests`.
@Suite("The recorder's vectors (§42)")
struct RecorderVectorTests {
  @Test("A start that comes twice begins one run")
  func twice() {
    var journal = Journal.started()
    journal.run(30)
    let before = journal.recorder
    let start = RunStart(countdown: .three, pausesByRule: false)
    for _ in 0..<2 { journal.add(.start(start)) }
    #expect(journal.recorder.phase == .recording)
    #expect(journal.recorder.points == before.points && journal.metres == before.metres)
    #expect(journal.recorder.times == before.times && journal.recorder.laps == before.laps)
    journal.run(30)
    #expect(journal.recorder.times?.timer(at: journal.at) == 60_000)
    #expect(RunRecorder(replaying: journal.rows) == journal.recorder)
  }

  @Test("Three minutes hidden are a gap of three minutes, and an hour by the clock is none")
  func hiddenAndSet() {
    var journal = Journal.started()
    journal.run(60)
    journal.add(.hidden)
    journal.at += 180_000
    journal.shift = 3_600_000
    journal.east += 540
    journal.add(.visible)
    journal.see()
    #expect(journal.recorder.gaps.map { gap in gap.length } == [180_000])
    #expect(journal.recorder.times?.elapsed(at: journal.at) == 240_000)
    #expect(journal.recorder.clockJumps.map { jump in jump.by } == [3_600_000])
  }
}
