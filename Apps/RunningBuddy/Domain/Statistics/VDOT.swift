import Calendar
import Core

/// The VDOT "equivalent" of a best, after Daniels and Gilbert, "Oxygen Power" (1979). It is called
/// that, and never a measured uptake of oxygen: nothing else gives one here.
public struct VDOT: Hashable, Sendable {
  /// Metres of the bests that it is given for: what their tables are for.
  public static let distances = 1_500.0...42_195.0

  /// Millilitres per kilogram and minute.
  public let value: Double
  /// What it comes from.
  public let best: MarkedBest

  /// `nil` for a best that is older than 90 days, too short or too long.
  public init?(_ best: MarkedBest, today: CivilDate) {
    guard best.isRecent(on: today), VDOT.distances ~= best.metres,
      let value = VDOT.value(metres: best.metres, seconds: best.seconds)
    else { return nil }
    self.value = value
    self.best = best
  }

  /// The highest of all bests; of equal ones the first.
  public static func highest(_ bests: [MarkedBest], today: CivilDate) -> VDOT? {
    var highest: VDOT?
    for best in bests {
      if let vdot = VDOT(best, today: today), vdot.value > highest?.value ?? 0 { highest = vdot }
    }
    return highest
  }

  /// The formula; `nil` where it gives nothing above 0.
  static func value(metres: Double, seconds: Double) -> Double? {
    guard seconds > 0 else { return nil }
    let minutes = seconds / 60
    let speed = metres / minutes
    let uptake = -4.60 + (0.182258 + 0.000104 * speed) * speed
    let share =
      0.8 + 0.1894393 * Exponentials.exp(-0.012778 * minutes) + 0.2989558
      * Exponentials.exp(-0.1932605 * minutes)
    let value = uptake / share
    return value > 0 && value < .infinity ? value : nil
  }
}
