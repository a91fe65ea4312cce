import Core
import TeePalsDomain

/// On the sheet where people are invited.
struct InviteState: Hashable {
  /// What their name begins with.
  var text = ""
}

/// Somebody who may be invited, and what they are to the round already.
struct InviteLine: Hashable {
  let card: GolferCard
  /// `nil` where they have nothing to do with it, as far as the person may know.
  let status: MemberStatus?
  let isFriend: Bool
  /// Whether the person may take the invitation back.
  let isOwn: Bool

  /// Whether they may be asked (specification §8.4).
  var isOpen: Bool {
    switch status {
    case .none, .declined, .removed, .left: true
    case .requested, .invited, .accepted, .waitlisted, .offered: false
    }
  }
}

extension TeePalsFeature.State {
  /// Whom the person follows and could invite: those who are not in the round first, friends before
  /// others, then by name.
  func inviteLines(_ id: RoundID) -> [InviteLine] {
    let query = NameQuery(rounds.invite.text)
    let host = roundOnShow(id)?.round.host.user
    return replica.follows(of: me).compactMap { follow in
      let card = follow.followee.unmarked
      guard card.user != host, query.matches(card.name) else { return nil }
      return InviteLine(
        card: card, status: inviteStatus(card.user, in: id), isFriend: follow.isMutual,
        isOwn: host == me || replica.member(card.user, in: id)?.invitedBy == me
          || sentInvitation(to: card.user, id) == .invited)
    }
    .sorted { a, b in
      if a.isOpen != b.isOpen { return a.isOpen }
      if a.isFriend != b.isFriend { return a.isFriend }
      let (one, other) = (folded(a.card.name), folded(b.card.name))
      return one == other ? a.card.user < b.card.user : one.lexicographicallyPrecedes(other)
    }
  }

  /// The host knows everybody's; others see who plays, and what became of whom they have invited
  /// themselves.
  private func inviteStatus(_ user: UserID, in id: RoundID) -> MemberStatus? {
    if let member = replica.member(user, in: id) { return member.status }
    let isIn = roundOnShow(id)?.seats.contains { seat in seat.card.user == user } ?? false
    if isIn { return .accepted }
    return switch sentInvitation(to: user, id) {
    case .invited: .invited
    case .declined: .declined
    // Who has joined and does not play any more has left.
    case .joined, .withdrawn: .left
    case nil: nil
    }
  }

  private func sentInvitation(to user: UserID, _ id: RoundID) -> InvitationStatus? {
    replica.place(of: me, in: id)?.sent.first { invitation in invitation.user == user }?.status
  }
}
