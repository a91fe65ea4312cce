import Calendar
import Core
import Design
import View

extension RecoveryFeature {
  /// An account without a password: until when to wait, and the way round it.
  static func waiting(_ state: State, _ opens: Instant) -> Node<Action> {
    let language = state.language
    func say(_ text: IdentifiersText) -> String { text.text(in: language) }
    let formats = Formats(language)
    let at = opens.civil(offset: 0)
    let time = formats.date(at.date, .medium) + " " + formats.time(at.time) + " UTC"
    return stack {
      heading(
        say(.waitTitle), IdentifiersText.waitLead.text(in: language, [("time", time)]))
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(Action.paperSent)
      ) {
        trouble(state)
        paragraph(say(.paperLead), "soft")
        textField(
          id: "recovery-code",
          FieldLabel(
            SecondFactorText.paperCode.text(in: language),
            hint: SecondFactorText.paperCodeHint.text(in: language)),
          value: state.paper,
          attributes: [
            .attribute("autocomplete", "off"), .attribute("autocapitalize", "characters"),
            .attribute("spellcheck", "false"),
          ], onInput: { text in .paperChanged(text) })
        passwordField(state)
        button(
          say(.paperSend), .prominent,
          traits: state.phase == .sending ? [.wide, .loading] : .wide)
      }
      back(state)
    }
  }
}
