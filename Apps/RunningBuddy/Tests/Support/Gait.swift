import Core
import RunningBuddyDomain

/// Somebody who stands, runs and stands again, as the motion sensors of a device have it: steps
/// that swing up and down with two harmonics and an impact, a body or limb that sways at half their
/// frequency, and noise, in a device that is turned any way.
public struct Gait: Sendable {
  public let samples: [MotionSample]
  /// When each step was, in monotonic milliseconds.
  public let steps: [Int64]
  /// When the running began and ended.
  public let running: Range<Int64>
  /// Steps a minute in each second since the beginning.
  private let cadences: [Double]

  /// When the first sample is: no whole second.
  public static let begin: Int64 = 12_345

  /// - Parameters:
  ///   - cadence: Steps a minute; it wanders by up to 1.5 %.
  ///   - jitter: The share of an interval by which samples are late or early at most.
  ///   - noise: In g.
  ///   - gravity: Whether gravity is part of it.
  public init(
    _ carried: Carrying, cadence: Double, seconds: Int, hertz: Double, jitter: Double = 0,
    noise: Double = 0.04, before: Int = 3, after: Int = 12, gravity: Bool = false, seed: Int
  ) {
    var dice = Seeded(seed)
    let body = Body(carried, cadence, &dice)
    let turn = Turn(&dice)
    var mood = 0.0
    let cadences = (0...seconds).map { _ in
      mood = max(-0.015, min(mood + dice.normal() * 0.004, 0.015))
      return cadence * (1 + mood)
    }
    var samples: [MotionSample] = []
    var steps: [Int64] = []
    var (phase, last) = (dice.share(), 0.0)
    for index in 0..<Int(Double(seconds) * hertz) {
      let time = (Double(index) + jitter * (2 * dice.share() - 1)) / hertz
      let isRunning = time >= Double(before) && time < Double(seconds - after)
      var pull = MotionVector()
      let at = Gait.begin + Int64(max(0, time * 1_000))
      if isRunning {
        let whole = Int(phase)
        phase += cadences[Int(max(0, time))] / 60 * max(0, time - last)
        if Int(phase) > whole { steps.append(at) }
        pull = body.pull(phase)
      }
      last = max(last, time)
      if gravity { pull.z += 1 }
      pull = turn.turned(pull)
      samples.append(
        MotionSample(
          at: at,
          acceleration: Gait.axes(
            MotionVector(
              x: pull.x + dice.normal() * noise, y: pull.y + dice.normal() * noise,
              z: pull.z + dice.normal() * noise), MotionSample.unitsPerG),
          rotation: Gait.axes(MotionVector(x: dice.normal()), MotionSample.unitsPerRadian)))
    }
    self.samples = samples
    self.steps = steps
    self.cadences = cadences
    running =
      Gait.begin + Int64(before) * 1_000..<Gait.begin + Int64(seconds - after) * 1_000
  }

  /// Steps a minute at a monotonic time.
  public func cadence(at time: Int64) -> Double {
    cadences[min(max(0, Int((time - Gait.begin) / 1_000)), cadences.count - 1)]
  }

  private static func axes(_ vector: MotionVector, _ unit: Double) -> MotionSample.Axes {
    func whole(_ value: Double) -> Int16 { Int16(max(-32_768, min(value * unit, 32_767))) }
    return MotionSample.Axes(x: whole(vector.x), y: whole(vector.y), z: whole(vector.z))
  }

  /// The cosine of so many turns.
  static func wave(_ turns: Double) -> Double {
    Trigonometry.cosine(2 * Double.pi * (turns - turns.rounded(.down)))
  }
}

extension MotionSample {
  /// The bytes of a sample, as a host tells it.
  public var bytes: [UInt8] {
    let words = [
      UInt16(truncatingIfNeeded: at), UInt16(truncatingIfNeeded: at >> 16),
      UInt16(bitPattern: acceleration.x), UInt16(bitPattern: acceleration.y),
      UInt16(bitPattern: acceleration.z), UInt16(bitPattern: rotation.x),
      UInt16(bitPattern: rotation.y), UInt16(bitPattern: rotation.z),
    ]
    return words.flatMap { word in [UInt8(word & 0xFF), UInt8(word >> 8)] }
  }
}

/// How a part of a body moves with the steps.
private struct Body {
  private let carried: Carrying
  private let strength: Double
  private let second: Double
  private let third: Double
  private let shifts: [Double]

  init(_ carried: Carrying, _ cadence: Double, _ dice: inout Seeded) {
    self.carried = carried
    strength = (0.25 + max(0, cadence - 100) * 0.01) * (0.7 + 0.6 * dice.share())
    second = 0.2 + 0.3 * dice.share()
    third = 0.1 + 0.2 * dice.share()
    shifts = (0..<5).map { _ in dice.share() }
  }

  /// What pulls after so many steps: to the side, forward and up.
  func pull(_ steps: Double) -> MotionVector {
    let up =
      Gait.wave(steps) + second * Gait.wave(2 * steps + shifts[0])
      + third * Gait.wave(3 * steps + shifts[1])
    let impact = hit(steps)
    let sway = Gait.wave(steps / 2 + shifts[2])
    let swing = Gait.wave(steps / 2 + shifts[3])
    let push = Gait.wave(steps + shifts[4])
    let pull =
      switch carried {
      case .waist: (sway * 0.25, push * 0.4, up + 0.6 * impact)
      case .pocket:
        (sway * 0.3, swing * 0.7 + push * 0.3, (up + 0.7 * impact) * (1 + 0.35 * swing))
      case .hand: (sway * 0.4, swing + push * 0.3, up * 0.8 + 0.4 * impact)
      case .arm: (sway * 0.3, swing * 0.5 + push * 0.3, up + 0.4 * impact)
      case .ankle:
        (
          sway * 0.3, 1.2 * swing + 0.6 * push,
          1.2 * sway + 0.5 * push + 3 * hit(steps / 2) + 0.5 * hit(steps / 2 + 0.5)
        )
      }
    return MotionVector(
      x: pull.0 * strength, y: pull.1 * strength, z: max(-1.1, pull.2 * strength))
  }

  /// A short blow, once in so many turns.
  private func hit(_ turns: Double) -> Double {
    let wave = max(0, Gait.wave(turns + 0.08))
    let square = wave * wave
    return square * square * square * square * square * square
  }
}

/// How a device is held.
private struct Turn {
  private let rows: [MotionVector]

  init(_ dice: inout Seeded) {
    var q = (0..<4).map { _ in dice.normal() }
    let length = Trigonometry.root(q.reduce(0) { sum, part in sum + part * part })
    q = q.map { part in part / length }
    let (w, x, y, z) = (q[0], q[1], q[2], q[3])
    rows = [
      MotionVector(x: 1 - 2 * (y * y + z * z), y: 2 * (x * y - z * w), z: 2 * (x * z + y * w)),
      MotionVector(x: 2 * (x * y + z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z - x * w)),
      MotionVector(x: 2 * (x * z - y * w), y: 2 * (y * z + x * w), z: 1 - 2 * (x * x + y * y)),
    ]
  }

  func turned(_ pull: MotionVector) -> MotionVector {
    func along(_ row: MotionVector) -> Double {
      row.x * pull.x + row.y * pull.y + row.z * pull.z
    }
    return MotionVector(x: along(rows[0]), y: along(rows[1]), z: along(rows[2]))
  }
}
