import Core
import Tracks

/// The way of a run as a series that never runs backwards: at which time how many metres.
///
/// Made in O(n); each question is O(log n). Times are tenths of a second since the track began.
public struct RunCourse: Sendable {
  /// How a knot was reached from the one before.
  public enum Step: Hashable, Sendable {
    case known
    /// The timer stood still on the way; what was covered counts, and so does the time.
    case paused
    /// The way was put in.
    case estimated
    /// Nothing is known of the way.
    case gap
  }

  /// A time at which the distance is known.
  public struct Knot: Hashable, Sendable {
    /// Later than that of the knot before.
    public let time: Int
    /// Since the run began; not less than at the knot before.
    public let metres: Double
    /// How it was reached; that of the first says nothing.
    public let step: Step
  }

  /// From the start to the end of the span; empty where no distance is known, else at least two.
  /// The first may have metres already: those of the moment before it was written.
  public let knots: [Knot]
  public let span: RunSpan

  /// The course of a recording.
  public init(_ recording: RunRecording) {
    self.init(recording, clock: TimerClock(recording.timer, in: recording.span))
  }

  init(_ recording: RunRecording, clock: TimerClock) {
    span = recording.span
    var builder = CourseBuilder(span, clock: clock)
    for point in recording.points { builder.take(point) }
    knots = builder.finished()
  }

  /// Metres from start to end; `nil` where nothing is known.
  public var metres: Double? { knots.last?.metres }

  /// Metres that were put in.
  public var estimatedMetres: Double {
    var sum = 0.0
    for (index, knot) in knots.enumerated() where index > 0 && knot.step == .estimated {
      sum += knot.metres - knots[index - 1].metres
    }
    return sum
  }

  /// Metres since the start, on a straight line between knots; `nil` where nothing is known.
  public func metres(at time: Double) -> Double? {
    guard let place = position(at: time) else { return nil }
    let (one, next) = (knots[place.index], knots[place.index + 1])
    return one.metres + place.share * (next.metres - one.metres)
  }

  /// The earliest time at which so many metres were covered; `nil` beyond the end.
  public func time(atMetres metres: Double) -> Double? {
    guard let first = knots.first, let last = knots.last, metres <= last.metres else { return nil }
    guard metres > first.metres else { return Double(first.time) }
    var (low, high) = (0, knots.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if knots[middle].metres < metres { low = middle + 1 } else { high = middle }
    }
    return RunCourse.time(from: knots[low - 1], to: knots[low], atMetres: metres)
  }

  /// Where a time lies: behind which knot, and how much of the way to the next. A time outside is
  /// that of the nearer end.
  func position(at time: Double) -> (index: Int, share: Double)? {
    guard knots.count > 1 else { return nil }
    var (low, high) = (1, knots.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Double(knots[middle].time) < time { low = middle + 1 } else { high = middle }
    }
    let (from, to) = (Double(knots[low - 1].time), Double(knots[low].time))
    return (low - 1, min(max((time - from) / (to - from), 0), 1))
  }

  /// When so many metres, which lie between those of two knots, were covered.
  static func time(from one: Knot, to next: Knot, atMetres metres: Double) -> Double {
    let length = next.metres - one.metres
    guard length > 0 else { return Double(one.time) }
    let share = min(max((metres - one.metres) / length, 0), 1)
    return Double(one.time) + share * Double(next.time - one.time)
  }

  /// The parts without a step of these kinds, as ranges of knots; each has at least two.
  func parts(without steps: [Step]) -> [ClosedRange<Int>] {
    var parts: [ClosedRange<Int>] = []
    var first = 0
    for index in knots.indices.dropFirst() where steps.contains(knots[index].step) {
      if index - 1 > first { parts.append(first...(index - 1)) }
      first = index
    }
    if knots.count - 1 > first { parts.append(first...(knots.count - 1)) }
    return parts
  }
}
