/// What somebody wants to do each week.
public enum WeeklyGoal: Hashable, Sendable {
  case centimetres(Int64)
  /// Milliseconds by the timer.
  case time(Int64)
  case runs(Int)

  /// How far a week's sum is.
  public func progress(_ sum: RunSum) -> GoalProgress {
    switch self {
    case .centimetres(let goal): GoalProgress(done: sum.centimetres, goal: goal)
    case .time(let goal): GoalProgress(done: sum.timer, goal: goal)
    case .runs(let goal): GoalProgress(done: Int64(sum.runs), goal: Int64(goal))
    }
  }
}

/// How far somebody is with a goal, in its unit.
public struct GoalProgress: Hashable, Sendable {
  public let done: Int64
  /// At least 1.
  public let goal: Int64

  init(done: Int64, goal: Int64) {
    self.done = max(0, done)
    self.goal = max(1, goal)
  }

  public var isReached: Bool { done >= goal }
  /// What is left to do, never below 0.
  public var rest: Int64 { max(0, goal - done) }
  /// Thousandths of the goal, 0…1 000.
  public var thousandths: Int {
    isReached ? 1_000 : Int(Double(done) / Double(goal) * 1_000)
  }
}
