import Coding
import Core
import Wire

/// Whom a player has invited to somebody else's round, and what became of it (specification §8.4).
/// It stands in the player's own place: the host sees everybody in the member list.
@Memberwise @Wire public struct RoundInvitation: Hashable, Sendable {
  public var card: GolferCard
  public var status: InvitationStatus
  @Field(as: "time") public var at: Instant

  public var user: UserID { card.user }
}

@Wire public enum InvitationStatus: String, Hashable, Sendable, CaseIterable {
  case invited, joined, declined
  /// Taken back, or ended by something else than an answer.
  case withdrawn
}

extension RoundPlace {
  /// The latest of somebody takes the place of an earlier one. Of too many that have ended, the
  /// oldest go.
  mutating func note(_ invitation: RoundInvitation) {
    if let index = sent.firstIndex(where: { other in other.user == invitation.user }) {
      sent[index] = invitation
      return
    }
    if sent.count >= GolfLimits.members,
      let oldest = sent.firstIndex(where: { other in other.status != .invited })
    {
      sent.remove(at: oldest)
    }
    sent.append(invitation)
  }
}

extension RoundMember {
  /// What has become of the invitation that they came by.
  ///
  /// - Parameter last: What had before.
  func invitation(in round: Round, after last: InvitationStatus?) -> InvitationStatus? {
    switch status {
    case .invited, .requested, .waitlisted, .offered: .invited
    case .accepted: .joined
    // Whom the host did not want is between the two.
    case .declined where isRefused: .withdrawn
    // What ends by itself is no answer.
    case .declined: RoundRules.isExpired(round, at: updatedAt) ? last : .declined
    case .removed: last
    case .left: last == .joined ? .joined : .withdrawn
    }
  }
}
