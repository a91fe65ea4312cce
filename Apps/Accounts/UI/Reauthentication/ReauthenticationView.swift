import Calendar
import Core
import Design
import View

extension ReauthenticationFeature {
  public static func view(_ state: State) -> Node<Action> {
    func say(_ text: SecondFactorText) -> String { text.text(in: state.language) }
    var sheet = Sheet<Action>(
      id: "proof", title: say(.proofTitle), language: state.language,
      close: .delegate(.cancelled))
    sheet.submit = .sent
    sheet.foot = [
      button(
        say(.stepSend), .prominent, traits: state.phase == .sending ? [.wide, .loading] : .wide)
    ]
    return sheet.node {
      stack {
        paragraph(say(.proofLead), "soft")
        if case .failed(let problem) = state.phase { fault(problem.text(in: state.language)) }
        if state.usesCode {
          oneTimeCodeField(
            id: "proof-code", value: state.text, isPaper: state.isPaper, state.language,
            onInput: { text in .textChanged(text) })
        } else {
          textField(
            id: "proof-password",
            FieldLabel(AccountsText.password.text(in: state.language)), kind: .password,
            value: state.text, attributes: [.attribute("autocomplete", "current-password")],
            onInput: { text in .textChanged(text) })
        }
        if state.canUseCode {
          button(say(state.usesCode ? .usePassword : .useCode), .naked, action: .wayChanged)
        }
      }
    }
  }
}
