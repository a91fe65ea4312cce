import Calendar
import Core
import Design
import View

extension SignInFeature {
  public static func view(_ state: State) -> Node<Action> {
    if var step = state.secondStep {
      step.language = state.language
      return SecondStepFeature.view(step).map { action in .secondStep(action) }
    }
    func say(_ text: AccountsText) -> String { text.text(in: state.language) }
    return page("sign-in") {
      element("header", .class("welcome")) {
        element(
          "img", .class("mark"), .attribute("src", "/icons/suite.svg"), .attribute("alt", ""))
        element("h1", .class("title1")) { say(.signInTitle) }
        paragraph(say(.signInLead), "soft")
      }
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"), .onSubmit(Action.sent)
      ) {
        if case .failed(let problem) = state.phase { fault(problem.text(in: state.language)) }
        emailField(state)
        passwordField(state)
        button(
          say(.signIn), .prominent,
          traits: state.phase == .sending ? [.wide, .loading] : .wide)
      }
      passkey(state)
      providerLinks(state.providers, state.language)
      element("a", .class("button naked wide"), .attribute("href", AccountsRoute.forgot.path)) {
        RecoveryText.forgot.text(in: state.language)
      }
      button(
        say(.needAccount), .outlined, traits: .wide,
        action: .delegate(.signUp(email: state.email)))
    }
  }

  private static func emailField(_ state: State) -> Node<Action> {
    let fault = state.emailChecked ? state.emailFault : nil
    return textField(
      id: "email",
      FieldLabel(
        SignUpText.emailOrUsername.text(in: state.language),
        fault: fault?.words.text(in: state.language)),
      value: state.email,
      attributes: [
        .attribute("autocomplete", "username webauthn"), .attribute("autocapitalize", "off"),
        .attribute("inputmode", "email"),
        .attribute("spellcheck", "false"), .on(.blur, { _ in .emailLeft }),
      ], onInput: { text in .emailChanged(text) })
  }

  private static func passwordField(_ state: State) -> Node<Action> {
    let language = state.language
    return stack("tight") {
      textField(
        id: "password",
        FieldLabel(AccountsText.password.text(in: language)),
        kind: state.passwordShown ? .text : .password, value: state.password,
        attributes: [
          .attribute("autocomplete", "current-password"),
          .attribute("autocapitalize", "off"), .attribute("spellcheck", "false"),
        ], onInput: { text in .passwordChanged(text) })
      line {
        button(
          (state.passwordShown ? AccountsText.hidePassword : .showPassword).text(in: language),
          .naked, traits: .small, action: Action.passwordShownToggled)
      }
    }
  }
}
