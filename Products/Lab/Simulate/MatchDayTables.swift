import Core
import RefWatchDomain
import RefWatchServer
import Store
import Sync

/// RefWatch's own tables, for the simulated match days.
public enum MatchDayTables: EntityTables {
  public typealias Domain = MatchDay

  public static var migrations: [MigrationGroup] { RefWatchTables.migrations }

  public static func load(
    _ reads: [RefereeDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> RefWatchReplica {
    try RefWatchTables.load(reads, for: actor, session)
  }

  public static func put(
    _ entity: RefWatchEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try RefWatchTables.put(entity, in: scope, revision: revision, session)
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    try RefWatchTables.remove(key, in: scope, session)
  }
}
