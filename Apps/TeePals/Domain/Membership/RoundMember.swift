import Coding
import Core
import Wire

public typealias RoundMemberID = ID<RoundMember>

/// What somebody is to a round (specification §3.6), with everything only the host may know. It
/// lives in the round's member list, a scope that the host alone is in; the person has a
/// ``RoundPlace``.
@Wire public struct RoundMember: Hashable, Sendable {
  public let round: RoundID
  /// The card follows the profile.
  public var card: GolferCard
  public var role: RoundRole
  public var status: MemberStatus
  public var invitedBy: UserID?
  @Field(as: "time") public var requestedAt: Instant?
  @Field(as: "time") public var invitedAt: Instant?
  /// When they came onto the waiting list, by the server's clock: the list is in this order. `nil`
  /// for whoever does not wait.
  @Field(as: "time") public var waitlistedAt: Instant?
  /// How often they asked, for a seat or a place on the waiting list: at most three times.
  @Field(in: RoundMember.requestCounts.wire) public var requests = 0
  /// Whether the host declined or removed them and has not let them in since.
  @Field("refused") public var isRefused: Bool = false
  /// Whether they played when the round began and have gone since.
  @Field("leftUnderWay") public var hasLeftUnderWay: Bool = false
  /// When the host asked them to take the round over; `nil` for whoever is not asked.
  @Field(as: "time") public var hostOfferedAt: Instant?
  /// Whether a host invited them who has handed the round over since.
  @Field("byFormerHost") public var isFormerHosts: Bool = false
  /// By whose link they came, if by any.
  public var link: RoundLink?
  @Field(as: "time") public let createdAt: Instant
  @Field(as: "time") public var updatedAt: Instant

  public init(
    round: RoundID, card: GolferCard, role: RoundRole = .member, status: MemberStatus,
    createdAt: Instant
  ) {
    self.round = round
    self.card = card
    self.role = role
    self.status = status
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  public var user: UserID { card.user }
  public var id: RoundMemberID { RoundMember.id(of: user, in: round) }

  /// What ``requests`` may be.
  public static let requestCounts = 0...1_000

  public static func id(of user: UserID, in round: RoundID) -> RoundMemberID {
    RoundMemberID(of: .words(["golfMember", round.description, user.description]))
  }
}

@Wire public enum RoundRole: String, Hashable, Sendable, CaseIterable {
  case host, member
}

@Wire public enum MemberStatus: String, Hashable, Sendable, CaseIterable {
  case requested, invited, accepted, declined, removed, left
  /// On the waiting list of a full round.
  case waitlisted
  /// First on that list: a seat is held for them. See ``WaitlistRules/offerEnd(madeAt:before:)``.
  case offered
}

public typealias RoundSeatID = ID<RoundSeat>

/// Somebody who plays: what the others in the round see of them. It lives in the scope of the
/// round.
@Memberwise @Wire public struct RoundSeat: Hashable, Sendable {
  public let round: RoundID
  public var card: GolferCard
  public let role: RoundRole
  @Field(as: "time") public let joinedAt: Instant

  public var user: UserID { card.user }
  public var id: RoundSeatID { RoundMember.id(of: user, in: round).retagged() }
}

public typealias RoundPlaceID = ID<RoundPlace>

/// What somebody is to a round, in their own scope: with a copy of the round as they may see it,
/// which follows the round while they have anything to do with it.
@Memberwise public struct RoundPlace: Hashable, Sendable {
  public let user: UserID
  public var round: Round
  public var role: RoundRole
  public var status: MemberStatus
  /// Who invited them.
  public var invitedBy: GolferCard?
  /// Where they stand on the waiting list: 1 is next. `nil` for whoever does not wait, and until
  /// the server has said it. Who else waits is not theirs to know.
  public var position: Int?
  /// As in the member list, which forgets those who went long ago: what they asked for stays here.
  public var requests: Int = 0
  public var isRefused: Bool = false
  /// Whom the person has invited to a round that is not theirs, in the order of their invitations.
  public var sent: [RoundInvitation] = []
  /// When the host asked the person to take the round over; `nil` for whoever is not asked.
  public var hostOfferedAt: Instant?
  public var updatedAt: Instant

  public var id: RoundPlaceID { RoundMember.id(of: user, in: round.id).retagged() }
}

/// What changes somebody's membership (specification §8.3).
@Wire(casesOf: "event", tag: "kind")
public enum MembershipEvent: Hashable, Sendable {
  // By the person.
  case request, join, cancelRequest, acceptInvite, declineInvite, leave
  /// Of a full round.
  case joinWaitlist
  /// Also with an offer: that is how it is declined.
  case leaveWaitlist
  case acceptOffer
  // By the host.
  @Case(values: ["user"]) case accept(UserID)
  /// A request, or somebody's place on the waiting list.
  @Case(values: ["user"]) case decline(UserID)
  @Case(values: ["user"]) case remove(UserID)
  // By the host, or (inviting, and taking back what they invited) by an accepted member.
  @Case(values: ["card"]) case invite(GolferCard)
  @Case(values: ["user"]) case withdraw(UserID)
}
