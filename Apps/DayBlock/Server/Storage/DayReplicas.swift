import Core
import DayBlockDomain
import Store
import Sync

/// A person's replica as a device would have it, read from the tables: for what is told of all of
/// it or of a part.
enum DayReplicas {
  /// What the group that everybody has is called where no language is known.
  static let defaultGroup = DayCalendar.usualGroup

  /// Everything.
  static func whole(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> DayBlockReplica {
    try read(of: user, sessions: "1 = 1", in: session)
  }

  /// The runs that are under way, as a condition on their rows; the index of them is written so.
  static let underWay: SQL = "state IN ('running', 'paused')"

  /// Everything but the runs and sessions, of which only those that meet a condition.
  static func read(
    of user: UserID, runs: SQL = "1 = 1", sessions: SQL, in session: some Session
  ) throws(StoreFailure) -> DayBlockReplica {
    var replica = try read(of: user, runs: runs, in: session)
    try add(sessions, of: user, to: &replica, in: session)
    return replica
  }

  /// Everything but the sessions, of the runs those that meet a condition.
  static func read(
    of user: UserID, runs: SQL, in session: some Session
  ) throws(StoreFailure) -> DayBlockReplica {
    var replica = DayBlockReplica()
    for kind in [DayBlockEntity.Kind.settings, .group, .block] {
      for entity in try DayRows.load(kind, "1 = 1 ORDER BY id", user, session) {
        replica.set(entity.key, to: entity)
      }
    }
    for entity in try DayRows.load(.run, "(\(runs)) ORDER BY id", user, session) {
      replica.set(entity.key, to: entity)
    }
    return replica
  }

  /// Puts the sessions that meet a condition into a replica.
  static func add(
    _ sessions: SQL, of user: UserID, to replica: inout DayBlockReplica, in session: some Session
  ) throws(StoreFailure) {
    for entity in try DayRows.load(
      .session, "\(sessions) ORDER BY day, started_at, id", user, session)
    {
      replica.set(entity.key, to: entity)
    }
  }

  /// The zone that a person's time was in last.
  static func lastZone(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> String? {
    for case .session(let last) in try DayRows.load(
      .session, "deleted_at IS NULL ORDER BY day DESC, started_at DESC LIMIT 1", user, session)
    {
      return last.zone
    }
    return nil
  }
}
