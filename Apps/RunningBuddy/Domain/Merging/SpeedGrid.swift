import Core
import Tracks

/// How fast somebody was each second, as far as it was measured.
struct SpeedGrid {
  /// Tenths of a second before and after, over which each speed is a mean: single positions are
  /// metres off.
  static let reach = 25.0

  /// Metres per second; 0 where nothing is known.
  private(set) var speeds: [Double]
  /// 1 where the speed is known, else 0.
  private(set) var known: [Double]

  /// Of a course, second by second.
  ///
  /// - Parameters:
  ///   - first: Tenths of a second since the course began, of the first second.
  ///   - count: How many seconds.
  init(_ course: RunCourse, from first: Int, _ count: Int) {
    speeds = Array(repeating: 0, count: count)
    known = speeds
    for second in 0..<count {
      let time = Double(first) + Double(second) * 10
      guard let speed = SpeedGrid.speed(course, around: time) else { continue }
      speeds[second] = speed
      known[second] = 1
    }
  }

  /// `nil` outside the course, and where its way is not known or was put in.
  private static func speed(_ course: RunCourse, around time: Double) -> Double? {
    let (from, to) = (time - reach, time + reach)
    guard let first = course.knots.first, let last = course.knots.last,
      Double(first.time) <= from, to <= Double(last.time),
      let start = course.position(at: from), let end = course.position(at: to)
    else { return nil }
    for index in start.index...end.index where course.knots[index + 1].step != .known {
      return nil
    }
    guard let before = course.metres(at: from), let after = course.metres(at: to) else {
      return nil
    }
    return (after - before) * 10 / (to - from)
  }

  /// How alike the speeds are to those of another that is so many seconds later in its list: 1 for
  /// the same, 0 for nothing in common, and where one of them hardly changes; `nil` where fewer
  /// than so many seconds can be compared.
  func likeness(to other: SpeedGrid, later: Int, atLeast seconds: Double) -> Double? {
    var (count, sum, otherSum) = (0.0, 0.0, 0.0)
    var (squares, otherSquares, products) = (0.0, 0.0, 0.0)
    let end = min(speeds.count, other.speeds.count - later)
    guard later >= 0, end > 0 else { return nil }
    for second in 0..<end {
      let (speed, isKnown) = (speeds[second], known[second])
      let (next, isNextKnown) = (other.speeds[second + later], other.known[second + later])
      count += isKnown * isNextKnown
      sum += speed * isNextKnown
      otherSum += next * isKnown
      squares += speed * speed * isNextKnown
      otherSquares += next * next * isKnown
      products += speed * next
    }
    guard count >= seconds else { return nil }
    let spread = squares - sum * sum / count
    let otherSpread = otherSquares - otherSum * otherSum / count
    guard spread > count * SpeedGrid.leastSpread, otherSpread > count * SpeedGrid.leastSpread
    else { return 0 }
    let root = Trigonometry.root(spread) * Trigonometry.root(otherSpread)
    return (products - sum * otherSum / count) / root
  }

  /// Square metres per square second: of 3 cm/s there is nothing to compare.
  private static let leastSpread = 0.001
}
