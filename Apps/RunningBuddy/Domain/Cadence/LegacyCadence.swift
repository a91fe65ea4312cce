/// The cadence of the first versions, for a device above the left ankle's inner bone with x to the
/// ground, y forward and z to the right foot (§12 of the specification). Kept bit by bit, so that
/// old figures can be had again; nothing of ours is made from it.
public enum LegacyCadence: Hashable, Sendable, CaseIterable {
  case v1, v2

  /// What it looks at.
  public struct Sample: Hashable, Sendable {
    public let seconds: Double
    /// In g.
    public let accelerationX: Double
    public let accelerationY: Double
    /// In rad/s.
    public let rotationZ: Double

    public init(
      seconds: Double, accelerationX: Double, accelerationY: Double, rotationZ: Double
    ) {
      self.seconds = seconds
      self.accelerationX = accelerationX
      self.accelerationY = accelerationY
      self.rotationZ = rotationZ
    }
  }

  /// What it says of samples.
  public struct Result: Hashable, Sendable {
    /// Steps of both feet per minute; 0 where it says none.
    public let cadence: Double
    /// Steps of both feet; one ankle senses one foot.
    public let steps: Int

    public init(cadence: Double, steps: Int) {
      self.cadence = cadence
      self.steps = steps
    }
  }

  static let leastSamples = 20
  static let cadences = 60.0...300.0
  private static let stanceAcceleration = 1.5
  private static let stanceInterval = 0.35
  private static let swingRotation = -2.0

  private enum Phase {
    case waitPositive, waitNegative, ignore
  }

  public func result(_ samples: [Sample]) -> Result {
    let peaks = peaks(samples)
    guard samples.count >= LegacyCadence.leastSamples, peaks.count >= 2,
      let first = peaks.first, let last = peaks.last
    else { return Result(cadence: 0, steps: 0) }
    let steps = (peaks.count - 1) * 2
    let time = samples[last].seconds - samples[first].seconds
    guard time > 0 else { return Result(cadence: 0, steps: steps) }
    let cadence = Double(steps) / time * 60
    return Result(
      cadence: LegacyCadence.cadences.contains(cadence) ? cadence : 0, steps: steps)
  }

  /// The samples at which the foot stands, or swings through.
  public func peaks(_ samples: [Sample]) -> [Int] {
    switch self {
    case .v1: LegacyCadence.stances(samples)
    case .v2: LegacyCadence.swings(samples)
    }
  }

  private static func stances(_ samples: [Sample]) -> [Int] {
    var peaks: [Int] = []
    guard samples.count > 2 else { return [] }
    for index in 1..<(samples.count - 1) {
      let sample = samples[index]
      guard sample.accelerationX >= stanceAcceleration,
        sample.accelerationX > samples[index - 1].accelerationX,
        sample.accelerationX > samples[index + 1].accelerationX,
        sample.accelerationY < 0, sample.rotationZ < 0
      else { continue }
      if let last = peaks.last, sample.seconds - samples[last].seconds < stanceInterval {
        continue
      }
      peaks.append(index)
    }
    return peaks
  }

  private static func swings(_ samples: [Sample]) -> [Int] {
    var peaks: [Int] = []
    var phase = Phase.waitPositive
    for (index, sample) in samples.enumerated() {
      switch phase {
      case .waitPositive:
        if sample.rotationZ > 0, sample.accelerationY > 0 { phase = .waitNegative }
      case .waitNegative:
        if sample.rotationZ <= swingRotation {
          peaks.append(index)
          phase = .ignore
        }
      case .ignore: if sample.rotationZ > 0 { phase = .waitPositive }
      }
    }
    return peaks
  }
}
