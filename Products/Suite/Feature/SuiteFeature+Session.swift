import AccountsDomain
import AccountsUI
import Calendar
import Core
import Shell
import Sync
import View
import Wire

// Beginning, signing in and signing out.
extension SuiteFeature.State {
  mutating func begin(_ moment: Moment) -> Effects {
    // Who began without an account waits a moment for their database, and for nothing else.
    isStarting = remembered.session == nil && remembered.hasLocal
    if let session = remembered.session {
      return open(.signedIn(session), isRestoring: false, moment) + openDoorstep(moment)
        + (remembered.hasLocal ? readLocals() : [])
    }
    // Whoever comes back from a provider is asked about by the page they come to.
    if case .account(.arrived) = route {
      return openDoorstep(moment) + [askProviders] + readLocals()
    }
    return openDoorstep(moment) + readLocals() + (remembered.hasLocal ? [] : askForSession())
  }

  func askForSession() -> Effects {
    [
      askProviders,
      .ask(
        .http(HTTPExchange(method: "GET", path: "/api/account/session")),
        answer: { answer in .content(.sessionAnswered(answer)) }),
    ]
  }

  /// The server's word on who is signed in, when this device did not know: the browser may have
  /// cleared its storage. Until it comes, and on a slow network that is long, one can sign in.
  mutating func receiveSession(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    if case .http(200, let body) = answer {
      rules = PasswordRules.read(body)
      tellRules()
    }
    guard account == nil, case .http(200, let body) = answer,
      case .some(.some(let session)) = SignedInSession.read(body)
    else { return [] }
    // Another tab has signed them in meanwhile.
    let place = takePlace(moment)
    if let place, isAtEntrance { route = place.route }
    let effects = open(.signedIn(session), isRestoring: true, moment)
    return effects
  }

  mutating func reduceSignIn(_ action: SignInFeature.Action, _ moment: Moment) -> Effects {
    let children = SignInFeature.reduce(&signIn, action, moment)
    var effects: Effects = children.lifted { action in .content(.signIn(action)) }
    switch action {
    case .delegate(.signedIn(let session)): effects += enter(session, moment)
    case .delegate(.signUp(let email)): welcomeNewcomer(email: email)
    default: break
    }
    return effects
  }

  /// Somebody has proved who they are: the page they stood at gives way to the apps.
  mutating func enter(
    _ session: SignedInSession, isNew: Bool = false, _ moment: Moment
  ) -> Effects {
    let place = takePlace(moment)
    if isAtEntrance { route = place?.route ?? .launcher }
    let forgotten = forgetSignUp()
    farewell = nil
    if account?.user == session.user {
      account?.isKept = session.keepsAccount
      return forgotten + step(.signedIn, moment) + listen()
    }
    if let account, account.occupant.profile != nil { locals.unsaved = account.core.unsaved }
    var effects = forgotten + open(.signedIn(session), isRestoring: false, moment)
    account?.isKept = session.keepsAccount
    effects += resumeClaims(moment) + claimAfterEntering(isNew: isNew)
    return effects
  }

  /// Who came to a place of another client before it was known who they are goes there once it is.
  mutating func handOver() -> Effects {
    guard account != nil, route.isElsewhere else {
      if handedOver != nil { handedOver = nil }
      return []
    }
    guard handedOver != route else { return [] }
    handedOver = route
    return [.tell(.open(url: route.address))]
  }

  mutating func reduceSettings(_ action: SettingsFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.apps.reduceSettings(action, moment) ?? []
    var effects = perform(
      children, action: { action in .settings(action) }, command: { command in command },
      moment)
    if case .data(.delegate(.left(let day))) = action { return effects + leave(for: day) }
    if case .data(.delegate(.wiped)) = action {
      effects += wipe()
      route = .launcher
      return effects
    }
    if case .local(.delegate(let delegate)) = action {
      return effects + reduceLocalProfile(delegate, moment)
    }
    if let account, account.settings.occupant != account.occupant,
      let session = account.settings.occupant.session
    {
      // The person has another address now.
      effects += follow(session)
    }
    guard case .delegate(let delegate) = action else { return effects }
    switch delegate {
    case .signOut(let everywhere):
      let path = everywhere ? "/api/account/sign-out-everywhere" : "/api/account/sign-out"
      effects.append(
        .ask(
          .http(HTTPExchange(method: "POST", path: path, body: "{}")),
          answer: { answer in .content(.signOutAnswered(answer)) }))
    case .went(let page): effects += showSettings(page, moment)
    case .discardRefused(let id): effects += step(.discardRejected(id), moment)
    case .repeatRefused(let id): effects += step(.repeatRejected(id), moment)
    }
    return effects
  }

  /// Goes to a page of the account.
  mutating func showSettings(_ page: SettingsPage, _ moment: Moment) -> Effects {
    route = .account(.settings(page))
    return reduceSettings(.opened(page), moment)
  }

  /// The local data goes only after the server has ended the session; until then nothing is lost by
  /// trying.
  mutating func receiveSignOut(_ answer: HostAnswer) -> Effects {
    account?.settings.signingOut = false
    switch answer {
    case .http(let status, _) where status == 204 || status == 401:
      return leave(telling: true)
    case .failed(let reason): account?.settings.signOutFailure = reason
    default: account?.settings.signOutFailure = "internal"
    }
    return []
  }

  /// The account is deleted, or will be: nothing of it stays on this device.
  mutating func leave(for good: CivilDate?) -> Effects {
    farewell = good.map { day in .until(day) } ?? .gone
    return leave(telling: true)
  }
}

/// What the entrance says to whoever has just deleted their account.
enum Farewell: Hashable, Sendable {
  case gone
  /// It goes on this day.
  case until(CivilDate)
}
