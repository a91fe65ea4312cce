import Core
import DayBlockDomain
import Store
import Sync

/// A person's book as a device would have it, for what is told of all of it or of a part.
enum DayBook {
  /// What the group that everybody has is called where no language is known.
  static let defaultGroup = "Default"

  /// Everything.
  static func whole(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> DayBlockReplica {
    try read(of: user, sessions: "1 = 1", in: session)
  }

  /// Everything but the runs and sessions, of which only those that meet a condition.
  static func read(
    of user: UserID, runs: SQL = "1 = 1", sessions: SQL, in session: some Session
  ) throws(StoreFailure) -> DayBlockReplica {
    var book = DayBlockReplica()
    for kind in [DayBlockEntity.Kind.settings, .group, .block] {
      for entity in try DayRows.load(kind, "1 = 1 ORDER BY id", user, session) {
        book.set(entity.key, to: entity)
      }
    }
    for entity in try DayRows.load(.run, "(\(runs)) ORDER BY id", user, session) {
      book.set(entity.key, to: entity)
    }
    for entity in try DayRows.load(
      .session, "\(sessions) ORDER BY day, started_at, id", user, session)
    {
      book.set(entity.key, to: entity)
    }
    return book
  }
}
