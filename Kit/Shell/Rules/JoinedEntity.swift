import Sync
import Wire

/// An entity of one of two systems.
public enum JoinedEntity<Own: SystemDomain, Other: SystemDomain>: SyncEntity {
  case other(Other.Entity)
  case own(Own.Entity)

  public var key: EntityKey {
    switch self {
    case .other(let entity): entity.key
    case .own(let entity): entity.key
    }
  }

  public var body: JSON {
    switch self {
    case .other(let entity): entity.body
    case .own(let entity): entity.body
    }
  }

  public var content: ContentStub? {
    switch self {
    case .other(let entity): entity.content
    case .own(let entity): entity.content
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> JoinedEntity? {
    if let entity = try Own.Entity.decode(key, body) { return .own(entity) }
    return try Other.Entity.decode(key, body).map { entity in .other(entity) }
  }
}

/// What two systems have.
public struct JoinedReplica<Own: SystemDomain, Other: SystemDomain>: SyncReplica {
  public var other = Other.Replica()
  public var own = Own.Replica()

  public init() {}

  public func entity(_ key: EntityKey) -> JoinedEntity<Own, Other>? {
    if let entity = own.entity(key) { return .own(entity) }
    return other.entity(key).map { entity in .other(entity) }
  }

  public mutating func set(_ key: EntityKey, to entity: JoinedEntity<Own, Other>?) {
    switch entity {
    case .other(let entity): other.set(key, to: entity)
    case .own(let entity): own.set(key, to: entity)
    case nil:
      other.set(key, to: nil)
      own.set(key, to: nil)
    }
  }
}
