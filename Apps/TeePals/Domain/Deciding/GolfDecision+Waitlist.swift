import Core
import Sync

// The waiting list (§8.3). Who is offered a seat is the server's word: it alone sees who waits, and
// who does not want to meet whom. A device shows a free seat as free until then.

extension GolfDecision {
  /// Whoever would wait where there is a seat asks for it.
  func settled(_ event: MembershipEvent, in round: Round) -> MembershipEvent {
    event == .joinWaitlist && !round.isFull ? .request : event
  }

  /// Offers what is free to whoever waits longest, and takes back the last offers where there are
  /// fewer seats: those go on waiting where they stood. The caller keeps the round.
  ///
  /// Joining is closed for the list too, and two hours before the start it has ended: nobody loses
  /// their place by that, but nobody is offered anything.
  mutating func settleWaitlist(of round: inout Round) {
    guard isServer else { return }
    let id = round.id
    let seats = WaitlistRules.seats(of: round, at: now)
    for var member in replica.waiting(in: id, .offered).dropFirst(seats) {
      forget(member, of: round)
      member.become(.waitlisted, at: now)
      put(.member(member))
    }
    for var member in replica.waiting(in: id) {
      guard replica.waiting(in: id, .offered).count < seats else { break }
      // Whoever could not take it keeps their place, and the next one is asked.
      guard mayBeOffered(to: member.user, in: round) else { continue }
      member.become(.offered, at: now)
      put(.member(member))
      tell(member.user, .roundSpotOffered, of: round)
    }
    round.heldCount = replica.waiting(in: id, .offered).count
  }

  /// Whether somebody could take a seat: what taking one asks for, they have.
  private func mayBeOffered(to user: UserID, in round: Round) -> Bool {
    let standing = ProfileStanding(replica.profile(of: user), replica.secret(of: user))
    guard standing.level == .tier2, !replica.suspended.contains(user),
      !replica.suspended.contains(round.host.user)
    else { return false }
    let others = replica.members(of: round.id).filter { member in
      member.status == .accepted || member.status == .offered
    }
    return !others.contains { other in replica.isBlocked(user, other.user) }
  }

  /// What the clock makes of the list: whoever has not answered in a day is off it and told so, and
  /// the next one is asked. So is whoever could not take a seat before and can now.
  mutating func passOffers(of now: Round) {
    guard replica.members(of: now.id).contains(where: { member in member.status.waits }) else {
      return
    }
    var round = now
    let time = self.now
    let late = replica.waiting(in: round.id, .offered).filter { member in
      time >= member.updatedAt.advanced(byMilliseconds: WaitlistRules.answer)
    }
    for var member in late {
      forget(member, of: round)
      member.become(.left, at: time)
      put(.member(member))
      tell(member.user, .roundSpotExpired, of: round)
    }
    settleWaitlist(of: &round)
    keep(round)
    for member in late {
      if let gone = replica.member(member.user, in: round.id) { keepLast(of: gone, round) }
    }
  }

  /// Behind everybody who waits, also behind those who came in the same millisecond.
  func lastPlace(in round: RoundID) -> Instant {
    let times = replica.members(of: round).compactMap { member in member.waitlistedAt }
    return max(now, times.max()?.advanced(byMilliseconds: 1) ?? now)
  }

  /// When the actor was offered a seat, as far as it is known here.
  func offerTime(in round: RoundID) -> Instant {
    replica.member(actor, in: round)?.updatedAt ?? replica.place(of: actor, in: round)?.updatedAt
      ?? now
  }
}
