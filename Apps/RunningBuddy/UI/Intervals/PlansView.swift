import Core
import Design
import RunningBuddyDomain
import View

/// Plans of intervals, to be made and run.
enum PlansView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let plans = state.replica.plans
    return RunStates.page(
      state, key: "plans", title: words(PlansText.title), back: true,
      actions: [
        iconButton(
          .plus, label: words(PlansText.add), .filled, attributes: [.id("run-plan-add")],
          action: .plans(.opened(nil)))
      ]
    ) {
      if plans.isEmpty {
        RunStates.whenKnown(state) {
          emptyState(
            icon: .clock, title: words(PlansText.none), text: words(PlansText.noneText)
          ) {
            button(words(PlansText.add), .prominent, icon: .plus, action: .plans(.opened(nil)))
          }
        }
      }
      for plan in plans { card(plan, words) }
      presets(words)
      PlanSheet.view(state)
    }
  }

  private static func card(_ plan: RunPlan, _ words: Words) -> RunPiece {
    let name = words.name(of: plan)
    return element("div", .class("box stack"), .key(plan.id.description)) {
      element("h2", .class("headline breaks")) { name }
      if !plan.name.isEmpty { paragraph(words.intervals.text(plan.plan), "soft") }
      paragraph(words(PlansText.total, text: words.total(plan.plan)), "hint")
      line("wraps") {
        button(
          words(PlansText.start), .prominent, icon: .play,
          attributes: [.aria("label", words(PlansText.start) + ": " + name)],
          action: .plans(.started(plan.id)))
        button(
          words(KitText.edit), .filled, icon: .edit,
          attributes: [.aria("label", words(KitText.edit) + ": " + name)],
          action: .plans(.opened(plan.id)))
      }
    }
  }

  private static func presets(_ words: Words) -> RunPiece {
    section(id: "run-presets", words(PlansText.presets)) {
      line("wraps") {
        for (index, plan) in PlanForm.presets.enumerated() {
          button(
            words.intervals.text(IntervalPlan(sets: plan.sets)), .filled, icon: .plus,
            action: .plans(.presetOpened(index)))
        }
      }
    }
  }

  /// The choice of a plan for the run that begins; nothing while there are none.
  static func choice(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let plans = state.replica.plans
    guard !plans.isEmpty else { return .empty }
    return select(
      id: "run-plan", FieldLabel(words(PlansText.chosen)),
      options: [(value: "", title: words(PlansText.withoutPlan))]
        + plans.map { plan in (value: plan.id.description, title: words.name(of: plan)) },
      value: state.live.plan?.description ?? "",
      onChange: { text in .live(.planChosen(RunPlanID(text))) })
  }
}

extension Words {
  var intervals: IntervalWords { IntervalWords(language) }

  /// The name of a plan, else what it is.
  func name(of plan: RunPlan) -> String {
    plan.name.isEmpty ? intervals.text(plan.plan) : plan.name
  }

  /// `3.20 km + 14 min`, as far as it is known.
  func total(_ plan: IntervalPlan) -> String {
    let total = plan.total
    var parts: [String] = []
    if total.metres > 0 { parts.append(distance(centimetres: Int64(total.metres) * 100)) }
    if total.seconds > 0 { parts.append(duration(Int64(total.seconds) * 1_000)) }
    if total.isOpen { parts.append(intervals.short(.pressed)) }
    return parts.joined(separator: " + ")
  }
}
