import Design
import RunningBuddyDomain
import View

/// The sheet in which a plan is made or edited.
enum PlanSheet {
  static func view(_ state: RunFeature.State) -> RunPiece {
    guard let form = state.plans.form else { return .empty }
    let words = state.words
    let plan = form.plan.plan
    var sheet = Sheet(
      id: "run-plan-form", title: words(form.isNew ? PlansText.add : .edit),
      language: state.language, close: RunFeature.ViewAction.plans(.closed))
    sheet.isFull = true
    sheet.submit = .plans(.sent)
    return sheet.node {
      textField(
        id: "run-plan-name",
        FieldLabel(
          words(PlansText.name), remark: words(KitText.optional), hint: words(PlansText.unnamed)),
        value: form.plan.name, attributes: [.attribute("maxlength", String(RunLimits.planName))],
        onInput: { text in .plans(.changed(.name(text))) })
      length(
        "run-plan-warm-up", .warmUp, plan.warmUp, canBeNone: true, words
      ) { word in .warmUp(word) }
      for (index, set) in plan.sets.enumerated() { view(set, index, of: plan, words) }
      if plan.sets.count < RunLimits.sets {
        button(
          words(PlansText.addSet), .filled, icon: .plus, traits: .wide,
          attributes: [.id("run-plan-add-set")], action: .plans(.changed(.added)))
      }
      length(
        "run-plan-cool-down", .coolDown, plan.coolDown, canBeNone: true, words
      ) { word in .coolDown(word) }
      paragraph(words(PlansText.total, text: words.total(plan)), "hint")
      if let refusal = form.refusal { fault(refusal, id: "run-plan-refusal") }
      button(words(KitText.save), .prominent, traits: .wide)
      if !form.isNew {
        button(
          words(PlansText.delete), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .plans(.deleted(form.plan.id)))
      }
    }
  }

  private static func view(
    _ set: IntervalSet, _ index: Int, of plan: IntervalPlan, _ words: Words
  ) -> RunPiece {
    let number = String(index + 1)
    let id = "run-plan-" + number
    return element(
      "fieldset", .class("box stack"), .key("set" + number),
      .aria("label", words(PlansText.set, text: number))
    ) {
      select(
        id: id + "-times", FieldLabel(words(PlansText.times)),
        options: RunLimits.times.map { count in
          (value: String(count), title: words(PlansText.timesCount, count: Int(count)))
        }, value: String(set.times),
        onChange: { text in .plans(.changed(.times(index, text))) })
      length(id + "-work", .work, set.work, canBeNone: false, words) { word in .work(index, word) }
      length(id + "-rest", .rest, set.rest, canBeNone: true, words) { word in .rest(index, word) }
      if plan.sets.count > 1 {
        button(
          words(PlansText.removeSet, text: number), .naked, icon: .trash,
          action: .plans(.changed(.removed(index))))
      }
    }
  }

  private static let seconds = [
    10, 15, 20, 30, 40, 45, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720, 900, 1_200,
    1_500, 1_800, 2_700, 3_600,
  ]
  private static let metres = [
    50, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_600, 2_000, 3_000, 4_000, 5_000,
    10_000,
  ]

  private static func length(
    _ id: String, _ title: PlansText, _ now: IntervalLength?, canBeNone: Bool, _ words: Words,
    _ change: @escaping (String) -> PlansAction.Change
  ) -> RunPiece {
    var lengths: [IntervalLength] = [.pressed]
    lengths += metres.map { metres in .distance(metres) }
    lengths += seconds.map { seconds in .time(seconds) }
    if let now, !lengths.contains(now) { lengths.append(now) }
    let none = canBeNone ? [(value: "", title: words(PlansText.noStep))] : []
    return select(
      id: id, FieldLabel(words(title)),
      options: none
        + lengths.map { length in
          (
            value: length.word,
            title: length == .pressed ? words(PlansText.pressed) : words.intervals.short(length)
          )
        }, value: now?.word ?? "", onChange: { text in .plans(.changed(change(text))) })
  }
}
