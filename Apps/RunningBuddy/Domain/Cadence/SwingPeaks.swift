/// The highest points of what a band lets through, as they come: each is found once, whatever
/// window is looked at later.
struct SwingPeaks: Hashable, Sendable {
  /// A highest point.
  struct Peak: Hashable, Sendable {
    /// The number of its point on the grid.
    let number: Int64
    let height: Double
  }

  /// g: what is weaker is no step.
  static let weakest = 0.035
  /// The share of the recent strength that a peak has at least.
  private static let share = 0.4
  /// The share of the last four seconds' strength that the last second has at least: else the
  /// runner has stopped. Ours.
  private static let lasting = 0.5

  private var band: BandPass
  /// Squares of the last four seconds, and their sums over those and over the last second.
  private var squares: [Double]
  private var next = 0
  private var count = 0
  private var longSum = 0.0
  private var shortSum = 0.0
  private let shortCount: Int
  private var last = 0.0
  private var isRising = false
  /// Those that nobody has judged yet, the first first.
  private(set) var waiting: [Peak] = []

  init(_ band: BandPass, rate: Int) {
    self.band = band
    squares = Array(repeating: 0, count: 4 * rate)
    shortCount = rate
  }

  /// Takes the point of that number.
  mutating func take(_ value: Double, number: Int64) {
    let height = band.take(value)
    // The point before was the highest, if this one is lower.
    if isRising, height <= last, isStep(last) {
      waiting.append(Peak(number: number - 1, height: last))
    }
    isRising = height > last
    last = height
    let square = height * height
    let size = squares.count
    longSum = max(0, longSum + square - squares[next])
    shortSum = max(0, shortSum + square - squares[(next + size - shortCount) % size])
    squares[next] = square
    next = (next + 1) % size
    count = min(count + 1, size)
  }

  private func isStep(_ height: Double) -> Bool {
    guard height > 0, count > 0 else { return false }
    let long = longSum / Double(count)
    let short = shortSum / Double(min(count, shortCount))
    return long > SwingPeaks.weakest * SwingPeaks.weakest
      && height * height > SwingPeaks.share * SwingPeaks.share * long
      && short > SwingPeaks.lasting * SwingPeaks.lasting * long
  }

  /// Forgets what is not later than a point.
  mutating func forget(until number: Int64) {
    waiting.removeAll { peak in peak.number <= number }
  }
}
