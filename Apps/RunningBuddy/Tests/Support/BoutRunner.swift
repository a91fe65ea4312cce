import Core
import RunningBuddyDomain

/// Somebody on a straight way whose device tells places and steps, second by second.
struct BoutRunner {
  var bout = CalibrationBout()
  /// Metres per second, and of a step.
  var speed = 3.0
  var length = 0.9
  /// Seconds from one fix to the next.
  var each = 1
  /// Metres.
  var accuracy = 5.0
  /// Metres that the receiver is wrong by, to the east.
  var astray = 0.0
  var tellsSteps = true
  var tellsPlaces = true
  /// Monotonic milliseconds.
  private(set) var at: Int64 = 0
  private var north = 0.0
  private var steps = 0

  /// Ready to start, and running already.
  static func ready(_ change: (inout BoutRunner) -> Void = { _ in }) -> BoutRunner {
    var runner = BoutRunner()
    change(&runner)
    runner.run(20 * runner.each)
    return runner
  }

  mutating func run(_ seconds: Int) {
    for _ in 0..<seconds {
      at += 1_000
      north += speed
      let all = Int(north / length)
      let cadence = Int(speed / length * 60 + 0.5)
      if tellsSteps {
        bout.take([MotionSecond(steps: all - steps, cadence: cadence, confidence: 90)], at: at)
      }
      steps = all
      let isDue = Int(at / 1_000) % each == 0
      if tellsPlaces, isDue { bout.take(fix, at: at, wall: wall) } else { bout.tick(at: at) }
    }
  }

  /// Starts, and runs until it is over.
  mutating func start() {
    bout.start(at: at)
    for _ in 0..<200 {
      run(1)
      switch bout.phase {
      case .measured, .failed: return
      case .waiting, .ready, .countdown, .running, .reached: break
      }
    }
  }

  var measure: CalibrationBout.Measure? {
    if case .measured(let measure) = bout.phase { measure } else { nil }
  }

  var fault: CalibrationBout.Fault? {
    if case .failed(let fault) = bout.phase { fault } else { nil }
  }

  private var wall: Instant { RunWalk.wall(0).advanced(byMilliseconds: at) }

  private var fix: Fix {
    let scale = Trigonometry.cosine(48 * Double.pi / 180)
    return Fix(
      taken: wall, latitude: 48 + north / Globe.metresPerDegree,
      longitude: 11 + astray / Globe.metresPerDegree / scale, accuracy: accuracy)!
  }
}

/// Made measurements of steps.
enum SomeStride {
  /// Of 100 m with so many steps at a cadence, both as a person reads them.
  static func record(
    _ id: StrideRecordID, steps: Int = 115, cadence: Int = 168, hours: Int64 = 0,
    run: RunID? = nil
  ) -> StrideRecord {
    StrideRecord(
      id: id, at: Instant(milliseconds: 1_789_900_000_000 + hours * 3_600_000), offset: 32_400,
      centimetres: 10_000, milliseconds: steps * 60_000 / cadence, steps: steps * 100, run: run)
  }

  /// Those of the specification (§42).
  static let cadences = [150, 158, 165, 172, 180]
  static let steps = [130, 124, 118, 112, 104]

  static func id(_ number: Int) -> StrideRecordID {
    StrideRecordID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_5000 + UInt64(number))
  }

  /// Enough for a model, the first the oldest.
  static var records: [StrideRecord] {
    cadences.indices.map { index in
      record(id(index), steps: steps[index], cadence: cadences[index], hours: Int64(index))
    }
  }
}
