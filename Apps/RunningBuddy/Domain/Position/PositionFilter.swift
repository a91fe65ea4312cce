import Core
import Tracks

/// Where somebody is and how fast, from fixes: per axis a constant velocity in local metres, with
/// Doppler speed fused along the course (§39 of the specification).
public struct PositionFilter: Hashable, Sendable {
  /// m²/s³: how much a runner's velocity wanders.
  static let noise = 1.0
  /// The radius that holds 68 % of a normal distribution of the plane, in its standard deviations.
  static let radius = 1.5
  /// The square of how many standard deviations a fix may be off.
  static let limit = 16.0
  /// So many refused one after the other are a new place.
  static let refusals = 3
  /// Metres per second: the standard deviation of a Doppler speed.
  static let dopplerDeviation = 0.5
  /// (m/s)²: what is known of the velocity at the first fix.
  static let velocityVariance = 25.0
  /// Metres per second below which the filter's own course says nothing.
  static let steady = 0.5
  /// Metres from its origin at which the plane moves along.
  static let planeReach = 1_000.0

  /// What became of a fix.
  public enum Outcome: Hashable, Sendable {
    /// It is the first of a new stretch; nothing is known of the way to it.
    case began
    /// It continues the way: metres since the last one, and their milliseconds.
    case moved(metres: Double, milliseconds: Int64)
    /// It is too far from where it should be.
    case refused
  }

  /// What is known at a fix.
  public struct Last: Hashable, Sendable {
    /// Monotonic milliseconds.
    public let at: Int64
    /// The filtered place.
    public let place: GlobePoint
    /// Metres per second.
    public let speed: Double
  }

  private struct Tracking: Hashable, Sendable {
    var plane: LocalPlane
    var east: AxisFilter
    var north: AxisFilter
    var at: Int64
    var place: GlobePoint
    var refused = 0

    var speed: Double {
      Trigonometry.root(east.velocity * east.velocity + north.velocity * north.velocity)
    }
  }

  private var tracking: Tracking?

  public init() {}

  /// The last fix taken; `nil` before the first.
  public var last: Last? {
    tracking.map { now in Last(at: now.at, place: now.place, speed: now.speed) }
  }

  /// Takes a fix that arrived at a monotonic time after the last one's; within a row's range.
  public mutating func take(_ fix: Fix, at: Int64) -> Outcome {
    guard var next = tracking else {
      begin(fix, at: at)
      return .began
    }
    let milliseconds = at - next.at
    let seconds = Double(milliseconds) / 1_000
    guard seconds > 0 else { return .refused }
    let before = next.speed
    let variance = PositionFilter.variance(fix)
    let seen = next.plane.metres(fix.point)
    next.east.advance(seconds, noise: PositionFilter.noise)
    next.north.advance(seconds, noise: PositionFilter.noise)
    let surprise =
      next.east.surprise(seen.x, variance: variance)
      + next.north.surprise(seen.y, variance: variance)
    guard surprise <= PositionFilter.limit else { return refuse(fix, at: at) }
    next.east.see(position: seen.x, variance: variance)
    next.north.see(position: seen.y, variance: variance)
    PositionFilter.fuse(fix, &next)
    next.at = at
    next.refused = 0
    PositionFilter.settle(&next, near: fix.point)
    tracking = next
    return .moved(metres: (before + next.speed) / 2 * seconds, milliseconds: milliseconds)
  }

  /// Begins anew at a fix.
  public mutating func begin(_ fix: Fix, at: Int64) {
    let axis = AxisFilter(
      position: 0, variance: PositionFilter.variance(fix),
      velocityVariance: PositionFilter.velocityVariance)
    var new = Tracking(
      plane: LocalPlane(around: fix.point), east: axis, north: axis, at: at, place: fix.point)
    PositionFilter.fuse(fix, &new)
    tracking = new
  }

  /// Refuses a fix, but for the third in a row: there the filter begins anew.
  public mutating func refuse(_ fix: Fix, at: Int64) -> Outcome {
    let count = (tracking?.refused ?? 0) + 1
    guard count < PositionFilter.refusals else {
      begin(fix, at: at)
      return .began
    }
    tracking?.refused = count
    return .refused
  }

  private static func variance(_ fix: Fix) -> Double {
    let deviation = fix.accuracyMetres / radius
    return deviation * deviation
  }

  /// Takes a Doppler speed in: with the receiver's heading as a velocity, else along the filter's
  /// own course. That makes the velocity as long as measured, and says nothing of its direction:
  /// what is known of that must not grow, or bends are cut.
  private static func fuse(_ fix: Fix, _ next: inout Tracking) {
    guard let speed = fix.metresPerSecond else { return }
    let variance = dopplerDeviation * dopplerDeviation
    if let heading = fix.heading {
      let angle = Double(heading) / 10 * Double.pi / 180
      next.east.see(velocity: speed * Trigonometry.sine(angle), variance: variance)
      next.north.see(velocity: speed * Trigonometry.cosine(angle), variance: variance)
    } else if speed < steady {
      next.east.see(velocity: 0, variance: variance)
      next.north.see(velocity: 0, variance: variance)
    } else if next.speed >= steady {
      let longer = speed / next.speed
      next.east.lean(towards: next.east.velocity * longer, variance: variance)
      next.north.lean(towards: next.north.velocity * longer, variance: variance)
    }
  }

  /// Works the filtered place out, and moves the plane along on a long way.
  private static func settle(_ next: inout Tracking, near fix: GlobePoint) {
    let here = FlatPoint(x: next.east.position, y: next.north.position)
    next.place = next.plane.place(here) ?? fix
    guard abs(here.x) > planeReach || abs(here.y) > planeReach else { return }
    next.plane = LocalPlane(around: next.place)
    next.east.position = 0
    next.north.position = 0
  }
}
