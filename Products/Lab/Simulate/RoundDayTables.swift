import Core
import Store
import Sync
import TeePalsDomain
import TeePalsServer

/// TeePals' own tables, for the simulated rounds.
public enum RoundDayTables: EntityTables {
  public typealias Domain = RoundDay

  public static var migrations: [MigrationGroup] { TeePalsTables.migrations }

  public static func load(
    _ reads: [TeePalsRead], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> RoundDayReplica {
    var golf = try TeePalsTables.load(reads, for: actor, session)
    // Nobody sends photos here before they name them.
    for case .ownPhoto(let photo) in reads { golf.ownPhotos.insert(photo) }
    return RoundDayReplica(golf)
  }

  public static func put(
    _ entity: TeePalsEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try TeePalsTables.put(entity, in: scope, revision: revision, session)
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    try TeePalsTables.remove(key, in: scope, session)
  }
}
