import Coding

/// Where a run is in its plan: a fold of how far the run is, so that a replay of a journal gives
/// what was live. Pauses by hand stop it, because they stop the timer.
public struct IntervalClock: Hashable, Sendable {
  /// How far a run is.
  @Memberwise struct Mark: Hashable, Sendable {
    /// Milliseconds by the timer.
    var timer: Int64 = 0
    var metres: Double = 0
  }

  /// What is left of a step.
  public enum Left: Hashable, Sendable {
    /// Milliseconds by the timer.
    case time(Int64)
    case metres(Double)
    /// Until the lap is pressed.
    case pressed
  }

  public let plan: IntervalPlan
  private let steps: [IntervalStep]
  /// Which step is under way; as many as there are steps once all are over.
  public private(set) var index = 0
  /// Where the step under way began.
  private var start = Mark()
  private var last = Mark()
  /// Whether the step before ended by itself.
  private var followed = false

  /// Milliseconds after a step ended by itself in which a press still means that end.
  static let grace: Int64 = 2_000

  public init(_ plan: IntervalPlan) {
    self.plan = plan
    steps = plan.steps
  }

  /// The step under way; `nil` once all are over.
  public var step: IntervalStep? { index < steps.count ? steps[index] : nil }

  /// The step after it.
  public var next: IntervalStep? { index + 1 < steps.count ? steps[index + 1] : nil }

  /// What is left of the step, for a run that is so far; `nil` once all are over.
  public func left(timer: Int64, metres: Double) -> Left? {
    switch step?.length {
    case .time(let seconds)?: .time(max(0, start.timer + Int64(seconds) * 1_000 - timer))
    case .distance(let length)?: .metres(max(0, start.metres + Double(length) - metres))
    case .pressed?: .pressed
    case nil: nil
    }
  }

  /// Takes how far the run is now, and answers the steps that have ended since, each with where.
  mutating func take(_ now: Mark) -> [(kind: IntervalKind, end: Mark)] {
    var ended: [(kind: IntervalKind, end: Mark)] = []
    while let step, let end = end(of: step, now) {
      ended.append((step.kind, end))
      start = end
      index += 1
      followed = true
    }
    last = now
    return ended
  }

  /// The lap is pressed: the step ends here, and the next one begins. `false` where the press means
  /// the end that has just come by itself.
  mutating func press(_ now: Mark) -> Bool {
    guard step != nil else { return true }
    if followed, now.timer - start.timer < IntervalClock.grace { return false }
    start = now
    index += 1
    followed = false
    return true
  }

  /// Where a step ends that has ended by now, on the way since the last time; `nil` for one that
  /// goes on.
  private func end(of step: IntervalStep, _ now: Mark) -> Mark? {
    switch step.length {
    case .pressed: return nil
    case .time(let seconds):
      let end = start.timer + Int64(seconds) * 1_000
      guard now.timer >= end else { return nil }
      let time = Double(now.timer - last.timer)
      let share = time > 0 ? max(0, Double(end - last.timer) / time) : 1
      let way = now.metres - last.metres
      return Mark(timer: end, metres: max(start.metres, last.metres + way * share))
    case .distance(let metres):
      let end = start.metres + Double(metres)
      guard now.metres >= end else { return nil }
      let way = now.metres - last.metres
      let share = way > 0 ? max(0, (end - last.metres) / way) : 1
      let time = Double(now.timer - last.timer) * share
      return Mark(timer: max(start.timer, last.timer + Int64(time + 0.5)), metres: end)
    }
  }
}
