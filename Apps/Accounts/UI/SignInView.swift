import Calendar
import Core
import Design
import View

extension SignInFeature {
  public static func view(_ state: State) -> Node<Action> {
    let isNew = state.mode == .signUp
    func say(_ text: AccountsText) -> String { text.text(in: state.language) }
    return page("sign-in") {
      element("header", .class("welcome")) {
        element(
          "img", .class("mark"), .attribute("src", "/icons/suite.svg"), .attribute("alt", ""))
        element("h1", .class("title1")) { say(isNew ? .signUpTitle : .signInTitle) }
        paragraph(say(isNew ? .signUpLead : .signInLead), "soft")
      }
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"), .onSubmit(Action.sent)
      ) {
        if case .failed(let problem) = state.phase { fault(problem.text(in: state.language)) }
        if isNew { nameField(state) }
        emailField(state)
        passwordField(state)
        button(
          say(isNew ? .createAccount : .signIn), .prominent,
          traits: state.phase == .sending ? [.wide, .loading] : .wide)
      }
      button(
        say(isNew ? .haveAccount : .needAccount), .outlined, traits: .wide,
        action: .modeChosen(isNew ? .signIn : .signUp))
    }
  }

  private static func nameField(_ state: State) -> Node<Action> {
    textField(
      id: "display-name",
      FieldLabel(
        AccountsText.name.text(in: state.language),
        remark: KitText.optional.text(in: state.language),
        hint: AccountsText.nameHint.text(in: state.language)),
      value: state.displayName, attributes: [.attribute("autocomplete", "name")],
      onInput: { text in .displayNameChanged(text) })
  }

  private static func emailField(_ state: State) -> Node<Action> {
    let fault = state.emailChecked ? state.emailFault : nil
    return textField(
      id: "email",
      FieldLabel(
        AccountsText.email.text(in: state.language), fault: fault?.words.text(in: state.language)),
      kind: .email, value: state.email,
      attributes: [
        .attribute("autocomplete", "username"), .attribute("autocapitalize", "off"),
        .attribute("spellcheck", "false"), .on(.blur, { _ in .emailLeft }),
      ], onInput: { text in .emailChanged(text) })
  }

  private static func passwordField(_ state: State) -> Node<Action> {
    let isNew = state.mode == .signUp
    let fault = state.passwordChecked && isNew ? state.passwordFault : nil
    let language = state.language
    return stack("tight") {
      textField(
        id: "password",
        FieldLabel(
          (isNew ? AccountsText.newPassword : .password).text(in: language),
          hint: isNew ? AccountsText.passwordHint.text(in: language) : nil,
          fault: fault?.words.text(in: language)),
        kind: state.passwordShown ? .text : .password, value: state.password,
        attributes: [
          .attribute("autocomplete", isNew ? "new-password" : "current-password"),
          .attribute("autocapitalize", "off"), .attribute("spellcheck", "false"),
          .on(.blur, { _ in .passwordLeft }),
        ], onInput: { text in .passwordChanged(text) })
      line {
        button(
          (state.passwordShown ? AccountsText.hidePassword : .showPassword).text(in: language),
          .naked, traits: .small, action: Action.passwordShownToggled)
      }
    }
  }
}
