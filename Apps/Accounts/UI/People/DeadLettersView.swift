import Calendar
import Core
import Design
import View

extension PeopleFeature {
  static func deadLettersView(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: DeadLetterText) -> String { text.text(in: language) }
    return stack {
      if let problem = state.problem { fault(problem.text(in: language)) }
      asyncContent(
        state.deadLetters.loadable(language), language, retry: .opened,
        isEmpty: { rows in rows.isEmpty },
        empty: { emptyState(icon: .inbox, title: say(.none), text: say(.noneText)) },
        view: { rows in box(.group) { for row in rows { view(of: row, state) } } })
    }
  }

  private static func view(of row: DeadLetterRow, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: DeadLetterText) -> String { text.text(in: language) }
    let date = Formats(language).date(row.created.civil(offset: 0).date, .medium)
    let facts = [
      say(row.isMail ? .mail : .sms), row.template, date,
      DeadLetterText.tries.text(in: language, count: row.tries), row.failure,
    ]
    return element("div", .class("setting"), .key(row.id)) {
      element("div", .class("grow")) {
        element("p", .class("breaks")) { row.recipient }
        element("p", .class("hint breaks")) { facts.joined(separator: " · ") }
        if !row.canRepeat { element("p", .class("hint")) { say(.tooLate) } }
      }
      line {
        if row.canRepeat {
          button(
            say(.retry), .outlined,
            traits: state.act == .retry(row.id) ? [.small, .loading] : .small,
            action: .acted(.retry(row.id)))
        }
        button(
          say(.discard), .naked,
          traits: state.act == .discard(row.id)
            ? [.small, .destructive, .loading] : [.small, .destructive],
          action: .acted(.discard(row.id)))
      }
    }
  }
}
