import Core
import Sync
import Wire

/// What the account system synchronises: the person's preferences, in their own scope.
public enum AccountsEntity: SyncEntity {
  case preferences(Preferences)

  public static let preferencesKind = "preferences"

  public var key: EntityKey {
    switch self {
    case .preferences(let preferences): EntityKey(Self.preferencesKind, preferences.user)
    }
  }

  public var body: JSON {
    switch self {
    case .preferences(let preferences): preferences.body
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> AccountsEntity? {
    guard key.kind == preferencesKind else { return nil }
    return .preferences(try Preferences(user: key.id.retagged(), body))
  }
}

/// The account system's part of the state.
public struct AccountsReplica: SyncReplica {
  public private(set) var preferences: [UserID: Preferences] = [:]

  public init() {}

  public func entity(_ key: EntityKey) -> AccountsEntity? {
    guard key.kind == AccountsEntity.preferencesKind else { return nil }
    return preferences[key.id.retagged()].map { preferences in .preferences(preferences) }
  }

  public mutating func set(_ key: EntityKey, to entity: AccountsEntity?) {
    switch entity {
    case .preferences(let value): preferences[value.user] = value
    case nil: preferences[key.id.retagged()] = nil
    }
  }
}
