import AccountsDomain
import AccountsServer
import Core
import RefWatchDomain
import RefWatchServer
import Store
import Suite
import SuperFriendDomain
import SuperFriendServer
import Sync
import TeePalsDomain
import TeePalsServer

/// The tables of all apps, as one: each entity goes to its own app's.
public enum SuiteTables: EntityTables {
  public typealias Domain = SuiteDomain

  public static var migrations: [MigrationRoom] {
    PreferencesTables.migrations + SuperFriendTables.migrations + RefWatchTables.migrations
      + TeePalsTables.migrations
  }

  public static func load(
    _ reads: [SuiteDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> SuiteReplica {
    var accounts: [AccountsDomain.Read] = []
    var friends: [FriendsDomain.Read] = []
    var referee: [RefereeDomain.Read] = []
    var golf: [TeePalsDomain.Read] = []
    for read in reads {
      switch read {
      case .accounts(let read): accounts.append(read)
      case .friends(let read): friends.append(read)
      case .referee(let read): referee.append(read)
      case .golf(let read): golf.append(read)
      }
    }
    var replica = SuiteReplica()
    if !accounts.isEmpty {
      replica.accounts = try PreferencesTables.load(accounts, for: actor, session)
    }
    if !friends.isEmpty {
      replica.friends = try SuperFriendTables.load(friends, for: actor, session)
    }
    if !referee.isEmpty {
      replica.referee = try RefWatchTables.load(referee, for: actor, session)
    }
    if !golf.isEmpty { replica.golf = try TeePalsTables.load(golf, for: actor, session) }
    return replica
  }

  public static func put(
    _ entity: SuiteEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    switch entity {
    case .accounts(let entity):
      try PreferencesTables.put(entity, in: scope, revision: revision, session)
    case .friends(let entity):
      try SuperFriendTables.put(entity, in: scope, revision: revision, session)
    case .referee(let entity):
      try RefWatchTables.put(entity, in: scope, revision: revision, session)
    case .golf(let entity):
      try TeePalsTables.put(entity, in: scope, revision: revision, session)
    }
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    if AccountsEntity.kinds.contains(key.kind) {
      try PreferencesTables.remove(key, in: scope, session)
    } else if RefWatchEntity.Kind(rawValue: key.kind) != nil {
      try RefWatchTables.remove(key, in: scope, session)
    } else if TeePalsEntity.Kind(rawValue: key.kind) != nil {
      try TeePalsTables.remove(key, in: scope, session)
    } else {
      try SuperFriendTables.remove(key, in: scope, session)
    }
  }
}
