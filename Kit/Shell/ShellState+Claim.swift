import AccountsUI
import Core
import Sync

// An account claims a local profile: see `Claim` and docs/decisions/0009.
extension ShellState {
  /// Whether an account that has its own history shall take what was done before, the person says.
  mutating func askToClaim() {
    guard let profile = locals.open, let user = account?.session?.user,
      profile.apartFrom != user, locals.question == nil
    else { return }
    locals.question = .asked
  }

  /// First of all it is written down, durably, that the claim is under way.
  public mutating func recordClaim() -> Effects {
    guard let profile = locals.open, let user = account?.session?.user,
      locals.question != .recording
    else { return [] }
    locals.question = .recording
    return [
      .ask(
        LocalProfiles.write(claimOf: profile.id, by: user),
        answer: { answer in .local(.recorded(profile.id, answer)) })
    ]
  }

  mutating func recorded(_ local: UserID, _ answer: HostAnswer, _ moment: Moment) -> Effects {
    guard case .done = answer, let session = account?.session else {
      locals.question = .failed
      return []
    }
    locals.question = nil
    locals.forget(local)
    locals.note(claimOf: local, by: session.user)
    return [.tell(LocalProfiles.tell(claimOf: local, by: session))] + beginClaims(moment)
  }

  /// The question stays until the answer is durable: whoever leaves at once is not asked again.
  mutating func keepApart() -> Effects {
    guard var profile = locals.open, let user = account?.session?.user,
      locals.question != .recording
    else { return [] }
    profile.apartFrom = user
    let answered = profile
    return [.ask(LocalProfiles.write(answered), answer: { _ in .local(.parted(answered)) })]
  }

  /// Where it could not be written down, the next start asks again.
  mutating func parted(_ profile: LocalProfile) {
    guard locals.open?.id == profile.id, locals.question != .recording else { return }
    locals.question = nil
    locals.profiles[0] = profile
  }

  /// What is on record goes on at every start. Only a tab that began after it can be sure, by the
  /// lock, that nobody writes to the local database any more.
  public mutating func resumeClaims(_ moment: Moment) -> Effects {
    guard let session = account?.session else { return [] }
    var effects: Effects = []
    for claim in locals.claims where claim.to == session.user {
      let local = claim.from
      effects.append(.tell(.broadcast(TabMessage.claimed(local, session).text)))
      guard Content.finishesClaims else { continue }
      effects.append(
        .ask(
          .elect(lock: CurrentUser.database(of: local)),
          answer: { _ in .local(.alone(local)) }))
    }
    return effects + beginClaims(moment)
  }

  /// The tab that syncs hands over what is claimed by its account.
  mutating func beginClaims(_ moment: Moment) -> Effects {
    guard let account, let user = account.session?.user, account.core.syncs else { return [] }
    var effects: Effects = []
    for claim in locals.claims where claim.to == user {
      effects += stepClaim(of: claim.from, .begun, moment)
    }
    return effects
  }

  mutating func stepClaim(
    of local: UserID, _ input: Claim.Input, _ moment: Moment
  ) -> Effects {
    guard let index = locals.claim(of: local), locals.claims[index].to == account?.session?.user
    else { return [] }
    let database = CurrentUser.database(of: local)
    var effects: Effects = []
    for output in locals.claims[index].step(input) {
      switch output {
      case .load:
        effects.append(
          .ask(
            .load(database: database, .all), answer: { answer in .local(.loaded(local, answer)) }))
      case .loadContent(let table):
        effects.append(
          .ask(
            .load(database: database, .content(table: table)),
            answer: { answer in .local(.contentLoaded(local, answer)) }))
      case .adopt(let rows): effects += step(.adopt(rows, from: local), moment)
      case .remove(let operations):
        let write = StoreWrite(database: database, operations: operations)
        effects.append(
          .ask(.store(write), answer: { answer in .local(.removed(local, answer)) }))
      case .erase:
        effects += Self.erase(local, answer: { _ in .local(.erased(local)) })
      }
    }
    return effects
  }

  /// What had to wait for something that was under way here.
  mutating func resumeHeldClaim(_ moment: Moment) -> Effects {
    guard let account, let session = account.heldClaim, !Content.isHeld(account.apps),
      account.core.status.saving == 0, let local = account.currentUser.profile?.id
    else { return [] }
    locals.note(claimOf: local, by: session.user)
    return open(.signedIn(session), isRestoring: false, moment)
  }

  /// Another tab says that an account claims a local profile. If it is open here, this tab becomes
  /// one of the account's once everything done in it is saved.
  mutating func hearClaim(
    of local: UserID, by session: SignedInSession, _ moment: Moment
  ) -> Effects {
    if !locals.isRead { locals.isStale = true }
    locals.profiles.removeAll { profile in profile.id == local }
    guard let account else { return [] }
    if account.session?.user == session.user {
      locals.note(claimOf: local, by: session.user)
      return beginClaims(moment)
    }
    guard account.currentUser.profile?.id == local else { return [] }
    self.account?.heldClaim = session
    return resumeHeldClaim(moment)
  }
}
