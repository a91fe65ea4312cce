import Core
import RunningBuddyDomain
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

/// Whatever was recorded, and wherever the program ended: the journal's text gives the state of
/// that second.
@Suite struct ReplayTests {
  static let recordings = 200

  /// A random recording: mostly fixes, some wrong, and now and then an event in no good order.
  static func recording(_ seed: Int, withMotion: Bool = true) -> [RecorderRow] {
    var dice = Seeded(seed)
    var journal = Journal()
    if dice.below(5) > 0 { journal.add(.arm) }
    let countdown = dice.below(2) == 0 ? RunStart.Countdown.none : .three
    journal.run(dice.below(3))
    journal.add(.start(RunStart(countdown: countdown, pausesByRule: dice.below(4) > 0)))
    var speed = 3.0
    while journal.rows.count < 40 {
      journal.at += 1_000 + Int64(dice.below(200)) - 100
      journal.east += speed + dice.normal()
      journal.north += dice.normal()
      switch dice.below(40) {
      case 0: journal.add(.pause)
      case 1, 2: journal.add(.resume)
      case 3: journal.add(.lap)
      case 4: journal.add(.mark)
      case 5: journal.add(.hidden)
      case 6:
        journal.at += Int64(dice.below(100_000))
        journal.add(.visible)
      case 7: speed = speed > 0 ? 0 : 3
      case 8: journal.shift += Int64(dice.below(7_200_000)) - 3_600_000
      case 9: journal.see(accuracy: [0, 25, 40, 80, 900][dice.below(5)])
      case 10: journal.add(.fix(journal.fix(taken: RunWalk.wall(dice.below(40)))))
      case 11:
        journal.east += 10_000
        journal.see()
        journal.east -= 10_000
      case 12: if dice.below(6) == 0 { journal.add(.finish) }
      case 13: if dice.below(9) == 0 { journal.add(.discard) }
      case 14: journal.add(.unknown(kind: "step", rest: [.integer(7)]))
      case 15:
        guard withMotion else { break }
        journal.add(.motion(MotionSecond(steps: dice.below(4), cadence: nil, confidence: 0)))
      default: journal.see(accuracy: 4, speed: dice.below(3) == 0 ? speed : nil)
      }
    }
    return journal.rows
  }

  @Test func replaysEveryPrefix() throws {
    for seed in 0..<Self.recordings {
      let rows = Self.recording(seed)
      var live = RunRecorder()
      var read: [RecorderRow] = []
      for row in rows {
        live.take(row)
        read.append(try RecorderRow(text: row.text))
        guard RunRecorder(replaying: read) == live else {
          Issue.record("Recording \(seed) differs after \(read.count) rows.")
          return
        }
      }
    }
  }

  /// What is known of no steps is no more than what was known before there was motion.
  @Test func motionWithoutStepsChangesNothing() {
    for seed in 0..<Self.recordings {
      var (plain, told) = (RunRecorder(), RunRecorder())
      for row in Self.recording(seed, withMotion: false) {
        plain.take(row)
        told.take(row)
        let still = MotionSecond(steps: 0, cadence: nil, confidence: 0)
        told.take(RecorderRow(at: row.at, wall: row.wall, .motion(still)))
        guard plain.phase == told.phase, plain.points == told.points, plain.gaps == told.gaps,
          plain.laps == told.laps, plain.metres == told.metres, plain.times == told.times
        else {
          Issue.record("Recording \(seed) differs at \(row.at).")
          return
        }
      }
    }
  }

  @Test func keepsItsPromises() {
    for seed in 0..<Self.recordings {
      var recorder = RunRecorder()
      var last = 0.0
      for row in Self.recording(seed) {
        recorder.take(row)
        #expect(recorder.metres >= last)
        last = recorder.metres
        guard let times = recorder.times else { continue }
        let (moving, timer) = (times.moving(at: recorder.at), times.timer(at: recorder.at))
        #expect(0 <= moving && moving <= timer && timer <= times.elapsed(at: recorder.at))
      }
      #expect(recorder.metres < 10_000)
      #expect(recorder.estimatedMetres <= recorder.metres)
      let points = recorder.points
      #expect(TrackChannels.points(TrackChannels.text(points)) == points)
    }
  }
}
