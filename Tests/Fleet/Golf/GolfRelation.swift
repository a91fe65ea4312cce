/// What somebody is to a round.
enum GolfRelation: String, CaseIterable, Sendable {
  case host, accepted
  /// Plays, and the host has blocked them since.
  case shunned
  case requested, invited, declined, removed, left
  /// A golfer who has nothing to do with it.
  case stranger
  /// The host and they follow each other.
  case friend
  /// The host has blocked them.
  case blocked
  /// They have blocked the host.
  case blocking
  /// A stranger without a photo: looks, and does nothing.
  case tierOne
  /// A stranger whose session has ended.
  case signedOut

  /// Whether they have a row on the host's member list.
  var hasRow: Bool {
    switch self {
    case .host, .accepted, .shunned, .requested, .invited, .declined, .removed, .left: true
    case .stranger, .friend, .blocked, .blocking, .tierOne, .signedOut: false
    }
  }

  /// Whether they are in the round's scope.
  var plays: Bool { self == .host || self == .accepted || self == .shunned }

  /// Whether they are one half of a blocked pair with the host.
  var isApart: Bool { self == .blocked || self == .blocking || self == .shunned }

  /// Whether their copy of the round goes with the round.
  var follows: Bool { plays || self == .requested || self == .invited }
}

/// One cell for everything somebody can be to a round. A row without one of them does not compile.
struct GolfRow<Cell: Hashable & Sendable>: Sendable {
  let host: Cell
  let accepted: Cell
  let shunned: Cell
  let requested: Cell
  let invited: Cell
  let declined: Cell
  let removed: Cell
  let left: Cell
  let stranger: Cell
  let friend: Cell
  let blocked: Cell
  let blocking: Cell
  let tierOne: Cell
  let signedOut: Cell

  subscript(_ relation: GolfRelation) -> Cell {
    switch relation {
    case .host: host
    case .accepted: accepted
    case .shunned: shunned
    case .requested: requested
    case .invited: invited
    case .declined: declined
    case .removed: removed
    case .left: left
    case .stranger: stranger
    case .friend: friend
    case .blocked: blocked
    case .blocking: blocking
    case .tierOne: tierOne
    case .signedOut: signedOut
    }
  }
}
