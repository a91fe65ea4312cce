import Core
import Sync
import Wire

/// What the account system synchronises: the person's preferences and both halves of their profile,
/// in their own scope.
public enum AccountsEntity: SyncEntity {
  case preferences(Preferences)
  case publicProfile(PublicProfile)
  case privateProfile(PrivateProfile)

  public static let preferencesKind = "preferences"
  public static let publicProfileKind = "publicProfile"
  public static let privateProfileKind = "privateProfile"
  /// Every kind, for whoever has to tell these entities from others'.
  public static let kinds = [preferencesKind, publicProfileKind, privateProfileKind]

  public var key: EntityKey {
    switch self {
    case .preferences(let preferences): EntityKey(Self.preferencesKind, preferences.user)
    case .publicProfile(let profile): EntityKey(Self.publicProfileKind, profile.user)
    case .privateProfile(let profile): EntityKey(Self.privateProfileKind, profile.user)
    }
  }

  public var body: JSON {
    switch self {
    case .preferences(let preferences): preferences.body
    case .publicProfile(let profile): profile.body
    case .privateProfile(let profile): profile.body
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> AccountsEntity? {
    switch key.kind {
    case preferencesKind: .preferences(try Preferences(user: key.id.retagged(), body))
    case publicProfileKind: .publicProfile(try PublicProfile(user: key.id.retagged(), body))
    case privateProfileKind: .privateProfile(try PrivateProfile(user: key.id.retagged(), body))
    default: nil
    }
  }
}

/// The account system's part of the state.
public struct AccountsReplica: SyncReplica {
  public private(set) var preferences: [UserID: Preferences] = [:]
  public private(set) var publicProfiles: [UserID: PublicProfile] = [:]
  public private(set) var privateProfiles: [UserID: PrivateProfile] = [:]

  public init() {}

  public func entity(_ key: EntityKey) -> AccountsEntity? {
    let user: UserID = key.id.retagged()
    return switch key.kind {
    case AccountsEntity.preferencesKind:
      preferences[user].map { preferences in .preferences(preferences) }
    case AccountsEntity.publicProfileKind:
      publicProfiles[user].map { profile in .publicProfile(profile) }
    case AccountsEntity.privateProfileKind:
      privateProfiles[user].map { profile in .privateProfile(profile) }
    default: nil
    }
  }

  public mutating func set(_ key: EntityKey, to entity: AccountsEntity?) {
    switch entity {
    case .preferences(let value): preferences[value.user] = value
    case .publicProfile(let value): publicProfiles[value.user] = value
    case .privateProfile(let value): privateProfiles[value.user] = value
    case nil: remove(key)
    }
  }

  private mutating func remove(_ key: EntityKey) {
    let user: UserID = key.id.retagged()
    switch key.kind {
    case AccountsEntity.preferencesKind: preferences[user] = nil
    case AccountsEntity.publicProfileKind: publicProfiles[user] = nil
    case AccountsEntity.privateProfileKind: privateProfiles[user] = nil
    default: break
    }
  }
}
