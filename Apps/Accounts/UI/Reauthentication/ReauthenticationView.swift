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
        state.way == .passkey
          ? IdentifiersText.usePasskey.text(in: state.language) : say(.stepSend),
        .prominent, traits: state.phase == .sending ? [.wide, .loading] : .wide)
    ]
    return sheet.node {
      stack {
        paragraph(say(.proofLead), "soft")
        if case .failed(let problem) = state.phase { fault(problem.text(in: state.language)) }
        field(state)
        for way in state.offered where way != state.way { choice(way, state) }
      }
    }
  }

  private static func field(_ state: State) -> Node<Action> {
    switch state.way {
    case .code:
      oneTimeCodeField(
        id: "proof-code", value: state.text, isPaper: state.isPaper, state.language,
        onInput: { text in .textChanged(text) })
    case .password:
      textField(
        id: "proof-password",
        FieldLabel(AccountsText.password.text(in: state.language)), kind: .password,
        value: state.text, attributes: [.attribute("autocomplete", "current-password")],
        onInput: { text in .textChanged(text) })
    case .passkey: paragraph(IdentifiersText.passkeyLead.text(in: state.language), "soft")
    }
  }

  private static func choice(_ way: Way, _ state: State) -> Node<Action> {
    let language = state.language
    let words: String
    switch way {
    case .password: words = SecondFactorText.usePassword.text(in: language)
    case .code:
      words = (state.isPaper ? SecondFactorText.usePaper : .useCode).text(in: language)
    case .passkey: words = IdentifiersText.passkeyInstead.text(in: language)
    }
    return button(
      words, .naked, attributes: [.attribute("type", "button")], action: Action.wayChosen(way))
  }
}
