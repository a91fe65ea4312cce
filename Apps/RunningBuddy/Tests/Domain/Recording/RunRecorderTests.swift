import Core
import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite struct RunRecorderTests {
  @Test func armsWithFiveGoodFixesInARow() {
    var journal = Journal()
    #expect(journal.recorder.phase == .idle)
    journal.add(.arm)
    journal.add(.permission(true))
    journal.add(.screenLock(false))
    journal.run(4, accuracy: 19.99)
    journal.run(1, accuracy: 20)
    #expect(Self.arming(journal)?.goodFixes == 0)
    journal.run(4)
    #expect(Self.arming(journal)?.isReady == false)
    journal.run(1)
    #expect(Self.arming(journal)?.isReady == true)
    journal.run(1, accuracy: 40)
    #expect(Self.arming(journal)?.isReady == true)
    #expect(journal.metres == 0)
    #expect(journal.recorder.points.isEmpty)
  }

  static func arming(_ journal: Journal) -> Arming? {
    if case .arming(let arming) = journal.recorder.phase { arming } else { nil }
  }

  @Test(arguments: RunStart.Countdown.allCases)
  func countsDown(_ countdown: RunStart.Countdown) {
    var journal = Journal()
    journal.add(.arm)
    journal.run(3)
    journal.add(.start(RunStart(countdown: countdown, pausesByRule: true)))
    let ends = 3_000 + Int64(countdown.rawValue) * 1_000
    #expect(journal.recorder.phase == (countdown == .none ? .recording : .countdown(ends: ends)))
    journal.run(30)
    #expect(journal.recorder.phase == .recording)
    #expect(journal.recorder.times?.elapsed(at: journal.at) == 33_000 - ends)
    // The receiver was warm: the way counts from the first moment on.
    #expect(abs(journal.metres - 3 * Double(33_000 - ends) / 1_000) < 3)
  }

  @Test func skipsArming() {
    var journal = Journal()
    journal.add(.start(RunStart(countdown: .none, pausesByRule: true)))
    #expect(journal.recorder.phase == .recording)
  }

  @Test func pausesByHand() {
    var journal = Journal.started()
    journal.run(60)
    journal.add(.pause)
    #expect(journal.recorder.phase == .paused(.hand, since: 60_000))
    let metres = journal.metres
    let points = journal.recorder.points.count
    journal.run(100, at: 1.5)
    #expect(journal.metres == metres)
    #expect(journal.recorder.points.count == points)
    journal.add(.resume)
    journal.run(60)
    #expect(abs(journal.metres - 360) < 2 * Journal.begun)
    let times = journal.recorder.times
    #expect(times?.elapsed(at: journal.at) == 220_000)
    #expect(times?.timer(at: journal.at) == 120_000)
    #expect(times?.moving(at: journal.at) == 120_000)
    #expect(times?.pauses == [RunPause(from: 60_000, to: 160_000, cause: .hand)])
    #expect(journal.recorder.points[points].flags == .begins)
  }

  @Test func turnsAPauseByRuleIntoOneByHand() {
    var journal = Journal.started()
    journal.run(60)
    journal.run(30, at: 0)
    journal.add(.pause)
    #expect(journal.recorder.phase == .paused(.hand, since: 90_000))
    journal.run(30)
    #expect(journal.recorder.phase == .paused(.hand, since: 90_000))
    journal.add(.pause)
    journal.add(.resume)
    journal.add(.resume)
    #expect(journal.recorder.times?.pauses.map { pause in pause.cause } == [.rule, .hand])
  }

  @Test func countsToTheMomentOfAPause() {
    var journal = Journal.started()
    journal.run(60)
    let metres = journal.metres
    journal.at += 500
    journal.add(.pause)
    #expect(abs(journal.metres - metres - 1.5) < 0.1)
  }

  @Test func takesLaps() {
    var journal = Journal.started()
    journal.run(60)
    journal.add(.lap)
    journal.add(.lap)
    journal.run(30)
    journal.add(.pause)
    journal.at += 10_000
    journal.add(.resume)
    journal.run(30)
    journal.add(.mark)
    journal.add(.finish)
    let laps = journal.recorder.laps
    #expect(laps.map { lap in lap.to } == [60_000, 130_000])
    #expect(laps.map { lap in lap.timer } == [60_000, 60_000])
    #expect(laps.map { lap in lap.moving } == [60_000, 60_000])
    let sum = laps.reduce(0) { sum, lap in sum + lap.metres }
    #expect(abs(sum - journal.metres) < 1e-9)
    #expect(journal.recorder.marks == [130_000])
  }

  @Test func showsAPace() {
    var journal = Journal.started(pausesByRule: false)
    journal.run(4)
    #expect(journal.recorder.secondsPerKilometre == nil)
    journal.run(30)
    #expect(abs((journal.recorder.secondsPerKilometre ?? 0) - 333.3) < 2)
    journal.run(40, at: 0.3)
    #expect(journal.recorder.secondsPerKilometre == nil)
    journal.run(40)
    journal.at += 6_000
    journal.add(.mark)
    #expect(journal.recorder.secondsPerKilometre == nil)
  }

  @Test func notesAClockThatIsSet() {
    for jump: Int64 in [3_600_000, -3_600_000, -5_000] {
      var journal = Journal.started()
      journal.run(60)
      journal.shift = jump
      journal.run(60)
      #expect(journal.recorder.clockJumps == [ClockJump(at: 61_000, by: jump)])
      #expect(journal.recorder.refused.isEmpty)
      #expect(abs(journal.metres - 360) < Journal.begun)
      #expect(journal.recorder.times?.moving(at: journal.at) == 120_000)
    }
  }

  @Test func notesNoClockThatIsSetBeforeTheRun() {
    var journal = Journal()
    journal.add(.arm)
    journal.run(5)
    journal.shift = 3_600_000
    journal.run(5)
    journal.add(.start(RunStart(countdown: .none, pausesByRule: true)))
    journal.run(20)
    journal.shift = 0
    journal.run(20)
    #expect(journal.recorder.clockJumps == [ClockJump(at: 21_000, by: -3_600_000)])
  }

  @Test func keepsRefusedFixesAndCountsNone() {
    var journal = Journal.started()
    journal.run(60)
    let metres = journal.metres
    journal.at += 500
    // From the past, the same time twice, 10 km away, without precision.
    journal.add(.fix(journal.fix(taken: RunWalk.wall(50))))
    journal.add(.fix(journal.fix(taken: RunWalk.wall(60))))
    journal.east += 10_000
    journal.see()
    journal.east -= 10_000
    journal.at += 100
    journal.see(accuracy: 2_000)
    journal.add(RecorderRow(at: 1_000, wall: journal.wall, .fix(journal.fix())))
    let reasons: [FixRefusal] = [.past, .repeated, .outlier, .imprecise, .past]
    #expect(journal.recorder.refused.map { fix in fix.reason } == reasons)
    #expect(journal.recorder.refusedCount(.past) == 2)
    #expect(journal.metres == metres)
    let points = journal.recorder.points.suffix(5)
    #expect(points.allSatisfy { point in point.flags == .rejected && point.path == nil })
    #expect(TrackChannels.points(TrackChannels.text(journal.recorder.points)) != nil)
  }

  @Test func endsInReviewAndIsSavedOrDiscarded() {
    var journal = Journal.started()
    journal.run(60)
    journal.add(.finish)
    #expect(journal.recorder.phase == .review)
    let points = journal.recorder.points
    journal.run(10)
    #expect(journal.recorder.points == points)
    #expect(journal.recorder.times?.elapsed(at: journal.at) == 60_000)
    var other = journal
    journal.add(.save)
    journal.add(.discard)
    #expect(journal.recorder.phase == .saved)
    other.add(.discard)
    #expect(other.recorder.phase == .discarded)
    #expect(other.recorder.times == nil)
  }

  @Test func offersWhatCanBeDone() {
    var journal = Journal()
    let hour: Int64 = 3_600_000
    func offer(_ journal: Journal, after passed: Int64) -> RecorderOffer {
      journal.recorder.offer(now: journal.wall.advanced(byMilliseconds: passed))
    }
    #expect(offer(journal, after: 0) == .nothing)
    journal.add(.arm)
    #expect(offer(journal, after: 0) == .nothing)
    journal.add(.start(RunStart(countdown: .none, pausesByRule: true)))
    journal.run(60)
    #expect(offer(journal, after: 4 * hour - 1) == .unfinished(canGoOn: true))
    #expect(offer(journal, after: 4 * hour) == .unfinished(canGoOn: false))
    #expect(offer(journal, after: -hour) == .unfinished(canGoOn: true))
    journal.add(.finish)
    #expect(offer(journal, after: 9 * hour) == .review)
    journal.add(.save)
    #expect(offer(journal, after: 0) == .nothing)
  }

  @Test func goesOnAfterARestart() {
    var journal = Journal.started()
    journal.run(120)
    let now = journal.wall.advanced(byMilliseconds: 90_000)
    journal.at = journal.recorder.monotonic(at: now)
    #expect(journal.at == 210_000)
    journal.east += 270
    journal.add(.visible)
    journal.see()
    #expect(journal.recorder.gaps.map { gap in gap.length } == [90_000])
    #expect(journal.recorder.clockJumps.isEmpty)
    #expect(abs(journal.metres - 630) < Journal.begun)
    #expect(journal.recorder.monotonic(at: RunWalk.wall(0)) == journal.at)
  }

  @Test func changesNothingByWhatCannotBe() {
    var journal = Journal()
    for event: RecorderEvent in [.pause, .resume, .lap, .mark, .finish, .save, .visible] {
      journal.add(event)
      #expect(journal.recorder.phase == .idle)
    }
    journal.add(.unknown(kind: "shoe", rest: []))
    #expect(journal.recorder.phase == .idle)
    journal.see()
    #expect(journal.recorder.points.isEmpty)
    #expect(journal.recorder.laps.isEmpty)
  }

  @Test func survivesTheEndsOfTheRanges() {
    var journal = Journal.started()
    journal.run(3)
    for place in [(90.0, 180.0), (-90, -180), (0, 180), (0, -180)] {
      for step: Int64 in [1_000, 30_000, RecorderRow.timeLimit] {
        journal.at = min(journal.at + step, RecorderRow.timeLimit)
        let fix = Fix(
          taken: Instant(milliseconds: .max), latitude: place.0, longitude: place.1,
          accuracy: 0.01, heading: 360, speed: 1_000)!
        journal.add(.fix(fix))
      }
    }
    journal.add(.lap)
    journal.add(.finish)
    #expect(journal.metres >= 0 && journal.metres < 10_000_000)
    #expect(TrackChannels.points(TrackChannels.text(journal.recorder.points)) != nil)
  }
}
