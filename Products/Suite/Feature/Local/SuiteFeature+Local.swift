import AccountsUI
import Core
import RunningBuddyUI
import Sync
import View

// People without an account: beginning, reading what is here, and removing it.
extension SuiteFeature.State {
  mutating func reduceLocal(_ action: SuiteFeature.LocalAction, _ moment: Moment) -> Effects {
    switch action {
    case .makeAccountTapped: return openSignUp(.done)
    case .signInTapped: route = .account(.signIn)
    case .claimTapped: return recordClaim()
    case .apartTapped: return keepApart()
    case .read(let answer): return receiveLocals(answer, moment)
    case .began(let profile, let answer): return began(profile, answer, moment)
    case .recorded(let local, let answer): return recorded(local, answer, moment)
    case .parted(let profile): parted(profile)
    case .loaded(let local, .rows(let rows)): return stepClaim(of: local, .loaded(rows), moment)
    case .loaded(let local, _): return stepClaim(of: local, .unreadable, moment)
    case .contentLoaded(let local, let answer):
      let found = contentText(answer)
      return stepClaim(of: local, found.map { text in .content(text) } ?? .unreadable, moment)
    case .removed(let local, .done): return stepClaim(of: local, .removed, moment)
    case .removed: break
    case .alone(let local): return stepClaim(of: local, .alone, moment)
    case .erased(let local):
      locals.forget(local)
      return forgetMatches(of: local) + [.tell(LocalProfiles.delete(local))]
        + reduceRun(.inner(.claimed(from: local)), moment)
    case .profileRemoved(let local):
      return forgetMatches(of: local) + forgetRecording(of: local) + [
        .ask(.erase(database: Occupant.database(of: local)), answer: { _ in .erased })
      ]
    }
    return []
  }

  // MARK: Reading

  func readLocals() -> Effects {
    [
      .ask(
        .load(database: LocalProfiles.database, .all), answer: { answer in .local(.read(answer)) })
    ]
  }

  private mutating func receiveLocals(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    if locals.isStale {
      locals.isStale = false
      return readLocals()
    }
    locals.isRead = true
    if case .rows(let rows) = answer { locals.read(rows) }
    isStarting = false
    guard account != nil else {
      return locals.open == nil && remembered.hasLocal ? askForSession() : []
    }
    askToClaim()
    return resumeClaims(moment)
  }

  /// Whoever has the device is the local profile, as long as nobody is signed in.
  mutating func openLocal(_ moment: Moment) -> Effects {
    guard account == nil, !isStarting, let profile = locals.open else { return [] }
    return open(.local(profile), isRestoring: false, moment)
  }

  /// The next start looks for local profiles before it shows anything.
  mutating func rememberLocals() -> Effects {
    let hasLocal = locals.open != nil || !locals.claims.isEmpty
    guard locals.isRead, hasLocal != remembered.hasLocal else { return [] }
    remembered.hasLocal = hasLocal
    return [.tell(.remember(key: RememberedKey.local, value: hasLocal ? "1" : ""))]
  }

  // MARK: Beginning

  /// Nobody answers: the person begins on this device alone, once that is written down.
  mutating func beginLocally(name: String?, _ moment: Moment) -> Effects {
    guard account == nil, locals.open == nil, !locals.isBeginning else { return [] }
    locals.isBeginning = true
    let profile = LocalProfile(id: moment.id(0x10CA1), name: name)
    return [
      .tell(.persistStorage),
      .ask(
        LocalProfiles.write(profile), answer: { answer in .local(.began(profile, answer)) }),
    ]
  }

  private mutating func began(
    _ profile: LocalProfile, _ answer: HostAnswer, _ moment: Moment
  ) -> Effects {
    locals.isBeginning = false
    guard case .done = answer else { return reduceSignUp(.answered(answer), moment) }
    locals.isRead = true
    locals.profiles.append(profile)
    if case .account = route { route = .launcher }
    return openLocal(moment)
  }

  // MARK: Removing

  mutating func reduceLocalProfile(
    _ delegate: LocalProfileFeature.Delegate, _ moment: Moment
  ) -> Effects {
    switch delegate {
    case .makeAccount: return reduceLocal(.makeAccountTapped, moment)
    case .signIn: return reduceLocal(.signInTapped, moment)
    case .add: return recordClaim()
    case .remove: return removeLocal()
    }
  }

  /// Nothing is left of it, on this device or anywhere.
  private mutating func removeLocal() -> Effects {
    guard let profile = account?.occupant.profile else { return [] }
    let message = TabMessage.signedOut(Occupant.database(of: profile.id))
    leaveLocal(profile.id)
    return forgetSignUp() + [
      .tell(.badge(0)), .tell(.broadcast(message.text)),
      .ask(LocalProfiles.delete(profile.id)) { _ in .local(.profileRemoved(profile.id)) },
    ]
  }

  /// The profile that is open is gone, here or in another tab.
  mutating func leaveLocal(_ local: UserID) {
    account = nil
    invitedTo = nil
    locals.forget(local)
    isNewcomer = true
    route = .launcher
  }
}
