import Core
import Sync

// A round comes to another host. Giving it away is a way out: it takes no photo, and whoever is
// suspended can do it. Taking it takes what hosting takes.

extension GolfDecision {
  mutating func handOver(_ id: RoundID, _ step: HandoverStep) throws(TeePalsRejection) {
    switch step {
    case .offer(let user): try offer(id, to: user)
    case .withdraw:
      _ = try ownRound(id)
      endHandover(of: id)
    case .accept: try takeOver(id)
    case .decline: try declineHandover(of: id)
    }
  }

  // MARK: Asking

  private mutating func offer(_ id: RoundID, to user: UserID) throws(TeePalsRejection) {
    let round = try ownRound(id)
    guard user != actor else { throw .alreadyMember }
    guard var member = replica.member(user, in: id), member.status == .accepted else {
      throw .notParticipant
    }
    guard !round.status.isOver else { throw .roundNotOpen }
    guard member.hostOfferedAt == nil else { return }
    try count(.invite)
    endHandover(of: id)
    member.hostOfferedAt = now
    put(.member(member))
    // Who does not want to hear the host is not asked, and the host is not told.
    guard isServer, !replica.isBlocked(actor, user),
      var place = replica.place(of: user, in: id)
    else { return }
    place.hostOfferedAt = now
    put(.place(place))
    tell(user, .roundHandover, of: round, by: round.host)
  }

  /// Nobody is asked any longer.
  mutating func endHandover(of id: RoundID) {
    for member in replica.members(of: id) where member.hostOfferedAt != nil {
      endHandover(of: id, to: member.user)
      untell(member.user, .roundHandover, of: id)
    }
  }

  private mutating func endHandover(of id: RoundID, to user: UserID) {
    if var member = replica.member(user, in: id), member.hostOfferedAt != nil {
      member.hostOfferedAt = nil
      put(.member(member))
    }
    if var place = replica.place(of: user, in: id), place.hostOfferedAt != nil {
      place.hostOfferedAt = nil
      put(.place(place))
    }
  }

  /// What one of two asked the other ends without a word when one of them blocks the other.
  mutating func endHandovers(of host: UserID, to user: UserID) {
    for place in replica.places(of: user)
    where place.hostOfferedAt != nil && place.round.host.user == host {
      endHandover(of: place.round.id, to: user)
      untell(user, .roundHandover, of: place.round.id)
    }
  }

  // MARK: Answering

  /// A round that the actor plays in.
  private func playedRound(_ id: RoundID) throws(TeePalsRejection) -> Round {
    guard let round = replica.round(id), mayKnow(round) else { throw .notFound }
    let status = replica.member(actor, in: id)?.status
    let plays = status == .accepted || (!isServer && replica.seat(of: actor, in: id) != nil)
    guard plays else { throw .notParticipant }
    return round
  }

  private func isAsked(in id: RoundID) -> Bool {
    replica.place(of: actor, in: id)?.hostOfferedAt != nil
  }

  /// What nobody asks any more needs no answer.
  private mutating func declineHandover(of id: RoundID) throws(TeePalsRejection) {
    let round = try playedRound(id)
    guard isAsked(in: id) else { return }
    endHandover(of: id, to: actor)
    markTold(GolfNotification.id(.roundHandover, for: actor, id))
    guard let card = card(of: actor) else { return }
    tell(round.host.user, .handoverDeclined, of: round, by: card)
  }

  private mutating func takeOver(_ id: RoundID) throws(TeePalsRejection) {
    var round = try playedRound(id)
    guard round.host.user != actor else { return }
    try checkTier()
    guard isAsked(in: id), !round.status.isOver else { throw .handoverEnded }
    try checkCoolingOff()
    let former = round.host
    let seat = replica.seat(of: actor, in: id)
    guard let card = card(of: actor, else: seat?.card) else { throw .notFound }
    markTold(GolfNotification.id(.roundHandover, for: actor, id))
    let ended = isServer ? endPending(of: round) : []
    round.host = card
    round.handedOverAt = now
    give(.host, to: actor, in: id)
    give(.member, to: former.user, in: id)
    if isServer {
      passOn(round, from: former)
      // On the server the rows are counted, whatever has changed.
      round = counted(round, nil, .left)
      settleWaitlist(of: &round)
    }
    keep(round)
    for member in ended { keepLast(of: member, round) }
    say(.handedOver, about: card, in: id)
    guard isServer else { return }
    leave(.memberList(of: id), former.user)
    join(.memberList(of: id), actor)
    tell(former.user, .handoverAccepted, of: round, by: card)
  }

  private mutating func give(_ role: RoundRole, to user: UserID, in id: RoundID) {
    if let seat = replica.seat(of: user, in: id) {
      put(.seat(RoundSeat(round: id, card: seat.card, role: role, joinedAt: seat.joinedAt)))
    }
    if isServer, var member = replica.member(user, in: id) {
      member.role = role
      member.hostOfferedAt = nil
      put(.member(member))
    } else if !isServer, user == actor, var place = replica.place(of: user, in: id) {
      place.role = role
      place.hostOfferedAt = nil
      place.sent = []
      put(.place(place))
    }
  }

  /// What somebody asks for, or was asked, who does not want to meet the new host or whom the new
  /// host does not want to meet: it ends without a word. Answers whose it was.
  private mutating func endPending(of round: Round) -> [RoundMember] {
    var ended: [RoundMember] = []
    for var member in replica.members(of: round.id)
    where member.status.isPending && replica.isBlocked(actor, member.user) {
      forget(member, of: round)
      member.become(.left, at: now)
      put(.member(member))
      ended.append(member)
    }
    return ended
  }

  /// Who asks is the new host's to answer; whom the former one invited still needs to fulfil no
  /// wishes.
  private mutating func passOn(_ round: Round, from former: GolferCard) {
    for var member in replica.members(of: round.id) where member.status.isPending {
      if member.status == .requested {
        untell(former.user, .roundJoinRequest, of: round.id, by: member.user)
        tell(actor, .roundJoinRequest, of: round, by: member.card)
      }
      guard member.invitedBy == former.user else { continue }
      member.isFormerHosts = true
      put(.member(member))
    }
  }
}
