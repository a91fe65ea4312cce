import Core
import Design
import RefWatchDomain
import Sync

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: CrewAction, _ moment: Moment) -> Effects {
    switch action {
    case .roleChosen(let role):
      state.desk.crew.role = role
      return []
    case .invited(let match): return state.invite(to: match)
    case .linkCopied:
      guard let link = state.desk.crew.invitation?.link else { return [] }
      state.desk.crew.isCopied = true
      return [.tell(.copy(link))]
    case .revoked(let id): return state.revoke(id)
    case .removeAsked(let match, let seat):
      state.desk.crew.question = .remove(match, seat)
      return []
    case .leaveAsked(let match):
      state.desk.crew.question = .leave(match)
      return []
    case .questionClosed:
      state.desk.crew.question = nil
      return []
    case .removed(let match, let seat): return state.remove(seat, from: match)
    case .left(let match): return state.leave(match, moment)
    case .nameTyped(let text):
      state.desk.crew.join.name = text
      state.desk.crew.join.fault = nil
      return []
    case .joined(let token, let kind): return state.join(with: token, kind)
    case .tookOver(let match): return state.takeOver(match, moment)
    case .sameThing(let match, _, let other):
      let effects = state.withdraw(
        [other], in: match, reason: state.words(AttentionText.sameReason), moment)
      return state.saying(state.words(AttentionText.settled), of: effects, lasts: 3_000)
    case .twoThings(let match, let one, let other):
      return state.write([.bothHappened(one, other)], in: match, moment)
    case .staleWithdrawn(let match, let id):
      return state.withdraw(
        [id], in: match, reason: state.words(AttentionText.staleReason), moment)
    }
  }

  static func reduce(_ state: inout State, _ answer: CrewAnswer) -> Effects {
    switch answer {
    case .invited(let match, let answer):
      state.receiveInvitation(to: match, answer)
    case .listed(let match, let answer):
      guard state.desk.crew.match == match, let list = CrewExchange.invitations(answer) else {
        return []
      }
      state.desk.crew.open = list
    case .revoked(let id, let answer): return state.receiveRevoking(id, answer)
    case .joined(let answer): return state.receiveJoining(answer)
    case .address(let answer):
      state.desk.crew.asksAddress = false
      guard let origin = CrewExchange.origin(answer), !origin.isEmpty else { return [] }
      state.origin = origin
      state.completeLink()
      state.completeMentorLink()
      return [.tell(.remember(key: State.originKey, value: origin))]
    }
    return []
  }
}

// MARK: - Inviting, removing, leaving

extension RefWatchFeature.State {
  fileprivate mutating func invite(to match: MatchID) -> Effects {
    guard !desk.crew.isAsking else { return [] }
    desk.crew.problem = nil
    guard sync.isOnline else {
      desk.crew.problem = .offline
      return []
    }
    desk.crew.isAsking = true
    desk.crew.isCopied = false
    let role = desk.crew.role
    return [
      .ask(
        CrewExchange.invite(match, role),
        answer: { answer in .inner(.desk(.crew(.invited(match, answer)))) })
    ]
  }

  fileprivate mutating func receiveInvitation(
    to match: MatchID, _ answer: HostAnswer
  ) {
    desk.crew.isAsking = false
    guard let invitation = CrewExchange.invitation(answer) else {
      desk.crew.problem = CrewExchange.problem(of: answer) ?? .failed
      return
    }
    guard desk.crew.match == match else { return }
    desk.crew.invitation = invitation
    desk.crew.open.insert(invitation, at: 0)
    completeLink()
  }

  /// The link as another device opens it, and the code of it.
  fileprivate mutating func completeLink() {
    guard let origin, let invitation = desk.crew.invitation, invitation.link.hasPrefix("/") else {
      return
    }
    let link = origin + invitation.link
    desk.crew.invitation?.link = link
    desk.crew.invitation?.code = QRCode(link)
  }

  fileprivate mutating func revoke(_ id: ID<CrewInvitation>) -> Effects {
    guard !desk.crew.isAsking else { return [] }
    desk.crew.problem = nil
    guard sync.isOnline else {
      desk.crew.problem = .offline
      return []
    }
    desk.crew.isAsking = true
    return [
      .ask(
        CrewExchange.revoke(id),
        answer: { answer in .inner(.desk(.crew(.revoked(id, answer)))) })
    ]
  }

  /// One that is gone already is as good as revoked.
  fileprivate mutating func receiveRevoking(
    _ id: ID<CrewInvitation>, _ answer: HostAnswer
  ) -> Effects {
    desk.crew.isAsking = false
    let problem = CrewExchange.problem(of: answer)
    guard problem == nil || problem == .unknownMatch else {
      desk.crew.problem = problem
      return []
    }
    desk.crew.open.removeAll { invitation in invitation.id == id }
    if desk.crew.invitation?.id == id { desk.crew.invitation = nil }
    return announce(words(CrewText.revoked))
  }

  fileprivate mutating func remove(_ seat: CrewSeatID, from match: MatchID) -> Effects {
    desk.crew.question = nil
    let name = replica.seats(of: match).first { other in other.id == seat }?.name ?? ""
    return settle(.removeSeat(match, seat), saying: words(CrewText.removed, name: name))
  }

  fileprivate mutating func leave(_ match: MatchID, _ moment: Moment) -> Effects {
    desk.crew.question = nil
    if let refused = refuses(.leaveCrew(match)) { return refused }
    return go(to: .hub, moment) + settle(.leaveCrew(match), saying: words(CrewText.left))
  }
}

// MARK: - Joining

extension RefWatchFeature.State {
  /// The name as typed, else the profile's.
  var nameInCrew: String { desk.crew.join.name ?? profileName }

  fileprivate mutating func join(with token: String, _ kind: JoinKind) -> Effects {
    guard !desk.crew.isAsking else { return [] }
    let name = trimmed(nameInCrew)
    if name.isEmpty || name.unicodeScalars.count > RefWatchLimits.name {
      desk.crew.join.fault = name.isEmpty ? .nameMissing : .nameLong
      return [.tell(.focus(elementID: "crew-name"))]
    }
    desk.crew.problem = nil
    desk.crew.isAsking = true
    return [
      .ask(
        CrewExchange.join(token, name: name, kind),
        answer: { answer in
          kind == .crew
            ? .inner(.desk(.crew(.joined(answer)))) : .inner(.desk(.mentor(.joined(answer))))
        })
    ]
  }

  fileprivate mutating func receiveJoining(_ answer: HostAnswer) -> Effects {
    desk.crew.isAsking = false
    guard let match = CrewExchange.joined(answer) else {
      let problem = CrewExchange.problem(of: answer) ?? .failed
      desk.crew.problem = problem == .unknownMatch ? .wrongLink : problem
      return []
    }
    desk.crew.join.joined = match
    crewChanged(nil)
    return [
      .ask(
        .timer(key: "referee.joined", milliseconds: 0),
        answer: { _ in .delegate(.lookForChanges) })
    ]
  }
}

// MARK: - Taking over

extension RefWatchFeature.State {
  /// Takes the time over from what another device showed. Nothing of it needs a network.
  fileprivate mutating func takeOver(_ match: MatchID, _ moment: Moment) -> Effects {
    guard let record = records[match], mayRecord(record), let opened = desk.crew.opened,
      opened.match == match, let note = opened.note, note.epoch >= record.epoch,
      let elapsed = opened.elapsed(at: now)
    else { return [] }
    // Whoever has just read a code with this device wants to write on it.
    pitch.writesHere = true
    let events = note.events(
      takenBy: me, in: record, id: moment.id(0x7A), elapsed: elapsed, at: now)
    desk.crew.opened = nil
    let effects = save(events) + go(to: .match(match), moment)
    pitch.writesHere = true
    return effects + announce(words(TakeOverText.done)) + give(.saved)
  }

  /// What belongs to the course of the match is somebody else's business now.
  mutating func askToTakeOver(_ record: MatchRecord) -> Effects {
    pitch.sheet = nil
    guard mayRecord(record) else {
      return announce(words(CrewText.lookingOn), lasts: 3_000)
    }
    pitch.question = .takeOver
    return []
  }

  /// Takes the time over on the pitch.
  mutating func takeOver(_ record: MatchRecord, _ moment: Moment) -> Effects {
    pitch.question = nil
    guard mayRecord(record), !keepsTime(record) else { return [] }
    let effects = commit(
      [.takeover(by: me, epoch: record.epoch + 1)], record, words(TakeOverText.done), moment)
    // It is not taken back: the other takes over again.
    pitch.offer = nil
    return effects
  }
}
