import Core

/// A short check of how a device senses steps where it is carried (§38 of the specification): it is
/// put in its place, stands still for a moment, and is run with on the spot. A pure fold of motion;
/// seconds are those of the sensors' clock.
public struct MountCheck: Hashable, Sendable {
  /// What is to be done, for how many seconds more.
  public enum Phase: Hashable, Sendable {
    case placing(left: Int)
    case standing(left: Int)
    case running(left: Int)
    case found(MountFinding)
    case failed(MountFault)
  }

  /// Milliseconds to put the device in its place. Ours.
  static let placing: Int64 = 5_000
  /// Seconds in a row without movement. Ours.
  static let standing = 3
  /// Milliseconds in which they have to come. Ours.
  static let patience: Int64 = 15_000
  /// Milliseconds of running.
  static let running: Int64 = 20_000
  /// Milliseconds without a word of the sensors after which there are none. Ours.
  static let silence: Int64 = 4_000
  /// g that somebody who stands moves a device by at most. Ours.
  static let stillness = 0.12

  public private(set) var phase = Phase.placing(left: Int(MountCheck.placing / 1_000))
  /// When the phase began, and the second that is looked at; `nil` before the first sample.
  private var began: Int64?
  private var secondBegan: Int64 = 0
  private var last: Int64?
  /// When something was told, by the host's clock.
  private var heard: Int64
  private var movement = Movement()
  private var stillSeconds = 0
  private var meters = MountMeters()

  public init(at now: Int64) { heard = now }

  public var isUnderWay: Bool {
    switch phase {
    case .placing, .standing, .running: true
    case .found, .failed: false
    }
  }

  // MARK: What happens

  /// Time passes.
  public mutating func tick(at now: Int64) {
    if isUnderWay, now - heard > MountCheck.silence {
      phase = .failed(began == nil ? .noMotion : .interrupted)
    }
  }

  /// The page is seen no longer: nothing is told any more.
  public mutating func hide() {
    if isUnderWay { phase = .failed(.hidden) }
  }

  /// Takes samples without gravity that came at `now`.
  public mutating func take(_ samples: [MotionSample], at now: Int64) {
    if !samples.isEmpty { heard = now }
    for sample in samples where isUnderWay {
      take(sample)
      last = sample.at
    }
  }

  private mutating func take(_ sample: MotionSample) {
    guard let began else { return begin(at: sample.at) }
    let passed = sample.at - began
    switch phase {
    case .placing:
      if passed >= MountCheck.placing {
        begin(at: sample.at)
        phase = .standing(left: MountCheck.standing)
      } else {
        phase = .placing(left: MountCheck.seconds(MountCheck.placing - passed))
      }
    case .standing: stand(sample, for: passed)
    case .running: run(sample, for: passed)
    case .found, .failed: break
    }
  }

  private mutating func begin(at time: Int64) {
    began = time
    secondBegan = time
    movement = Movement()
  }

  private mutating func stand(_ sample: MotionSample, for passed: Int64) {
    guard isWhole(sample) else { return }
    movement.add(sample)
    guard sample.at - secondBegan >= 1_000 else { return }
    stillSeconds = movement.strength <= MountCheck.stillness ? stillSeconds + 1 : 0
    secondBegan = sample.at
    movement = Movement()
    if stillSeconds >= MountCheck.standing {
      begin(at: sample.at)
      phase = .running(left: MountCheck.seconds(MountCheck.running))
    } else if passed >= MountCheck.patience {
      phase = .failed(.notStill)
    } else {
      phase = .standing(left: MountCheck.standing - stillSeconds)
    }
  }

  private mutating func run(_ sample: MotionSample, for passed: Int64) {
    guard isWhole(sample) else { return }
    movement.add(sample)
    meters.take(sample)
    if passed < MountCheck.running {
      phase = .running(left: MountCheck.seconds(MountCheck.running - passed))
    } else if movement.strength <= MountCheck.stillness {
      phase = .failed(.noSteps)
    } else {
      phase = meters.judged
    }
  }

  /// Whether nothing is missing before a sample; else the check is over.
  private mutating func isWhole(_ sample: MotionSample) -> Bool {
    guard let last, abs(sample.at - last) > MotionGrid.silence else { return true }
    phase = .failed(.interrupted)
    return false
  }

  private static func seconds(_ milliseconds: Int64) -> Int { Int((milliseconds + 999) / 1_000) }
}

/// How strongly a device was moved, in g.
private struct Movement: Hashable, Sendable {
  private var squares = 0.0
  private var count = 0

  mutating func add(_ sample: MotionSample) {
    let pull = MotionVector(sample.acceleration, unit: MotionSample.unitsPerG)
    squares += pull.x * pull.x + pull.y * pull.y + pull.z * pull.z
    count += 1
  }

  /// The root of the mean square.
  var strength: Double { count > 0 ? Trigonometry.root(squares / Double(count)) : 0 }
}
