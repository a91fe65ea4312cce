import Tracks

/// How much a run asked of the person: 100 is an hour at threshold.
public struct RunLoad: Hashable, Sendable {
  /// What it was worked out from.
  public enum Basis: Hashable, Sendable {
    /// The heart rates of the run, measured for so many hundredths of its timer; the rest counts
    /// as they do.
    case heartRates(covered: Int)
    /// The mean heart rate alone, as a file or older figures have it: too little where the heart
    /// rate went up and down.
    case meanHeartRate
    /// How hard the person said it was (session RPE × minutes).
    case effort
  }

  /// The effort, 1…10, of which an hour counts as 100.
  static let thresholdEffort = 8
  /// Hundredths of the timer with a heart rate below which it says too little of the run.
  static let leastCovered = 50

  public let value: Double
  /// Banister's training impulse (TRIMP); `nil` where it is told from the effort.
  public let impulse: Double?
  public let basis: Basis
  /// Whether it follows from a heart rate that the person did not say.
  public let isGuessed: Bool

  /// `nil` where nothing is known that it would follow from: that is no load of 0.
  public init?(_ run: Run, _ impulses: HeartImpulses?) {
    guard let timer = run.timer.first, timer > 0 else { return nil }
    let minutes = Double(timer) / 60_000
    if let impulses, let known = RunLoad.known(run, impulses, minutes: minutes) {
      impulse = known.impulse
      basis = known.basis
      value = impulses.load(ofImpulse: known.impulse)
      isGuessed = impulses.profile.isGuessed
    } else if let effort = run.effort {
      impulse = nil
      basis = .effort
      value = 100 * Double(effort) * minutes / Double(RunLoad.thresholdEffort * 60)
      isGuessed = false
    } else {
      return nil
    }
  }

  private static func known(
    _ run: Run, _ impulses: HeartImpulses, minutes: Double
  ) -> (impulse: Double, basis: Basis)? {
    if let histogram = run.record.heartRates {
      guard let covered = run.heartRateCovered, covered >= leastCovered else { return nil }
      let whole = max(1, minutes * 60 / Double(histogram.total))
      return (impulses.impulse(histogram) * whole, .heartRates(covered: covered))
    }
    guard let mean = run.meanHeartRate.first, HeartHistogram.rates ~= mean else { return nil }
    return (impulses.impulse(mean, minutes: minutes), .meanHeartRate)
  }
}

extension Run {
  /// Hundredths of the timer with a heart rate, at most 100; `nil` where none was measured.
  public var heartRateCovered: Int? {
    guard let total = record.heartRates?.total, total > 0 else { return nil }
    let timer = max(1, record.whole.timer / 1_000)
    return Int(min(100, Int64(total) * 100 / timer))
  }

  /// Whether today's rules would find more in its track than its figures have.
  public var hasOlderFigures: Bool {
    guard !trackParts.isEmpty else { return false }
    return record.version < RunFigures.version
      || record.whole.heartRate != nil && record.heartRates == nil
  }
}
