import Core
import Design
import RefWatchDomain
import View

/// Where an invitation leads.
enum DeskJoinView {
  static func view(_ state: State, _ token: String, _ kind: JoinKind = .crew) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("join")) {
      topBar(title: words(kind.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) { content(state, token, kind) }
      }
    }
  }

  private static func content(_ state: State, _ token: String, _ kind: JoinKind) -> Piece {
    let words = state.words
    let part = state.desk.crew
    if !state.hasAccount {
      return stack {
        paragraph(words(kind.lead))
        DeskCrewView.needsAccount(state)
      }
    }
    if part.join.joined != nil || part.join.share != nil {
      return stack {
        element("p", .class("strong"), .attribute("role", "status")) { words(kind.done) }
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
    return form(state, token, kind)
  }

  private static func form(_ state: State, _ token: String, _ kind: JoinKind) -> Piece {
    let words = state.words
    let part = state.desk.crew
    return element(
      "form", .class("stack"), .attribute("novalidate", "novalidate"),
      .onSubmit(DeskCrewView.act(.joined(token: token, kind)))
    ) {
      paragraph(words(kind.lead))
      paragraph(words(kind.name), "soft")
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
        words(kind.join), .prominent, icon: .people,
        traits: part.isAsking ? [.wide, .loading] : .wide)
    }
  }
}
