import Core
import DayBlockDomain
import Store
import Sync

/// DayBlock's rows in the database.
public enum DayBlockTables: EntityTables {
  public typealias Domain = DayBlockDomain

  public static var migrations: [MigrationRoom] { [Schema.room] }

  public static func load(
    _ reads: [DayBlockRead], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> DayBlockReplica {
    var replica = DayBlockReplica()
    for read in reads {
      for entity in try entities(read, actor, session) { replica.set(entity.key, to: entity) }
    }
    return replica
  }

  private static func entities(
    _ read: DayBlockRead, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [DayBlockEntity] {
    switch read {
    case .settings(let user): try DayRows.load(.settings, "id = \(user)", owner, session)
    case .groups: try DayRows.load(.group, "1 = 1 ORDER BY id", owner, session)
    case .blocks: try DayRows.load(.block, "1 = 1 ORDER BY id", owner, session)
    case .run(let id): try DayRows.load(.run, "id = \(id)", owner, session)
    case .session(let id): try DayRows.load(.session, "id = \(id)", owner, session)
    case .sessionsOfRun(let run):
      try DayRows.load(.session, "run = \(run) ORDER BY id", owner, session)
    case .source(let source):
      try DayRows.load(.session, "source = \(source) ORDER BY id", owner, session)
    case .editions(let id):
      try DayRows.load(.edition, "session = \(id) ORDER BY number", owner, session)
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
