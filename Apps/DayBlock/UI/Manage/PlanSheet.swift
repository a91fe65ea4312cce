import Calendar
import Core
import DayBlockDomain
import Design
import View

/// When a block is meant to be worked on.
enum PlanSheet {
  private static func act(_ action: PlanAction) -> DayBlockFeature.ViewAction {
    .manage(.plan(action))
  }

  static func view(_ form: PlanForm, _ state: State) -> Piece {
    let words = state.words
    var sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-plan", title: words(form.index == nil ? PlanText.newTitle : .editTitle),
      language: state.language, close: .manage(.sheetClosed))
    sheet.submit = act(.sent)
    sheet.foot = [button(words(PlanText.keep), .prominent, traits: .wide)]
    let fault = form.isSent ? form.fault : nil
    return sheet.node {
      choices(
        words(PlanText.rule),
        PlanRule.allCases.map { rule in
          choice(words(rule.title), isChosen: rule == form.rule, action: act(.rule(rule)))
        })
      if form.rule == .weekly { days(form, fault, state) }
      times(form, fault, words)
      dates(form, fault, words)
      if form.index != nil {
        button(
          words(PlanText.delete), .naked, icon: .trash, traits: [.wide, .destructive],
          action: act(.deleted))
      }
    }
  }

  private static func days(
    _ form: PlanForm, _ problem: PlanForm.Fault?, _ state: State
  ) -> Piece {
    let words = state.words
    return element("div", .class("field"), .key("days")) {
      element(
        "div", .class("day-plan-days"), .attribute("role", "group"),
        .aria("label", words(PlanText.weekdays))
      ) {
        for day in Weekday.week(from: state.firstWeekday) {
          element(
            "button", .class("day-plan-day"), .key(String(day.rawValue)),
            .attribute("type", "button"),
            .aria("pressed", form.days.contains(day) ? "true" : "false"),
            .aria("label", words.formats.weekday(day, .long)), .onClick(act(.day(day)))
          ) { words.formats.weekday(day, .narrow) }
        }
      }
      if problem == .days { fault(words(PlanText.daysFault)) }
    }
  }

  private static func times(
    _ form: PlanForm, _ problem: PlanForm.Fault?, _ words: Words
  ) -> Piece {
    element("div", .class("day-pair"), .key("times")) {
      textField(
        id: "day-plan-start",
        FieldLabel(
          words(PlanText.start), fault: problem == .start ? words(PlanText.startFault) : nil),
        value: form.start, attributes: [.attribute("type", "time")],
        onInput: { text in act(.start(text)) })
      select(
        id: "day-plan-minutes", FieldLabel(words(PlanText.minutes)),
        options: lengths(form.minutes).map { minutes in
          (String(minutes), words.duration(minutes: minutes))
        }, value: String(form.minutes), onChange: { text in act(.minutes(text)) })
    }
  }

  private static func dates(
    _ form: PlanForm, _ problem: PlanForm.Fault?, _ words: Words
  ) -> Piece {
    let isOnce = form.rule == .once
    return element("div", .class("day-pair"), .key("dates")) {
      dateField(
        id: "day-plan-from",
        FieldLabel(
          words(isOnce ? PlanText.on : .from),
          fault: problem == .from ? words(PlanText.fromFault) : nil),
        value: form.from, onChange: { text in act(.from(text)) })
      if !isOnce {
        dateField(
          id: "day-plan-until",
          FieldLabel(
            words(PlanText.until), remark: words(KitText.optional),
            hint: words(PlanText.untilHint),
            fault: problem == .until ? words(PlanText.untilFault) : nil),
          value: form.until, from: form.from, onChange: { text in act(.until(text)) })
      }
    }
  }

  private static func lengths(_ chosen: Int) -> [Int] {
    let usual = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480]
    return usual.contains(chosen) ? usual : (usual + [chosen]).sorted()
  }
}

extension PlanRule {
  var title: PlanText {
    switch self {
    case .once: .once
    case .daily: .daily
    case .weekly: .weekly
    }
  }
}
