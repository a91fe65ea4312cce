import Core

/// The waiting list of a full round (specification §§8.3, 15): a seat that becomes free is held for
/// whoever waits longest, until they say what they want or the offer ends.
///
/// An offer is a state of the membership and not a field of it: when it ends follows from when it
/// was made and from the start of the round, so that the two cannot contradict each other.
public enum WaitlistRules {
  /// How long somebody has to answer, in milliseconds.
  public static let answer: Int64 = 86_400_000
  /// How long before the start the last offer ends, in milliseconds.
  public static let cutOff: Int64 = 7_200_000

  /// From when on nobody waits for a round that begins then, for nobody is offered a seat any more.
  public static func end(before start: Instant) -> Instant {
    start.advanced(byMilliseconds: -cutOff)
  }

  /// Until when an offer stands that was made then.
  public static func offerEnd(madeAt time: Instant, before start: Instant) -> Instant {
    min(time.advanced(byMilliseconds: answer), end(before: start))
  }

  /// How many people can be seated or offered a seat at once besides those who play.
  public static func seats(of round: Round, at now: Instant) -> Int {
    guard round.status == .open, now < end(before: round.startTime) else { return 0 }
    return max(0, round.maxPlayers - round.acceptedCount)
  }
}

extension MemberStatus {
  /// Whether somebody is on the waiting list, with an offer or without.
  public var waits: Bool { self == .waitlisted || self == .offered }
}

extension RoundMember {
  /// Another state, from now on.
  mutating func become(_ status: MemberStatus, at now: Instant) {
    self.status = status
    updatedAt = now
    if !status.waits { waitlistedAt = nil }
    if status != .accepted { hostOfferedAt = nil }
  }
}

extension TeePalsReplica {
  /// Who waits for a seat of a round, or is offered one, in the order of their coming.
  public func waiting(in round: RoundID, _ status: MemberStatus = .waitlisted) -> [RoundMember] {
    members(of: round).filter { member in member.status == status }.sorted { one, other in
      let (mine, theirs) = (
        one.waitlistedAt ?? one.updatedAt, other.waitlistedAt ?? other.updatedAt
      )
      return mine != theirs ? mine < theirs : one.user < other.user
    }
  }
}
