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
    leave(.match(id), context.actor)
  }

  /// A seat that is gone already is no fault.
  mutating func removeSeat(_ id: CrewSeatID, of match: MatchID) throws(RefWatchRejection) {
    _ = try ownMatch(match)
    guard let seat = replica.seats(of: match).first(where: { seat in seat.id == id }) else {
      return
    }
    remove(RefWatchEntity.Kind.seat.key(id), in: .match(match))
    leave(.match(match), seat.user)
  }
}
