import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite struct GapTests {
  /// A run of two minutes at 3 m/s, then hidden for so long, and seen again so far away.
  static func hidden(seconds: Int64, metres: Double) -> Journal {
    var journal = Journal.started()
    journal.run(120)
    journal.add(.hidden)
    journal.at += seconds * 1_000
    journal.east += metres
    journal.add(.visible)
    journal.see()
    return journal
  }

  @Test(arguments: [(180, 540.0), (180, 271), (180, 809), (600, 1_800)])
  func bridgesWhatFitsTheRun(_ seconds: Int64, _ metres: Double) {
    let journal = Self.hidden(seconds: seconds, metres: metres)
    let gap = journal.recorder.gaps.first
    #expect(gap?.length == seconds * 1_000)
    #expect(gap?.from == 120_000)
    #expect(gap?.cause == .hidden)
    guard case .bridged(let bridge) = gap?.outcome else {
      Issue.record("The gap is not bridged.")
      return
    }
    #expect(abs(bridge - metres) < 2)
    #expect(journal.recorder.estimatedMetres == bridge)
    #expect(abs(journal.metres - 360 - metres) < Journal.begun)
    #expect(journal.recorder.points.last?.flags == .estimated)
  }

  @Test(arguments: [(180, 265.0), (180, 815), (601, 1_803), (3_600, 10), (60, 0)])
  func beginsANewPartOtherwise(_ seconds: Int64, _ metres: Double) {
    var journal = Self.hidden(seconds: seconds, metres: metres)
    #expect(journal.recorder.gaps.count == 1)
    #expect(journal.recorder.gaps.first?.length == seconds * 1_000)
    #expect(journal.recorder.gaps.first?.outcome == .newPart)
    #expect(journal.recorder.estimatedMetres == 0)
    #expect(abs(journal.metres - 360) < Journal.begun)
    #expect(journal.recorder.points.last?.flags == .begins)
    #expect(journal.recorder.times?.moving(at: journal.at) == 120_000)
    journal.run(30)
    #expect(abs(journal.metres - 450) < 2 * Journal.begun)
  }

  @Test func goesThroughAShortSilence() {
    var journal = Self.hidden(seconds: 3, metres: 9)
    #expect(journal.recorder.gaps.isEmpty)
    journal = Journal.started()
    journal.run(60)
    journal.at += 20_000
    journal.east += 60
    journal.see()
    #expect(journal.recorder.gaps.isEmpty)
    #expect(abs(journal.metres - 240) < Journal.begun)
  }

  @Test func namesALostSignal() {
    var journal = Journal.started()
    journal.run(60)
    journal.at += 30_000
    journal.east += 90
    journal.see()
    #expect(journal.recorder.gaps.first?.cause == .signal)
    #expect(journal.recorder.gaps.first?.length == 30_000)
    #expect(abs(journal.recorder.estimatedMetres - 90) < 1)
  }

  @Test func refusesAJumpAfterASilence() {
    var journal = Self.hidden(seconds: 60, metres: 10_000)
    #expect(journal.recorder.refused.last?.reason == .outlier)
    #expect(journal.recorder.gaps.isEmpty)
    journal.east -= 10_000 - 180
    journal.at += 1_000
    journal.see()
    #expect(journal.recorder.gaps.first?.length == 61_000)
    #expect(abs(journal.recorder.estimatedMetres - 180) < 1)
  }

  @Test func doesNotBridgeAPause() {
    var journal = Journal.started()
    journal.run(120)
    journal.add(.hidden)
    journal.at += 60_000
    journal.add(.pause)
    journal.at += 60_000
    journal.add(.resume)
    journal.at += 60_000
    journal.east += 540
    journal.add(.visible)
    journal.see()
    #expect(journal.recorder.gaps.map { gap in gap.outcome } == [.open, .newPart])
    #expect(journal.recorder.gaps.map { gap in gap.length } == [60_000, 60_000])
    #expect(journal.recorder.estimatedMetres == 0)
  }

  @Test func notesTheGapInWhichARunEnds() {
    var journal = Journal.started()
    journal.run(60)
    journal.add(.hidden)
    journal.at += 300_000
    journal.add(.finish)
    #expect(journal.recorder.gaps.map { gap in gap.outcome } == [.open])
    #expect(journal.recorder.times?.moving(at: 0) == 60_000)
    #expect(journal.recorder.times?.elapsed(at: 0) == 360_000)
  }

  @Test func learnsHowTheWayBends() {
    // Zigzag: two steps of 3 m at a right angle are 4.24 m straight.
    var journal = Journal.started(pausesByRule: false)
    for second in 0..<130 {
      journal.at += 1_000
      if second / 20 % 2 == 0 { journal.east += 3 } else { journal.north += 3 }
      journal.see()
    }
    #expect((1.2...1.3).contains(journal.recorder.bends))
    let bends = journal.recorder.bends
    journal.at += 100_000
    journal.east += 200
    journal.see()
    #expect(abs(journal.recorder.estimatedMetres - 200 * bends) < 3)
  }

  @Test func judgesByTheRule() {
    #expect(GapRule.bridge(100_000, straight: 300, mean: 3, bends: 1.2) == 360)
    #expect(GapRule.bridge(100_000, straight: 300, mean: nil, bends: 1) == nil)
    #expect(GapRule.bridge(100_000, straight: 300, mean: 0, bends: 1) == nil)
    #expect(GapRule.bridge(0, straight: 300, mean: 3, bends: 1) == nil)
    #expect(GapRule.bridge(600_001, straight: 1_800, mean: 3, bends: 1) == nil)
  }
}
