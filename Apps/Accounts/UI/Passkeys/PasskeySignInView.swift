import Calendar
import Design
import View

extension PasskeySignInFeature {
  /// The button, or why there is none.
  public static func view(_ state: State) -> Node<Action> {
    switch state.obstacle {
    case .address: paragraph(PasskeyFaultText.noAddress.text(in: state.language), "soft")
    case .browser: paragraph(PasskeyFaultText.unsupported.text(in: state.language), "soft")
    case nil:
      stack("tight") {
        if let problem = state.problem { fault(problem.text(in: state.language)) }
        button(
          AccountsText.passkeySignIn.text(in: state.language), .outlined,
          traits: state.isBusy ? [.wide, .loading] : .wide, action: .tapped)
      }
    }
  }
}
