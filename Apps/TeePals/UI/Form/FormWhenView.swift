import Calendar
import Core
import Design
import TeePalsDomain
import View

/// When the round begins, on the clocks of the course.
enum FormWhenView {
  static func view(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    let zone = form.zone(at: state.now)
    let today = zone.civil(state.now).date
    return element("div", .class("stack wide-gap"), .key("when")) {
      element("div", .class("tee-form-pair")) {
        dateField(
          id: "tee-form-date",
          FieldLabel(words(FormText.date), fault: RoundFormView.fault(state, form, .startTime)),
          value: form.date, from: today.description,
          to: today.adding(days: GolfLimits.daysAhead).description,
          onChange: { text in .form(.dateTyped(text)) })
        textField(
          id: "tee-form-time", FieldLabel(words(FormText.time)), value: form.time,
          attributes: [.attribute("type", "time"), .attribute("step", "60")],
          onInput: { text in .form(.timeTyped(text)) })
      }
      paragraph(words(FormText.venueTime, text: zone.title), "hint")
      meant(state, form)
    }
  }

  /// That the host plays at that time already: allowed, and said.
  static func clash(_ state: State, _ form: RoundForm) -> Piece {
    guard let start = form.start(at: state.now),
      let other = state.replica.clash(for: state.me, at: start.instant, besides: form.round)
    else { return .empty }
    return element("div", .key("clash")) {
      banner(state.words.clash(other), icon: .calendar, rank: .warning) as Piece
    }
  }

  /// The start in full, and what is worth knowing of it.
  private static func meant(_ state: State, _ form: RoundForm) -> Piece {
    let words = state.words
    guard let start = form.start(at: state.now), let local = form.local else { return .empty }
    let really = start.instant.civil(offset: start.zone.offset)
    return element("div", .class("stack"), .key("meant")) {
      element("p", .class("tee-form-start")) {
        Icon.calendar.node(.small)
        element("span", .class("breaks")) {
          words(
            FormText.meant, text: words.longWhen(start.instant, start.zone, seenIn: state.here))
        }
      }
      if really.time.minuteOfDay != local.time.minuteOfDay {
        banner(
          words(FormText.moved, text: words.formats.time(really.time)), icon: .clock) as Piece
      }
      if form.isDark(at: state.now) {
        banner(words(FormText.dark), icon: .moon, rank: .warning) as Piece
      }
      clash(state, form)
    }
  }
}
