import AccountsDomain
import Calendar
import Core
import Design
import View

extension SignUpFeature {
  public static func view(_ state: State) -> Node<Action> {
    element("div", .class("page sign-up-ground")) {
      element("div", .class("column sign-up")) {
        element("div", .class("overlay-card")) {
          if let refusal = state.turnedAway, state.confirm == nil {
            turnedAway(refusal, state.language)
          } else {
            stepDots(state)
            element("div", .class("stack sign-up-step"), .key(state.step.rawValue)) {
              content(state)
            }
            if state.offersStart { startFirst(state) }
          }
        }
        if state.step == .identify || state.turnedAway != nil
          || state.phase == .failed(AccountProblem.taken)
        {
          button(
            AccountsText.haveAccount.text(in: state.language), .outlined, traits: .wide,
            action: .delegate(.haveAccount(email: state.email)))
        }
      }
    }
  }

  /// One dot for each step: filled as far as the person has come, the present one larger. The
  /// words beside them say the same.
  static func stepDots(_ state: State) -> Node<Action> {
    let language = state.language
    let steps = state.steps
    let number = String((steps.firstIndex(of: state.step) ?? 0) + 1)
    // How many steps there are is said once it is known, and does not change then.
    guard state.knowsSteps else {
      return element("div", .class("stack tight centred")) {
        element("div", .class("step-dots"))
        paragraph(SignUpText.step.text(in: language, [("step", number)]), "soft")
      }
    }
    return element("div", .class("stack tight centred")) {
      element("ol", .class("step-dots"), .aria("label", SignUpText.steps.text(in: language))) {
        for step in steps { stepDot(step, state) }
      }
      paragraph(
        SignUpText.stepOf.text(
          in: language, [("step", number), ("total", String(steps.count))]), "soft")
    }
  }

  private static func stepDot(_ step: SignUpStep, _ state: State) -> Node<Action> {
    var attributes: [Attribute<Action>] = [.key(step.rawValue)]
    var look = "step-dot"
    if step.place <= state.step.place { look += " reached" }
    if step == state.step {
      look += " current"
      attributes.append(.aria("current", "step"))
    }
    attributes.append(.class(look))
    return makeElement(
      "li", attributes,
      [element("span", .class("quiet-label")) { step.title.text(in: state.language) }])
  }

  @NodeBuilder<Action>
  private static func content(_ state: State) -> [Node<Action>] {
    switch state.step {
    case .identify:
      heading(AccountsText.signUpTitle.text(in: state.language), SignUpText.identifyLead, state)
      paragraph(AccountsText.signUpLead.text(in: state.language), "soft")
      if state.invitation != nil {
        chip(RegistrationText.invited.text(in: state.language), icon: .check)
      }
      form(state) { identify(state) }
      providerLinks(state.providers, state.language)
    case .credential:
      heading(SignUpText.credentialTitle.text(in: state.language), .credentialLead, state)
      form(state) { credential(state) }
    case .contact:
      heading(
        PhoneOfferText.contactTitle.text(in: state.language),
        PhoneOfferText.contactLead.text(in: state.language))
      form(state) { contact(state) }
    case .recovery:
      heading(SecondFactorText.codesTitle.text(in: state.language), .recoveryLead, state)
      form(state) { recovery(state) }
    case .review:
      heading(SignUpText.reviewTitle.text(in: state.language), .reviewLead, state)
      form(state) { review(state) }
    case .done:
      if let confirm = state.confirm {
        ConfirmFeature.view(confirm).map(parent)
      }
    }
  }

  private static func heading(
    _ title: String, _ lead: SignUpText, _ state: State
  ) -> Node<Action> {
    heading(title, lead.text(in: state.language))
  }

  private static func heading(_ title: String, _ lead: String) -> Node<Action> {
    element("header", .class("stack tight")) {
      element("h1", .class("title1"), .id(headingID), .attribute("tabindex", "-1")) { title }
      paragraph(lead, "soft")
    }
  }

  /// What the button of a step says that leads on.
  private static func onward(_ step: SignUpStep, _ language: Language) -> String {
    switch step {
    case .review: AccountsText.createAccount.text(in: language)
    case .recovery: SecondFactorText.codesDone.text(in: language)
    case .identify, .credential, .contact, .done: SignUpText.next.text(in: language)
    }
  }

  private static func form(
    _ state: State, @NodeBuilder<Action> fields: () -> [Node<Action>]
  ) -> Node<Action> {
    let children = fields()
    let language = state.language
    return element(
      "form", .class("stack"), .attribute("novalidate", "novalidate"), .onSubmit(Action.advanced)
    ) {
      trouble(state)
      children
      if state.isWorking {
        element("p", .class("hint"), .attribute("role", "status")) {
          SignUpWorkText.moment.text(in: language)
        }
      }
      button(
        onward(state.step, language), .prominent,
        traits: state.phase == .sending ? [.wide, .loading] : .wide)
      skip(state)
      if state.step != .identify {
        button(KitText.back.text(in: language), .naked, traits: .wide, action: Action.backTapped)
      }
    }
  }

  /// What the server said, or which fields need another look, each leading to its field.
  @NodeBuilder<Action>
  private static func trouble(_ state: State) -> [Node<Action>] {
    if case .failed(let problem) = state.phase {
      fault(
        problem.isNoConnection
          ? SignUpText.noConnection.text(in: state.language)
          : problem.text(in: state.language))
      if state.offersStartNow { startHere(state) }
    }
    let faults = state.faults(at: state.step)
    if state.wasHeld, !faults.isEmpty {
      element(
        "div", .class("box outlined stack tight"), .key("to-correct"), .id("to-correct"),
        .attribute("role", "group"), .aria("labelledby", "to-correct-title")
      ) {
        element("p", .class("strong"), .id("to-correct-title")) {
          SignUpText.toCorrect.text(in: state.language, count: faults.count)
        }
        for field in faults {
          button(
            title(of: field, state), .naked, traits: .small, action: Action.faultChosen(field))
        }
      }
    }
  }

  static func title(of field: SignUpField, _ state: State) -> String {
    let language = state.language
    return switch field {
    case .email: AccountsText.email.text(in: language)
    case .displayName: AccountsText.name.text(in: language)
    case .username: SignUpText.username.text(in: language)
    case .password: AccountsText.password.text(in: language)
    case .passwordAgain: SignUpText.passwordAgain.text(in: language)
    case .phone: PhoneOfferText.number.text(in: language)
    }
  }
}

extension AccountProblem {
  /// An address that cannot be used, most likely because it has an account.
  static let taken = AccountProblem(code: "signUpUnavailable")

  /// Nobody answered; whether the server heard of it is unknown.
  var isUnreachable: Bool { isNoConnection || code == "timeout" }

  var isNoConnection: Bool { code == "offline" || code == "TypeError" || code == "network" }
}
