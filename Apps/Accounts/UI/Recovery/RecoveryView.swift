import AccountsDomain
import Calendar
import Core
import Design
import View

extension RecoveryFeature {
  public static func view(_ state: State) -> Node<Action> {
    page("sign-in") {
      switch state.step {
      case .asking: asking(state)
      case .sent: choosing(state, hasCode: true)
      case .loginSent: loginSent(state)
      case .choosing: choosing(state, hasCode: false)
      case .waiting(_, let opens): waiting(state, opens)
      case .answering: answering(state)
      case .done: done(state)
      }
    }
  }

  static func heading(_ title: String, _ lead: String) -> Node<Action> {
    element("header", .class("welcome"), .key("heading")) {
      element("h1", .class("title1")) { title }
      paragraph(lead, "soft breaks")
    }
  }

  static func trouble(_ state: State) -> Node<Action> {
    if case .failed(let problem) = state.phase { return fault(problem.text(in: state.language)) }
    return .empty
  }

  static func back(_ state: State) -> Node<Action> {
    button(
      RecoveryText.back.text(in: state.language), .naked, traits: .wide,
      action: .delegate(.signIn(email: state.email)))
  }

  private static func asking(_ state: State) -> Node<Action> {
    func say(_ text: RecoveryText) -> String { text.text(in: state.language) }
    let wrong = state.emailChecked ? state.emailFault : nil
    return stack {
      heading(say(.title), say(.lead))
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(Action.passwordAsked)
      ) {
        trouble(state)
        textField(
          id: "email",
          FieldLabel(
            AccountsText.email.text(in: state.language),
            hint: state.takesPhones ? PhoneOfferText.loginHint.text(in: state.language) : nil,
            fault: wrong?.words.text(in: state.language)),
          kind: .email, value: state.email,
          attributes: [
            .attribute("autocomplete", "username"), .attribute("autocapitalize", "off"),
            .attribute("spellcheck", "false"), .on(.blur, { _ in .emailLeft }),
          ], onInput: { text in .emailChanged(text) })
        button(
          say(.send), .prominent, traits: state.phase == .sending ? [.wide, .loading] : .wide)
      }
      button(say(.sendLogin), .outlined, traits: .wide, action: Action.loginAsked)
      back(state)
    }
  }

  private static func loginSent(_ state: State) -> Node<Action> {
    func say(_ text: RecoveryText) -> String { text.text(in: state.language) }
    return element("div", .class("stack"), .onBack(Action.startedOver)) {
      if let phone = state.phone {
        heading(
          PhoneOfferText.textTitle.text(in: state.language),
          PhoneOfferText.loginText.text(in: state.language, [("number", phone.formatted)]))
      } else {
        heading(
          say(.sentTitle),
          RecoveryText.loginSent.text(in: state.language, [("email", state.email)]))
      }
      button(
        say(.signIn), .prominent, traits: .wide,
        action: .delegate(.signIn(email: state.email)))
    }
  }

  private static func choosing(_ state: State, hasCode: Bool) -> Node<Action> {
    func say(_ text: RecoveryText) -> String { text.text(in: state.language) }
    // What a link led to has no step before it.
    return element(
      "div", .class("stack"), .onBack(hasCode ? Action.startedOver : nil)
    ) {
      hasCode
        ? heading(
          say(.sentTitle), RecoveryText.sent.text(in: state.language, [("email", state.email)]))
        : heading(say(.chooseTitle), say(.chooseLead))
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(Action.passwordSent)
      ) {
        trouble(state)
        if hasCode { codeField(state) }
        passwordField(state)
        button(
          say(.change), .prominent,
          traits: state.phase == .sending ? [.wide, .loading] : .wide)
      }
      button(say(.again), .outlined, traits: .wide, action: Action.startedOver)
      back(state)
    }
  }

  private static func codeField(_ state: State) -> Node<Action> {
    textField(
      id: "code",
      FieldLabel(
        ConfirmText.code.text(in: state.language),
        hint: ConfirmText.codeHint.text(in: state.language)),
      value: state.code,
      attributes: [
        .attribute("autocomplete", "one-time-code"), .attribute("inputmode", "numeric"),
        .attribute("spellcheck", "false"), .attribute("maxlength", "12"),
      ], onInput: { text in .codeChanged(text) })
  }

  static func passwordField(_ state: State) -> Node<Action> {
    let language = state.language
    let wrong = state.passwordChecked ? state.passwordFault : nil
    return stack("tight") {
      textField(
        id: "password",
        FieldLabel(
          AccountsText.newPassword.text(in: language),
          hint: state.rules.hint(in: language),
          fault: wrong?.text(in: language)),
        kind: state.passwordShown ? .text : .password, value: state.password,
        attributes: [
          .attribute("autocomplete", "new-password"), .attribute("autocapitalize", "off"),
          .attribute("spellcheck", "false"),
        ], onInput: { text in .passwordChanged(text) })
      line {
        button(
          (state.passwordShown ? AccountsText.hidePassword : .showPassword).text(in: language),
          .naked, traits: .small, attributes: [.attribute("type", "button")],
          action: Action.passwordShownToggled)
      }
    }
  }

  private static func done(_ state: State) -> Node<Action> {
    func say(_ text: RecoveryText) -> String { text.text(in: state.language) }
    return stack {
      heading(say(.doneTitle), say(.done))
      button(
        say(.signIn), .prominent, traits: .wide,
        action: .delegate(.signIn(email: state.email)))
    }
  }
}
