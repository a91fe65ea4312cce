import Calendar
import Core
import Design
import View

extension SecondStepFeature {
  public static func view(_ state: State) -> Node<Action> {
    func say(_ text: SecondFactorText) -> String { text.text(in: state.language) }
    return page("sign-in") {
      element("header", .class("welcome")) {
        element("h1", .class("title1")) { say(.stepTitle) }
        paragraph(say(state.isPaper ? .paperLead : .appLead), "soft")
      }
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"), .onSubmit(Action.sent),
        .onBack(.delegate(.startedOver(nil)))
      ) {
        if case .failed(let problem) = state.phase { fault(problem.text(in: state.language)) }
        oneTimeCodeField(
          id: "one-time-code", value: state.code, isPaper: state.isPaper, state.language,
          onInput: { text in .codeChanged(text) })
        button(
          say(.stepSend), .prominent, traits: state.phase == .sending ? [.wide, .loading] : .wide)
      }
      button(
        say(state.isPaper ? .useApp : .usePaper), .outlined, traits: .wide, action: .wayChanged)
      button(
        KitText.cancel.text(in: state.language), .naked, traits: .wide,
        action: .delegate(.startedOver(nil)))
    }
  }
}

/// A field for a code of an authenticator app, or for one from paper.
func oneTimeCodeField<Action>(
  id: String, value: String, isPaper: Bool, _ language: Language,
  onInput: @escaping (String) -> Action
) -> Node<Action> {
  let label = FieldLabel(
    (isPaper ? SecondFactorText.paperCode : .appCode).text(in: language),
    hint: (isPaper ? SecondFactorText.paperCodeHint : .appCodeHint).text(in: language))
  var attributes: [Attribute<Action>] = [
    .attribute("autocapitalize", isPaper ? "characters" : "off"),
    .attribute("spellcheck", "false"),
    .attribute("autocomplete", isPaper ? "off" : "one-time-code"),
  ]
  if !isPaper { attributes.append(.attribute("inputmode", "numeric")) }
  return textField(id: id, label, value: value, attributes: attributes, onInput: onInput)
}
