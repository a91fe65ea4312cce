import Core
import TeePalsDomain

/// Somebody whom the person has invited to a round of somebody else's, as the device remembers it:
/// what becomes of an invitation is written on the host's member list, and no row tells the
/// inviter.
struct SentInvitation: Hashable {
  let round: RoundID
  let user: UserID
  let at: Instant

  /// As many as are remembered.
  static let kept = 200

  static func text(_ invitations: [SentInvitation]) -> String {
    invitations.map { sent in
      String(sent.at.milliseconds) + " " + sent.round.description + " " + sent.user.description
    }
    .joined(separator: "\n")
  }

  /// Reads what was kept, without what nobody can read.
  static func read(_ text: String) -> [SentInvitation] {
    text.split(separator: "\n").compactMap { line -> SentInvitation? in
      let parts = line.split(separator: " ").map { part in String(part) }
      guard parts.count == 3, let time = Int64(parts[0]), (0...(1 << 47)).contains(time),
        let round = RoundID(parts[1]), let user = UserID(parts[2])
      else { return nil }
      return SentInvitation(round: round, user: user, at: Instant(milliseconds: time))
    }
  }
}

extension TeePalsFeature.State {
  func hasInvited(_ user: UserID, to round: RoundID) -> Bool {
    rounds.invitations.contains { sent in sent.round == round && sent.user == user }
  }

  /// Remembers whom the person invites, until they take it back.
  mutating func noteInvitation(_ event: MembershipEvent, _ id: RoundID) -> Effects {
    guard roundOnShow(id)?.isHosted != true else { return [] }
    let user: UserID
    switch event {
    case .invite(let card): user = card.user
    case .withdraw(let invited): user = invited
    default: return []
    }
    rounds.invitations.removeAll { sent in sent.round == id && sent.user == user }
    if case .invite = event {
      rounds.invitations.append(SentInvitation(round: id, user: user, at: now))
      rounds.invitations = Array(rounds.invitations.suffix(SentInvitation.kept))
    }
    return rounds.keepInvitations(of: me)
  }

  /// After every turn: an invitation that was accepted or refused, or whose round is over or has
  /// begun, is none any more.
  mutating func keepInvitations() -> Effects {
    guard isLoaded, !rounds.invitations.isEmpty else { return [] }
    let open = rounds.invitations.filter { sent in isOpen(sent) }
    guard open.count < rounds.invitations.count else { return [] }
    rounds.invitations = open
    return rounds.keepInvitations(of: me)
  }

  private func isOpen(_ sent: SentInvitation) -> Bool {
    if replica.seat(of: sent.user, in: sent.round) != nil { return false }
    if let round = replica.round(sent.round), round.status.isOver || round.isPast(at: now) {
      return false
    }
    return !refused.contains { refused in
      guard case .changeMembership(sent.round, .invite(let card), _) = refused.command else {
        return false
      }
      // An earlier one may have been refused, and still be looked at.
      return card.user == sent.user && refused.madeAt >= sent.at
    }
  }
}

extension RefusedGolfCommand {
  /// The time in the command's id: its first 48 bits (RFC 9562 §5.7).
  fileprivate var madeAt: Instant { Instant(milliseconds: Int64(id.high >> 16)) }
}
