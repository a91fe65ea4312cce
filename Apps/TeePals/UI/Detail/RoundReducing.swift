import Core
import Design
import TeePalsDomain
import View

// What happens to rounds.
extension TeePalsFeature.State {
  mutating func reduceRounds(_ action: RoundsAction, _ moment: Moment) -> Effects {
    switch action {
    case .refreshed: return screen == .home ? searchDiscover() : searchNearby()
    case .extended: return extendNearby()
    case .failureDismissed: dismissFailure()
    case .explained(let shows):
      rounds.explains = shows
      return shows ? explainNearby() : []
    case .mapShown(let shows): return showMap(shows)
    case .pinOpened(let id): return openPin(of: id)
    case .filterOpened: return openFilter()
    case .filter(let action): return reduceFilter(action)
    case .creationWanted: return gated(.go(.create), moment) ?? go(.create)
    case .invitingWanted(let id):
      rounds.posted = nil
      return gated(.go(.invite(id)), moment) ?? go(.invite(id))
    case .postedDismissed: rounds.posted = nil
    case .pastExtended: rounds.pastEnd += RoundsState.pastPage
    case .detailRefreshed(let id): return askDetail(id)
    case .did(let id, let deed):
      if deed.isGated, let stopped = gated(.rounds(action), moment) {
        rounds.cover = nil
        return stopped
      }
      return perform(deed, on: id)
    case .leftFor(let place):
      rounds.cover = nil
      return go(place)
    case .menuOpened(let id): rounds.cover = .menu(id)
    case .playerOpened(let id, let user): rounds.cover = .player(id, user)
    case .asked(let question): rounds.cover = .question(question)
    case .handoverOpened(let id): rounds.cover = .handover(id)
    case .shareOpened(let id): return openShare(id)
    case .shared(let id):
      guard link(to: id) != nil, let noted = countShare() else { return [] }
      return handOn(id) + noted
    case .linkCopied(let id):
      guard link(to: id) != nil, let noted = countShare() else { return [] }
      return copyLink(id) + noted
    case .coverClosed: rounds.cover = nil
    case .inviteTyped(let text): rounds.invite.text = String(text.prefix(100))
    }
    return []
  }

  mutating func answeredRounds(_ answer: RoundsAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .found(let number, let answer): return found(number, answer)
    case .foundMore(let number, let answer): return foundMore(number, answer)
    case .explained(let address, let answer): receiveExplanation(address, answer)
    case .discovered(let number, let answer): return discovered(number, answer)
    case .countDue(let number): return countDue(number)
    case .counted(let number, let answer): counted(number, answer)
    case .cityDue(let text): return cityDue(text)
    case .cities(let text, let answer): receiveFilterCities(text, answer)
    case .located(let answer): return located(answer)
    case .detail(let id, let answer): return receiveDetail(id, answer)
    case .playersChanged: return askNames()
    case .handedOn(let id, let answer):
      // Nothing to share with: the address goes where the person can paste it.
      if case .failed("unsupported") = answer { return copyLink(id) }
    }
    return []
  }

  mutating func enteredRounds(_ route: TeePalsRoute, _ moment: Moment) -> Effects {
    // The page that has only become visible again keeps what lies over it.
    if rounds.entered != route { rounds.cover = nil }
    rounds.entered = route
    switch route {
    case .home: return searchDiscover()
    case .rounds: return searchNearby()
    case .activity:
      rounds.pastEnd = RoundsState.pastPage
      return []
    case .round(let id): return askDetail(id)
    case .invite(let id):
      return rounds.detail.id == id ? [] : askDetail(id)
    default: return []
    }
  }

  /// What there is stays, and nothing is said of its age any more.
  private mutating func dismissFailure() {
    if case .round = screen {
      if case .failed = rounds.detail.phase { rounds.detail.phase = .idle }
    } else if case .failed = rounds.nearby.phase {
      rounds.nearby.phase = .idle
    }
  }

  // MARK: One round

  /// Asks how the round is now. What the device holds itself is as new as anything.
  mutating func askDetail(_ id: RoundID) -> Effects {
    if rounds.detail.id != id { rounds.detail = RoundDetailState() }
    rounds.detail.id = id
    guard replica.round(id) == nil else {
      rounds.detail.phase = .idle
      // Who asks is told of once more by whoever looks once more.
      rounds.detail.askersAsked = []
      return []
    }
    rounds.detail.phase = .loading
    guard !waitsForProfile else { return [] }
    return askServer(of: id)
  }

  private func askServer(of id: RoundID) -> Effects {
    ask(get: "/api/golf/rounds/" + id.description) { answer in .rounds(.detail(id, answer)) }
  }

  /// Whether the parent is to say ``RoundsAnswer/playersChanged``: somebody has come to the round
  /// on the screen, or gone, or asks the host, since the server named those who do.
  public var needsNames: Bool { namesDue != nil || askersDue != nil }

  private var namesDue: (round: RoundID, count: Int)? {
    guard isOnline, isShown, isVisible, case .round(let id) = screen, rounds.detail.id == id,
      rounds.detail.phase == .idle, rounds.detail.answer != nil, let show = roundOnShow(id),
      !show.isHeld, show.round.acceptedCount != show.seats.count,
      rounds.detail.namesAsked != show.round.acceptedCount
    else { return nil }
    return (id, show.round.acceptedCount)
  }

  private mutating func askNames() -> Effects {
    if let due = askersDue {
      rounds.detail.askersAsked.formUnion(due.users)
      return askServer(of: due.round)
    }
    guard let due = namesDue else { return [] }
    rounds.detail.namesAsked = due.count
    return askDetail(due.round)
  }

  private mutating func receiveDetail(_ id: RoundID, _ answer: HostAnswer) -> Effects {
    guard rounds.detail.id == id else { return [] }
    guard let read = RoundAnswer.read(answer), read.round.id == id else {
      // What the device holds itself is as good as before.
      guard replica.round(id) == nil else { return [] }
      let problem = AnswerProblem(answer) ?? .failed
      rounds.detail.phase = .failed(problem)
      if problem == .notFound { rounds.detail.answer = nil }
      return []
    }
    rounds.detail.phase = .idle
    rounds.detail.answer = read
    guard let link = read.link else { return [] }
    return keepLink(link, of: id)
  }

  // MARK: Doing something

  private mutating func perform(_ deed: RoundDeed, on id: RoundID) -> Effects {
    rounds.cover = nil
    switch deed {
    case .close: return submit(.closeRound(id), RoundDoneText.roundClosed)
    case .reopen: return submit(.reopenRound(id), RoundDoneText.roundReopened)
    case .cancel: return submit(.cancelRound(id), RoundDoneText.roundCanceled)
    case .complete: return submit(.completeRound(id), RoundDoneText.roundCompleted)
    case .handOver(let step): return submit(.handOver(id, step), step.done)
    case .membership(let event):
      let seen = replica.round(id) == nil ? roundOnShow(id)?.round : nil
      let effects = submit(.changeMembership(id, event, seen: seen), done(event, id))
      guard !effects.isEmpty else { return [] }
      return effects + noteArrival(event, id)
    }
  }

  private func done(_ event: MembershipEvent, _ id: RoundID) -> RoundDoneText {
    if case .decline(let user) = event, replica.member(user, in: id)?.status.waits == true {
      return .takenOff
    }
    return event.done
  }

  /// Says what was done, or that it waits: nothing is said to have arrived that has not. What this
  /// device knows to be against the rules is not done, and said to be so.
  private mutating func submit(_ command: TeePalsCommand, _ done: RoundDoneText) -> Effects {
    if let refusal = refusal(of: command) {
      say(words.reason(refusal))
      return []
    }
    switch sync.reach {
    case .reached: say(done)
    case .silent: say(sending: RoundText.willBeSentOnAnswer)
    case .offline: say(sending: RoundText.willBeSent)
    }
    return [.submit(command)]
  }

  // MARK: Handing on

  private mutating func openShare(_ id: RoundID) -> Effects {
    rounds.cover = .share(id)
    rounds.posted = nil
    guard rounds.linkBase.isEmpty else { return [] }
    if rounds.detail.id != id { rounds.detail = RoundDetailState() }
    rounds.detail.id = id
    return askServer(of: id)
  }

  /// Where anybody finds the round; `nil` until the server has said what it is called.
  func link(to id: RoundID) -> String? {
    rounds.linkBase.isEmpty ? nil : rounds.linkBase + id.description
  }

  private mutating func keepLink(_ link: String, of id: RoundID) -> Effects {
    let end = id.description
    guard link.utf8.count > end.utf8.count, link.hasSuffix(end) else { return [] }
    let base = String(link.dropLast(end.count))
    guard !sameBytes(base, rounds.linkBase) else { return [] }
    rounds.linkBase = base
    return rounds.keepLinks(of: me)
  }

  /// What is to be remembered of handing on a link; `nil` where it was too often (specification
  /// §10), which is said.
  mutating func countShare() -> Effects? {
    let allowed = GolfRates.allowance(.share, since: ownProfile?.createdAt, now: now)
    if let wait = GolfRates.wait(at: now, after: rounds.shares, allowed: allowed) {
      say(words.reason(.rateLimited(seconds: wait)))
      return nil
    }
    return rounds.noteShare(at: now, of: me)
  }

  private func handOn(_ id: RoundID) -> Effects {
    guard let link = link(to: id, by: "share"), let round = roundOnShow(id)?.round else {
      return []
    }
    let text = words.invitation(round, seenIn: here)
    return [
      .ask(
        .share(title: words.courseName(round.course.name), text: text, url: link),
        answer: { answer in .inner(.rounds(.handedOn(id, answer))) })
    ]
  }

  private mutating func copyLink(_ id: RoundID) -> Effects {
    guard let link = link(to: id, by: "copy"), let round = roundOnShow(id)?.round else {
      return []
    }
    say(RoundDoneText.copied)
    return [.tell(.copy(words.invitation(round, seenIn: here) + "\n" + link))]
  }
}

extension MembershipEvent {
  /// What is said when it has been done.
  var done: RoundDoneText {
    switch self {
    case .request: .requestSent
    case .join, .acceptInvite, .acceptOffer: .joined
    case .joinWaitlist: .waitlistJoined
    case .leaveWaitlist: .waitlistLeft
    case .cancelRequest: .requestCanceled
    case .declineInvite: .inviteDeclined
    case .leave: .leftRound
    case .accept: .requestAccepted
    case .decline: .requestDeclined
    case .remove: .playerRemoved
    case .invite: .inviteSent
    case .withdraw: .inviteWithdrawn
    }
  }
}

extension HandoverStep {
  /// What is said when it has been done.
  fileprivate var done: RoundDoneText {
    switch self {
    case .offer: .handoverAsked
    case .withdraw: .handoverWithdrawn
    case .accept: .handoverTaken
    case .decline: .handoverDeclined
    }
  }
}

extension RoundDeed {
  /// Whether it takes a complete profile (specification §5.2). Ending something never does.
  fileprivate var isGated: Bool {
    switch self {
    case .close, .cancel, .complete: false
    case .reopen: true
    case .membership(let event): !event.isEnding
    case .handOver(let step): !step.isEnding
    }
  }
}
