import Calendar
import Core
import Sync

extension GolfDecision {
  /// Changes what somebody is to a round (§8.3).
  mutating func changeMembership(
    _ id: RoundID, _ event: MembershipEvent, _ seen: Round?
  ) throws(TeePalsRejection) {
    let round = try round(id, seen)
    let event = settled(event, in: round)
    let user = subject(of: event)
    let relation = relation(to: user, in: round)
    let old = standing(of: user, in: id)
    // Who invites somebody they may not meet is not told that there is anybody.
    if case .invite = event, replica.isBlocked(actor, user) { throw .notFound }
    try checkTier(for: event)
    if !isServer, relation != .oneself, relation != .host {
      return try checkUnseen(event, relation, round)
    }
    let outcome = try MembershipRules.outcome(
      of: event, in: old, user == round.host.user ? .host : .member, by: relation,
      round.joinPolicy)
    guard case .becomes(let status) = outcome else { return }
    try check(event, user, old, status, round)
    try move(user, old, to: status, event, round)
  }

  /// The round as it is here; on a device that does not hold it, as the person saw it: a copy that
  /// follows the round no more is older than that.
  private func round(_ id: RoundID, _ seen: Round?) throws(TeePalsRejection) -> Round {
    if let round = replica.round(id) {
      guard mayKnow(round) else { throw .notFound }
      return round
    }
    guard !isServer else { throw .notFound }
    let place = replica.place(of: actor, in: id)
    let followed = place.flatMap { place in place.status.follows ? place.round : nil }
    guard let round = followed ?? seen ?? place?.round, round.id == id else { throw .notFound }
    return round
  }

  private func subject(of event: MembershipEvent) -> UserID {
    switch event {
    case .request, .join, .cancelRequest, .acceptInvite, .declineInvite, .leave, .joinWaitlist,
      .leaveWaitlist, .acceptOffer:
      actor
    case .accept(let user), .decline(let user), .remove(let user), .withdraw(let user): user
    case .invite(let card): card.user
    }
  }

  /// What somebody is to a round: the row says, and to a device without it one's own place.
  private func standing(of user: UserID, in round: RoundID) -> MemberStatus? {
    if let member = replica.member(user, in: round) { return member.status }
    guard !isServer else { return nil }
    if let place = replica.place(of: user, in: round) { return place.status }
    return replica.seat(of: user, in: round) == nil ? nil : .accepted
  }

  private func relation(to user: UserID, in round: Round) -> MembershipRelation {
    if round.host.user == actor { return user == actor ? .oneself : .host }
    if user == actor { return .oneself }
    guard standing(of: actor, in: round.id) == .accepted else { return .stranger }
    return replica.member(user, in: round.id)?.invitedBy == actor ? .inviter : .participant
  }

  /// A member's device does not have the rows of the others: it asks what it can, shows no more
  /// than the person's own invitation, and lets the server say.
  private mutating func checkUnseen(
    _ event: MembershipEvent, _ relation: MembershipRelation, _ round: Round
  ) throws(TeePalsRejection) {
    switch event {
    case .invite(let card) where relation != .stranger:
      try RoundRules.checkInviting(round, at: now)
      noteUnseen(card, .invited, in: round)
    case .withdraw(let user) where relation != .stranger:
      let place = replica.place(of: actor, in: round.id)
      if let known = place?.sent.first(where: { invitation in invitation.user == user }) {
        noteUnseen(known.card, .withdrawn, in: round)
      }
    case .invite: throw .notParticipant
    default: throw .notYours
    }
  }

  private mutating func noteUnseen(
    _ card: GolferCard, _ status: InvitationStatus, in round: Round
  ) {
    guard var place = replica.place(of: actor, in: round.id) else { return }
    place.note(RoundInvitation(card: card, status: status, at: acted))
    put(.place(place))
  }

  private func checkTier(for event: MembershipEvent) throws(TeePalsRejection) {
    if !event.isEnding { try checkTier() }
  }

  // MARK: Preconditions (§8.2)

  private mutating func check(
    _ event: MembershipEvent, _ user: UserID, _ old: MemberStatus?, _ new: MemberStatus,
    _ round: Round
  ) throws(TeePalsRejection) {
    switch event {
    case .request, .join, .acceptInvite, .joinWaitlist, .acceptOffer:
      try checkHost(of: round)
      try checkEntering(old, new, round)
    case .accept:
      try checkPresence(of: user)
      try RoundRules.checkSeat(round, at: now)
      try checkBlocks(of: user, in: round)
    case .invite:
      try checkHost(of: round)
      try checkPresence(of: user)
      try RoundRules.checkInviting(round, at: now)
      try checkBlocks(of: user, in: round)
      try checkKnown(user)
      // Only the host and they know that they were refused.
      if actor != round.host.user, known(user, in: round.id)?.wasRefused == true {
        throw .notFound
      }
      try checkRoom(in: round)
      try count(.invite)
    case .leave, .remove:
      guard !round.status.isOver else { throw .roundNotOpen }
    case .cancelRequest, .declineInvite, .leaveWaitlist, .decline, .withdraw: break
    }
  }

  private mutating func checkEntering(
    _ old: MemberStatus?, _ new: MemberStatus, _ round: Round
  ) throws(TeePalsRejection) {
    try checkBlocks(of: actor, in: round)
    // Whoever is offered a seat was looked at when they came onto the list.
    if old == .offered {
      return try RoundRules.checkOffer(round, madeAt: offerTime(in: round.id), at: now)
    }
    let isExpected = old == .invited || old == .waitlisted
    // To an invitation-only round nobody comes back by themselves.
    if round.visibility == .invite, !isExpected, isServer || old != nil { throw .notInvited }
    if new == .waitlisted {
      try RoundRules.checkWaiting(round, at: now)
    } else {
      try RoundRules.checkEntry(round, asks: new == .requested, at: now)
    }
    let member = known(actor, in: round.id)
    let isFormerHosts = isExpected && member?.isFormerHosts == true
    if !isFormerHosts, let wish = unmet(in: round, invitedBy: isExpected ? member?.invitedBy : nil)
    {
      throw .outsidePreferences(wish)
    }
    if !isExpected {
      try MembershipRules.checkAsking(member)
      try checkRoom(in: round)
    }
    if new == .requested { try checkOpenRequests() }
    // Joining is asking where nobody has to answer; what was offered or asked for by others is not.
    if !isExpected || new == .waitlisted { try count(.request) }
  }

  /// Nobody gets into a round with somebody they do not want to meet.
  private func checkBlocks(of user: UserID, in round: Round) throws(TeePalsRejection) {
    if replica.isBlocked(user, round.host.user) { throw .notFound }
    for seat in replica.seats(of: round.id)
    where seat.user != user && replica.isBlocked(user, seat.user) {
      throw .notFound
    }
  }

  /// What somebody lacks of what an enforcing host would like; whoever the host invited lacks
  /// nothing.
  private func unmet(in round: Round, invitedBy inviter: UserID?) -> RoundWish? {
    guard round.requirements.isEnforced, inviter != round.host.user else { return nil }
    // A device does not know who has invited.
    let known = standing(of: actor, in: round.id)
    if !isServer, known == .invited || known == .waitlisted { return nil }
    return replica.unmet(round, by: actor, at: now)
  }

  /// Whoever once had to do with the round takes nobody's place.
  private func checkRoom(in round: Round) throws(TeePalsRejection) {
    let living = replica.members(of: round.id).count { member in member.status.follows }
    guard living < GolfLimits.members else {
      throw .invalid(.members, .outOfRange(1, GolfLimits.members))
    }
  }

  private func checkOpenRequests() throws(TeePalsRejection) {
    let open = replica.places(of: actor).filter { place in
      place.status == .requested && !RoundRules.isExpired(place.round, at: now)
    }
    guard open.count >= GolfRates.openRequests, let first = open.first else { return }
    // They are in the order of their starts: then the first has ended by itself.
    let wait = first.round.startTime.milliseconds - now.milliseconds
    throw .rateLimited(seconds: max(1, Int((wait + 999) / 1_000)))
  }

  // MARK: Moving

  private mutating func move(
    _ user: UserID, _ old: MemberStatus?, to new: MemberStatus, _ event: MembershipEvent,
    _ round: Round
  ) throws(TeePalsRejection) {
    var shown = replica.member(user, in: round.id)?.card
    if case .invite(let card) = event { shown = shown ?? card }
    if user == actor {
      shown =
        shown ?? replica.seat(of: user, in: round.id)?.card
        ?? GolferCard(user: user, name: "")
    }
    guard let card = card(of: user, else: shown) else { throw .notFound }
    var member =
      known(user, in: round.id)
      ?? RoundMember(round: round.id, card: card, status: new, createdAt: now)
    member.card = card
    let wasRefused = member.wasRefused
    member.become(new, at: now)
    note(event, new, from: old, in: &member)
    if old == .accepted, now >= round.startTime { member.hasLeftUnderWay = true }
    member.isRefused = new != .accepted && (wasRefused || event.isRefusal)
    put(.member(member))
    var round = counted(round, old, new)
    settleWaitlist(of: &round)
    if !isServer, user == actor {
      var place = place(of: member, round)
      place.invitedBy = old == .invited ? replica.place(of: user, in: round.id)?.invitedBy : nil
      put(.place(place))
    }
    keep(round)
    if isServer, !new.follows { keepLast(of: member, round) }
    if new == .accepted { sit(member, round) }
    if old == .accepted { rise(member, round) }
    tellOf(event, member, old, round)
  }

  /// Somebody's row; where there is none, what their own place says of it.
  private func known(_ user: UserID, in round: RoundID) -> RoundMember? {
    if let member = replica.member(user, in: round) { return member }
    guard let place = replica.place(of: user, in: round) else { return nil }
    return place.member(card(of: user) ?? GolferCard(user: user, name: ""))
  }

  private func note(
    _ event: MembershipEvent, _ new: MemberStatus, from old: MemberStatus?,
    in member: inout RoundMember
  ) {
    switch event {
    case .invite:
      member.invitedBy = actor
      member.invitedAt = acted
      member.isFormerHosts = false
    case .request, .join, .joinWaitlist:
      if old != .invited {
        member.invitedBy = nil
        member.isFormerHosts = false
      }
      guard new == .requested || new == .waitlisted else { return }
      if new == .waitlisted { member.waitlistedAt = lastPlace(in: member.round) }
      member.requests += 1
      member.requestedAt = acted
    default: break
    }
  }

  private mutating func sit(_ member: RoundMember, _ round: Round) {
    put(
      .seat(
        RoundSeat(round: round.id, card: member.card, role: member.role, joinedAt: now)))
    guard isServer else { return }
    join(.round(round.id), member.user)
    say(.joined, about: member.card, in: round.id)
  }

  private mutating func rise(_ member: RoundMember, _ round: Round) {
    if isServer {
      say(member.status == .left ? .left : .removed, about: member.card, in: round.id)
      untell(member.user, .roundChatMessage, of: round.id)
      untell(member.user, .roundHandover, of: round.id)
    }
    if let seat = replica.seat(of: member.user, in: round.id) { remove(.seat(seat)) }
    if isServer || member.user == actor { leave(.round(round.id), member.user) }
  }

  // MARK: Telling (§13)

  private mutating func tellOf(
    _ event: MembershipEvent, _ member: RoundMember, _ old: MemberStatus?, _ round: Round
  ) {
    let host = round.host
    if old == .requested { untell(host.user, .roundJoinRequest, of: round.id, by: member.user) }
    // Whoever has answered has seen what they were asked.
    if old == .invited, member.user == actor {
      markTold(GolfNotification.id(.roundInvitation, for: member.user, round.id))
    }
    if old == .offered, member.user == actor {
      markTold(GolfNotification.id(.roundSpotOffered, for: member.user, round.id))
    } else if old == .offered {
      untell(member.user, .roundSpotOffered, of: round.id)
    }
    switch event {
    case .request, .join, .acceptInvite, .joinWaitlist, .acceptOffer:
      switch member.status {
      case .accepted:
        tell(
          host.user, old == .invited ? .inviteAccepted : .memberJoined, of: round, by: member.card)
      case .requested: tell(host.user, .roundJoinRequest, of: round, by: member.card)
      // Nobody has to do anything about it; the host sees the list.
      default: break
      }
    case .declineInvite, .leaveWaitlist: break
    case .accept: tell(member.user, .roundJoinAccepted, of: round, by: host)
    case .decline: tell(member.user, .roundJoinDeclined, of: round, by: host)
    case .leave: tell(host.user, .memberLeft, of: round, by: member.card)
    case .remove: tell(member.user, .memberRemoved, of: round, by: host)
    case .invite:
      let inviter = replica.member(actor, in: round.id)?.card ?? host
      tell(member.user, .roundInvitation, of: round, by: inviter)
    case .withdraw: untell(member.user, .roundInvitation, of: round.id)
    case .cancelRequest: break
    }
  }
}
