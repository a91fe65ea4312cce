import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockUI
import Design
import RefWatchUI
import RunningBuddyUI
import SuperFriendDomain
import SuperFriendUI
import Sync
import TeePalsUI
import View

// The apps, the host's signals, and what follows from the state as a whole.
extension SuiteFeature.State {
  mutating func reduceFriends(_ action: FriendsFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.reduceFriends(action, moment) ?? []
    var effects = perform(
      children.map(
        action: { action in .friends(action) }, command: { command in .friends(command) }),
      moment)
    if let resolved = account?.friends.resolved, !resolved.isEmpty {
      account?.friends.resolved = []
      for id in resolved { effects += step(.discardRejected(id), moment) }
    }
    if let place = account?.friends.route, case .friends = route { route = .friends(place) }
    if case .delegate(let delegate) = action { effects += perform(delegate, moment) }
    return effects
  }

  mutating func reduceReferee(_ action: RefWatchFeature.Action, _ moment: Moment) -> Effects {
    let children = account?.reduceReferee(action, moment) ?? []
    var effects = perform(
      children.map(
        action: { action in .referee(action) }, command: { command in .referee(command) }),
      moment)
    if let place = account?.referee.route, case .referee = route { route = .referee(place) }
    if case .delegate(let delegate) = action { effects += perform(delegate, moment) }
    return effects
  }

  /// What any of the apps asks of the suite.
  mutating func perform(_ delegate: DelegateAction, _ moment: Moment) -> Effects {
    switch delegate {
    case .discardRefused(let id): return step(.discardRejected(id), moment)
    case .repeatRefused(let id): return step(.repeatRejected(id), moment)
    case .openSuiteSettings: return showSettings(.overview, moment)
    case .signIn: return reduceLocal(.signInTapped, moment)
    case .lookForChanges: return step(.poked, moment)
    case .sync: return step(.syncWanted, moment)
    case .retryLoading:
      guard let database = account?.database else { return [] }
      return [read(database, .all)]
    }
  }

  mutating func receive(_ signal: HostSignal, _ moment: Moment) -> Effects {
    switch signal {
    case .online:
      isOnline = true
      return step(.online, moment) + listen() + lookAfterConfirming(moment)
        + tellMirror(.wentOnline, moment)
    case .offline:
      isOnline = false
      asksWho = false
      return step(.offline, moment) + tellMirror(.wentOffline, moment)
    case .visible:
      account?.friends.dayChanged(moment)
      return reduceFriends(.inner(.becameVisible), moment)
        + reduceReferee(.inner(.becameVisible), moment)
        + reduceGolf(.inner(.becameVisible), moment) + reduceDay(.inner(.becameVisible), moment)
        + reduceRun(.inner(.becameVisible), moment)
        + step(.poked, moment) + listen()
        + [midnightTimer(moment)] + lookAfterConfirming(moment)
        + tellMirror(.becameVisible, moment)
    case .hidden:
      return reduceReferee(.inner(.becameHidden), moment)
        + reduceGolf(.inner(.becameHidden), moment) + reduceDay(.inner(.becameHidden), moment)
        + reduceRun(.inner(.becameHidden), moment)
        + tellMirror(.becameHidden, moment)
    case .navigated(let address): return go(to: SuiteRoute(address: address), moment)
    case .updateReady:
      isUpdateReady = true
      return []
    case .message(let text): return hear(text, moment)
    }
  }

  private mutating func go(to place: SuiteRoute, _ moment: Moment) -> Effects {
    declinePlace(for: place)
    route = place
    let watching = followMirror(moment)
    if !watching.isEmpty { return watching + (place.isMirror ? [] : arrive(at: place, moment)) }
    return arrive(at: place, moment)
  }

  private mutating func arrive(at place: SuiteRoute, _ moment: Moment) -> Effects {
    // Whoever goes back to where they came from starts signing up from the beginning.
    if account == nil, !place.isPublic { _ = SignUpFeature.open(.identify, in: &signUp) }
    switch place {
    case .friends(let friends): account?.friends.navigate(to: friends, moment)
    case .referee(let referee): return openReferee(referee, moment)
    case .golf(let place): return reduceGolf(.view(.went(place)), moment)
    case .day(let place): return reduceDay(.view(.went(place)), moment)
    case .run(let place): return reduceRun(.view(.went(place)), moment)
    case .account(.settings(let page)): return reduceSettings(.opened(page), moment)
    case .account(.signUp(let step)): return openSignUp(step)
    case .account(.invited(let token)): return openSignUp(invitation: token)
    case .account(.forgot), .account(.reset), .account(.confirm), .account(.undo),
      .account(.arrived):
      return openDoorstep(moment)
    case .launcher, .account, .mirror, .unknown: break
    }
    return []
  }

  private mutating func hear(_ text: String, _ moment: Moment) -> Effects {
    guard let message = TabMessage(text) else { return [] }
    switch message {
    case .claimed(let local, let session): return hearClaim(of: local, by: session, moment)
    case .sync(let database, let text):
      return database == account?.database ? step(.peer(text), moment) + repeatSilence() : []
    case .answered(let database, let isAnswered):
      hearAnswered(database, isAnswered)
      return []
    case .restart: return account == nil ? [.tell(.reload)] : []
    case .wiping(let database):
      return account?.database == database ? leave(telling: false, isWiping: true) : []
    case .signedOut(let database):
      guard let account, account.database == database else { return [] }
      guard case .local(let profile) = account.occupant else { return leave(telling: false) }
      leaveLocal(profile.id)
      return []
    }
  }

  /// A timer that fires when the person's day changes.
  func midnightTimer(_ moment: Moment) -> SuiteFeature.Effects.Element {
    let left = (86_400 - moment.timeOfDay.second) * 1_000 + 500
    return .ask(.timer(key: "midnight", milliseconds: left), answer: { _ in .midnight })
  }

  // MARK: In step

  /// What must be true after every action: words, status, document and badge follow the state.
  mutating func keepInStep(_ moment: Moment) -> Effects {
    var effects = keepPlace(moment) + openLocal(moment) + rememberLocals()
    signIn.language = language
    let language = language
    if mirror?.language != language { mirror?.language = language }
    if signUp.language != language { signUp.language = language }
    if signIn.providers != providers { signIn.providers = providers }
    if signUp.providers != providers { signUp.providers = providers }
    let canStartHere = account == nil && locals.isRead && locals.open == nil
    if signUp.canStartHere != canStartHere { signUp.canStartHere = canStartHere }
    let isApart = account?.session != nil && locals.open != nil
    account?.settings.local.isOnline = isOnline
    account?.settings.local.isApart = isApart
    if doorstep?.language != language { doorstep?.language = language }
    if signUp.rules != rules { signUp.rules = rules }
    if case .referee = route {
      account?.referee.isShown = true
    } else {
      account?.referee.isShown = false
    }
    if case .golf = route { account?.golf.isShown = true } else { account?.golf.isShown = false }
    if case .day = route { account?.day.isShown = true } else { account?.day.isShown = false }
    if case .run = route { account?.run.isShown = true } else { account?.run.isShown = false }
    effects += keepRest(moment)
    let formats = formats
    effects += tellAnswered()
    account?.showStatus(formats, isOnline: isOnline, moment)
    effects += meetGolfer(moment) + meetDay(moment) + meetRun(moment)
    remember(&effects)
    let next = DocumentLook(
      language: language.rawValue,
      theme: isOnPitch || route.isMirror ? "dark" : theme?.rawValue ?? "system",
      title: title, app: route.app)
    if next != look {
      look = next
      effects.append(.tell(.document(next)))
    }
    let due = account?.badge ?? 0
    if due != badge {
      badge = due
      effects.append(.tell(.badge(due)))
    }
    effects += offerPasskeys(moment) + askRegistration() + askWhetherGone() + askForLinks(moment)
    effects += hearRequests(moment)
    if restartsWhenSaved, (account?.core.status.saving ?? 0) == 0 {
      restartsWhenSaved = false
      effects.append(.tell(.activateUpdate))
    }
    return effects
  }

  private mutating func remember(_ effects: inout Effects) {
    guard let account, account.core.status.loaded else { return }
    let preferences = account.preferences
    if preferences.language != remembered.language {
      remembered.language = preferences.language
      let word = preferences.language?.rawValue ?? ""
      effects.append(.tell(.remember(key: RememberedKey.language, value: word)))
    }
    if preferences.theme != remembered.theme {
      remembered.theme = preferences.theme
      let word = preferences.theme?.rawValue ?? ""
      effects.append(.tell(.remember(key: RememberedKey.theme, value: word)))
    }
  }

  private var title: String {
    switch route {
    case .friends:
      if let friends = account?.friends { return FriendsFeature.title(friends) }
      return "SuperFriend"
    case .referee:
      if let referee = account?.referee { return RefWatchFeature.title(referee) }
      return "RefWatch"
    case .golf:
      if let golf = account?.golf { return TeePalsFeature.title(golf) }
      return "TeePals"
    case .day:
      if let day = account?.day { return DayBlockFeature.title(day) }
      return "DayBlock"
    case .run:
      if let run = account?.run { return RunFeature.title(run) }
      return "RunningBuddy"
    case .account: return SuiteText.account.text(in: language) + " · Fieldday"
    case .mirror: return mirror.map { mirror in MirrorFeature.title(mirror) } ?? "RefWatch"
    case .launcher, .unknown: return "Fieldday"
    }
  }
}
