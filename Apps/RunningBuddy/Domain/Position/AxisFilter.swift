/// A Kalman filter of one axis: a place and a velocity that stays the same but for random
/// acceleration.
struct AxisFilter: Hashable, Sendable {
  /// Metres.
  var position: Double
  /// Metres per second.
  private(set) var velocity: Double
  // The covariance, a symmetric 2 × 2 matrix: position with itself, with velocity, velocity with
  // itself.
  private var pp: Double
  private var pv: Double
  private var vv: Double

  /// At a place that is known, with a velocity that is not.
  init(position: Double, variance: Double, velocityVariance: Double) {
    self.position = position
    velocity = 0
    pp = variance
    pv = 0
    vv = velocityVariance
  }

  /// Lets so many seconds pass; `noise` in m²/s³ is the power of the random acceleration.
  mutating func advance(_ seconds: Double, noise: Double) {
    position += velocity * seconds
    pp += seconds * (2 * pv + seconds * vv) + noise * seconds * seconds * seconds / 3
    pv += seconds * vv + noise * seconds * seconds / 2
    vv += noise * seconds
  }

  /// The square of how far a measured place is from the expected one, in its standard deviations.
  func surprise(_ measured: Double, variance: Double) -> Double {
    let innovation = measured - position
    return innovation * innovation / (pp + variance)
  }

  /// Takes a measured place in.
  mutating func see(position measured: Double, variance: Double) {
    let innovation = measured - position
    let (gain, drag) = (pp / (pp + variance), pv / (pp + variance))
    position += gain * innovation
    velocity += drag * innovation
    vv -= drag * pv
    pv -= gain * pv
    pp -= gain * pp
  }

  /// Takes a measured velocity in.
  mutating func see(velocity measured: Double, variance: Double) {
    let innovation = measured - velocity
    let (pull, gain) = (pv / (vv + variance), vv / (vv + variance))
    position += pull * innovation
    velocity += gain * innovation
    pp -= pull * pv
    pv -= gain * pv
    vv -= gain * vv
  }

  /// Moves the velocity towards another as if it were measured, and knows no more than before.
  mutating func lean(towards other: Double, variance: Double) {
    let innovation = other - velocity
    position += pv / (vv + variance) * innovation
    velocity += vv / (vv + variance) * innovation
  }
}
