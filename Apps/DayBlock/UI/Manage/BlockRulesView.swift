import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What a block's editor says besides how the block looks: its goal, its plans, how it is tracked.
enum BlockRulesView {
  private static func act(_ action: BlockEditorAction) -> DayBlockFeature.ViewAction {
    .manage(.block(action))
  }

  private static func part(
    _ id: String, _ title: String,
    @NodeBuilder<DayBlockFeature.ViewAction> content: () -> [Piece]
  ) -> Piece {
    let children = content()
    return element(
      "section", .class("day-editor-part"), .id(id), .key(id), .aria("labelledby", id + "-title")
    ) {
      element("h3", .class("day-editor-head"), .id(id + "-title")) { title }
      children
    }
  }

  // MARK: Goal

  static func goal(_ form: BlockForm, _ words: Words) -> Piece {
    part("day-block-goal-part", words(EditorText.goal)) {
      choices(
        words(EditorText.goal),
        [
          choice(
            words(EditorText.noGoal), isChosen: form.period == nil, action: act(.goal(nil))),
          choice(
            words(EditorText.perDay), isChosen: form.period == .perDay,
            action: act(.goal(.perDay))),
          choice(
            words(EditorText.perWeek), isChosen: form.period == .perWeek,
            action: act(.goal(.perWeek))),
        ])
      if let period = form.period { stepper(form, period, words) }
    }
  }

  private static func stepper(
    _ form: BlockForm, _ period: BlockGoal.Period, _ words: Words
  ) -> Piece {
    let range = BlockForm.range(of: period)
    let halfBlocks = BlockForm.halfBlocks(form.goal)
    var field: [Attribute<DayBlockFeature.ViewAction>] = [
      .id(BlockEditorView.goalID), .class("input day-figures"),
      .attribute("inputmode", "decimal"), .attribute("autocomplete", "off"),
      .aria("label", words(EditorText.goalAmount)), .value(form.goal),
      .onInput { text in act(.goalTyped(text)) },
    ]
    if form.hasGoalFault {
      field += [.aria("invalid", "true"), .aria("describedby", "day-block-goal-fault")]
    } else {
      field.append(.aria("describedby", "day-block-goal-hint"))
    }
    return element("div", .class("day-amount-part"), .key("stepper")) {
      element("div", .class("day-stepper")) {
        step(
          "M6 12h12", words(EditorText.less), -1,
          isOff: (halfBlocks ?? range.upperBound) <= range.lowerBound)
        makeElement("input", field, [])
        step(
          "M6 12h12M12 6v12", words(EditorText.more), 1,
          isOff: (halfBlocks ?? range.lowerBound) >= range.upperBound)
        element("span", .aria("hidden", "true")) { words(EditorText.blocksUnit) }
      }
      if form.hasGoalFault {
        fault(
          words(
            EditorText.goalFault, name: BlockForm.text(of: range.lowerBound),
            text: BlockForm.text(of: range.upperBound)), id: "day-block-goal-fault")
      } else {
        element("p", .class("hint"), .id("day-block-goal-hint")) { words(EditorText.goalHint) }
      }
    }
  }

  private static func step(_ path: String, _ label: String, _ by: Int, isOff: Bool) -> Piece {
    element(
      "button", .class("icon-button filled"), .attribute("type", "button"),
      .aria("label", label), .disabled(isOff), .onClick(act(.goalStepped(by)))
    ) {
      element(
        "svg", .class("icon"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
        .attribute("focusable", "false")
      ) {
        element("path", .attribute("d", path))
      }
    }
  }

  // MARK: Plans

  static func plans(_ form: BlockForm, _ state: State) -> Piece {
    let words = state.words
    return part("day-plans-part", words(PlanText.title)) {
      if form.plans.isEmpty {
        element("p", .class("hint")) { words(PlanText.empty) }
      } else {
        element("ul", .class("box filled group"), .attribute("role", "list")) {
          for (index, plan) in form.plans.enumerated() {
            element("li", .key(String(index))) {
              element(
                "button", .class("setting"), .attribute("type", "button"),
                .aria("haspopup", "dialog"), .onClick(act(.planShown(index)))
              ) {
                Icon.calendar.node()
                element("span", .class("grow")) {
                  words.plan(plan, firstWeekday: state.firstWeekday)
                }
                Icon.chevronRight.node(.small)
              }
            }
          }
        }
      }
      if form.plans.count < DayLimits.plans {
        button(
          words(PlanText.add), .outlined, icon: .plus, traits: .wide, action: act(.planShown(nil)))
      }
    }
  }

  // MARK: Tracking

  static func rules(_ form: BlockForm, _ state: State) -> Piece {
    let words = state.words
    let usual = words(
      EditorText.maxRunUsual, text: words.duration(minutes: state.settings.maxRun))
    return part("day-rules-part", words(EditorText.rules)) {
      element("div", .class("box filled group")) {
        switchRow(
          id: "day-block-golden",
          FieldLabel(words(EditorText.golden), hint: words(EditorText.goldenHint)),
          isOn: form.isGolden, onToggle: { on in act(.golden(on)) })
        settingSelect(
          id: "day-block-max-run", FieldLabel(words(EditorText.maxRun)),
          options: [("", usual)]
            + lengths(form.maxRun).map { minutes in
              (String(minutes), words.duration(minutes: minutes))
            }, value: form.maxRun.map { minutes in String(minutes) } ?? "",
          onChange: { text in act(.maxRun(Int(text))) })
        settingSelect(
          id: "day-block-source",
          FieldLabel(words(EditorText.source), hint: words(EditorText.sourceHint)),
          options: [("", words(EditorText.noSource))]
            + BlockSource.allCases.map { source in (source.rawValue, words(source.title)) },
          value: form.source?.rawValue ?? "",
          onChange: { text in act(.source(BlockSource(rawValue: text))) })
      }
    }
  }

  private static func lengths(_ chosen: Int?) -> [Int] {
    let usual = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 1_440]
    guard let chosen, !usual.contains(chosen) else { return usual }
    return (usual + [chosen]).sorted()
  }
}

extension BlockSource {
  var title: EditorText {
    switch self {
    case .golf: .golf
    case .run: .run
    case .match: .match
    }
  }
}
