import AccountsDomain
import Calendar
import Core
import Design
import View

extension ArrivalFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    return page("sign-in") {
      switch state.step {
      case .opening: skeleton(language) as Node<Action>
      case .form(let newcomer): form(newcomer, state)
      case .confirming(let confirm):
        ConfirmFeature.view(confirm).map { action in .confirm(action) }
      case .lost(let problem):
        fault(problem.text(in: language))
        button(KitText.retry.text(in: language), .outlined, traits: .wide, action: .retried)
        button(
          RecoveryText.back.text(in: language), .naked, traits: .wide,
          action: .delegate(.signIn))
      }
    }
  }

  private static func form(_ newcomer: Newcomer, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: ArrivalText) -> String {
      text.text(in: language, [("provider", newcomer.provider)])
    }
    return stack {
      element("header", .class("welcome")) {
        element("h1", .class("title1")) { say(.title) }
        paragraph(say(.lead), "soft")
      }
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"), .onSubmit(Action.sent)
      ) {
        if let problem = state.problem { fault(problem.text(in: language)) }
        textField(
          id: "email",
          FieldLabel(AccountsText.email.text(in: language), hint: say(.emailHint)), kind: .email,
          value: newcomer.email,
          attributes: [
            .attribute("autocomplete", "email"), .attribute("autocapitalize", "off"),
            .attribute("spellcheck", "false"),
          ], onInput: { text in .emailChanged(text) })
        textField(
          id: "display-name",
          FieldLabel(
            AccountsText.name.text(in: language), remark: KitText.optional.text(in: language)),
          value: newcomer.name,
          attributes: [
            .attribute("autocomplete", "name"),
            .attribute("maxlength", String(Preferences.displayNameLimit)),
          ], onInput: { text in .nameChanged(text) })
        button(
          AccountsText.createAccount.text(in: language), .prominent,
          traits: state.isSending ? [.wide, .loading] : .wide)
      }
      paragraph(say(.linkInstead), "soft")
      button(say(.haveAccount), .outlined, traits: .wide, action: .delegate(.signIn))
    }
  }
}
