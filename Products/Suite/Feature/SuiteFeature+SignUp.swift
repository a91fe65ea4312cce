import AccountsUI
import Core
import Shell

// Signing up, step by step: the address follows the step.
extension SuiteFeature.State {
  /// Whether the page shown to somebody who is not signed in is the one for signing up.
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
    return inSignUp(effects)
  }

  mutating func reduceSignUp(_ action: SignUpFeature.Action, _ moment: Moment) -> Effects {
    let step = signUp.step
    var effects = inSignUp(SignUpFeature.reduce(&signUp, action, moment))
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

  func inSignUp(_ effects: [Effect<SignUpFeature.Action, Never>]) -> Effects {
    effects.map { effect in
      switch effect {
      case .ask(let request, let answer):
        .ask(
          request, answer: { reply in answer(reply).map { action in .content(.signUp(action)) } })
      }
    }
  }
}
