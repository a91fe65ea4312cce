import AccountsDomain
import Calendar
import Core
import Design
import View

extension PeopleFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: PeopleText) -> String { text.text(in: language) }
    return .fragment([
      stack {
        paragraph(say(.lead), "soft")
        choices(
          say(.tabs),
          Tab.allCases.map { tab in
            choice(say(tab.title), isChosen: state.tab == tab, action: .tabChosen(tab))
          })
        switch state.tab {
        case .people: peopleView(state)
        case .invitations: invitationsView(state)
        case .deadLetters: deadLettersView(state)
        }
      },
      state.person.map { person in sheet(person, state) } ?? .empty,
      state.proofSheet,
    ])
  }

  private static func peopleView(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: PeopleText) -> String { text.text(in: language) }
    return stack {
      SearchField<Action>(
        id: "people-search", placeholder: say(.search), text: state.search,
        isActive: state.isSearching, language: language,
        onInput: { text in .searchChanged(text) }, onFocus: .searchFocused,
        onClose: .searchClosed
      ).node
      asyncContent(
        state.people.loadable(language), language, retry: .opened,
        isEmpty: { page in page.rows.isEmpty },
        empty: {
          emptyState(icon: .searchNone, title: say(.noMatch), text: say(.noMatchText))
        },
        view: { page in
          stack {
            box(.group) { for row in page.rows { line(of: row, language) } }
            if let problem = state.problem, state.person == nil {
              fault(problem.text(in: language))
            }
            if page.next != nil {
              button(
                say(.more), .outlined,
                traits: state.isLoadingMore ? [.wide, .loading] : .wide, action: .moreWanted)
            }
          }
        })
    }
  }

  private static func line(of row: PersonRow, _ language: Language) -> Node<Action> {
    element("div", .class("setting"), .key(row.id)) {
      element(
        "button", .class("plain-row grow"), .attribute("type", "button"),
        .onClick(.personChosen(row))
      ) {
        element("span", .class("grow")) {
          element("span", .class("breaks")) { row.title }
          element("br")
          element("span", .class("hint breaks")) { details(of: row, language) }
        }
      }
      if row.status == .locked { chip(PeopleText.locked.text(in: language), icon: .alert) }
    }
  }

  /// Address, role, and since when, in one line.
  static func details(of row: PersonRow, _ language: Language) -> String {
    var words: [String] = []
    if row.name != nil { words.append(row.email) }
    if let username = row.username { words.append(username) }
    if row.role != .member { words.append(PeopleText.words(for: row.role).text(in: language)) }
    if row.isSelf { words.append(PeopleText.you.text(in: language)) }
    words.append(dated(PeopleText.since, row.created, language))
    words.append(
      row.lastSeen.map { seen in dated(PeopleText.lastSeen, seen, language) }
        ?? PeopleText.neverSeen.text(in: language))
    return words.joined(separator: " · ")
  }

  static func dated(_ text: some PhraseBook, _ instant: Instant, _ language: Language) -> String {
    let date = Formats(language).date(instant.civil(offset: 0).date, .medium)
    return text.text(in: language, [("date", date)])
  }
}

extension PeopleFeature.Tab {
  var title: PeopleText {
    switch self {
    case .people: .people
    case .invitations: .invitations
    case .deadLetters: .deadLetters
    }
  }
}
