import Calendar
import Core
import Design
import View

extension EventsFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: EventsText) -> String { text.text(in: language) }
    return section(id: "events", say(.title)) {
      paragraph(say(.lead), "soft")
      asyncContent(
        state.status.loadable(language), language, retry: .opened,
        isEmpty: { page in page.entries.isEmpty },
        empty: { paragraph(say(.empty), "soft") },
        view: { page in
          stack {
            box(.group) { for entry in page.entries { row(entry, language) } }
            if let problem = state.fault { fault(problem.text(in: language)) }
            if page.hasMore {
              button(
                say(.more), .outlined,
                traits: state.isLoadingMore ? [.wide, .loading] : .wide, action: .moreWanted)
            }
          }
        })
    }
  }

  private static func row(_ entry: Entry, _ language: Language) -> Node<Action> {
    let formats = Formats(language)
    let at = entry.at.civil(offset: 0)
    var place = formats.date(at.date, .medium) + " " + formats.time(at.time) + " UTC"
    for part in [entry.browser, entry.system, entry.network] {
      if let part { place += " · " + part }
    }
    return element("div", .class("setting"), .key(entry.id)) {
      element("div", .class("grow")) {
        element("p") { EventsText.words(for: entry.event).text(in: language) }
        element("p", .class("hint breaks")) { place }
      }
    }
  }
}
