import Core
import Sync

extension Decision {
  /// Gives one's own seat up; who has none, or no part in the match any more, has nothing to do.
  /// The owner has no seat to give up.
  mutating func leave(_ id: MatchID) throws(RefWatchRejection) {
    guard let match = replica.match(id) else { return }
    guard match.owner != context.actor else { throw .notYours }
    let seats = replica.seats(of: id)
    // Where the owner is gone from here, the last to leave leaves nothing behind.
    let others = seats.filter { seat in seat.user != context.actor && !seat.isVacated }
    guard !match.isOrphaned || !others.isEmpty else { return removeAll(of: id) }
    for seat in seats where seat.user == context.actor {
      remove(RefWatchEntity.Kind.seat.key(seat.id), in: .match(id))
    }
    withdrawRequest(of: context.actor, in: id)
    leave(.match(id), context.actor)
  }

  /// A seat that is gone already is no fault.
  mutating func removeSeat(_ id: CrewSeatID, of match: MatchID) throws(RefWatchRejection) {
    _ = try ownMatch(match)
    guard let seat = replica.seats(of: match).first(where: { seat in seat.id == id }) else {
      return
    }
    remove(RefWatchEntity.Kind.seat.key(id), in: .match(match))
    withdrawRequest(of: seat.user, in: match)
    leave(.match(match), seat.user)
  }

  /// Whoever records an entry is its writer, except that a take-over without a network brings what
  /// the other device showed: there it is held to be the entry of whoever of the crew wrote it, and
  /// says who brought it. Nobody but the writer can take that away: see ``confirm(_:in:)``.
  func attributed(_ event: MatchEvent, among events: [MatchEvent], in id: MatchID) -> MatchEvent {
    guard let writer = event.writer, writer != context.actor, let match = replica.match(id),
      replica.part(of: writer, in: match)?.mayRecord == true,
      events.contains(where: { other in
        if case .takeover(context.actor, _) = other.fact { true } else { false }
      })
    else { return event.written(by: context.actor) }
    return event.written(by: writer, carriedBy: context.actor)
  }

  /// An entry that somebody brought is sent by the device of whoever is said to have written it.
  mutating func confirm(_ event: MatchEvent, in id: MatchID) {
    guard event.carrier != nil, event.writer == context.actor else { return }
    put(.event(event.written(by: context.actor)), in: .match(id))
  }
}
