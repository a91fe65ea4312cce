import Core

/// The time between two steps as a movement shows it, and how sure that is (§39 of the
/// specification). Half and double the time fit nearly as well: of those, what somebody who moves
/// so strongly does counts.
struct StepRhythm: Hashable, Sendable {
  /// Points of the grid between two steps, or of an ankle's foot.
  let period: Double
  /// 0…1.
  let confidence: Double
  /// In g.
  let strength: Double

  /// The points between two steps that are looked for: 231 to 71 steps a minute.
  private static let steps = 13...42
  /// Those between two of one foot: 0.8 to 2 Hz.
  private static let strides = 25...62
  /// g: a weaker movement is none. Ours.
  private static let weakest = 0.05
  /// What a movement has in common with itself, at least. Ours.
  private static let least = 0.4
  /// What it has in common after several steps, at least, to be measured there. Ours.
  private static let leastLater = 0.3

  /// `nil` where no rhythm can be told.
  init?(_ movement: Periodicity, isAnkle: Bool, rate: Double) {
    strength = movement.strength
    guard strength > StepRhythm.weakest else { return nil }
    let lags = isAnkle ? StepRhythm.strides : StepRhythm.steps
    let fits = (lags.lowerBound - 1...lags.upperBound + 1).map { lag in
      StepRhythm.fit(movement, lag, isAnkle)
    }
    var best: (lag: Int, fit: Double, weighed: Double)?
    for lag in lags {
      let index = lag - lags.lowerBound + 1
      let fit = fits[index]
      guard fit > fits[index - 1], fit >= fits[index + 1] else { continue }
      let weighed =
        fit
        * (isAnkle
          ? 1 - 0.2 * Double(lag - lags.lowerBound) / Double(lags.count)
          : StepRhythm.likelihood(60 * rate / Double(lag), strength))
      if weighed > best?.weighed ?? 0 { best = (lag, fit, weighed) }
    }
    guard let best, best.fit > StepRhythm.least else { return nil }
    confidence = min(best.fit, 1)
    period = StepRhythm.exact(movement, best.lag, isAnkle)
  }

  /// A step looks like the one before in its size, and like the one before that in its direction.
  private static func fit(_ movement: Periodicity, _ lag: Int, _ isAnkle: Bool) -> Double {
    if isAnkle { return movement.swing(lag) }
    let isLong = 2 * lag + Periodicity.least < movement.count
    return (movement.size(lag) + movement.swing(isLong ? 2 * lag : lag)) / 2
  }

  /// How likely steps a minute are, 0…1: who moves weakly walks, with some 120, who moves strongly
  /// runs, with some 170. Ours.
  private static func likelihood(_ cadence: Double, _ strength: Double) -> Double {
    let usual = 120 + 50 * max(0, min((strength - 0.1) / 0.4, 1))
    let off = max(cadence, usual) / min(cadence, usual) - 1
    return 1 - 0.8 * min(off, 1)
  }

  /// The period to a part of a point: measured over four steps where they are alike.
  private static func exact(_ movement: Periodicity, _ lag: Int, _ isAnkle: Bool) -> Double {
    func common(_ lag: Int) -> Double {
      movement.swing(lag) + (isAnkle ? 0 : movement.size(lag))
    }
    func top(_ lag: Int) -> Double {
      let (before, here, after) = (common(lag - 1), common(lag), common(lag + 1))
      let bend = before - 2 * here + after
      guard bend < 0 else { return Double(lag) }
      return Double(lag) + max(-1, min((before - after) / bend / 2, 1))
    }
    var period = top(lag)
    for steps in [2, 4] {
      let expected = Int(period * Double(steps) + 0.5)
      guard expected + 2 + Periodicity.least <= movement.count else { break }
      var found = expected
      for near in (expected - 2)...(expected + 2) where common(near) > common(found) {
        found = near
      }
      guard abs(found - expected) < 2, common(found) >= leastLater else { break }
      period = top(found) / Double(steps)
    }
    return period
  }
}
