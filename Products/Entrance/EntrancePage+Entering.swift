import AccountsDomain
import AccountsUI
import Core
import Shell
import View

// Who is here, and who comes in.
extension EntrancePage.State {
  mutating func begin(_ moment: Moment) -> Effects {
    // Whoever is signed in has the first page for themselves.
    if route == .start, session != nil { return goIn(ClientAddress.launcher) }
    farewell = Farewell(launch.remembered[Farewell.key])
    var effects = recallPlace(moment)
    if farewell != nil { effects += forgetGone() }
    effects += keepInvitation() + openDoorstep(moment)
    effects.append(askProviders)
    if remembered.hasLocal || session == nil { effects.append(readLocals) }
    // Whoever comes back from a provider is asked about by the page they come to.
    if case .account(.arrived) = route { return effects }
    if session == nil { effects += askForSession() }
    return effects
  }

  /// Milliseconds after which the page is shown whether or not the server has said who is here.
  private static let patience = 5_000

  /// It is said once, and where somebody was whose account is gone is nobody's.
  private mutating func forgetGone() -> Effects {
    let said: Effects = [.tell(.remember(key: Farewell.key, value: ""))]
    guard place?.owner != nil else { return said }
    place = nil
    return said + [.tell(.remember(key: KeptPlace.key, value: ""))]
  }

  private var askProviders: Effects.Element {
    .ask(ProviderOffer.ask, answer: { answer in .providersAnswered(answer) })
  }

  /// A browser that knows nothing may have cleared its storage under somebody who is signed in:
  /// they are not asked to make an account.
  private mutating func askForSession() -> Effects {
    let question = Effects.Element.ask(
      .get("/api/account/session"), answer: { answer in .sessionAnswered(answer) })
    isAsking = isOnline && launch.remembered.isEmpty
    guard isAsking else { return [question] }
    return [
      question,
      .ask(
        .timer(key: "who-is-here", milliseconds: Self.patience), answer: { _ in .askedForLong }),
    ]
  }

  private var readLocals: Effects.Element {
    .ask(LocalProfiles.load, answer: { answer in .localsRead(answer) })
  }

  /// Who began without an account is found again, even if the browser has forgotten that they did;
  /// so is a claim that was broken off, which the page they go to ends.
  mutating func receiveLocals(_ answer: HostAnswer) -> Effects {
    if locals.isStale {
      locals.isStale = false
      return [readLocals]
    }
    locals.receive(answer)
    let isForgotten = !remembered.hasLocal && (locals.open != nil || !locals.claims.isEmpty)
    let found: Effects = isForgotten ? [.tell(Remembered.local)] : []
    guard session == nil, locals.open != nil else { return found }
    return found + (route == .start ? goIn(ClientAddress.launcher) : [])
  }

  /// The server's word on who is signed in, when this device did not know: the browser may have
  /// cleared its storage. Until it comes, and on a slow network that is long, one can sign in where
  /// the browser knows anything at all.
  mutating func receiveSession(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    isAsking = false
    guard case .http(200, let body) = answer else { return [] }
    rules = PasswordRules.read(body)
    tellRules()
    guard session == nil, case .some(.some(let session)) = SignedInSession.read(body)
    else { return [] }
    self.session = session
    let effects = Remembered.come(session, isRestoring: true).map { request in
      Effects.Element.tell(request)
    }
    // What a message has led to is done first.
    return effects + (route.isDoorstep ? [] : goIn(wanted(moment)))
  }

  mutating func reduceSignIn(_ action: SignInFeature.Action, _ moment: Moment) -> Effects {
    let effects: Effects = SignInFeature.reduce(&signIn, action, moment)
      .lifted { action in .signIn(action) }
    switch action {
    case .delegate(.signedIn(let session)): return effects + enter(session, moment)
    case .delegate(.signUp(let email)): welcomeNewcomer(email: email)
    default: break
    }
    return effects
  }

  /// Somebody has proved who they are. A new account takes what was done on this device without
  /// one; whether one that has its own history shall, the page they go to asks.
  mutating func enter(
    _ session: SignedInSession, isNew: Bool = false, _ moment: Moment
  ) -> Effects {
    self.session = session
    farewell = nil
    let effects =
      forgetSignUp()
      + Remembered.come(session).map { request in Effects.Element.tell(request) }
    let place = wanted(moment)
    guard isNew, let local = locals.open else { return effects + goIn(place) }
    isLeaving = true
    return effects + [
      .ask(
        LocalProfiles.write(claimOf: local.id, by: session.user),
        answer: { answer in .claimed(local.id, session, answer, place: place) })
    ]
  }

  /// Where it could not be written down, the page they go to asks.
  mutating func claimed(
    _ local: UserID, _ session: SignedInSession, _ answer: HostAnswer, _ place: String
  ) -> Effects {
    guard case .done = answer else { return goIn(place) }
    return [.tell(LocalProfiles.tell(claimOf: local, by: session))] + goIn(place)
  }

  // MARK: Without an account

  /// Nobody answers: the person begins on this device alone, once that is written down.
  mutating func beginLocally(name: String?, _ moment: Moment) -> Effects {
    guard session == nil, locals.open == nil, !locals.isBeginning else { return [] }
    locals.isBeginning = true
    let profile = LocalProfile(beginningAt: moment, name: name)
    return [
      .tell(.persistStorage),
      .ask(LocalProfiles.write(profile), answer: { answer in .began(profile, answer) }),
    ]
  }

  mutating func began(
    _ profile: LocalProfile, _ answer: HostAnswer, _ moment: Moment
  ) -> Effects {
    locals.isBeginning = false
    guard case .done = answer else { return reduceSignUp(.answered(answer), moment) }
    return [.tell(Remembered.local)] + goIn(wanted(moment))
  }

  // MARK: Passkeys

  private var showsSignIn: Bool {
    !isLeaving && !isAsking && !route.isDoorstep && !asksToSignUp && signIn.showsPasskeys
  }

  /// They are offered as long as the sign-in form is on show, however the person got there.
  mutating func offerPasskeys(_ moment: Moment) -> Effects {
    let isShown = showsSignIn
    guard isShown != signIn.passkey.isShown else { return [] }
    return reduceSignIn(.passkey(isShown ? .shown : .left), moment)
  }
}
