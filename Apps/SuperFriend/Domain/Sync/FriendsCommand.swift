import Calendar
import Core
import Sync
import Wire

/// Everything a person can change in SuperFriend.
public enum FriendsCommand: SyncCommand {
  case addContact(Contact)
  case editContact(ContactID, [ContactEdit])
  /// The whole card again, from a newer file.
  case updateContact(Contact)
  /// The friend, if there is one, stays with the cached name.
  case deleteContact(ContactID)
  case addFriend(NewFriend)
  case friend(FriendID, FriendStep)
  /// With the history the person saw and agreed to delete.
  case deleteFriend(FriendID, seen: HistoryMark)
  /// Undoes a deletion with what the device still knows.
  case restoreFriend(Friend, [Connection])
  case recordConnection(NewConnection)
  case editConnection(ConnectionID, [ConnectionEdit])
  case deleteConnection(ConnectionID)
  /// Undoes deletions with what the device still knows.
  case restoreConnections([Connection])
  /// Several records of one meeting become the first.
  case mergeConnections(into: ConnectionID, [ConnectionID])
  case setSetting(UserID, SettingChange)

  public static let system = "friends"
  public var system: String { Self.system }
  public var version: Int { 1 }

  public var name: String {
    switch self {
    case .addContact: "addContact"
    case .editContact: "editContact"
    case .updateContact: "updateContact"
    case .deleteContact: "deleteContact"
    case .addFriend: "addFriend"
    case .friend(_, let step): step.name
    case .deleteFriend: "deleteFriend"
    case .restoreFriend: "restoreFriend"
    case .recordConnection: "recordConnection"
    case .editConnection: "editConnection"
    case .deleteConnection: "deleteConnection"
    case .restoreConnections: "restoreConnections"
    case .mergeConnections: "mergeConnections"
    case .setSetting: "setSetting"
    }
  }

  public var subject: EntityKey {
    switch self {
    case .addContact(let contact), .updateContact(let contact):
      FriendsEntity.Kind.contact.key(contact.id)
    case .editContact(let id, _), .deleteContact(let id): FriendsEntity.Kind.contact.key(id)
    case .addFriend(let new): FriendsEntity.Kind.friend.key(new.id)
    case .friend(let id, _), .deleteFriend(let id, _): FriendsEntity.Kind.friend.key(id)
    case .restoreFriend(let friend, _): FriendsEntity.Kind.friend.key(friend.id)
    case .recordConnection(let new): FriendsEntity.Kind.connection.key(new.id)
    case .editConnection(let id, _), .deleteConnection(let id), .mergeConnections(let id, _):
      FriendsEntity.Kind.connection.key(id)
    case .restoreConnections(let connections):
      FriendsEntity.Kind.connection.key(
        connections.first?.id ?? ConnectionID(high: 0, low: 0))
    case .setSetting(let user, _): FriendsEntity.Kind.settings.key(user)
    }
  }
}
