/// Metres up and down by turning points: a way from valley to peak counts whole once it is long
/// enough, and nothing else does.
///
/// Adding up all that rises counts the noise: 1.1 to 4 times too much on real runs.
public struct Climb: Sendable {
  /// Altitudes of a receiver: the climb is called estimated.
  public let isEstimated: Bool
  private let times: [Int]
  /// Metres up and down before each time.
  private let up: [Double]
  private let down: [Double]

  /// `nil` where no altitude is known, or only one.
  public init?(_ profile: AltitudeProfile?, _ source: AltitudeSource) {
    guard let profile, profile.times.count > 1, let least = source.leastLeg else { return nil }
    isEstimated = source == .gps
    times = profile.times
    (up, down) = Climb.sums(profile.metres, Climb.turns(profile.metres, least: least))
  }

  /// Metres up and down in a time. O(log n).
  public func between(_ from: Double, _ to: Double) -> (ascent: Double, descent: Double) {
    let (start, end) = (sums(before: from), sums(before: to))
    return (max(0, end.up - start.up), max(0, end.down - start.down))
  }

  /// Metres up and down before a time.
  func sums(before time: Double) -> (up: Double, down: Double) {
    var (low, high) = (1, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Double(times[middle]) < time { low = middle + 1 } else { high = middle }
    }
    let (from, to) = (Double(times[low - 1]), Double(times[low]))
    let share = min(max((time - from) / (to - from), 0), 1)
    func between(_ sums: [Double]) -> Double {
      sums[low - 1] + share * (sums[low] - sums[low - 1])
    }
    return (between(up), between(down))
  }

  /// Valleys and peaks in turn, as indices; each is at least `least` from the next. Fewer than two
  /// where nothing is that far.
  static func turns(_ metres: [Double], least: Double) -> [Int] {
    enum Way { case unknown, up, down }
    var way = Way.unknown
    var turns: [Int] = []
    var (low, high) = (0, 0)
    for (index, altitude) in metres.enumerated() {
      if way != .down, altitude > metres[high] { high = index }
      if way != .up, altitude < metres[low] { low = index }
      if way != .up, altitude - metres[low] >= least {
        turns.append(low)
        (way, high) = (.up, index)
      } else if way != .down, metres[high] - altitude >= least {
        turns.append(high)
        (way, low) = (.down, index)
      }
    }
    switch way {
    case .unknown: break
    case .up: turns.append(high)
    case .down: turns.append(low)
    }
    return turns
  }

  /// Within a leg only what is higher than all before it counts, so that it adds up to the whole.
  private static func sums(_ metres: [Double], _ turns: [Int]) -> ([Double], [Double]) {
    var up = [Double](repeating: 0, count: metres.count)
    var down = up
    var (ups, downs, next) = (0.0, 0.0, 0)
    var leg: (start: Double, isUp: Bool, most: Double)?
    for index in metres.indices {
      if let open = leg {
        let length = open.isUp ? metres[index] - open.start : open.start - metres[index]
        if length > open.most {
          if open.isUp { ups += length - open.most } else { downs += length - open.most }
          leg?.most = length
        }
      }
      (up[index], down[index]) = (ups, downs)
      guard next < turns.count, turns[next] == index else { continue }
      next += 1
      leg = nil
      if next < turns.count {
        leg = (metres[index], metres[turns[next]] > metres[index], 0)
      }
    }
    return (up, down)
  }
}
