import Core
import Sync

// Everybody who has to do with a round has a copy of it in their own scope.

extension GolfDecision {
  /// Keeps the round, and lets everybody's copy follow it. A device knows one's own.
  mutating func keep(_ new: Round) {
    var round = new
    if let old = replica.round(new.id) {
      let isChanged = old.content != new.content
      round.revision = old.revision + (isChanged ? 1 : 0)
      round.changedAt = isChanged ? now : old.changedAt
    }
    put(.round(round))
    guard isServer else { return keepOwnCopy(of: round) }
    let line = replica.waiting(in: round.id).map { member in member.user }
    for member in replica.members(of: round.id) where member.status.follows {
      var place = place(of: member, round)
      place.position = line.firstIndex(of: member.user).map { index in index + 1 }
      put(.place(place))
    }
    forgetEnded(in: round.id)
  }

  /// Rows of those who have nothing more to do with the round go, the oldest first, where they are
  /// too many. What they stop stays with the person's own place.
  private mutating func forgetEnded(in id: RoundID) {
    let ended = replica.members(of: id).filter { member in !member.status.follows }
    guard ended.count > GolfLimits.endedMembers else { return }
    let oldest = ended.sorted { one, other in
      one.updatedAt != other.updatedAt
        ? one.updatedAt < other.updatedAt : one.user < other.user
    }
    for member in oldest.prefix(ended.count - GolfLimits.endedMembers) {
      if var place = replica.place(of: member.user, in: id) {
        place.requests = member.requests
        place.isRefused = member.wasRefused
        put(.place(place))
      }
      remove(.member(member))
    }
  }

  /// The last copy of somebody who has nothing more to do with the round.
  mutating func keepLast(of member: RoundMember, _ round: Round) {
    put(.place(place(of: member, round)))
  }

  private mutating func keepOwnCopy(of round: Round) {
    guard var place = replica.place(of: actor, in: round.id), place.status.follows else { return }
    place.round = GolfDecision.copy(of: round, for: actor)
    put(.place(place))
  }

  /// What somebody is to a round, for themselves.
  func place(of member: RoundMember, _ round: Round) -> RoundPlace {
    var place = RoundPlace(
      user: member.user, round: GolfDecision.copy(of: round, for: member.user), role: member.role,
      status: member.status, requests: member.requests, isRefused: member.wasRefused,
      updatedAt: member.updatedAt)
    if let inviter = member.invitedBy {
      place.invitedBy =
        replica.member(inviter, in: round.id)?.card
        ?? replica.place(of: member.user, in: round.id)?.invitedBy
    }
    let known = replica.place(of: member.user, in: round.id)
    // Whom the host asks stands in the member list.
    if member.role != .host { place.sent = known?.sent ?? [] }
    if member.hostOfferedAt != nil { place.hostOfferedAt = known?.hostOfferedAt }
    if member.role != .host, member.status == .accepted { noteInvited(of: &place) }
    return place
  }

  /// What became of those whom a player has invited. A device has their own list alone.
  private func noteInvited(of place: inout RoundPlace) {
    for member in replica.members(of: place.round.id) where member.invitedBy == place.user {
      let last = place.sent.first { invitation in invitation.user == member.user }?.status
      guard last != nil || member.status == .invited,
        let status = member.invitation(in: place.round, after: last)
      else { continue }
      place.note(
        RoundInvitation(
          card: member.card, status: status, at: member.invitedAt ?? member.updatedAt))
    }
  }

  /// Who asks is between them and the host.
  public static func copy(of round: Round, for user: UserID) -> Round {
    guard round.host.user != user, round.requestCount != 0 else { return round }
    var copy = round
    copy.requestCount = 0
    return copy
  }

  /// The counts as the rows have them: on the server all are there, elsewhere the difference is.
  func counted(_ round: Round, _ old: MemberStatus?, _ new: MemberStatus) -> Round {
    var round = round
    if isServer {
      let members = replica.members(of: round.id)
      round.acceptedCount = members.count { member in member.status == .accepted }
      round.requestCount = members.count { member in member.status == .requested }
      round.heldCount = members.count { member in member.status == .offered }
    } else {
      round.acceptedCount += (new == .accepted ? 1 : 0) - (old == .accepted ? 1 : 0)
      let requests = (new == .requested ? 1 : 0) - (old == .requested ? 1 : 0)
      round.requestCount = max(0, round.requestCount + requests)
      let held = (new == .offered ? 1 : 0) - (old == .offered ? 1 : 0)
      round.heldCount = max(0, round.heldCount + held)
    }
    return round
  }

  /// A line of the system in the round's chat. It has the server's time, so the server writes it.
  mutating func say(_ notice: ChatNotice, about card: GolferCard, in round: RoundID) {
    guard isServer else { return }
    let words = ["golfLine", context.command.description, round.description, notice.rawValue]
    put(
      .message(
        ChatMessage(
          id: ChatMessageID(of: .words(words)), round: round, sender: card,
          content: .system(notice), writtenAt: now, receivedAt: now)))
  }
}
