import Core
import Store
import Sync
import TeePalsDomain

/// How a golfer goes: first out of the rounds they have to do with, by the same rules as if they
/// had gone themselves; then out of everything that names them elsewhere; last what is theirs.
///
/// Rounds that somebody else is in stay, without the name. What nobody is in goes.
struct GolfErasure {
  let user: UserID
  let now: Instant
  /// About how many rows go at once.
  let limit: Int

  /// Removes about ``limit`` rows, or takes the name out of them. Answers whether nothing is left.
  func part<Connection: Session>(in session: Connection) throws(StoreFailure) -> Bool {
    if let member = try openMembership(in: session) {
      try leave(member, in: session)
      return false
    }
    if let scope = try MentionRows.first(of: user, session) {
      try erase(from: scope, in: session)
      return false
    }
    if try eraseReports(in: session) { return false }
    if try eraseFeedback(in: session) { return false }
    if try erasePosts(in: session) { return false }
    return try OwnGolfErasure.part(of: user, limit: limit, in: session)
  }

  /// Decides on the whole, and writes what comes of it.
  func enact<Connection: Session>(
    _ changes: [Change<TeePalsEntity>], in session: Connection
  ) throws(StoreFailure) {
    var storage = SQLStorage<TeePalsTables, Connection>(session)
    try storage.enact(changes)
  }

  /// What was said in a scope before; devices that have not seen the new start from a snapshot.
  func forgetHistory<Connection: Session>(
    of scope: Scope, in session: Connection
  ) throws(StoreFailure) {
    var storage = SQLStorage<TeePalsTables, Connection>(session)
    try storage.compact(scope, upTo: .max)
  }

  /// Nobody, in the person's place: the same wherever a round is copied.
  func nobody(in round: RoundID) -> GolferCard {
    GolferCard(
      user: UserID(
        high: mixed(round.high ^ mixed(user.high)), low: mixed(round.low ^ mixed(user.low))),
      name: "")
  }
}

// MARK: Leaving

extension GolfErasure {
  /// A round that is not over and that the person has to do with.
  private func openMembership(in session: some Session) throws(StoreFailure) -> RoundMember? {
    try MemberRows.all(
      """
      user_id = \(user)
        AND status IN ('accepted', 'requested', 'invited', 'waitlisted', 'offered')
        AND round IN (SELECT id FROM golf_round WHERE status IN ('open', 'closed'))
      ORDER BY id LIMIT 1
      """, session
    ).first
  }

  /// The host cancels, everybody else leaves; the others are told as they always are.
  private func leave<Connection: Session>(
    _ member: RoundMember, in session: Connection
  ) throws(StoreFailure) {
    let command = TeePalsCommand.leaving(member)
    let context = DecideContext.ofServer(
      ["golfErasure", member.round.description, user.description], about: user, at: now)
    let reads = TeePalsDomain.reads(of: command, by: user)
    let replica = try TeePalsTables.load(reads, for: user, session)
    let changes: [Change<TeePalsEntity>]
    do throws(TeePalsRejection) {
      changes = try TeePalsDomain.decide(command, context, in: replica)
    } catch {
      // Whatever stands against it: they are gone.
      return try drop(member, in: session)
    }
    try enact(changes, in: session)
    // A decision that changes nothing must not come again for ever.
    if try openMembership(in: session)?.id == member.id { try drop(member, in: session) }
  }

  /// Ends a membership without asking.
  private func drop<Connection: Session>(
    _ member: RoundMember, in session: Connection
  ) throws(StoreFailure) {
    guard var round = try RoundRows.all("id = \(member.round)", session).first else { return }
    let scope = Scope.round(round.id)
    var left = member
    left.status = .left
    left.waitlistedAt = nil
    left.hostOfferedAt = nil
    left.updatedAt = now
    var changes: [Change<TeePalsEntity>] = [.put(.memberList(of: round.id), .member(left))]
    switch member.status {
    case .accepted where member.role == .host:
      round.status = .canceled
      round.endedAt = now
    case .accepted:
      round.acceptedCount = max(1, round.acceptedCount - 1)
      let seat = TeePalsEntity.Kind.seat.key(RoundMember.id(of: user, in: round.id))
      changes += [.remove(scope, seat), .leave(scope, user)]
    case .requested: round.requestCount = max(0, round.requestCount - 1)
    case .offered: round.heldCount = max(0, round.heldCount - 1)
    case .invited, .waitlisted, .declined, .removed, .left: break
    }
    changes.append(.put(scope, .round(round)))
    try enact(changes, in: session)
  }
}

extension TeePalsCommand {
  /// How somebody who is going ends what they are to a round.
  fileprivate static func leaving(_ member: RoundMember) -> TeePalsCommand {
    switch member.status {
    case _ where member.role == .host: .cancelRound(member.round)
    case .requested: .changeMembership(member.round, .cancelRequest, seen: nil)
    case .invited: .changeMembership(member.round, .declineInvite, seen: nil)
    case .waitlisted, .offered: .changeMembership(member.round, .leaveWaitlist, seen: nil)
    case .accepted, .declined, .removed, .left:
      .changeMembership(member.round, .leave, seen: nil)
    }
  }
}
