import Core

/// What a viewer can do with a round: the bar of its page (specification §17.3).
public enum RoundSituation: Hashable, Sendable {
  /// The host, before the start.
  case hosting
  /// The host, from the start on.
  case hostingStarted
  case member
  case requested
  case invited
  /// Nobody has to be asked.
  case mayJoin
  case mayRequest
  case full
  /// Too close to the start to ask, or begun.
  case tooLate
  /// A refusal stands, or an invitation is needed.
  case mayNotAsk
  case over(RoundStatus)

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
      self = status == .requested ? .requested : .over(.closed)
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
    case .invited: return .invited
    case nil, .removed, .declined, .left, .accepted:
      if round.visibility == .invite || place?.isRefused(at: now) == true { return .mayNotAsk }
      if round.isFull { return .full }
      if round.joinPolicy == .instant { return .mayJoin }
      let cutOff = Int64(GolfLimits.requestCutOff) * 60_000
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

extension RoundPlace {
  /// Whether the host's refusal still stands. Whoever declined an invitation may ask.
  func isRefused(at now: Instant) -> Bool {
    guard status == .removed || (status == .declined && invitedBy == nil) else { return false }
    return now < updatedAt.advanced(byMilliseconds: MembershipRules.refusal)
  }
}
