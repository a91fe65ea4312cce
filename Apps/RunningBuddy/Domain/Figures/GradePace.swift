/// What it costs to run up or down, after Minetti et al., "Energy cost of walking and running at
/// extreme uphill and downhill slopes", J Appl Physiol 93 (2002).
public enum Minetti {
  /// Grades beyond are held to it: ours, because nobody knows a run's own altitude that well.
  public static let steepest = 0.30

  /// How much more a metre costs than on flat ground; `grade` is metres up per metre forward, held
  /// within ±``steepest``.
  public static func ratio(_ grade: Double) -> Double {
    let i = min(max(grade, -steepest), steepest)
    // Joules per kilogram and metre, by Horner's rule.
    let cost = ((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + 3.6
    return cost / 3.6
  }
}

/// The metres on flat ground that would have cost as much, for the grade-adjusted pace.
public struct GradePace: Sendable {
  /// Metres over which a grade is taken, at least.
  public static let leastStretch = 30.0

  private let course: RunCourse
  /// Flat metres before each knot.
  private let sums: [Double]

  /// `nil` where distance or altitude is not known.
  public init?(_ course: RunCourse, _ profile: AltitudeProfile?) {
    guard let profile, profile.times.count > 1, course.knots.count > 1 else { return nil }
    self.course = course
    sums = GradePace.sums(course, profile)
  }

  /// Metres on flat ground since the start. O(log n).
  public func metres(at time: Double) -> Double? {
    course.position(at: time).map { place in
      sums[place.index] + place.share * (sums[place.index + 1] - sums[place.index])
    }
  }

  /// Where nothing is known of the grade, the ground counts as flat.
  private static func sums(_ course: RunCourse, _ profile: AltitudeProfile) -> [Double] {
    let knots = course.knots
    var ratios = [Double](repeating: 1, count: knots.count)
    for part in course.parts(without: [.gap]) {
      var first = part.lowerBound
      var ratio = 1.0
      for index in (part.lowerBound + 1)...part.upperBound {
        let length = knots[index].metres - knots[first].metres
        if length >= leastStretch {
          ratio = 1
          if let from = profile.metres(at: Double(knots[first].time)),
            let to = profile.metres(at: Double(knots[index].time))
          {
            ratio = Minetti.ratio((to - from) / length)
          }
        } else if index < part.upperBound {
          continue
        }
        // What is left at the end of a part goes on as before.
        for inner in (first + 1)...index { ratios[inner] = ratio }
        first = index
      }
    }
    var sums = [knots[0].metres]
    sums.reserveCapacity(knots.count)
    for index in knots.indices.dropFirst() {
      let length = knots[index].metres - knots[index - 1].metres
      sums.append(sums[index - 1] + length * ratios[index])
    }
    return sums
  }
}
