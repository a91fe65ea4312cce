import AccountsUI
import Core
import Shell

// Who may sign up here, and invitations.
extension SuiteFeature.State {
  /// The page for signing up asks once, as soon as it is on show.
  mutating func askRegistration() -> Effects {
    guard asksToSignUp, !isAtDoorstep, account == nil, !isStarting,
      !hasAskedRegistration
    else {
      return []
    }
    hasAskedRegistration = true
    return inSignUp([SignUpFeature.askRegistration])
  }

  /// Opens the page for signing up with an invitation, which leaves the address at once.
  mutating func openSignUp(invitation: String) -> Effects {
    SignUpFeature.accept(invitation: invitation, in: &signUp)
    return keepInvitation() + openSignUp(.identify)
  }

  /// An invitation outlives a reload, like the rest of what is being filled in.
  func keepInvitation() -> Effects {
    guard signUp.invitation != nil else { return [] }
    return [.tell(.remember(key: SignUpDraft.key, value: signUp.draft.text))]
  }
}
