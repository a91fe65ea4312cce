import AccountsDomain
import Calendar
import Core
import Design
import View

extension PeopleFeature {
  /// One person: what is known, and what can be done.
  static func sheet(_ person: PersonRow, _ state: State) -> Node<Action> {
    let language = state.language
    let sheet = Sheet<Action>(
      id: "person-sheet", title: person.title, language: language, close: .personClosed)
    return .fragment([
      sheet.node {
        stack {
          paragraph(person.email, "soft breaks")
          paragraph(details(of: person, language), "hint breaks")
          if let problem = state.problem, state.confirmation == nil {
            fault(problem.text(in: language))
          }
          if person.status == .locked {
            banner(PeopleText.lockedLead.text(in: language), icon: .alert, rank: .warning)
          }
          roleField(person, state)
          if let link = state.link { shown(link, PersonText.resetLink.text(in: language), state) }
          acts(person, state)
        }
      },
      state.confirmation.map { typed in deletion(person, typed, state) } ?? .empty,
    ])
  }

  private static func roleField(_ person: PersonRow, _ state: State) -> Node<Action> {
    let language = state.language
    return box(.group) {
      settingSelect(
        id: "person-role", FieldLabel(PeopleText.role.text(in: language)),
        options: MemberRole.allCases.map { role in
          (role.rawValue, PeopleText.words(for: role).text(in: language))
        },
        value: (state.chosenRole ?? person.role).rawValue,
        onChange: { word in .roleChosen(MemberRole(rawValue: word) ?? person.role) })
    }
  }

  private static func acts(_ person: PersonRow, _ state: State) -> Node<Action> {
    func act(
      _ text: PersonText, _ act: Act, _ look: ButtonLook = .outlined, _ more: ButtonTraits = []
    ) -> Node<Action> {
      var traits: ButtonTraits = [.wide]
      traits.formUnion(more)
      if state.act == act { traits.insert(.loading) }
      return button(
        text.text(in: state.language), look, traits: traits, action: .acted(act))
    }
    let isLocked = person.status == .locked
    return stack {
      if person.isSelf {
        paragraph(PersonText.notForYou.text(in: state.language), "soft")
      } else {
        if !isLocked {
          paragraph(PersonText.resetLead.text(in: state.language), "soft")
          act(.resetLink, .resetLink(person.id))
          act(.endSessions, .signOut(person.id))
          act(.lock, .lock(person.id), .naked, .destructive)
        } else {
          act(.unlock, .unlock(person.id))
        }
        button(
          PersonText.delete.text(in: state.language), .naked, traits: [.wide, .destructive],
          action: .deleteTapped)
      }
    }
  }

  /// A link that cannot be shown again.
  static func shown(_ link: String, _ title: String, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: PersonText) -> String { text.text(in: language) }
    return element("div", .class("box outlined stack"), .key("link"), .attribute("role", "status"))
    {
      element("p", .class("strong")) { say(.linkTitle) }
      paragraph(say(.linkLead), "soft")
      textField(
        id: "shown-link", FieldLabel(title), value: link,
        attributes: [.attribute("readonly", "readonly"), .attribute("autocomplete", "off")],
        onInput: { _ in .linkCopied })
      line {
        button(
          say(state.isLinkCopied ? .copied : .copy), .filled, icon: .copy, traits: .small,
          action: .linkCopied)
        button(KitText.close.text(in: language), .naked, traits: .small, action: .linkClosed)
      }
    }
  }

  private static func deletion(
    _ person: PersonRow, _ typed: String, _ state: State
  ) -> Node<Action> {
    let language = state.language
    func say(_ text: PersonText) -> String { text.text(in: language) }
    var sheet = Sheet<Action>(
      id: "person-deletion", title: say(.deleteTitle), language: language,
      close: .deleteCancelled)
    let act = Act.delete(person.id)
    sheet.submit = .acted(act)
    sheet.foot = [
      button(
        say(.delete), .prominent,
        traits: state.act == act ? [.wide, .destructive, .loading] : [.wide, .destructive])
    ]
    return sheet.node {
      stack {
        paragraph(say(.deleteText))
        if let problem = state.problem { fault(problem.text(in: language)) }
        textField(
          id: "deletion-email",
          FieldLabel(PersonText.deleteConfirm.text(in: language, [("email", person.email)])),
          kind: .email, value: typed, attributes: [.attribute("autocomplete", "off")],
          onInput: { text in .confirmationChanged(text) })
      }
    }
  }
}
