import AccountsDomain
import Core
import View

// What one signs in with, among the ways in.
extension SettingsFeature.State {
  mutating func reduceIdentifiers(
    _ action: IdentifiersFeature.Action, _ moment: Moment
  ) -> [Effect<SettingsFeature.Action, AccountsCommand>] {
    let effects = IdentifiersFeature.reduce(&identifiers, action, moment)
    if let email = identifiers.own?.email, let session = currentUser.session, email != session.email
    {
      move(session, to: email)
    }
    return effects.lifted { child in .identifiers(child) }
  }

  /// The account has another address than this device thought. The form of the password names it to
  /// password managers.
  private mutating func move(_ session: SignedInSession, to email: String) {
    currentUser = .signedIn(
      SignedInSession(
        id: session.id, user: session.user, email: email, role: session.role,
        device: session.device))
    let old = password
    password = PasswordFeature.State(email: email, language: language)
    password.hasPassword = old.hasPassword
    password.rules = old.rules
  }
}
