/// How long the steps were at a cadence.
public struct StridePoint: Hashable, Sendable {
  /// Steps of both feet per minute.
  public let cadence: Double
  /// Metres of a step.
  public let length: Double

  public init(cadence: Double, length: Double) {
    self.cadence = cadence
    self.length = length
  }
}

/// A straight line through points: the length of a step is `alpha` times the cadence, and `beta`.
public struct StrideLine: Hashable, Sendable {
  /// Metres for each step a minute.
  public let alpha: Double
  /// Metres.
  public let beta: Double

  /// What it says of a cadence, in metres, unlimited.
  public func length(at cadence: Double) -> Double { alpha * cadence + beta }

  /// By ordinary least squares; `nil` where all cadences are the same.
  public static func leastSquares(_ points: [StridePoint]) -> StrideLine? {
    let (x, y) = means(points)
    var (xx, xy) = (0.0, 0.0)
    for point in points {
      xx += (point.cadence - x) * (point.cadence - x)
      xy += (point.cadence - x) * (point.length - y)
    }
    guard xx > 0 else { return nil }
    return StrideLine(alpha: xy / xx, beta: y - xy / xx * x)
  }

  /// By the median of the slopes between any two points whose cadences are at least so far apart
  /// (Theil and Sen): a bad measurement moves it little. `nil` where no two are.
  public static func theilSen(_ points: [StridePoint], apart: Double) -> StrideLine? {
    var slopes: [Double] = []
    for (index, one) in points.enumerated() {
      for other in points[..<index] where abs(one.cadence - other.cadence) >= apart {
        slopes.append((one.length - other.length) / (one.cadence - other.cadence))
      }
    }
    guard let alpha = median(slopes) else { return nil }
    let rests = points.map { point in point.length - alpha * point.cadence }
    return median(rests).map { beta in StrideLine(alpha: alpha, beta: beta) }
  }

  /// The sum of the squares of what it misses the points by.
  func squares(_ points: [StridePoint]) -> Double {
    points.reduce(0) { sum, point in
      let miss = point.length - length(at: point.cadence)
      return sum + miss * miss
    }
  }

  /// How much of the lengths' differences it explains: 1 for all, 0 where there are none.
  public func rSquared(_ points: [StridePoint]) -> Double {
    let (_, mean) = StrideLine.means(points)
    let all = points.reduce(0) { sum, point in
      sum + (point.length - mean) * (point.length - mean)
    }
    return all > 0 ? 1 - squares(points) / all : 0
  }

  /// The mean square by which cadences differ from their mean.
  static func spread(_ points: [StridePoint]) -> Double {
    guard !points.isEmpty else { return 0 }
    let (mean, _) = means(points)
    let sum = points.reduce(0) { sum, point in
      sum + (point.cadence - mean) * (point.cadence - mean)
    }
    return sum / Double(points.count)
  }

  private static func means(_ points: [StridePoint]) -> (cadence: Double, length: Double) {
    let count = Double(max(1, points.count))
    return (
      points.reduce(0) { sum, point in sum + point.cadence } / count,
      points.reduce(0) { sum, point in sum + point.length } / count
    )
  }

  private static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// The model as the original app made it, exactly (§14 of the specification): it is there to
/// compare with, and for its vectors.
public enum LegacyStride {
  /// Records that it needs.
  static let least = 5

  /// Ordinary least squares; `nil` with fewer than five records, and where all cadences are the
  /// same.
  public static func line(_ points: [StridePoint]) -> StrideLine? {
    points.count >= least ? StrideLine.leastSquares(points) : nil
  }
}
