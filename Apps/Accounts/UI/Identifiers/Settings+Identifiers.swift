import AccountsDomain
import Core
import View

// What one signs in with, among the ways in.
extension SettingsFeature {
  static func reduceIdentifiers(
    _ state: inout State, _ action: IdentifiersFeature.Action, _ moment: Moment
  ) -> [Effect<Action, AccountsCommand>] {
    state.identifiers.language = state.language
    state.identifiers.canUseCode = state.twoStep.isOn
    let effects = IdentifiersFeature.reduce(&state.identifiers, action, moment)
    if let email = state.identifiers.own?.email, let session = state.occupant.session,
      email != session.email
    {
      state.move(session, to: email)
    }
    return effects.lifted { child in .identifiers(child) }
  }

  static func identifiers(_ state: State) -> Node<Action> {
    var identifiers = state.identifiers
    identifiers.language = state.language
    return IdentifiersFeature.view(identifiers).map { action in .identifiers(action) }
  }
}

extension SettingsFeature.State {
  /// The account has another address than this device thought. The form of the password names it to
  /// password managers.
  fileprivate mutating func move(_ session: SignedInSession, to email: String) {
    occupant = .signedIn(
      SignedInSession(id: session.id, user: session.user, email: email, role: session.role))
    let old = password
    password = PasswordFeature.State(email: email, language: language)
    password.hasPassword = old.hasPassword
    password.rules = old.rules
  }
}
