import AccountsUI
import Core
import Shell

// The pages for people who come from a message, or who cannot get in.
extension SuiteFeature.State {
  /// Whether the address belongs to one of these pages.
  var isAtDoorstep: Bool {
    switch route {
    case .account(.forgot), .account(.reset), .account(.confirm), .account(.undo),
      .account(.arrived):
      true
    default: false
    }
  }

  /// Opens the page of the address, if it is one of these; the secret leaves the address at once.
  mutating func openDoorstep(_ moment: Moment) -> Effects {
    guard case .account(let place) = route else { return [] }
    if case .arrived(let word?) = place, let effects = arrive(with: word, moment) { return effects }
    guard
      var page = DoorstepFeature.State(
        place, isSignedIn: account?.session != nil,
        email: account?.session?.email ?? signIn.email,
        language: language)
    else { return [] }
    if case .reset = place { route = .account(.reset(token: nil)) }
    if case .arrived = place { route = .account(.arrived(word: nil)) }
    if case .confirm = place { route = .account(.confirm(token: nil)) }
    if case .undo = place { route = .account(.undo(token: nil)) }
    DoorstepFeature.bring(signUp.invitation, to: &page)
    let effects = DoorstepFeature.begin(&page)
    doorstep = page
    tellRules()
    return atDoorstep(effects)
  }

  /// The page for a new password says what the server holds one to.
  mutating func tellRules() {
    guard var page = doorstep else { return }
    DoorstepFeature.tell(rules, to: &page)
    doorstep = page
  }

  mutating func reduceDoorstep(_ action: DoorstepFeature.Action, _ moment: Moment) -> Effects {
    if case .delegate(let delegate) = action { return leaveDoorstep(delegate, moment) }
    guard var page = doorstep else { return [] }
    let effects = DoorstepFeature.reduce(&page, action, moment)
    doorstep = page
    return atDoorstep(effects)
  }

  /// A page that waits for a code looks whether another tab has done its work meanwhile.
  mutating func lookAfterConfirming(_ moment: Moment) -> Effects {
    if isAtDoorstep { return reduceDoorstep(.confirm(.watchDue), moment) }
    return asksToSignUp ? reduceSignUp(.confirm(.watchDue), moment) : []
  }

  private mutating func leaveDoorstep(
    _ delegate: DoorstepFeature.Delegate, _ moment: Moment
  ) -> Effects {
    // Only who has just made an account confirms an address and is signed in by it.
    let isNew = if case .confirm? = doorstep { true } else { false }
    doorstep = nil
    switch delegate {
    case .signedIn(let session): return enter(session, isNew: isNew, moment)
    case .confirmed:
      return showSettings(.overview, moment)
    case .signIn(let email):
      if !email.isEmpty { signIn.email = email }
      route = .account(.signIn)
    case .signUp:
      return openSignUp(.identify)
    }
    return []
  }

  private func atDoorstep(_ effects: [Effect<DoorstepFeature.Action, Never>]) -> Effects {
    effects.map { effect in
      switch effect {
      case .ask(let request, let answer):
        .ask(
          request, answer: { reply in answer(reply).map { action in .content(.doorstep(action)) } })
      }
    }
  }
}
