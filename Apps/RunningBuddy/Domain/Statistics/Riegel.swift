import Calendar
import Core

/// Predictions of race times after Riegel, "Athletic records and human endurance" (1981): time
/// grows with a power of the distance.
public enum Riegel {
  /// The exponent of most runners.
  public static let exponent = 1.06
  /// The exponents that a prediction is a range for.
  public static let exponents = 1.04...1.08
  /// What a runner's own exponent is held within.
  public static let ownExponents = 1.03...1.15
  /// Races that an own exponent takes at least.
  public static let leastRaces = 3
  /// How much longer the longest of them is than the shortest, at least. Ours: of races that are
  /// alike the exponent is chance.
  static let leastSpread = 1.5
  /// Distances that can be predicted, as shares of the best's own.
  public static let reach = 0.5...4.0

  /// Seconds over a distance, from those over another; both distances are above 0.
  public static func seconds(
    _ seconds: Double, over from: Double, to metres: Double, exponent: Double = exponent
  ) -> Double {
    seconds * Exponentials.power(metres / from, exponent)
  }

  /// The exponent of a person: the slope of the least squares of ln time over ln distance. `nil`
  /// with fewer than three races, or races that are all of about the same distance.
  public static func ownExponent(_ bests: [MarkedBest]) -> Double? {
    let races = bests.filter { best in best.mark == .race }
    guard races.count >= leastRaces else { return nil }
    let ways = races.map { race in Exponentials.ln(race.metres) }
    let times = races.map { race in Exponentials.ln(race.seconds) }
    let count = Double(races.count)
    let meanWay = ways.reduce(0, +) / count
    let meanTime = times.reduce(0, +) / count
    guard let shortest = ways.min(), let longest = ways.max(),
      longest - shortest >= Exponentials.ln(leastSpread)
    else { return nil }
    var (square, product) = (0.0, 0.0)
    for (way, time) in zip(ways, times) {
      square += (way - meanWay) * (way - meanWay)
      product += (way - meanWay) * (time - meanTime)
    }
    return min(max(product / square, ownExponents.lowerBound), ownExponents.upperBound)
  }
}

/// A time that somebody may run, as a range.
public struct RacePrediction: Hashable, Sendable {
  public let metres: Double
  /// What it comes from.
  public let best: MarkedBest
  /// Milliseconds.
  public let likely: Int64
  /// Milliseconds, not more than ``likely``.
  public let fastest: Int64
  /// Milliseconds, not less than ``likely``.
  public let slowest: Int64
  /// Whether the exponent is the person's own.
  public let isOwnExponent: Bool

  /// From the recent best whose distance is the nearest, the later one of two.
  ///
  /// `nil` without a best of the last 90 days that is from a quarter to twice as long. With three
  /// races or more, of any day, their own exponent takes the place of 1.06, and the range stays as
  /// wide.
  public init?(metres: Double, from bests: [MarkedBest], today: CivilDate) {
    var nearest: (best: MarkedBest, distance: Double)?
    for best in bests where best.isRecent(on: today) {
      guard Riegel.reach ~= metres / best.metres else { continue }
      let logarithm = Exponentials.ln(metres / best.metres)
      let distance = logarithm < 0 ? -logarithm : logarithm
      if let held = nearest,
        (held.distance, best.day.dayNumber) <= (distance, held.best.day.dayNumber)
      {
        continue
      }
      nearest = (best, distance)
    }
    guard let best = nearest?.best else { return nil }
    let own = Riegel.ownExponent(bests.filter { best in best.day <= today })
    let middle = own ?? Riegel.exponent
    func milliseconds(_ exponent: Double) -> Int64 {
      let seconds = Riegel.seconds(
        best.seconds, over: best.metres, to: metres, exponent: exponent)
      return Int64(seconds * 1_000 + 0.5)
    }
    let low = milliseconds(Riegel.exponents.lowerBound - Riegel.exponent + middle)
    let high = milliseconds(Riegel.exponents.upperBound - Riegel.exponent + middle)
    self.metres = metres
    self.best = best
    likely = milliseconds(middle)
    fastest = min(low, high)
    slowest = max(low, high)
    isOwnExponent = own != nil
  }
}
