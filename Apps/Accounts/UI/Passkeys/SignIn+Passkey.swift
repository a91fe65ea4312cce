import Core
import View

// A passkey stands beside the password.
extension SignInFeature.State {
  /// Whether the place to use one is on show: not while the second step is.
  public var showsPasskeys: Bool { secondStep == nil }

  mutating func reducePasskey(
    _ action: PasskeySignInFeature.Action, _ moment: Moment
  ) -> [Effect<SignInFeature.Action, Never>] {
    PasskeySignInFeature.reduce(&passkey, action, moment).lifted { child in
      // What comes after the right passkey is what comes after the right password.
      if case .delegate(.answered(let answer)) = child { return SignInFeature.read(answer) }
      return .passkey(child)
    }
  }
}

extension SignInFeature {
  static func passkey(_ state: State) -> Node<Action> {
    var passkey = state.passkey
    passkey.language = state.language
    return PasskeySignInFeature.view(passkey).map { action in .passkey(action) }
  }
}
