import Calendar
import Core
import DayBlockDomain
import Design
import View

/// What is asked about a time before it is kept, in the form itself: what was typed stays in sight.
enum TimeQuestion {
  static let id = "day-time-asked"

  static func view(_ state: State, _ form: TimeForm, _ reading: TimeReading) -> Piece {
    guard !form.asked.isEmpty, let stretch = reading.stretch else { return .empty }
    let words = state.words
    let hasPlan = state.plan(of: form) != nil
    let losesWords = hasPlan && (!form.memo.isEmpty || !form.friends.isEmpty)
    return element(
      "div", .id(id), .class("day-asked"), .attribute("tabindex", "-1"), .attribute("role", "alert")
    ) {
      for doubt in form.asked {
        banner(text(doubt, stretch, hasPlan, form, state), icon: .alert, rank: .warning)
      }
      if losesWords { paragraph(words(EditText.planKeeps), "hint") }
    }
  }

  private static func text(
    _ doubt: TimeDoubt, _ stretch: TimeStretch, _ hasPlan: Bool, _ form: TimeForm, _ state: State
  ) -> String {
    let words = state.words
    switch doubt {
    case .future: return words(hasPlan ? EditText.askPlan : .askFuture)
    case .longAgo:
      let date = state.rules(named: form.zone).civil(at: stretch.from).date
      return words(EditText.askLongAgo, text: words.formats.date(date, .long))
    case .overlap: return words(EditText.askOverlap)
    }
  }

  /// The way back stands first, as in every question.
  static func answers(_ state: State, _ form: TimeForm) -> Piece {
    let words = state.words
    let hasPlan = state.plan(of: form) != nil
    return element("div", .class("day-asked"), .key("answers")) {
      button(
        words(EditText.changeTimes), .filled, traits: .wide,
        action: .calendar(.form(.unmeant)))
      if hasPlan {
        button(
          words(EditText.asPlan), .prominent, icon: .calendar, traits: .wide,
          action: .calendar(.form(.planned)))
      }
      button(
        words(form.session == nil ? EditText.addAnyway : .keepAnyway),
        hasPlan ? .filled : .prominent, icon: .check, traits: .wide,
        action: .calendar(.form(.meant)))
    }
  }
}
