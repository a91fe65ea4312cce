/// Takes gravity out of accelerations that have it: what lasts longer than a second is gravity
/// (§34 of the specification).
public struct GravityFilter: Hashable, Sendable {
  /// Milliseconds.
  static let memory = 1_000.0

  /// What gravity is along the axes.
  private var x = 0.0
  private var y = 0.0
  private var z = 0.0
  /// Of the last sample; `nil` before the first.
  private var at: Int64?

  public init() {}

  /// The samples without gravity. After a silence it is found anew.
  public mutating func take(_ samples: [MotionSample]) -> [MotionSample] {
    samples.map { sample in take(sample) }
  }

  private mutating func take(_ sample: MotionSample) -> MotionSample {
    let all = sample.acceleration
    let now = (x: Double(all.x), y: Double(all.y), z: Double(all.z))
    if let at, sample.at >= at, sample.at - at <= MotionGrid.silence {
      let passed = Double(sample.at - at)
      let share = passed / (GravityFilter.memory + passed)
      x += (now.x - x) * share
      y += (now.y - y) * share
      z += (now.z - z) * share
    } else {
      (x, y, z) = (now.x, now.y, now.z)
    }
    at = sample.at
    return MotionSample(
      at: sample.at,
      acceleration: MotionSample.Axes(
        x: GravityFilter.whole(now.x - x), y: GravityFilter.whole(now.y - y),
        z: GravityFilter.whole(now.z - z)),
      rotation: sample.rotation)
  }

  private static func whole(_ value: Double) -> Int16 {
    Int16(max(-32_768, min(value + (value < 0 ? -0.5 : 0.5), 32_767)))
  }
}
