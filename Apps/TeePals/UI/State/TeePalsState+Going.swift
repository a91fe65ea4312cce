import Calendar
import Core
import Design
import TeePalsDomain

// Where the person is, and where they came from.
extension TeePalsFeature.State {
  /// Goes somewhere in TeePals, by the moment of this turn.
  mutating func go(_ place: TeePalsRoute) -> Effects {
    let place = welcomed(place)
    guard place != route || !place.isSheet else { return [] }
    if route.isSheet, place == screen { return close() }
    profile.question = nil
    // Whoever goes elsewhere has dropped what they wanted here.
    if !place.isSheet {
      gate = nil
      report = nil
      feedback = nil
    }
    note(place)
    let beginning = beginFeed(at: place)
    // A gate's editor lies over whatever the person wanted to do something on.
    if gate == nil || !place.isSheet { screen = place.ground }
    route = place
    return beginning + entered(place)
  }

  /// Closes the sheet, or leaves the screen for the one before.
  mutating func close() -> Effects {
    if route.isSheet {
      let section = route
      route = screen
      if case .editProfile = section { return editorClosed() }
      return entered(screen)
    }
    let before = trail.popLast() ?? route.parent
    gate = nil
    report = nil
    feedback = nil
    screen = before.ground
    route = before
    return entered(before)
  }

  /// Whoever has not been welcomed yet gets to nothing else.
  private mutating func welcomed(_ place: TeePalsRoute) -> TeePalsRoute {
    guard needsWelcome else { return place == .onboarding ? .home : place }
    if place != .onboarding, place != .home { destination = place }
    return .onboarding
  }

  /// Keeps the way back: a tab begins it anew, a sheet does not belong to it.
  private mutating func note(_ place: TeePalsRoute) {
    if place.isRoot {
      trail = []
    } else if trail.last == place {
      trail.removeLast()
    } else if !place.isSheet, screen != place, screen != .onboarding, !isLeft(screen, for: place) {
      trail.append(screen)
      if trail.count > 30 { trail.removeFirst() }
    }
  }

  /// A form that has been sent is no place to come back to.
  private func isLeft(_ from: TeePalsRoute, for place: TeePalsRoute) -> Bool {
    switch from {
    case .create: true
    case .editRound(let id), .chat(let id): place == .round(id)
    default: false
    }
  }

  /// What a screen needs to begin with: when somebody comes to it, and when it is looked at again,
  /// where what they have opened and typed stays.
  mutating func entered(_ place: TeePalsRoute, again: Bool = false) -> Effects {
    guard isLoaded, hasAccount else { return [] }
    if !again { closeAll() }
    switch place {
    case .home, .rounds, .activity, .round, .invite: return enteredRounds(place, moment)
    case .create, .editRound: return enteredForm(place, moment)
    case .chat: return enteredChat(place, moment)
    case .notifications: return []
    case .feed, .post, .composePost, .editPost, .posts: return enteredFeed(place, again: again)
    case .profile, .editProfile, .settings, .blocked, .people, .golfer, .followers, .following,
      .onboarding, .refused, .standing:
      return enteredProfile(place, moment)
    case .moderation, .moderationCase: return enterModeration(place)
    }
  }

  /// Closes what was opened on another screen, or on this one the last time.
  private mutating func closeAll() {
    profile.question = nil
    profile.golfer.showsMenu = false
    profile.standing.appeal = nil
    moderation.form = nil
    inbox = InboxState(leaving: inbox.leaving, seen: inbox.seen)
    rounds.invite = InviteState()
    feed.cover = nil
  }

  /// The device has been read and the server was heard, so it is known who the person is: their
  /// screens begin.
  mutating func meet() -> Effects {
    guard needsMeeting else { return [] }
    if isProfileOnItsWay, !hasUnsent {
      isProfileOnItsWay = false
      return look()
    }
    if hasMet { return look() }
    hasMet = true
    // One that was made just before a reload may wait yet.
    isProfileOnItsWay = hasUnsent && isNewcomer
    return needsWelcome ? [] : entered(route)
  }

  /// Looks again at what is on the screen; what is being typed stays as it is.
  mutating func look() -> Effects {
    screen.isCover || route.isSheet ? [] : entered(screen, again: true)
  }

  /// Whether the parent is to say ``TeePalsFeature/InnerAction/met``.
  public var needsMeeting: Bool {
    guard isLoaded, hasAccount, sync.hasServer else { return false }
    return !hasMet || isShown && isOnline && !wasOnline
      || isProfileOnItsWay && !hasUnsent
  }

  private var hasUnsent: Bool { sync.saving + sync.waiting > 0 }

  /// Whether the profile is not a day old.
  private var isNewcomer: Bool {
    replica.profile(of: me).map { profile in
      now.milliseconds - profile.createdAt.milliseconds < 86_400_000
    } ?? false
  }

  /// Whether a question has to wait until the server knows the new profile; it is asked then, see
  /// ``meet()``.
  var waitsForProfile: Bool { isProfileOnItsWay && isOnline }

  /// Whether the first steps are still to be made: the device has read what it has, and that is not
  /// enough to browse.
  var needsWelcome: Bool {
    isLoaded && hasAccount && sync.hasServer && standing.level == .incomplete
  }
}

extension TeePalsFeature.State {
  /// The replica as it is now. Call after loading and after every step of the sync core that
  /// changed the view.
  public mutating func replicaChanged(_ replica: TeePalsReplica, _ moment: Moment) {
    turn(to: moment)
    self.replica = replica
    self.replica.rules = rules
    unread = replica.badge(for: me)
    isLoaded = true
    profile.follow(replica.profile(of: me))
  }

  /// Every turn begins with what the clock says.
  mutating func turn(to moment: Moment) {
    if moment.zone != zone { here = PlanningZone(of: moment.zone) }
    self.moment = moment
  }

  /// What must be true after every turn.
  mutating func keepInStep(_ moment: Moment) -> Effects {
    var effects = welcome()
    effects += keepDestination()
    effects += keepWay()
    effects += keepShelves()
    effects += keepRules()
    effects += keepNotices()
    effects += keepTicking()
    wasOnline = isOnline
    return effects
  }

  /// Leads to the first steps, and from them to where the person was going.
  private mutating func welcome() -> Effects {
    if needsWelcome, route != .onboarding {
      if route != .home { destination = route.ground }
      trail = []
      screen = .onboarding
      route = .onboarding
      return entered(.onboarding)
    }
    guard route == .onboarding, isLoaded, !needsWelcome, standing.level != .incomplete else {
      return []
    }
    let isWanted = profile.welcome.since.map { since in KeptWay.isFresh(since, at: now) } ?? true
    let place = isWanted ? destination ?? .home : .home
    destination = nil
    return go(place)
  }

  /// Has a minute counted while TeePals is on the screen.
  private mutating func keepTicking() -> Effects {
    guard isShown, isVisible, !isTicking else { return [] }
    isTicking = true
    return [
      .ask(.timer(key: "golf.minute", milliseconds: 60_000), answer: { _ in .inner(.tick) })
    ]
  }
}
