import Core
import RunningBuddyDomain

/// What a person says of a plan. Everything is chosen, nothing typed but the name: it can be done
/// with cold fingers.
struct PlanForm: Hashable {
  let isNew: Bool
  /// The plan with what was chosen.
  private(set) var plan: RunPlan
  /// Why it was not taken, in words.
  var refusal: String?

  init(_ plan: RunPlan, isNew: Bool) {
    self.plan = plan
    self.isNew = isNew
  }

  /// What a new plan begins with.
  static let usual = IntervalPlan(
    warmUp: .time(600), sets: [IntervalSet(times: 6, work: .distance(400), rest: .time(90))],
    coolDown: .time(600))

  /// Plans to begin with.
  static let presets = [
    preset(8, .distance(400), .time(90)), preset(5, .distance(1_000), .time(120)),
    preset(10, .time(60), .time(60)),
  ]

  private static func preset(
    _ times: Int, _ work: IntervalLength, _ rest: IntervalLength
  ) -> IntervalPlan {
    IntervalPlan(
      warmUp: usual.warmUp, sets: [IntervalSet(times: times, work: work, rest: rest)],
      coolDown: usual.coolDown)
  }

  mutating func take(_ change: PlansAction.Change) {
    refusal = nil
    switch change {
    case .name(let text):
      plan.name = String(
        String.UnicodeScalarView(text.unicodeScalars.prefix(RunLimits.planName)))
    case .warmUp(let word): plan.plan.warmUp = IntervalLength(word: word)
    case .coolDown(let word): plan.plan.coolDown = IntervalLength(word: word)
    case .times(let index, let text): edit(index) { set in set.times = Int(text) ?? set.times }
    case .work(let index, let word):
      edit(index) { set in set.work = IntervalLength(word: word) ?? set.work }
    case .rest(let index, let word): edit(index) { set in set.rest = IntervalLength(word: word) }
    case .added:
      guard plan.plan.sets.count < RunLimits.sets else { return }
      plan.plan.sets.append(plan.plan.sets.last ?? PlanForm.usual.sets[0])
    case .removed(let index):
      guard plan.plan.sets.count > 1, plan.plan.sets.indices.contains(index) else { return }
      plan.plan.sets.remove(at: index)
    }
  }

  private mutating func edit(_ index: Int, _ change: (inout IntervalSet) -> Void) {
    guard plan.plan.sets.indices.contains(index) else { return }
    change(&plan.plan.sets[index])
  }
}
