import Design
import View

// Beginning without an account, on this device alone.
extension SignUpFeature {
  /// What can be done as well as making an account.
  static func startFirst(_ state: State) -> Node<Action> {
    stack("tight") {
      startButton(state, .naked)
      paragraph(LocalText.startFirst.text(in: state.language), "hint centred")
    }
  }

  /// What can be done where nobody answers.
  static func startHere(_ state: State) -> Node<Action> {
    element("div", .class("box outlined stack tight"), .key("start-here")) {
      paragraph(LocalText.startHere.text(in: state.language))
      startButton(state, .filled)
    }
  }

  private static func startButton(_ state: State, _ look: ButtonLook) -> Node<Action> {
    button(
      LocalText.startButton.text(in: state.language), look, traits: .wide,
      action: .delegate(.startHere(name: state.displayName.isEmpty ? nil : state.displayName)))
  }
}

extension SignUpFeature.State {
  /// Nobody answers, and the person can begin on this device.
  var offersStartNow: Bool {
    guard canStartHere, case .failed(let problem) = phase else { return false }
    return problem.isUnreachable
  }

  /// Beginning without an account is offered on the first screen, once.
  var offersStart: Bool {
    canStartHere && step == .identify && confirm == nil && turnedAway == nil && !offersStartNow
  }
}
