import Core
import RefWatchDomain
import Store
import Sync
import Wire

/// RefWatch's rows in the database.
public enum RefWatchTables: EntityTables {
  public typealias Domain = RefereeDomain

  public static var migrations: [MigrationRoom] { [Schema.room] }

  public static func load(
    _ reads: [RefereeDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> RefWatchReplica {
    var replica = RefWatchReplica()
    var lengths: [(MatchID, Int)] = []
    for read in reads {
      switch read {
      case .match(let id):
        for match in try MatchRows.load(id, actor, session) { replica.put(.match(match)) }
      case .event(let id):
        for event in try EventRows.load("id = \(id)", actor, session) {
          replica.put(.event(event))
        }
      case .log(let match):
        for event in try EventRows.load("match = \(match)", actor, session) {
          replica.put(.event(event))
        }
      case .logLength(let match):
        lengths.append((match, try EventRows.count(of: match, actor, session)))
      case .settings(let user):
        if let settings = try SettingsRows.load(user, session) { replica.put(.settings(settings)) }
      case .seats(let match):
        for seat in try SeatRows.load(match, actor, session) { replica.put(.seat(seat)) }
      }
    }
    for (match, length) in lengths { replica.setLogLength(of: match, to: length) }
    return replica
  }

  public static func put(
    _ entity: RefWatchEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    switch entity {
    case .match(let match): try MatchRows.put(match, revision, session)
    case .event(let event): try EventRows.put(event, revision, session)
    case .settings(let settings): try SettingsRows.put(settings, revision, session)
    case .seat(let seat): try SeatRows.put(seat, revision, session)
    }
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    switch RefWatchEntity.Kind(rawValue: key.kind) {
    case .match: try session.run("DELETE FROM match WHERE id = \(key.id)")
    case .event: try session.run("DELETE FROM match_event WHERE id = \(key.id)")
    case .settings: try session.run("DELETE FROM referee_settings WHERE owner = \(key.id)")
    case .seat: try session.run("DELETE FROM crew_seat WHERE id = \(key.id)")
    case nil: break
    }
  }
}

extension RefWatchReplica {
  fileprivate mutating func put(_ entity: RefWatchEntity) { set(entity.key, to: entity) }
}
