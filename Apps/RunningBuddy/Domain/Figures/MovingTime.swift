/// How long somebody moved: while the timer ran and they did not stand still, where pauses are
/// known, else while faster than a slow walk.
public struct MovingTime: Sendable {
  /// Metres per second: 30 minutes a mile (specification §39).
  public static let leastSpeed = 0.894

  private enum Rule {
    case timer(TimerClock)
    /// Tenths of a second before each knot.
    case speed(RunCourse, [Double])
    case unknown
  }

  private let rule: Rule

  /// Of a recording with this course.
  public init(_ recording: RunRecording, _ course: RunCourse) {
    self.init(recording, course, clock: TimerClock(recording.timer, in: recording.span))
  }

  init(_ recording: RunRecording, _ course: RunCourse, clock: TimerClock) {
    switch recording.timer {
    case .pauses(let pauses):
      let still = recording.still
      rule = .timer(
        still.isEmpty ? clock : TimerClock(.pauses(pauses + still), in: recording.span))
    case .unknown: rule = course.knots.isEmpty ? .unknown : .speed(course, MovingTime.sums(course))
    }
  }

  /// Tenths of a second of a time; `nil` where nothing is known. O(log n).
  public func between(_ from: Double, _ to: Double) -> Double? {
    switch rule {
    case .timer(let clock): return clock.running(from, to)
    case .unknown: return nil
    case .speed(let course, let sums):
      guard let start = course.position(at: from), let end = course.position(at: to) else {
        return nil
      }
      func sum(_ place: (index: Int, share: Double)) -> Double {
        sums[place.index] + place.share * (sums[place.index + 1] - sums[place.index])
      }
      return max(0, sum(end) - sum(start))
    }
  }

  private static func sums(_ course: RunCourse) -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(course.knots.count)
    for (one, next) in zip(course.knots, course.knots.dropFirst()) {
      let time = Double(next.time - one.time)
      let speed = (next.metres - one.metres) * 10 / time
      let moves = next.step != .gap && speed > leastSpeed
      sums.append(sums[sums.count - 1] + (moves ? time : 0))
    }
    return sums
  }
}
