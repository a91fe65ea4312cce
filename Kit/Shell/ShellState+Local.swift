import AccountsUI
import Core
import Sync

// People without an account: reading what is here, claiming it, and removing it.
extension ShellState {
  mutating func reduceLocal(_ action: LocalAction, _ moment: Moment) -> Effects {
    switch action {
    case .claimTapped: return recordClaim()
    case .apartTapped: return keepApart()
    case .read(let answer): return receiveLocals(answer, moment)
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
      let claimant = locals.claim(of: local).map { index in locals.claims[index].to }
      locals.forget(local)
      return [.tell(LocalProfiles.delete(local))]
        + Content.claimed(local, by: claimant, &self, moment)
    case .began(let profile, let answer): return began(profile, answer, moment)
    case .profileRemoved(let local):
      return Content.removed(local) + Self.erase(local, answer: { _ in .erased })
    }
    return []
  }

  // MARK: Reading

  /// Asks this device who began without an account.
  public func readLocals() -> Effects {
    [.ask(LocalProfiles.load, answer: { answer in .local(.read(answer)) })]
  }

  private mutating func receiveLocals(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    if locals.isStale {
      locals.isStale = false
      return readLocals()
    }
    locals.receive(answer)
    isStarting = false
    guard account != nil else {
      return locals.open == nil ? askWhoIsHere() : []
    }
    askToClaim()
    return resumeClaims(moment)
  }

  /// Whoever has the device is the local profile, as long as nobody is signed in.
  public mutating func openLocal(_ moment: Moment) -> Effects {
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

  // MARK: Removing

  /// Nothing is left of the profile that is open, on this device or anywhere.
  public mutating func removeLocal() -> Effects {
    guard let profile = account?.currentUser.profile else { return [] }
    let message = TabMessage.signedOut(CurrentUser.database(of: profile.id))
    return leaveLocal(profile.id) + [
      .tell(.badge(0)), .tell(.broadcast(message.text)),
      .ask(LocalProfiles.delete(profile.id)) { _ in .local(.profileRemoved(profile.id)) },
    ]
  }

  /// The profile that is open is gone, here or in another tab.
  mutating func leaveLocal(_ local: UserID) -> Effects {
    let released = released
    account = nil
    locals.forget(local)
    return released + Content.leftLocal(&self)
  }
}
