import Core
import RunningBuddyDomain
import Store
import Sync

/// RunningBuddy's rows in the database.
public enum RunTables: EntityTables {
  public typealias Domain = RunDomain

  public static var migrations: [MigrationGroup] { [Schema.migrations] }

  public static func load(
    _ reads: [RunDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> RunReplica {
    var replica = RunReplica()
    for read in reads {
      let (kind, condition) = wanted(read)
      for entity in try RunRows.load(kind, condition, actor, session) {
        replica.set(entity.key, to: entity)
      }
    }
    return replica
  }

  private static func wanted(_ read: RunDomain.Read) -> (RunEntity.Kind, SQL) {
    switch read {
    case .run(let id): (.run, "id = \(id)")
    case .part(.track, let run, let number):
      (.track, "id = \(RunPart.id(.track, of: run, number))")
    case .part(.file, let run, let number): (.file, "id = \(RunPart.id(.file, of: run, number))")
    case .settings(let user): (.settings, "id = \(user)")
    // There are at most `RunLimits.strides` of them.
    case .strides: (.stride, "1 = 1 ORDER BY id")
    case .stride(let id): (.stride, "id = \(id)")
    case .shoes: (.shoe, "1 = 1")
    case .plans: (.plan, "1 = 1")
    case .motion(let run): (.motion, "run = \(run)")
    }
  }

  public static func put(
    _ entity: RunEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try RunRows.put(entity, scope.id.retagged(), revision, session)
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    try RunRows.remove(key, scope.id.retagged(), session)
  }
}
