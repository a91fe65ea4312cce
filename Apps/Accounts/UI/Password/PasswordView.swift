import Calendar
import Core
import Design
import View

extension PasswordFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    return .fragment([
      section(id: "change-password", PasswordText.title.text(in: language)) {
        if state.phase == .done {
          element("p", .class("soft"), .attribute("role", "status")) {
            PasswordText.done.text(in: language)
          }
        }
        if !state.hasPassword {
          paragraph(IdentifiersText.setPasswordLead.text(in: language), "soft")
        }
        button(title(state), .outlined, traits: .wide, action: .opened)
      },
      state.isOpen && state.proof == nil ? sheet(state) : .empty,
      state.proofSheet,
    ])
  }

  private static func title(_ state: State) -> String {
    state.hasPassword
      ? PasswordText.change.text(in: state.language)
      : IdentifiersText.setPassword.text(in: state.language)
  }

  private static func sheet(_ state: State) -> Node<Action> {
    let language = state.language
    var sheet = Sheet<Action>(
      id: "password-sheet", title: title(state), language: language, close: .closed)
    sheet.submit = .sent
    sheet.foot = [
      button(
        KitText.save.text(in: language), .prominent,
        traits: state.phase == .sending ? [.wide, .loading] : .wide)
    ]
    return sheet.node {
      stack {
        // Tells a password manager whose password this is.
        element(
          "input", .attribute("type", "text"), .attribute("autocomplete", "username"),
          .attribute("hidden", "hidden"), .value(state.email))
        if case .failed(let problem) = state.phase { fault(problem.text(in: language)) }
        if state.hasPassword {
          field(
            id: "current-password", FieldLabel(PasswordText.current.text(in: language)),
            value: state.current, autofill: "current-password", state,
            onInput: { text in .currentChanged(text) })
        }
        field(
          id: "new-password",
          FieldLabel(
            AccountsText.newPassword.text(in: language),
            hint: state.rules.hint(in: language),
            fault: state.isChecked ? state.newFault?.text(in: language) : nil),
          value: state.new, autofill: "new-password", state, leave: .newLeft,
          onInput: { text in .newChanged(text) })
        line {
          button(
            (state.isShown ? AccountsText.hidePassword : .showPassword).text(in: language), .naked,
            traits: .small, action: .shownToggled)
        }
        if state.hasPassword {
          switchRow(
            id: "end-others",
            FieldLabel(
              PasswordText.endOthers.text(in: language),
              hint: PasswordText.endOthersHint.text(in: language)),
            isOn: state.endsOthers, onToggle: { ends in .endsOthersToggled(ends) })
        }
      }
    }
  }

  private static func field(
    id: String, _ label: FieldLabel, value: String, autofill: String, _ state: State,
    leave: Action? = nil, onInput: @escaping (String) -> Action
  ) -> Node<Action> {
    var attributes: [Attribute<Action>] = [
      .attribute("autocomplete", autofill), .attribute("autocapitalize", "off"),
      .attribute("spellcheck", "false"),
    ]
    if let leave { attributes.append(.on(.blur, { _ in leave })) }
    return textField(
      id: id, label, kind: state.isShown ? .text : .password, value: value,
      attributes: attributes, onInput: onInput)
  }
}
