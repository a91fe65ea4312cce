import AccountsUI
import Core
import Shell
import View

// The pages for people who come from a message or a provider, or who cannot get in.
extension EntrancePage.State {
  /// Opens the page of the address, if it is one of these; the secret leaves the address at once.
  mutating func openDoorstep(_ moment: Moment) -> Effects {
    guard case .account(let place) = route else { return [] }
    if case .arrived(let word?) = place, let effects = arrive(with: word, moment) { return effects }
    guard
      var page = DoorstepFeature.State(
        place, isSignedIn: session != nil,
        email: session?.email ?? signIn.email, language: language)
    else { return [] }
    switch place {
    case .reset: route = .account(.reset(token: nil))
    case .arrived: route = .account(.arrived(word: nil))
    case .confirm: route = .account(.confirm(token: nil))
    case .undo: route = .account(.undo(token: nil))
    default: break
    }
    DoorstepFeature.bring(signUp.invitation, to: &page)
    let effects = DoorstepFeature.begin(&page)
    doorstep = page
    tellRules()
    return effects.lifted { action in .doorstep(action) }
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
    return effects.lifted { action in .doorstep(action) }
  }

  /// A page that waits for a code looks whether another tab has done its work meanwhile.
  mutating func lookAfterConfirming(_ moment: Moment) -> Effects {
    if route.isDoorstep { return reduceDoorstep(.confirm(.watchDue), moment) }
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
    case .confirmed: return goIn(ClientAddress.account)
    case .signIn(let email):
      if !email.isEmpty { signIn.email = email }
      route = .account(.signIn)
      return []
    case .signUp: return openSignUp(.identify)
    }
  }

  // MARK: From a provider

  /// Goes where a word leads that needs no page of its own; `nil` for any other.
  private mutating func arrive(with word: String, _ moment: Moment) -> Effects? {
    switch word {
    case "in", "sign-up": return nil
    case "linked", "proved": return goIn(ClientAddress.security)
    default: break
    }
    if word.utf8.count == 64 {
      route = .account(.signIn)
      return signIn.openSecondStep(ticket: word).lifted { action in .signIn(action) }
    }
    // What went wrong is said where they linked their accounts, or where they wanted to sign in.
    guard session == nil else {
      return [.tell(.remember(key: LinkingProblem.key, value: word))] + goIn(ClientAddress.security)
    }
    route = .account(.signIn)
    signIn.phase = .failed(AccountProblem(code: word))
    return []
  }
}
