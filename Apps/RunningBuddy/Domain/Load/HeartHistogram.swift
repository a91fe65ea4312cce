/// For how long a run had each heart rate, by its timer: zones and loads follow from it under any
/// settings, without the track.
public struct HeartHistogram: Hashable, Sendable {
  /// Beats per minute that a heart has: what is beyond is a fault of the sensor, and is left out.
  public static let rates = 20...250
  /// Seconds that one rate may have: as long as a run may be.
  static let limit = Int(RunLimits.duration / 1_000)

  /// Beats per minute: the least that was measured; of none, the least there is.
  public let least: Int
  /// Whole seconds at ``least`` and at each rate above it. The first and the last are not 0.
  public let seconds: [Int]

  /// `nil` for what is out of range. Rates without a second at either end are left out.
  public init?(from rate: Int, _ seconds: [Int]) {
    let most = HeartHistogram.rates.upperBound
    guard HeartHistogram.rates.contains(rate), seconds.count <= most - rate + 1,
      seconds.allSatisfy({ count in 0...HeartHistogram.limit ~= count })
    else { return nil }
    self.init(known: rate, seconds)
  }

  /// Of tenths of a second at each of ``rates``. All seconds together are as many as all tenths
  /// come to.
  init(tenths: [Double]) {
    var (sum, before) = (0.0, 0)
    var seconds: [Int] = []
    for time in tenths.prefix(HeartHistogram.rates.count) {
      sum += max(0, time)
      let whole = Int(min(sum / 10, Double(HeartHistogram.limit)) + 0.5)
      seconds.append(whole - before)
      before = whole
    }
    self.init(known: HeartHistogram.rates.lowerBound, seconds)
  }

  private init(known rate: Int, _ seconds: [Int]) {
    guard let first = seconds.firstIndex(where: { count in count > 0 }),
      let last = seconds.lastIndex(where: { count in count > 0 })
    else {
      (least, self.seconds) = (HeartHistogram.rates.lowerBound, [])
      return
    }
    (least, self.seconds) = (rate + first, Array(seconds[first...last]))
  }

  /// Seconds with a heart rate.
  public var total: Int { seconds.reduce(0, +) }

  /// Each rate in beats per minute with its seconds, the least first.
  public var times: [(rate: Int, seconds: Int)] {
    seconds.enumerated().map { index, count in (rate: least + index, seconds: count) }
  }
}
