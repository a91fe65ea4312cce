import Tracks

/// The altitudes of a run, smoothed: a centred mean of 15 s (specification §39).
public struct AltitudeProfile: Sendable {
  /// Tenths of a second on each side.
  static let halfWindow = 75

  /// Tenths of a second, each later than the one before.
  public let times: [Int]
  /// Metres above the sea, one for each time.
  public let metres: [Double]

  /// `nil` where no altitude is known.
  public init?(_ recording: RunRecording) {
    guard recording.altitude != .none else { return nil }
    let span = recording.span
    var times: [Int] = []
    // The sums before each, in decimetres.
    var sums: [Int64] = [0]
    for point in recording.points
    where span.from <= point.time && point.time <= span.to && !point.flags.contains(.rejected) {
      guard let altitude = point.altitude, point.time > times.last ?? -1 else { continue }
      times.append(point.time)
      sums.append(sums[sums.count - 1] + Int64(altitude))
    }
    guard !times.isEmpty else { return nil }
    self.times = times
    metres = AltitudeProfile.means(times, sums)
  }

  /// On a straight line between two altitudes; `nil` outside, and where they are more than 20 s
  /// apart. O(log n).
  public func metres(at time: Double) -> Double? {
    guard let first = times.first, let last = times.last, Double(first) <= time,
      time <= Double(last)
    else { return nil }
    let high = index(notBefore: time)
    guard high > 0, Double(times[high]) > time else { return metres[high] }
    let length = times[high] - times[high - 1]
    guard length <= CourseBuilder.gap else { return nil }
    let share = (time - Double(times[high - 1])) / Double(length)
    return metres[high - 1] + share * (metres[high] - metres[high - 1])
  }

  /// The first that is not before a time, which is not after the last.
  func index(notBefore time: Double) -> Int {
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Double(times[middle]) < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func means(_ times: [Int], _ sums: [Int64]) -> [Double] {
    var means: [Double] = []
    means.reserveCapacity(times.count)
    var (first, end) = (0, 0)
    for time in times {
      while times[first] < time - halfWindow { first += 1 }
      while end < times.count, times[end] <= time + halfWindow { end += 1 }
      means.append(Double(sums[end] - sums[first]) / Double(end - first) / 10)
    }
    return means
  }
}
