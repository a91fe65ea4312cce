import Calendar
import Core
import Design
import View

extension ConfirmFeature {
  /// A column to put into a page: the parent frames it.
  public static func view(_ state: State) -> Node<Action> {
    func say(_ text: ConfirmText) -> String { text.text(in: state.language) }
    return stack {
      element("header", .class("welcome")) {
        element("h1", .class("title1")) { say(.title) }
        paragraph(lead(state), "soft breaks")
        if state.purpose == .signUp { paragraph(say(.lead), "soft") }
      }
      form(state)
      if state.purpose == .signUp, !state.email.isEmpty {
        button(
          say(.changeAddress), .naked, traits: .wide, action: .delegate(.changeAddress))
      }
    }
  }

  /// The field and its two buttons, without a heading.
  static func form(_ state: State) -> Node<Action> {
    func say(_ text: ConfirmText) -> String { text.text(in: state.language) }
    return element(
      "form", .class("stack"), .attribute("novalidate", "novalidate"), .onSubmit(Action.sent)
    ) {
      if case .failed(let problem) = state.phase { fault(problem.text(in: state.language)) }
      textField(
        id: "code", FieldLabel(say(.code), hint: say(.codeHint)), value: state.code,
        attributes: [
          .attribute("autocomplete", "one-time-code"), .attribute("inputmode", "numeric"),
          .attribute("autocapitalize", "off"), .attribute("spellcheck", "false"),
          .attribute("maxlength", "12"),
        ], onInput: { text in .codeChanged(text) })
      button(
        say(.confirm), .prominent, traits: state.phase == .sending ? [.wide, .loading] : .wide)
      if state.wasResent {
        element("p", .class("soft"), .attribute("role", "status")) { say(.wasSent) }
      } else {
        paragraph(say(.spam), "soft")
      }
      resend(state)
    }
  }

  private static func lead(_ state: State) -> String {
    state.email.isEmpty
      ? ConfirmText.sent.text(in: state.language)
      : ConfirmText.sentTo.text(in: state.language, [("email", state.email)])
  }

  private static func resend(_ state: State) -> Node<Action> {
    guard state.wait == 0 else {
      return paragraph(ConfirmText.againIn.text(in: state.language, count: state.wait), "soft")
    }
    return button(
      ConfirmText.again.text(in: state.language), .outlined,
      traits: state.isResending ? [.wide, .loading] : .wide,
      attributes: [.attribute("type", "button")], action: Action.resendTapped)
  }
}
