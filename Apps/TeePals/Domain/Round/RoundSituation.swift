import Core

/// What a viewer can do with a round: the bar of its page (specification §17.3).
public enum RoundSituation: Hashable, Sendable {
  /// The host, before the start.
  case hosting
  /// The host, from the start on.
  case hostingStarted
  case member
  case requested
  /// Whoever is invited can always decline; this is what they can do instead.
  case invited(Acceptance)
  /// Nobody has to be asked.
  case mayJoin
  case mayRequest
  case full
  /// Of a full round, for whoever wants the seat that becomes free.
  case mayWait
  /// On the waiting list; the place in it, `nil` until the server has said it.
  case waitlisted(Int?)
  /// A seat is held for them until then.
  case offered(until: Instant)
  /// Too close to the start to ask, or begun.
  case tooLate
  /// The host has refused them, they asked three times, or an invitation is needed.
  case mayNotAsk
  case over(RoundStatus)

  /// What whoever is invited finds when they want to come.
  public enum Acceptance: Hashable, Sendable {
    case seat
    /// The round has filled up: they can wait as anybody can.
    case waitlist
    case full
    /// The host takes nobody else.
    case closed
  }

  /// - Parameter place: What the viewer is to the round; `nil` for nothing.
  public init(of round: Round, for viewer: UserID, _ place: RoundPlace?, at now: Instant) {
    let isHost = round.host.user == viewer
    let status = place?.status
    if round.status.isOver {
      self = .over(round.status)
    } else if isHost {
      self = now < round.startTime ? .hosting : .hostingStarted
    } else if status == .accepted {
      self = .member
    } else if round.status == .closed {
      self =
        switch status {
        case .requested: .requested
        case .invited: .invited(.closed)
        case .waitlisted: .waitlisted(place?.position)
        default: .over(.closed)
        }
    } else if now >= round.startTime {
      self = .tooLate
    } else {
      self = RoundSituation.beforeStart(round, place, at: now)
    }
  }

  private static func beforeStart(
    _ round: Round, _ place: RoundPlace?, at now: Instant
  ) -> RoundSituation {
    switch place?.status {
    case .requested: return .requested
    case .invited:
      if !round.isFull { return .invited(.seat) }
      return .invited(round.mayBeWaitedFor(at: now) ? .waitlist : .full)
    case .waitlisted:
      // Once nothing is offered any more, whoever waited takes a free seat as anybody does.
      let mayJoin = !round.isFull && round.joinPolicy == .instant
      return mayJoin ? .mayJoin : .waitlisted(place?.position)
    case .offered:
      let made = place?.updatedAt ?? now
      let end = WaitlistRules.offerEnd(madeAt: made, before: round.startTime)
      return now < end ? .offered(until: end) : .full
    case nil, .removed, .declined, .left, .accepted:
      if round.visibility == .invite || place?.mayAsk == false { return .mayNotAsk }
      if round.isFull { return round.mayBeWaitedFor(at: now) ? .mayWait : .full }
      if round.joinPolicy == .instant { return .mayJoin }
      let cutOff = Int64(round.requestCutOff) * 60_000
      let last = round.startTime.advanced(byMilliseconds: -cutOff)
      return now > last ? .tooLate : .mayRequest
    }
  }

  /// Whether the viewer is in the round's chat.
  public func hasChat(_ status: MemberStatus?) -> Bool {
    switch self {
    case .hosting, .hostingStarted, .member: true
    case .over: status == .accepted
    default: false
    }
  }
}

extension Round {
  /// Whether somebody can wait for a seat that becomes free.
  public func mayBeWaitedFor(at now: Instant) -> Bool {
    do throws(TeePalsRejection) {
      try RoundRules.checkWaiting(self, at: now)
      return isFull
    } catch { return false }
  }
}
