import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockUI
import RefWatchUI
import RunningBuddyUI
import SuperFriendUI
import Sync
import TeePalsUI
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

  mutating func askForSession() -> Effects {
    asksWho = isOnline && route.isOfAnApp
    var effects: Effects = [
      askProviders,
      .ask(
        .http(HTTPExchange(method: "GET", path: "/api/account/session")),
        answer: { answer in .sessionAnswered(answer) }),
    ]
    if asksWho {
      effects.append(
        .ask(
          .timer(key: "who", milliseconds: Self.patience), answer: { _ in .sessionAwaited }))
    }
    return effects
  }

  /// For so long (ms) the question who is signed in holds back the page for signing up from
  /// whoever came for something in an app. On a slow network the answer takes longer than anybody
  /// should wait for a form.
  private static var patience: Int { 2_000 }

  /// The server's word on who is signed in, when this device did not know: the browser may have
  /// cleared its storage. Until it comes, and on a slow network that is long, one can sign in.
  mutating func receiveSession(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    asksWho = false
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
    if let place { account?.golf.cameByLink(at: place.at) }
    return effects
  }

  /// Makes room for a person and asks for what the device holds of theirs.
  mutating func open(
    _ occupant: Occupant, isRestoring: Bool, _ moment: Moment
  ) -> Effects {
    let route: FriendsRoute = if case .friends(let place) = self.route { place } else { .list }
    let matches: RefWatchRoute = if case .referee(let place) = self.route { place } else { .hub }
    let rounds: TeePalsRoute = if case .golf(let place) = self.route { place } else { .home }
    let day: DayRoute = if case .day(let place) = self.route { place } else { .tracking }
    let run: RunRoute = if case .run(let place) = self.route { place } else { .home }
    let user = occupant.user
    var core = ClientCore<SuiteDomain>(
      user: user, isLocal: occupant.profile != nil, at: moment)
    // So long may a slow phone take to say who is elected.
    let outputs = core.start(moment, awaitingElection: 200)
    let preferences = Preferences(user: user, displayName: occupant.profile?.name)
    account = SuiteFeature.Account(
      occupant: occupant, boxedCore: Boxed(core),
      boxedFriends: Boxed(
        FriendsFeature.State(
          me: user, language: language, moment: moment, route: route,
          textPercent: launch.textPercent)),
      boxedReferee: Boxed(
        RefWatchFeature.State(
          me: user, language: language, moment: moment, route: matches,
          remembered: launch.remembered)),
      boxedGolf: Boxed(
        TeePalsFeature.State(
          me: user, language: language, moment: moment, route: rounds,
          remembered: launch.remembered)),
      boxedDay: Boxed(
        DayBlockFeature.State(
          me: user, language: language, moment: moment, route: day,
          textPercent: launch.textPercent, prefersLessMotion: launch.prefersLessMotion,
          remembered: launch.remembered)),
      boxedRun: Boxed(
        RunFeature.State(me: user, language: language, moment: moment, route: run)),
      boxedSettings: Boxed(
        SettingsFeature.State(
          occupant: occupant, preferences: preferences, language: language)),
      preferences: preferences, isRestoring: isRestoring)
    let weekStart = Weekday.startOfWeek(forLanguages: launch.languages)
    account?.day.weekStart = weekStart
    account?.run.weekStart = weekStart
    account?.golf.arrive(by: launch.address, moment)
    var effects: Effects = [midnightTimer(moment)]
    if let session = occupant.session {
      effects.append(.tell(.remember(key: RememberedKey.session, value: session.json.text)))
    }
    effects += absorb(outputs, moment) + beginAtRest(moment)
    if !isOnline { effects += step(.offline, moment) }
    if case .account(.settings(let page)) = self.route {
      effects += reduceSettings(.opened(page), moment)
    }
    return effects
  }

  mutating func reduceSignIn(_ action: SignInFeature.Action, _ moment: Moment) -> Effects {
    let children = SignInFeature.reduce(&signIn, action, moment)
    var effects: Effects = children.lifted { action in .signIn(action) }
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
    if let place { account?.golf.cameByLink(at: place.at) }
    account?.isKept = session.keepsAccount
    effects += resumeClaims(moment) + claimAfterEntering(isNew: isNew)
    return effects
  }

  mutating func reduceSettings(_ action: SettingsFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.reduceSettings(action, moment) ?? []
    var effects = perform(
      children.map(
        action: { action in .settings(action) }, command: { command in .accounts(command) }),
      moment)
    if case .data(.delegate(.left(let day))) = action { return effects + leave(for: day) }
    if case .data(.delegate(.wiped)) = action { return effects + wipe() }
    if case .local(.delegate(let delegate)) = action {
      return effects + reduceLocalProfile(delegate, moment)
    }
    if let account, account.settings.occupant != account.occupant,
      let session = account.settings.occupant.session
    {
      // The person has another address now.
      self.account?.occupant = .signedIn(session)
      effects.append(.tell(.remember(key: RememberedKey.session, value: session.json.text)))
    }
    guard case .delegate(let delegate) = action else { return effects }
    switch delegate {
    case .signOut(let everywhere):
      let path = everywhere ? "/api/account/sign-out-everywhere" : "/api/account/sign-out"
      effects.append(
        .ask(
          .http(HTTPExchange(method: "POST", path: path, body: "{}")),
          answer: { answer in .signOutAnswered(answer) }))
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

  /// Forgets the person on this device; they come back at once where only the copy of their data is
  /// removed.
  mutating func leave(telling others: Bool, isWiping: Bool = false) -> Effects {
    guard let user = account?.user, let database = account?.database else { return [] }
    account = nil
    invitedTo = nil
    remembered.session = nil
    signIn = SignInFeature.State(language: language)
    isNewcomer = false
    hasAskedRegistration = false
    route = .account(.signIn)
    var effects: Effects = [
      askProviders, .tell(.unlisten), .tell(.remember(key: RememberedKey.session, value: "")),
      .tell(.badge(0)),
    ]
    effects += forgetMatches(of: user, keepsOnlyHere: isWiping)
    effects += forgetRounds(of: user, keepsOnlyHere: isWiping)
    effects += forgetDay(of: user)
    if others {
      effects.append(.tell(.broadcast(TabMessage.signedOut(database).text)))
      effects.append(.ask(.erase(database: database), answer: { _ in .erased }))
      effects += forgetRecording(of: user)
    }
    return effects
  }
}

/// What one tab says to the others of the same browser.
enum TabMessage: Hashable {
  /// Something of the sync core of this database.
  case sync(database: String, String)
  case signedOut(String)
  /// Whether the server answers the tab that syncs this database.
  case answered(String, Bool)
  /// The copy in this database is being removed; the person stays.
  case wiping(String)
  /// The database is gone: whoever used it begins anew.
  case restart(String)
  /// The account claims the local profile.
  case claimed(UserID, SignedInSession)

  var text: String {
    switch self {
    case .sync(let database, let text): "sync " + database + " " + text
    case .signedOut(let database): "signed-out " + database
    case .answered(let database, let isAnswered):
      (isAnswered ? "answered " : "unanswered ") + database
    case .wiping(let database): "wiping " + database
    case .restart(let database): "restart " + database
    case .claimed(let local, let session):
      "claimed " + local.description + " " + session.json.text
    }
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    if parts[0] == "sync", parts.count == 3 {
      self = .sync(database: String(parts[1]), String(parts[2]))
    } else if parts[0] == "signed-out" {
      self = .signedOut(String(parts[1]))
    } else if parts[0] == "answered" || parts[0] == "unanswered" {
      self = .answered(String(parts[1]), parts[0] == "answered")
    } else if parts[0] == "wiping" {
      self = .wiping(String(parts[1]))
    } else if parts[0] == "restart" {
      self = .restart(String(parts[1]))
    } else if parts[0] == "claimed", parts.count == 3, let local = UserID(String(parts[1])),
      case .some(.some(let session)) = SignedInSession.read("{\"session\":" + parts[2] + "}")
    {
      self = .claimed(local, session)
    } else {
      return nil
    }
  }
}
