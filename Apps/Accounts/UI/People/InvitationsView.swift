import AccountsDomain
import Calendar
import Core
import Design
import View

extension PeopleFeature {
  static func invitationsView(_ state: State) -> Node<Action> {
    let language = state.language
    return stack {
      if let problem = state.problem { fault(problem.text(in: language)) }
      if let link = state.link { shown(link, InvitationText.link.text(in: language), state) }
      asyncContent(
        state.invitations.loadable(language), language, retry: .opened,
        isEmpty: { list in list.rows.isEmpty },
        empty: {
          stack {
            making(state)
            paragraph(InvitationText.none.text(in: language), "soft")
          }
        },
        view: { list in
          stack {
            making(state)
            box(.group) { for row in list.rows { invitation(row, state) } }
          }
        })
    }
  }

  /// The form, under a word on what an invitation is worth here.
  private static func making(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: InvitationText) -> String { text.text(in: language) }
    var lead = InvitationText.lead
    if case .loaded(let list) = state.invitations {
      switch list.policy {
      case .open: lead = .openLead
      case .closed: lead = .closedLead
      case .invite: break
      }
    }
    return element(
      "form", .class("stack"), .attribute("novalidate", "novalidate"),
      .onSubmit(Action.acted(.invite))
    ) {
      paragraph(say(lead), "soft")
      textField(
        id: "invite-email",
        FieldLabel(
          say(.email), remark: KitText.optional.text(in: language), hint: say(.hint)),
        kind: .email, value: state.inviteEmail, attributes: [.attribute("autocomplete", "off")],
        onInput: { text in .inviteEmailChanged(text) })
      button(
        say(.make), .outlined, traits: state.act == .invite ? [.wide, .loading] : .wide)
    }
  }

  private static func invitation(_ row: InvitationRow, _ state: State) -> Node<Action> {
    let language = state.language
    return element("div", .class("setting"), .key(row.id)) {
      element("div", .class("grow")) {
        element("p", .class("breaks")) { row.email ?? InvitationText.anybody.text(in: language) }
        element("p", .class("hint")) { dated(InvitationText.until, row.expires, language) }
      }
      button(
        InvitationText.revoke.text(in: language), .naked,
        traits: state.act == .revoke(row.id)
          ? [.small, .destructive, .loading] : [.small, .destructive],
        action: .acted(.revoke(row.id)))
    }
  }
}
