import Coding
import Core
import Sync
import Wire

/// What SuperFriend synchronises. Everything lives in the person's own scope.
public enum FriendsEntity: SyncEntity {
  case contact(Contact)
  case friend(Friend)
  case connection(Connection)
  case settings(FriendsSettings)

  /// The kind words.
  @Wire public enum Kind: String, Hashable, Sendable, CaseIterable {
    case contact, friend, connection
    case settings = "friendsSettings"

    public func key<Tag>(_ id: ID<Tag>) -> EntityKey { EntityKey(rawValue, id) }
  }

  public var key: EntityKey {
    switch self {
    case .contact(let contact): Kind.contact.key(contact.id)
    case .friend(let friend): Kind.friend.key(friend.id)
    case .connection(let connection): Kind.connection.key(connection.id)
    case .settings(let settings): Kind.settings.key(settings.user)
    }
  }

  public var body: JSON {
    switch self {
    case .contact(let contact): contact.body
    case .friend(let friend): friend.body
    case .connection(let connection): connection.body
    case .settings(let settings): settings.body
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> FriendsEntity? {
    switch Kind(rawValue: key.kind) {
    case .contact: .contact(try Contact(id: key.id.retagged(), body))
    case .friend: .friend(try Friend(id: key.id.retagged(), body))
    case .connection: .connection(try Connection(id: key.id.retagged(), body))
    case .settings: .settings(try FriendsSettings(user: key.id.retagged(), body))
    case nil: nil
    }
  }
}
