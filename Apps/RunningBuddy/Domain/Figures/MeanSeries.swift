import Tracks

/// A number that is measured now and then, such as the pulse, and its mean over any time.
///
/// A value holds for the time since the one before, while the timer ran, up to 20 s.
struct MeanSeries: Sendable {
  private struct Knot {
    let time: Int
    /// Tenths of a second that values hold for so far, and the sum of both.
    let weight: Double
    let sum: Double
  }

  /// Values above 0, up to what a channel holds: who has no pulse or takes no step is not measured.
  private static let range = 1...1_000

  private var knots: [Knot] = []
  /// The greatest; `nil` where nothing was measured.
  private(set) var most: Int?
  /// Tenths of a second that each of the values held for that are counted one by one.
  private(set) var tenths: [Double] = []

  /// Of the values that ``range`` allows.
  init(
    _ recording: RunRecording, clock: TimerClock, counting counted: ClosedRange<Int>? = nil,
    _ value: (ChannelPoint) -> Int?
  ) {
    let span = recording.span
    if let counted { tenths = Array(repeating: 0, count: counted.count) }
    for point in recording.points
    where span.from <= point.time && point.time <= span.to && !point.flags.contains(.rejected) {
      guard let value = value(point), MeanSeries.range ~= value else { continue }
      guard let last = knots.last else {
        knots.append(Knot(time: point.time, weight: 0, sum: 0))
        most = value
        continue
      }
      guard point.time > last.time else { continue }
      let length = clock.running(Double(last.time), Double(point.time))
      let held = length > Double(CourseBuilder.gap) ? 0 : length
      knots.append(
        Knot(
          time: point.time, weight: last.weight + held,
          sum: last.sum + held * Double(value)))
      most = max(most ?? value, value)
      if let counted, counted ~= value { tenths[value - counted.lowerBound] += held }
    }
  }

  /// The mean over a time; `nil` where nothing was measured. O(log n).
  func mean(_ from: Double, _ to: Double) -> Double? {
    guard knots.count > 1 else { return nil }
    let (start, end) = (sums(before: from), sums(before: to))
    let weight = end.weight - start.weight
    return weight > 0.5 ? (end.sum - start.sum) / weight : nil
  }

  private func sums(before time: Double) -> (weight: Double, sum: Double) {
    var (low, high) = (1, knots.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Double(knots[middle].time) < time { low = middle + 1 } else { high = middle }
    }
    let (one, next) = (knots[low - 1], knots[low])
    let share = min(max((time - Double(one.time)) / Double(next.time - one.time), 0), 1)
    return (
      one.weight + share * (next.weight - one.weight), one.sum + share * (next.sum - one.sum)
    )
  }
}
