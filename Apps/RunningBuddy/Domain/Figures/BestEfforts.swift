import Tracks

/// The best efforts of a run: elapsed time between any two of its metres, on straight lines between
/// the points; never across a gap and never with metres that were put in.
public enum BestEfforts {
  /// Metres by which a distance may be missed: no more than the error of adding up.
  private static let slack = 0.000_001
  /// Tenths of a second by which a window is shorter than an earlier one, at least: for the same
  /// reason.
  private static let gain = 0.000_001

  /// The shortest distance first; none for sports that are no running. O(n) for each distance.
  public static func all(_ course: RunCourse, _ sport: RecordedSport) -> [RunEffort] {
    guard sport.isRunning else { return [] }
    let parts = course.parts(without: [.gap, .estimated])
    var efforts: [RunEffort] = []
    for distance in EffortDistance.allCases {
      var best: Window?
      for part in parts {
        if let window = shortest(course.knots, part, distance.metres),
          window.length < (best?.length ?? .infinity) - gain
        {
          best = window
        }
      }
      // What no part is long enough for, none is long enough for more of.
      guard let best else { break }
      let least = efforts.last?.elapsed ?? 0
      efforts.append(
        RunEffort(
          distance, elapsed: max(least, Int64(best.length * 100 + 0.5)),
          start: Int64((best.from - Double(course.span.from)) * 100 + 0.5)))
    }
    return efforts
  }

  /// Tenths of a second.
  private struct Window {
    let from: Double
    let length: Double
  }

  /// The shortest window begins or ends at a knot: between knots its length changes evenly.
  private static func shortest(
    _ knots: [RunCourse.Knot], _ part: ClosedRange<Int>, _ metres: Double
  ) -> Window? {
    let first = knots[part.lowerBound].metres
    let last = knots[part.upperBound].metres
    guard last - first >= metres - slack else { return nil }
    var best: Window?
    func consider(_ from: Double, _ to: Double) {
      if to - from < (best?.length ?? .infinity) - gain {
        best = Window(from: from, length: to - from)
      }
    }
    var end = part.lowerBound
    for start in part {
      let target = knots[start].metres + metres
      guard target <= last + slack else { break }
      while end < part.upperBound, knots[end].metres < target { end += 1 }
      let to = RunCourse.time(from: knots[end - 1], to: knots[end], atMetres: target)
      consider(Double(knots[start].time), to)
    }
    var start = part.lowerBound
    for end in part {
      let target = knots[end].metres - metres
      guard target >= first else { continue }
      while start + 1 < end, knots[start + 1].metres <= target { start += 1 }
      // The last time at which it was there: standing still before the start does not count.
      let from = RunCourse.time(from: knots[start], to: knots[start + 1], atMetres: target)
      consider(from, Double(knots[end].time))
    }
    return best
  }
}
