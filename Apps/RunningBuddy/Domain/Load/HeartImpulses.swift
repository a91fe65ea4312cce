/// How hard each heart rate is for the person of a profile. Made once for many runs: zones do
/// without.
public struct HeartImpulses: Hashable, Sendable {
  public let profile: HeartProfile
  /// Banister's impulse of a minute at each of ``HeartHistogram/rates``: thousands of runs ask.
  private let impulses: [Double]

  public init(_ profile: HeartProfile) {
    self.profile = profile
    let rest = profile.resting.rate
    let reserve = Double(profile.greatest.rate - rest)
    impulses = HeartHistogram.rates.map { rate in
      profile.formula.perMinute(Double(rate - rest) / reserve)
    }
  }

  /// Banister's training impulse (TRIMP) of so many minutes at a heart rate. Below rest it is 0,
  /// and above the greatest it rises no further.
  public func impulse(_ rate: Int, minutes: Double) -> Double {
    let rates = HeartHistogram.rates
    let held = min(max(rate, rates.lowerBound), rates.upperBound)
    return minutes * impulses[held - rates.lowerBound]
  }

  /// Banister's training impulse of the times of all heart rates.
  public func impulse(_ histogram: HeartHistogram) -> Double {
    histogram.times.reduce(0) { sum, time in
      sum + impulse(time.rate, minutes: Double(time.seconds) / 60)
    }
  }

  /// What an impulse is where an hour at threshold is 100 (hrTSS).
  public func load(ofImpulse impulse: Double) -> Double {
    100 * impulse / self.impulse(profile.threshold.rate, minutes: 60)
  }
}
