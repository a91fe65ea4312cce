import Core
import DayBlockDomain
import Store
import Sync

/// DayBlock's rows in the database.
public enum DayBlockTables: EntityTables {
  public typealias Domain = DayBlockDomain

  public static var migrations: [MigrationGroup] { [Schema.migrations] }

  public static func load(
    _ reads: [DayBlockRead], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> DayBlockReplica {
    var replica = DayBlockReplica()
    for read in reads {
      let (kind, condition) = wanted(read)
      for entity in try DayRows.load(kind, condition, actor, session) {
        replica.set(entity.key, to: entity)
      }
    }
    return replica
  }

  /// What is asked of the database for a read.
  public static func statement(_ read: DayBlockRead, of owner: UserID) -> SQL {
    let (kind, condition) = wanted(read)
    return DayRows.statement(kind, condition, owner)
  }

  /// Without an order: the replica has its own, and asked for one by id, the database would go
  /// through everything that a person has, which is in that order already.
  private static func wanted(_ read: DayBlockRead) -> (DayBlockEntity.Kind, SQL) {
    switch read {
    case .settings(let user): (.settings, "id = \(user)")
    case .groups: (.group, "1 = 1")
    case .blocks: (.block, "1 = 1")
    case .run(let id): (.run, "id = \(id)")
    case .session(let id): (.session, "id = \(id)")
    case .sessionsOfRun(let run): (.session, "run = \(run)")
    case .source(let source): (.session, "source = \(source)")
    case .editions(let id): (.edition, "session = \(id)")
    }
  }

  public static func put(
    _ entity: DayBlockEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try DayRows.put(entity, scope.id.retagged(), revision, session)
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    try DayRows.remove(key, scope.id.retagged(), session)
  }
}
