/// The steps of a bout over its time: of a second that lies in it only partly, that part counts.
struct BoutSteps: Hashable, Sendable {
  private struct Second: Hashable, Sendable {
    let begin: Int64
    let end: Int64
    let steps: Int
  }

  /// Milliseconds that what came to a second of motion is about.
  static let second: Int64 = 1_000

  private var seconds: [Second] = []
  /// Monotonic time until which the steps are known; `nil` before any are.
  private(set) var end: Int64?
  /// The cadence told last.
  private(set) var cadence: Int?

  /// Takes the seconds of motion that ended at a monotonic time and before.
  mutating func take(_ motion: [MotionSecond], at: Int64) {
    for (index, second) in motion.enumerated() {
      let arrived = at - Int64(motion.count - 1 - index) * BoutSteps.second
      // What comes late lies as close behind the last one as it can, and is that much shorter.
      let last = end ?? .min
      let until = arrived > last ? arrived : last + 1
      seconds.append(
        Second(begin: max(until - BoutSteps.second, last), end: until, steps: second.steps))
      end = until
      cadence = second.cadence
    }
  }

  /// Forgets what ended until a time.
  mutating func forget(until time: Int64) { seconds.removeAll { second in second.end <= time } }

  /// Steps between two monotonic times.
  func count(from: Int64, to: Int64) -> Double {
    seconds.reduce(0) { sum, second in
      let inside = min(second.end, to) - max(second.begin, from)
      guard inside > 0 else { return sum }
      return sum + Double(second.steps) * Double(inside) / Double(second.end - second.begin)
    }
  }

  /// Whether the time between two is known second by second, up to its end.
  func covers(from: Int64, to: Int64) -> Bool {
    guard let end, end >= to else { return false }
    let inside = seconds.count { second in second.end > from && second.end <= to }
    return Int64(inside + 1) * BoutSteps.second >= to - from
  }
}
