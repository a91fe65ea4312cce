import AccountsUI
import Core
import Shell

// Passkeys are offered as long as the sign-in form is on show, however the person got there.
extension SuiteFeature.State {
  private var showsSignIn: Bool {
    if case .unknown = route { return false }
    if isAtDoorstep || asksToSignUp || !signIn.showsPasskeys { return false }
    if route == .account(.signIn) { return true }
    return account == nil && !isStarting
  }

  /// Tells the form when it comes into sight and when it goes.
  mutating func offerPasskeys(_ moment: Moment) -> Effects {
    let isShown = showsSignIn
    guard isShown != signIn.passkey.isShown else { return [] }
    return reduceSignIn(.passkey(isShown ? .shown : .left), moment)
  }
}
