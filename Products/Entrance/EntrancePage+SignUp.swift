import AccountsUI
import Core

// Signing up, step by step: the address follows the step.
extension EntrancePage.State {
  /// Whether the page is the one for signing up.
  var asksToSignUp: Bool {
    switch route {
    case .account(.signUp): true
    case .account(.signIn): false
    default: isNewcomer
    }
  }

  /// Goes to a step, or to the first one before it that is not complete.
  mutating func openSignUp(_ step: SignUpStep) -> Effects {
    let effects = SignUpFeature.open(step, in: &signUp)
    route = .account(.signUp(signUp.step))
    return effects.lifted { action in .signUp(action) }
  }

  mutating func reduceSignUp(_ action: SignUpFeature.Action, _ moment: Moment) -> Effects {
    let step = signUp.step
    var effects: Effects = SignUpFeature.reduce(&signUp, action, moment)
      .lifted { action in .signUp(action) }
    switch action {
    case .delegate(.signedIn(let session)): effects += enter(session, isNew: true, moment)
    case .delegate(.startHere(let name)): effects += beginLocally(name: name, moment)
    case .delegate(.haveAccount(let email)):
      if signIn.email.isEmpty { signIn.email = email }
      isNewcomer = false
      if case .account(.signUp) = route { route = .account(.signIn) }
    default:
      if signUp.step != step { route = .account(.signUp(signUp.step)) }
    }
    return effects
  }

  /// Shows the page for signing up, at the address the person wanted where there is one.
  mutating func welcomeNewcomer(email: String) {
    if signUp.email.isEmpty { signUp.email = email }
    isNewcomer = true
    if case .account(.signIn) = route { route = .account(.signUp(signUp.step)) }
  }

  /// Once somebody is signed in nothing of a sign-up is kept.
  mutating func forgetSignUp() -> Effects {
    guard !signUp.isUntouched else { return [] }
    signUp = SignUpFeature.State(language: language)
    return [.tell(.remember(key: SignUpDraft.key, value: ""))]
  }

  // MARK: Who may

  /// The page for signing up asks once, as soon as it is on show.
  mutating func askRegistration() -> Effects {
    guard asksToSignUp, !route.isDoorstep, session == nil, !hasAskedRegistration else {
      return []
    }
    hasAskedRegistration = true
    let asked = [SignUpFeature.askRegistration] + SignUpFeature.askSteps(in: &signUp)
    return asked.lifted { action in .signUp(action) }
  }

  /// So is asked whom an invitation is for, once for each.
  mutating func askInvitation() -> Effects {
    guard asksToSignUp, !route.isDoorstep, session == nil, let token = signUp.invitation,
      token != askedInvitation
    else { return [] }
    askedInvitation = token
    return [SignUpFeature.ask(about: token)].lifted { action in .signUp(action) }
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
