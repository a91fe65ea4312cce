import Core
import Sync

extension RunDecision {
  /// Of two devices the later one counts, as a whole.
  mutating func keep(_ plan: RunPlan) throws(RunRejection) {
    guard replica.plan(plan.id) != nil || replica.plans.count < RunLimits.plans else {
      throw .tooMany(.plans, limit: RunLimits.plans)
    }
    try RunLimits.check(plan.name, .planName, scalars: RunLimits.planName)
    try RunLimits.check(plan.plan)
    put(.plan(plan))
  }

  /// One that is gone already is no fault.
  mutating func delete(_ id: RunPlanID) {
    guard replica.plan(id) != nil else { return }
    remove(RunEntity.Kind.plan.key(id))
  }
}

extension RunLimits {
  /// Plans that are kept.
  public static let plans = 50
  /// Unicode scalars of a plan's name.
  public static let planName = 60
  /// Sets of a plan.
  public static let sets = 10
  /// How often the work of a set is repeated.
  public static let times: ClosedRange<Int64> = 1...50
  /// Steps of a plan: each is a lap, and there is one after them.
  public static let steps = laps - 1
  /// Seconds of a step.
  public static let stepSeconds: ClosedRange<Int64> = 5...36_000
  /// Metres of a step.
  public static let stepMetres: ClosedRange<Int64> = 20...100_000

  /// A plan that can be run.
  public static func check(_ plan: IntervalPlan) throws(RunRejection) {
    guard !plan.sets.isEmpty else { throw .empty(.sets) }
    guard plan.sets.count <= sets else { throw .tooMany(.sets, limit: sets) }
    var count = (plan.warmUp == nil ? 0 : 1) + (plan.coolDown == nil ? 0 : 1)
    for set in plan.sets {
      try check(Int64(set.times), times, .times)
      try check(set.work)
      if let rest = set.rest { try check(rest) }
      count += set.times * (set.rest == nil ? 1 : 2)
    }
    // The last work has no rest.
    if plan.sets.last?.rest != nil { count -= 1 }
    guard count <= steps else { throw .tooMany(.planSteps, limit: steps) }
    if let warmUp = plan.warmUp { try check(warmUp) }
    if let coolDown = plan.coolDown { try check(coolDown) }
  }

  private static func check(_ length: IntervalLength) throws(RunRejection) {
    switch length {
    case .time(let seconds): try check(Int64(seconds), stepSeconds, .planStep)
    case .distance(let metres): try check(Int64(metres), stepMetres, .planStep)
    case .pressed: break
    }
  }
}
