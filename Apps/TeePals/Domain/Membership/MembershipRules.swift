import Core

/// What somebody who changes a membership is to the person whose it is.
public enum MembershipRelation: Hashable, Sendable, CaseIterable {
  case oneself
  case host
  /// An accepted member who invited them.
  case inviter
  /// Another accepted member.
  case participant
  case stranger
}

/// What an event makes of a membership.
public enum MembershipOutcome: Hashable, Sendable {
  /// It is so already.
  case stays
  case becomes(MemberStatus)
}

/// The states of a membership and what leads from one to another (specification §8.3).
public enum MembershipRules {
  /// Requests of one person for one round.
  public static let requests = 3

  /// What the event makes of a state; `nil` is "none".
  ///
  /// How one gets in follows from the round: asking joins where nobody has to be asked, and joining
  /// asks where somebody has to be.
  public static func outcome(
    of event: MembershipEvent, in state: MemberStatus?, _ role: RoundRole = .member,
    by relation: MembershipRelation, _ policy: JoinPolicy
  ) throws(TeePalsRejection) -> MembershipOutcome {
    switch event {
    case .request, .join, .cancelRequest, .acceptInvite, .declineInvite, .leave, .joinWaitlist,
      .leaveWaitlist, .acceptOffer:
      guard relation == .oneself else { throw .notYours }
      return role == .host ? try ofHost(event) : try own(event, state, policy)
    case .accept, .decline, .remove:
      guard relation == .host || (relation == .oneself && role == .host) else { throw .notYours }
      return try role == .host ? ofHost(event) : byHost(event, state)
    case .invite:
      guard relation != .stranger else { throw .notParticipant }
      guard relation != .oneself, role != .host else { throw .alreadyMember }
      return try invitation(state)
    case .withdraw:
      guard relation == .host || relation == .inviter else { throw .notYours }
      switch state {
      case .invited: return .becomes(.left)
      case .left: return .stays
      case .accepted: throw .alreadyMember
      case nil, .requested, .declined, .removed, .waitlisted, .offered: throw .notInvited
      }
    }
  }

  /// Nobody changes the host's membership.
  private static func ofHost(_ event: MembershipEvent) throws(TeePalsRejection) -> MembershipOutcome
  {
    switch event {
    case .leave, .remove: throw .hostStays
    default: throw .alreadyMember
    }
  }

  private static func own(
    _ event: MembershipEvent, _ state: MemberStatus?, _ policy: JoinPolicy
  ) throws(TeePalsRejection) -> MembershipOutcome {
    switch (event, state) {
    case (.request, .requested), (.join, .requested), (.join, .accepted),
      (.acceptInvite, .accepted), (.cancelRequest, .left), (.declineInvite, .declined),
      (.leave, .left), (.leaveWaitlist, .left), (.acceptOffer, .accepted):
      return .stays
    // Who has asked the host, or is offered a seat, has more than a place on the list.
    case (.joinWaitlist, .requested), (.joinWaitlist, .waitlisted), (.joinWaitlist, .offered):
      return .stays
    case (.request, .accepted), (.joinWaitlist, .accepted), (.leaveWaitlist, .accepted):
      throw .alreadyMember
    // Who asks to be let in where they are invited, or offered a seat, accepts.
    case (.request, .invited), (.join, .invited), (.acceptInvite, .invited), (.request, .offered),
      (.join, .offered), (.acceptOffer, .offered):
      return .becomes(.accepted)
    case (.joinWaitlist, _): return .becomes(.waitlisted)
    case (.acceptOffer, _): throw .offerEnded
    case (.request, _), (.join, _): return .becomes(policy == .instant ? .accepted : .requested)
    case (.cancelRequest, .requested), (.leaveWaitlist, .waitlisted), (.leaveWaitlist, .offered):
      return .becomes(.left)
    case (.cancelRequest, .accepted): throw .alreadyMember
    case (.declineInvite, .invited): return .becomes(.declined)
    case (.leave, .accepted): return .becomes(.left)
    case (.acceptInvite, _), (.declineInvite, _): throw .notInvited
    default: throw .notParticipant
    }
  }

  private static func byHost(
    _ event: MembershipEvent, _ state: MemberStatus?
  ) throws(TeePalsRejection) -> MembershipOutcome {
    switch (event, state) {
    case (.accept, .accepted), (.decline, .declined), (.remove, .removed): return .stays
    case (.accept, .requested): return .becomes(.accepted)
    case (.decline, .requested), (.decline, .waitlisted), (.decline, .offered):
      return .becomes(.declined)
    case (.remove, .accepted): return .becomes(.removed)
    case (.decline, .accepted): throw .alreadyMember
    // The request was taken back meanwhile, or there never was one.
    default: throw .notParticipant
    }
  }

  private static func invitation(
    _ state: MemberStatus?
  ) throws(TeePalsRejection) -> MembershipOutcome {
    switch state {
    case .invited: .stays
    case .requested, .accepted, .waitlisted, .offered: throw .alreadyMember
    case nil, .left, .declined, .removed: .becomes(.invited)
    }
  }

  /// Whether somebody may ask, or join, once more. Whoever the host declined or removed comes back
  /// only by the host's own invitation.
  ///
  /// Declining an invitation oneself is no refusal of the host's.
  public static func checkAsking(_ member: RoundMember?) throws(TeePalsRejection) {
    guard let member else { return }
    guard member.requests < requests, !member.wasRefused else { throw .askedTooOften }
  }
}

extension MembershipEvent {
  /// Whether somebody goes by it, or is sent, or what was asked is ended: that takes no photo
  /// (specification §5.2).
  public var isEnding: Bool {
    switch self {
    case .cancelRequest, .declineInvite, .leave, .leaveWaitlist, .decline, .remove, .withdraw: true
    case .request, .join, .acceptInvite, .joinWaitlist, .acceptOffer, .accept, .invite: false
    }
  }

  /// Whether the host does not want somebody.
  var isRefusal: Bool {
    switch self {
    case .decline, .remove: true
    default: false
    }
  }
}

extension RoundMember {
  /// Whether the host did not want them. Of older rows the state says so: who declined an
  /// invitation has asked for nothing, or still has who invited them.
  var wasRefused: Bool {
    isRefused || status == .removed
      || (status == .declined && invitedBy == nil && requests > 0)
  }
}

extension RoundPlace {
  /// What it says of the person's row in the member list: for a device, which does not have that,
  /// and where it was forgotten.
  func member(_ card: GolferCard) -> RoundMember {
    var member = RoundMember(
      round: round.id, card: card, role: role, status: status, createdAt: updatedAt)
    member.invitedBy = invitedBy?.user
    member.requests = requests
    member.isRefused = isRefused
    return member
  }

  /// Whether the person may ask, or join, once more.
  var mayAsk: Bool {
    do throws(TeePalsRejection) {
      try MembershipRules.checkAsking(member(GolferCard(user: user, name: "")))
      return true
    } catch { return false }
  }
}

extension MemberStatus {
  /// Whether their copy of the round follows the round.
  public var follows: Bool { self == .accepted || isPending }
  /// Whether it ends by itself when the round begins or is over.
  public var isPending: Bool { self == .requested || self == .invited || waits }
}
