import AccountsDomain
import Calendar
import Core
import Design
import View

extension IdentifiersFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    return .fragment([
      section(id: "identifiers", IdentifiersText.title.text(in: language)) {
        if let done = state.done {
          element("p", .class("soft"), .attribute("role", "status")) {
            (done == .email ? IdentifiersText.emailChanged : .usernameSaved).text(in: language)
          }
        }
        asyncContent(
          state.status.loadable(language), language, retry: .opened,
          isEmpty: { _ in false }, empty: { Node.empty },
          view: { own in rows(own, language) })
      },
      sheet(state),
      state.proofSheet,
    ])
  }

  private static func rows(_ own: Own, _ language: Language) -> Node<Action> {
    func say(_ text: IdentifiersText) -> String { text.text(in: language) }
    return stack {
      paragraph(say(.lead), "soft")
      box(.group) {
        row("own-email", say(.email), own.email) {
          if own.delivers {
            button(
              say(.changeEmail), .outlined, traits: .small, action: Action.formOpened(.email))
          } else {
            paragraph(say(.noMail), "hint")
          }
        }
        row(
          "own-username", SignUpText.username.text(in: language), own.username ?? say(.noUsername)
        ) {
          button(
            say(own.username == nil ? .addUsername : .changeUsername), .outlined, traits: .small,
            action: Action.formOpened(.username))
        }
      }
    }
  }

  private static func row(
    _ key: String, _ title: String, _ value: String,
    @NodeBuilder<Action> trailing: () -> [Node<Action>]
  ) -> Node<Action> {
    let trailing = trailing()
    return element("div", .class("setting"), .id(key), .key(key)) {
      element("div", .class("grow breaks")) {
        element("p", .class("hint")) { title }
        element("p") { value }
      }
      trailing
    }
  }

  private static func sheet(_ state: State) -> Node<Action> {
    guard let form = state.form, state.proof == nil else { return .empty }
    let language = state.language
    let title: IdentifiersText =
      switch form {
      case .email: .changeEmail
      case .username: state.own?.username == nil ? .addUsername : .changeUsername
      }
    var sheet = Sheet<Action>(
      id: "identifier", title: title.text(in: language), language: language, close: .formClosed)
    if let confirm = state.confirm {
      // The code's form is one of its own.
      return sheet.node {
        stack {
          paragraph(
            ConfirmText.sentTo.text(in: language, [("email", confirm.email)]), "soft breaks")
          ConfirmFeature.form(confirm).map { action in Action.confirm(action) }
        }
      }
    }
    sheet.submit = .sent
    sheet.foot = [
      button(
        form == .email
          ? ConfirmText.bannerAction.text(in: language) : KitText.save.text(in: language),
        .prominent, traits: state.act == nil ? .wide : [.wide, .loading])
    ]
    return sheet.node {
      stack {
        if let problem = state.problem { fault(problem.text(in: language)) }
        if form == .email { email(state) } else { username(state) }
      }
    }
  }

  @NodeBuilder<Action>
  private static func email(_ state: State) -> [Node<Action>] {
    let language = state.language
    paragraph(IdentifiersText.emailLead.text(in: language), "soft")
    textField(
      id: "new-email",
      FieldLabel(
        IdentifiersText.newEmail.text(in: language),
        fault: state.emailChecked ? state.emailFault?.words.text(in: language) : nil),
      kind: .email, value: state.email,
      attributes: [
        .attribute("autocomplete", "email"), .attribute("autocapitalize", "off"),
        .attribute("spellcheck", "false"),
      ], onInput: { text in .emailChanged(text) })
  }

  @NodeBuilder<Action>
  private static func username(_ state: State) -> [Node<Action>] {
    let language = state.language
    let check = state.usernameCheck.state
    let wrong: SignUpText? = check == .invalid ? state.usernameFault?.words ?? .usernameTaken : nil
    if let from = state.own?.usernameMayChange {
      let date = Formats(language).date(from.civil(offset: 0).date, .medium)
      paragraph(IdentifiersText.usernameFrom.text(in: language, [("date", date)]), "soft")
    }
    stack("tight") {
      textField(
        id: "new-username",
        FieldLabel(
          SignUpText.username.text(in: language),
          hint: IdentifiersText.usernameHint.text(in: language),
          fault: wrong?.text(in: language)),
        value: state.username,
        attributes: [
          .attribute("autocomplete", "username"), .attribute("autocapitalize", "off"),
          .attribute("spellcheck", "false"), .attribute("maxlength", String(Username.longest)),
        ], onInput: { text in .usernameChanged(text) })
      if check == .couldNotCheck {
        paragraph(IdentifiersText.couldNotCheck.text(in: language), "hint")
      } else {
        SignUpFeature.checkMark(check, language)
      }
    }
  }
}
