import Calendar
import Core
import Design
import View

extension RecoveryFeature {
  /// An account without a password: until when to wait, and the way round it.
  static func waiting(_ state: State, _ opens: Instant) -> Node<Action> {
    let language = state.language
    func say(_ text: WaitText) -> String { text.text(in: language) }
    let formats = Formats(language)
    let at = opens.civil(offset: 0)
    let time = formats.date(at.date, .medium) + " " + formats.time(at.time) + " UTC"
    return stack {
      heading(
        say(.waitTitle), WaitText.waitLead.text(in: language, [("time", time)]))
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(Action.paperSent)
      ) {
        trouble(state)
        paragraph(say(.paperLead), "soft")
        paperField(state)
        passwordField(state)
        button(
          say(.paperSend), .prominent,
          traits: state.phase == .sending ? [.wide, .loading] : .wide)
      }
      back(state)
    }
  }

  static func paperField(_ state: State) -> Node<Action> {
    textField(
      id: "recovery-code",
      FieldLabel(
        SecondFactorText.paperCode.text(in: state.language),
        hint: SecondFactorText.paperCodeHint.text(in: state.language)),
      value: state.paper,
      attributes: [
        .attribute("autocomplete", "off"), .attribute("autocapitalize", "characters"),
        .attribute("spellcheck", "false"),
      ], onInput: { text in .paperChanged(text) })
  }
}
