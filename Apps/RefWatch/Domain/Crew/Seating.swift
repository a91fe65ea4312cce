import Core
import Sync

/// What comes of somebody following an invitation into a match's crew. The server asks; no command
/// seats anybody.
public enum Seating: Hashable, Sendable {
  /// They are there, and may do no more by the invitation than they do.
  case already
  /// There is no room for one more.
  case full
  case seated([Change<RefWatchEntity>])

  /// `wanted` is the seat of a newcomer; who has one already keeps it, and may do more from now on.
  public init(_ wanted: CrewSeat, in match: Match, among seats: [CrewSeat]) {
    let old = seats.first { seat in seat.user == wanted.user }
    if match.owner == wanted.user || old?.role == wanted.role || old?.role == .recorder {
      self = .already
    } else if old == nil, seats.count >= RefWatchLimits.seats {
      self = .full
    } else {
      let seat = CrewSeat(
        id: old?.id ?? wanted.id, match: match.id, user: wanted.user, name: wanted.name,
        role: wanted.role, joinedAt: old?.joinedAt ?? wanted.joinedAt)
      let scope = Scope.match(match.id)
      self = .seated([.join(scope, seat.user), .put(scope, .seat(seat))])
    }
  }
}
