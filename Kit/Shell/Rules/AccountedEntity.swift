import AccountsDomain
import Sync
import Wire

/// An entity of the app, or of the account.
public enum AccountedEntity<Own: SystemDomain>: SyncEntity {
  case accounts(AccountsEntity)
  case own(Own.Entity)

  public var key: EntityKey {
    switch self {
    case .accounts(let entity): entity.key
    case .own(let entity): entity.key
    }
  }

  public var body: JSON {
    switch self {
    case .accounts(let entity): entity.body
    case .own(let entity): entity.body
    }
  }

  public var content: ContentStub? {
    switch self {
    case .accounts(let entity): entity.content
    case .own(let entity): entity.content
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> AccountedEntity? {
    if let entity = try Own.Entity.decode(key, body) { return .own(entity) }
    return try AccountsEntity.decode(key, body).map { entity in .accounts(entity) }
  }
}

/// What the app and the account have.
public struct AccountedReplica<Own: SystemDomain>: SyncReplica {
  public var accounts = AccountsReplica()
  public var own = Own.Replica()

  public init() {}

  public func entity(_ key: EntityKey) -> AccountedEntity<Own>? {
    if let entity = own.entity(key) { return .own(entity) }
    return accounts.entity(key).map { entity in .accounts(entity) }
  }

  public mutating func set(_ key: EntityKey, to entity: AccountedEntity<Own>?) {
    switch entity {
    case .accounts(let entity): accounts.set(key, to: entity)
    case .own(let entity): own.set(key, to: entity)
    case nil:
      accounts.set(key, to: nil)
      own.set(key, to: nil)
    }
  }
}
