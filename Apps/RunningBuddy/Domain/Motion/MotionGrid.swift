/// Three numbers along, or about, a device's axes.
public struct MotionVector: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ axes: MotionSample.Axes, unit: Double) {
    x = Double(axes.x) / unit
    y = Double(axes.y) / unit
    z = Double(axes.z) / unit
  }

  /// What lies between two on a straight line, at a share of the way.
  func towards(_ other: MotionVector, _ share: Double) -> MotionVector {
    MotionVector(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, z: z + (other.z - z) * share)
  }
}

/// Puts samples on even times by straight lines between them, so that all devices look alike.
public struct MotionGrid: Hashable, Sendable {
  /// What a device said at one of the even times.
  public struct Point: Hashable, Sendable {
    /// How many intervals since the clock began.
    public let number: Int64
    /// In g.
    public let acceleration: MotionVector
    /// In rad/s.
    public let rotation: MotionVector
  }

  /// Milliseconds after which nothing is known of what was between two samples. Ours.
  static let silence: Int64 = 500

  /// Milliseconds between two points: 20 or 50.
  public let interval: Int64
  private var last: MotionSample?

  /// - Parameter hertz: 50 or 20.
  public init(hertz: Int64) { interval = 1_000 / hertz }

  /// Whether a sample cannot be joined to those before it.
  func breaks(at sample: MotionSample) -> Bool {
    guard let last else { return true }
    let passed = sample.at - last.at
    return passed > MotionGrid.silence || passed < -MotionGrid.silence
  }

  /// The points up to a sample; none where it comes after a silence. One that is not later than
  /// the last counts for nothing.
  public mutating func take(_ sample: MotionSample) -> [Point] {
    if breaks(at: sample) {
      last = sample
      return []
    }
    guard let last, sample.at > last.at else { return [] }
    self.last = sample
    let (pull, turn) = (vector(last.acceleration), turning(last.rotation))
    let (nextPull, nextTurn) = (vector(sample.acceleration), turning(sample.rotation))
    var points: [Point] = []
    var number = last.at / interval + 1
    while number * interval <= sample.at {
      let share = Double(number * interval - last.at) / Double(sample.at - last.at)
      points.append(
        Point(
          number: number, acceleration: pull.towards(nextPull, share),
          rotation: turn.towards(nextTurn, share)))
      number += 1
    }
    return points
  }

  private func vector(_ axes: MotionSample.Axes) -> MotionVector {
    MotionVector(axes, unit: MotionSample.unitsPerG)
  }

  private func turning(_ axes: MotionSample.Axes) -> MotionVector {
    MotionVector(axes, unit: MotionSample.unitsPerRadian)
  }
}
