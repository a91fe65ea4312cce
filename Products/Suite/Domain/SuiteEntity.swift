import AccountsDomain
import Core
import DayBlockDomain
import RefWatchDomain
import RunningBuddyDomain
import SuperFriendDomain
import Sync
import TeePalsDomain
import Wire

/// Every app's entities, one case each.
public enum SuiteEntity: SyncEntity {
  case accounts(AccountsEntity)
  case friends(FriendsEntity)
  case referee(RefWatchEntity)
  case golf(TeePalsEntity)
  case day(DayBlockEntity)
  case run(RunEntity)

  public var key: EntityKey {
    switch self {
    case .accounts(let entity): entity.key
    case .friends(let entity): entity.key
    case .referee(let entity): entity.key
    case .golf(let entity): entity.key
    case .day(let entity): entity.key
    case .run(let entity): entity.key
    }
  }

  public var body: JSON {
    switch self {
    case .accounts(let entity): entity.body
    case .friends(let entity): entity.body
    case .referee(let entity): entity.body
    case .golf(let entity): entity.body
    case .day(let entity): entity.body
    case .run(let entity): entity.body
    }
  }

  public var content: ContentStub? {
    switch self {
    case .accounts(let entity): entity.content
    case .friends(let entity): entity.content
    case .referee(let entity): entity.content
    case .golf(let entity): entity.content
    case .day(let entity): entity.content
    case .run(let entity): entity.content
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> SuiteEntity? {
    // The app whose rows are the most first.
    if let entity = try DayBlockEntity.decode(key, body) { return .day(entity) }
    if let entity = try RunEntity.decode(key, body) { return .run(entity) }
    if let entity = try FriendsEntity.decode(key, body) { return .friends(entity) }
    if let entity = try RefWatchEntity.decode(key, body) { return .referee(entity) }
    if let entity = try TeePalsEntity.decode(key, body) { return .golf(entity) }
    if let entity = try AccountsEntity.decode(key, body) { return .accounts(entity) }
    return nil
  }
}

/// Every app's part of the state.
public struct SuiteReplica: SyncReplica {
  public var accounts = AccountsReplica()
  public var friends = FriendsReplica()
  public var referee = RefWatchReplica()
  public var golf = TeePalsReplica()
  public var day = DayBlockReplica()
  public var run = RunReplica()

  public init() {}

  public func entity(_ key: EntityKey) -> SuiteEntity? {
    if let entity = friends.entity(key) { return .friends(entity) }
    if let entity = referee.entity(key) { return .referee(entity) }
    if let entity = golf.entity(key) { return .golf(entity) }
    if let entity = day.entity(key) { return .day(entity) }
    if let entity = run.entity(key) { return .run(entity) }
    return accounts.entity(key).map { entity in .accounts(entity) }
  }

  public mutating func set(_ key: EntityKey, to entity: SuiteEntity?) {
    switch entity {
    case .accounts(let entity): accounts.set(key, to: entity)
    case .friends(let entity): friends.set(key, to: entity)
    case .referee(let entity): referee.set(key, to: entity)
    case .golf(let entity): golf.set(key, to: entity)
    case .day(let entity): day.set(key, to: entity)
    case .run(let entity): run.set(key, to: entity)
    case nil:
      accounts.set(key, to: nil)
      friends.set(key, to: nil)
      referee.set(key, to: nil)
      golf.set(key, to: nil)
      day.set(key, to: nil)
      run.set(key, to: nil)
    }
  }
}
