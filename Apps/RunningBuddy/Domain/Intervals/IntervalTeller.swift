/// What is told on the way through a plan.
public enum IntervalCue: Hashable, Sendable {
  /// So many seconds until the next step: 3, 2, 1.
  case count(Int)
  /// A step begins.
  case step(IntervalStep, works: Int)
  /// The plan is over.
  case over
}

/// Tells each change of a plan, and the three seconds before it: a fold of the clock, second by
/// second. What is behind a recording that is gone on with is not told again.
public struct IntervalTeller: Hashable, Sendable {
  /// The step that was told; -1 before the first.
  private var index: Int
  /// The last number that was counted.
  private var counted = 4

  /// - Parameter clock: Where a recording is that is gone on with; `nil` for one that begins.
  public init(from clock: IntervalClock? = nil) { index = clock.map { clock in clock.index } ?? -1 }

  /// Takes the next second of a run; what it answers is to be told now.
  ///
  /// - Parameters:
  ///   - timer: milliseconds.
  ///   - pace: seconds per kilometre, which say when the end of a distance comes; `nil` where they
  ///     are not known.
  public mutating func take(
    _ clock: IntervalClock, timer: Int64, metres: Double, pace: Double?
  ) -> IntervalCue? {
    guard clock.index == index else {
      index = clock.index
      counted = 4
      return clock.step.map { step in .step(step, works: clock.plan.works) } ?? .over
    }
    let seconds: Double
    switch clock.left(timer: timer, metres: metres) {
    case .time(let left)?: seconds = Double(left) / 1_000
    case .metres(let left)?:
      guard let pace else { return nil }
      seconds = left / 1_000 * pace
    case .pressed?, nil: return nil
    }
    guard seconds > 0, seconds <= 3 else { return nil }
    let whole = Int(seconds)
    let count = Double(whole) < seconds ? whole + 1 : whole
    guard count < counted else { return nil }
    counted = count
    return .count(count)
  }
}
