import Core
import Design
import RefWatchDomain
import View

/// Where an invitation leads.
enum DeskJoinView {
  typealias State = RefWatchFeature.State
  typealias Piece = Node<RefWatchFeature.ViewAction>

  static func view(_ state: State, _ token: String) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("join")) {
      topBar(title: words(CrewText.joinTitle), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) { content(state, token) }
      }
    }
  }

  private static func content(_ state: State, _ token: String) -> Piece {
    let words = state.words
    let part = state.desk.crew
    if !state.hasAccount {
      return stack {
        paragraph(words(CrewText.joinLead))
        DeskCrewView.needsAccount(state)
      }
    }
    if part.join.joined != nil {
      return stack {
        element("p", .class("strong"), .attribute("role", "status")) { words(CrewText.joined) }
        skeleton(state.language, rows: 2)
      }
    }
    if part.problem == .wrongLink {
      return emptyState(
        icon: .link, title: words(CrewText.linkWrong), text: words(CrewText.linkWrongHint)
      ) {
        button(words(KitText.close), .filled, traits: .wide, action: .went(.hub))
      }
    }
    return form(state, token)
  }

  private static func form(_ state: State, _ token: String) -> Piece {
    let words = state.words
    let part = state.desk.crew
    return element(
      "form", .class("stack"), .attribute("novalidate", "novalidate"),
      .onSubmit(DeskCrewView.act(.joined(token: token)))
    ) {
      paragraph(words(CrewText.joinLead))
      paragraph(words(CrewText.joinRecorder), "soft")
      paragraph(words(CrewText.joinLeads), "soft")
      textField(
        id: "crew-name",
        FieldLabel(
          words(CrewText.joinName), hint: words(CrewText.joinNameHint),
          fault: part.join.fault.map { fault in words(fault) }),
        value: state.nameInCrew,
        attributes: [.attribute("autocomplete", "name"), .attribute("required", "required")],
        onInput: { text in DeskCrewView.act(.nameTyped(text)) })
      if !state.sync.isOnline {
        banner(words(CrewText.offline), icon: .cloudOff)
      } else if let problem = part.problem {
        fault(words(problem.word))
      }
      button(
        words(CrewText.join), .prominent, icon: .people,
        traits: part.isAsking ? [.wide, .loading] : .wide)
    }
  }
}
