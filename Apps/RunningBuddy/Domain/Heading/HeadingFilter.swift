import Core

/// The direction that a map is turned to, of what a compass or a receiver says again and again: a
/// mean in which a single jump is small, that changes by steps.
public struct HeadingFilter: Hashable, Sendable {
  /// Degrees by which a direction has to be another one.
  public static let step = 5.0
  /// What a new reading counts in the mean.
  private static let weight = 0.25
  /// How far the mean of directions is from the middle of the circle where they agree (1) or
  /// contradict each other (0); below this they tell no direction.
  private static let agreement = 0.6

  /// Whole degrees clockwise from north, 0…359; `nil` before the first reading.
  public private(set) var degrees: Int?
  private var north = 0.0
  private var east = 0.0

  public init() {}

  /// Whether the last readings agree with each other.
  public var isSteady: Bool {
    north * north + east * east >= HeadingFilter.agreement * HeadingFilter.agreement
  }

  /// Takes a reading in degrees, 0..<360.
  public mutating func take(_ reading: Double) {
    let angle = reading * Double.pi / 180
    let toward = (north: Trigonometry.cosine(angle), east: Trigonometry.sine(angle))
    guard let degrees else {
      (north, east) = toward
      self.degrees = HeadingFilter.whole(reading)
      return
    }
    north += (toward.north - north) * HeadingFilter.weight
    east += (toward.east - east) * HeadingFilter.weight
    guard isSteady else { return }
    var mean = Trigonometry.arcTangent(y: east, x: north) * 180 / Double.pi
    if mean < 0 { mean += 360 }
    var turn = mean - Double(degrees)
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    if abs(turn) >= HeadingFilter.step { self.degrees = HeadingFilter.whole(mean) }
  }

  private static func whole(_ degrees: Double) -> Int { Int(degrees + 0.5) % 360 }
}
