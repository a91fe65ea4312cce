import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite struct PauseRuleTests {
  static let seeds = 20

  @Test func pausesWhoStandsAndCountsTheWayAway() {
    var journal = Journal.started()
    journal.run(60)
    journal.run(40, at: 0)
    let still = journal.metres
    guard case .paused(.rule, let since) = journal.recorder.phase else {
      Issue.record("The runner stands.")
      return
    }
    // Eight seconds of way have to be slow, for five seconds.
    #expect((65_000...75_000).contains(since))
    journal.run(5)
    #expect(journal.metres == still)
    journal.run(5)
    #expect(journal.recorder.phase == .recording)
    #expect(abs(journal.metres - still - 30) < 4)
    #expect(abs(journal.metres - 210) < 6)
  }

  @Test func believesDoppler() {
    var journal = Journal.started()
    for _ in 0..<30 {
      journal.at += 1_000
      journal.east += 3
      journal.see(speed: 3)
    }
    for _ in 0..<6 {
      journal.at += 1_000
      journal.see(speed: 0)
    }
    #expect(journal.recorder.phase == .paused(.rule, since: 36_000))
    for _ in 0..<3 {
      journal.at += 1_000
      journal.east += 3
      journal.see(speed: 3)
    }
    #expect(journal.recorder.phase == .recording)
  }

  @Test func neverPausesWhereTheSignalIsLost() {
    for silence: Int64 in [2_000, 5_000, 15_000, 60_000] {
      var journal = Journal.started()
      journal.run(30)
      // Fixes at one place, but not each second.
      for _ in 0..<10 {
        journal.at += silence
        journal.see()
        #expect(journal.recorder.phase == .recording)
      }
    }
  }

  /// Seconds of standing, each with a fix and so many steps.
  static func stand(_ journal: inout Journal, seconds: Int, steps: Int) {
    for _ in 0..<seconds {
      journal.run(1, at: 0)
      journal.add(.motion(MotionSecond(steps: steps, cadence: nil, confidence: 0)))
    }
  }

  @Test func doesNotPauseWhoSteps() {
    var journal = Journal.started()
    journal.run(60)
    Self.stand(&journal, seconds: 40, steps: 2)
    #expect(journal.recorder.phase == .recording)
    // Three seconds without a step are enough: the place has not changed for longer.
    Self.stand(&journal, seconds: 2, steps: 0)
    #expect(journal.recorder.phase == .recording)
    Self.stand(&journal, seconds: 1, steps: 0)
    #expect(journal.recorder.phase == .paused(.rule, since: journal.at))
  }

  @Test func threeStepsEndAPause() {
    for steps in 1...3 {
      var journal = Journal.started()
      journal.run(60)
      Self.stand(&journal, seconds: 40, steps: 0)
      guard case .paused(.rule, _) = journal.recorder.phase else {
        Issue.record("The runner stands.")
        return
      }
      let metres = journal.metres
      Self.stand(&journal, seconds: 1, steps: steps)
      #expect((journal.recorder.phase == .recording) == (steps == 3))
      Self.stand(&journal, seconds: 1, steps: 1)
      #expect((journal.recorder.phase == .recording) == (steps >= 2))
      // Two steps are none once they were longer ago.
      Self.stand(&journal, seconds: 3, steps: 0)
      Self.stand(&journal, seconds: 1, steps: 2)
      #expect((journal.recorder.phase == .recording) == (steps >= 2))
      #expect(journal.metres - metres <= 3)
    }
  }

  @Test func stepsDoNotEndAPauseByHand() {
    var journal = Journal.started()
    journal.run(30)
    journal.add(.pause)
    Self.stand(&journal, seconds: 10, steps: 3)
    #expect(journal.recorder.phase == .paused(.hand, since: 30_000))
  }

  @Test func doesNotPauseWhoWantsNone() {
    var journal = Journal.started(pausesByRule: false)
    journal.run(30)
    journal.run(60, at: 0)
    #expect(journal.recorder.phase == .recording)
  }

  @Test func pausesAnewWhereTheRunnerTurnsUpAfterASilence() {
    var journal = Journal.started()
    journal.run(60)
    journal.run(30, at: 0)
    let metres = journal.metres
    // Half an hour in a café, and out at another door.
    journal.at += 1_800_000
    journal.east += 100
    journal.see()
    journal.run(30, at: 0)
    guard case .paused(.rule, _) = journal.recorder.phase else {
      Issue.record("The runner still stands.")
      return
    }
    #expect(journal.metres == metres)
  }

  @Test(arguments: [4.0, 8, 16])
  func pausesNobodyWhoRuns(_ accuracy: Double) {
    for seed in 0..<3 {
      let walk = RunWalk(RunWalk.Course.allCases[seed], seconds: 1_200, seed: seed)
      let run = RunRecorder(walk.fixes(accuracy: accuracy, seed: 500 + seed))
      #expect(run.paused(from: 0, to: 1_200_000) == 0)
    }
  }

  /// The mean of what is seen of a stop of 60 s; at 16 m only that it does no harm.
  @Test(arguments: [(4.0, 45.0), (8, 40), (16, 0)])
  func seesAStop(_ accuracy: Double, _ least: Double) {
    var seen: Int64 = 0
    for seed in 0..<Self.seeds {
      let fixes = Self.short[seed].fixes(accuracy: accuracy, seed: 900 + seed)
      let run = RunRecorder(fixes)
      seen += run.paused(from: 40_000, to: 100_000)
      #expect(run.paused(from: 0, to: 40_000) == 0)
    }
    #expect(Double(seen) / Double(Self.seeds) / 1_000 >= least)
  }

  /// The mean of the metres that five minutes of standing add.
  @Test(arguments: [(4.0, 10.0), (8, 35), (16, 100)])
  func addsLittleWhileStanding(_ accuracy: Double, _ most: Double) {
    var added = 0.0
    for seed in 0..<Self.seeds {
      let fixes = Self.long[seed].fixes(accuracy: accuracy, seed: 1_300 + seed)
      added += RunRecorder(fixes).metres - Self.long[seed].length
    }
    #expect(added / Double(Self.seeds) <= most)
  }

  static let short = (0..<seeds).map { seed in
    RunWalk(RunWalk.Course.allCases[seed % 3], seconds: 130, stops: [40..<100], seed: seed)
  }
  static let long = (0..<seeds).map { seed in
    RunWalk(RunWalk.Course.allCases[seed % 3], seconds: 380, stops: [40..<340], seed: seed)
  }
}
