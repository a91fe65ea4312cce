import AccountsDomain
import Calendar
import Core
import Design
import View

extension SignUpFeature {
  @NodeBuilder<Action>
  static func identify(_ state: State) -> [Node<Action>] {
    field(
      .email, state, kind: .email, autocomplete: "email", onInput: { text in .emailChanged(text) })
    field(
      .displayName, state, hint: AccountsText.nameHint.text(in: state.language), isOptional: true,
      autocomplete: "name", onInput: { text in .displayNameChanged(text) })
    stack("tight") {
      field(
        .username, state, hint: SignUpText.usernameHint.text(in: state.language), isOptional: true,
        autocomplete: "username", onInput: { text in .usernameChanged(text) })
      checkMark(state.usernameCheck.state, state.language)
    }
  }

  @NodeBuilder<Action>
  static func credential(_ state: State) -> [Node<Action>] {
    let language = state.language
    // Tells a password manager whose password it is.
    element(
      "input", .class("quiet-label"), .attribute("type", "text"), .value(state.email),
      .attribute("autocomplete", "username"), .attribute("readonly", "readonly"),
      .attribute("tabindex", "-1"), .aria("hidden", "true"))
    stack("tight") {
      field(
        .password, state, kind: state.passwordShown ? .text : .password,
        hint: state.rules.hint(in: language), autocomplete: "new-password",
        onInput: { text in .passwordChanged(text) })
      if !state.password.isEmpty { strength(PasswordStrength.of(state.password), language) }
      line {
        button(
          (state.passwordShown ? AccountsText.hidePassword : .showPassword).text(in: language),
          .naked, traits: .small, action: Action.passwordShownToggled)
      }
    }
    if !state.passwordShown {
      field(
        .passwordAgain, state, kind: .password, autocomplete: "new-password",
        onInput: { text in .passwordAgainChanged(text) })
    }
  }

  @NodeBuilder<Action>
  static func review(_ state: State) -> [Node<Action>] {
    let language = state.language
    let nothing = SignUpText.notGiven.text(in: language)
    box(.group) {
      entry(.email, state.email, state)
      entry(.displayName, state.displayName.isEmpty ? nothing : state.displayName, state)
      entry(.username, state.username.isEmpty ? nothing : state.username, state)
      entry(.password, SignUpText.passwordKept.text(in: language), state)
      if state.phoneOffer == .offered {
        entry(.phone, state.phone.isEmpty ? nothing : state.phone, state)
      }
    }
  }

  private static func entry(_ field: SignUpField, _ value: String, _ state: State) -> Node<Action> {
    let name = title(of: field, state)
    let change = SignUpText.change.text(in: state.language, [("what", name)])
    return element("div", .class("setting"), .key(field.rawValue)) {
      element("div", .class("grow breaks")) {
        element("p", .class("hint")) { name }
        element("p") { value }
      }
      iconButton(.edit, label: change, action: Action.stepChosen(field.step))
    }
  }

  private static func field(
    _ field: SignUpField, _ state: State, kind: FieldKind = .text, hint: String? = nil,
    isOptional: Bool = false, autocomplete: String, onInput: @escaping (String) -> Action
  ) -> Node<Action> {
    var attributes: [Attribute<Action>] = [
      .attribute("autocomplete", autocomplete), .on(.blur, { _ in .left(field) }),
    ]
    if field != .displayName {
      attributes.append(.attribute("autocapitalize", "off"))
      attributes.append(.attribute("spellcheck", "false"))
    }
    return textField(
      id: field.id,
      FieldLabel(
        title(of: field, state),
        remark: isOptional ? KitText.optional.text(in: state.language) : nil, hint: hint,
        fault: state.words(about: field)),
      kind: kind, value: state.text(of: field), attributes: attributes, onInput: onInput)
  }

  /// The state of a question to the server in a sign and in words. What is invalid is said at the
  /// field.
  static func checkMark<A>(_ check: FieldCheck.State, _ language: Language) -> Node<A> {
    element("p", .class("field-check " + check.rawValue), .attribute("role", "status")) {
      switch check {
      case .none, .invalid: Node<A>.empty
      case .checking:
        element("span", .class("spinner"), .aria("hidden", "true"))
        element("span") { SignUpText.checking.text(in: language) }
      case .valid:
        Icon.check.node(.small)
        element("span") { SignUpText.usernameFree.text(in: language) }
      case .couldNotCheck:
        Icon.cloudOff.node(.small)
        element("span") { SignUpText.couldNotCheck.text(in: language) }
      }
    }
  }

  private static func strength(
    _ strength: PasswordStrength, _ language: Language
  ) -> Node<Action> {
    let words: SignUpText =
      switch strength {
      case .poor: .poor
      case .fair: .fair
      case .good: .good
      case .strong: .strong
      }
    return element("div", .class("line strength"), .key("strength")) {
      measure(
        SignUpText.strength.text(in: language), done: strength.rawValue + 1,
        total: PasswordStrength.allCases.count)
      element("span", .class("hint"), .attribute("role", "status")) { words.text(in: language) }
    }
  }
}
