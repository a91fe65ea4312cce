import Core
import Design
import RunningBuddyDomain

/// The page of plans.
struct PlansState: Hashable {
  /// The plan that is being made or edited.
  var form: PlanForm?
}

/// What is done with plans.
public enum PlansAction: Hashable, Sendable {
  /// A step is chosen by its word; see ``IntervalLength``.
  public enum Change: Hashable, Sendable {
    case name(String)
    case warmUp(String)
    case coolDown(String)
    case times(Int, String)
    case work(Int, String)
    case rest(Int, String)
    case added
    case removed(Int)
  }

  /// A new plan where there is none.
  case opened(RunPlanID?)
  case presetOpened(Int)
  case closed
  case changed(Change)
  case sent
  case deleted(RunPlanID)
  /// Getting ready for a run with it.
  case started(RunPlanID)
}

extension RunFeature.State {
  mutating func reducePlans(_ action: PlansAction) -> Effects {
    switch action {
    case .opened(let id):
      if let id {
        plans.form = replica.plan(id).map { plan in PlanForm(plan, isNew: false) }
      } else {
        openPlan(PlanForm.usual)
      }
    case .presetOpened(let index):
      if PlanForm.presets.indices.contains(index) { openPlan(PlanForm.presets[index]) }
    case .closed: plans.form = nil
    case .changed(let change): plans.form?.take(change)
    case .sent: return sendPlan()
    case .deleted(let id):
      guard let plan = replica.plan(id) else { return [] }
      plans.form = nil
      say(PlansText.deleted, undo: [.keepPlan(plan)])
      return [.submit(.deletePlan(id))]
    case .started(let id):
      if !live.isUnderWay { live.plan = id }
      return reduceLive(.startWanted)
    }
    return []
  }

  private mutating func openPlan(_ plan: IntervalPlan) {
    plans.form = PlanForm(RunPlan(id: moment.id(0), plan), isNew: true)
  }

  private mutating func sendPlan() -> Effects {
    guard let form = plans.form else { return [] }
    let plan = form.plan
    let former = replica.plan(plan.id)
    guard plan != former else {
      plans.form = nil
      return []
    }
    let command = RunCommand.keepPlan(plan)
    if let refusal = refusal(of: command) {
      let told = words(refusal)
      plans.form?.refusal = told
      return []
    }
    plans.form = nil
    say(
      form.isNew ? PlansText.added : .saved,
      undo: [former.map { plan in .keepPlan(plan) } ?? .deletePlan(plan.id)])
    return [.submit(command)]
  }
}
