import AccountsDomain
import AccountsServer
import Core
import DayBlockDomain
import DayBlockServer
import RefWatchDomain
import RefWatchServer
import RunningBuddyDomain
import RunningBuddyServer
import Store
import Suite
import SuperFriendDomain
import SuperFriendServer
import Sync
import TeePalsDomain
import TeePalsServer
import Wire

/// The tables of all apps, as one: each entity goes to its own app's.
public enum SuiteTables: EntityTables {
  public typealias Domain = SuiteDomain

  public static var migrations: [MigrationGroup] {
    PreferencesTables.migrations + SuperFriendTables.migrations + RefWatchTables.migrations
      + TeePalsTables.migrations + DayBlockTables.migrations + RunTables.migrations
  }

  public static func load(
    _ reads: [SuiteDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> SuiteReplica {
    var accounts: [AccountsDomain.Read] = []
    var friends: [FriendsDomain.Read] = []
    var referee: [RefereeDomain.Read] = []
    var golf: [TeePalsDomain.Read] = []
    var day: [DayBlockDomain.Read] = []
    var run: [RunDomain.Read] = []
    for read in reads {
      switch read {
      case .accounts(let read): accounts.append(read)
      case .friends(let read): friends.append(read)
      case .referee(let read): referee.append(read)
      case .golf(let read): golf.append(read)
      case .day(let read): day.append(read)
      case .run(let read): run.append(read)
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
    if !day.isEmpty { replica.day = try DayBlockTables.load(day, for: actor, session) }
    if !run.isEmpty { replica.run = try RunTables.load(run, for: actor, session) }
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
    case .day(let entity):
      try DayBlockTables.put(entity, in: scope, revision: revision, session)
    case .run(let entity):
      try RunTables.put(entity, in: scope, revision: revision, session)
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
    } else if DayBlockEntity.Kind(rawValue: key.kind) != nil {
      try DayBlockTables.remove(key, in: scope, session)
    } else if RunEntity.Kind(rawValue: key.kind) != nil {
      try RunTables.remove(key, in: scope, session)
    } else {
      try SuperFriendTables.remove(key, in: scope, session)
    }
  }

  /// Only TeePals counts what is rejected.
  public static func note(
    rejected entry: LoggedCommand, _ session: some Session
  ) throws(StoreFailure) {
    guard case .golf(let rejection)? = rejection(in: entry) else { return }
    try TeePalsTables.note(rejection, of: entry, session)
  }

  private static func rejection(in entry: LoggedCommand) -> SuiteRejection? {
    guard let json = entry.rejection else { return nil }
    do throws(WireError) {
      let reason = try RejectionReason<SuiteRejection>(WireCursor(json))
      return if case .domain(let rejection) = reason { rejection } else { nil }
    } catch { return nil }
  }
}
