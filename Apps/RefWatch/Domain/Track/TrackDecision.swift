import Coding
import Core
import Sync
import Wire

/// One command about a track being decided. It lives in the person's own scope, whoever else sees
/// the match.
@Memberwise(unlabelled: 2) struct TrackDecision {
  private let context: DecideContext
  private let replica: RefWatchReplica
  private(set) var changes: [Change<RefWatchEntity>] = []

  private mutating func put(_ track: MatchTrack) {
    guard replica.track(track.id) != track else { return }
    changes.append(.put(.user(context.actor), .track(track)))
  }

  /// In the place of the one that is there, if any.
  mutating func attach(_ user: UserID, _ track: MatchTrack) throws(RefWatchRejection) {
    guard user == context.actor else { throw .notYours }
    guard track.id == MatchTrack.id(of: user, match: track.match) else {
      throw .outOfRange(path: "/match")
    }
    guard let match = replica.match(track.match), replica.part(of: user, in: match) != nil else {
      throw .notFound(.match, track.match.retagged())
    }
    try RefWatchLimits.check(track)
    put(track)
  }

  mutating func shift(
    _ user: UserID, _ match: MatchID, to seconds: Int
  ) throws(RefWatchRejection) {
    guard user == context.actor else { throw .notYours }
    let id = MatchTrack.id(of: user, match: match)
    guard var track = replica.track(id) else { throw .notFound(.track, id.retagged()) }
    track.shift = seconds
    try RefWatchLimits.check(track)
    put(track)
  }

  /// One that is gone already is no fault.
  mutating func remove(_ user: UserID, _ match: MatchID) throws(RefWatchRejection) {
    guard user == context.actor else { throw .notYours }
    drop(match)
  }

  private mutating func drop(_ match: MatchID) {
    let id = MatchTrack.id(of: context.actor, match: match)
    guard replica.track(id) != nil else { return }
    changes.append(.remove(.user(context.actor), RefWatchEntity.Kind.track.key(id)))
  }

  /// With a match that is deleted for good goes the track of who deletes it, and with one that
  /// somebody leaves goes theirs.
  static func following(
    _ changes: [Change<RefWatchEntity>], _ context: DecideContext, _ replica: RefWatchReplica
  ) -> [Change<RefWatchEntity>] {
    var decision = TrackDecision(context, replica)
    var gone: [MatchID] = []
    for change in changes {
      switch change {
      case .remove(_, let key) where RefWatchEntity.Kind(rawValue: key.kind) == .match:
        gone.append(key.id.retagged())
      case .leave(let scope, context.actor) where scope == .match(scope.id.retagged()):
        gone.append(scope.id.retagged())
      default: continue
      }
    }
    for (index, match) in gone.enumerated() where !gone[..<index].contains(match) {
      decision.drop(match)
    }
    return decision.changes
  }
}
