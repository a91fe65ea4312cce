/// How long a kilometre takes.
public struct RunPace: Hashable, Sendable {
  /// Metres per second below which somebody has no pace.
  public static let leastSpeed = 0.5
  /// Tenths of a second over which the pace of a moment is taken.
  public static let window = 150

  /// Metres per second.
  public let speed: Double

  /// `nil` below ``leastSpeed``, and for what is no speed.
  public init?(speed: Double) {
    guard speed >= RunPace.leastSpeed, speed < .infinity else { return nil }
    self.speed = speed
  }

  /// Of a distance in metres and milliseconds; `nil` below ``leastSpeed``.
  public init?(metres: Double, milliseconds: Int64) {
    guard milliseconds > 0 else { return nil }
    self.init(speed: metres * 1_000 / Double(milliseconds))
  }

  /// Seconds for a kilometre, at most 2 000.
  public var perKilometre: Double { 1_000 / speed }
  /// Seconds for a mile.
  public var perMile: Double { SplitUnit.mile.metres / speed }
}
