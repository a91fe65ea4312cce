import Calendar
import Coding
import Core
import Sync
import Wire

/// Everything a person can change in SuperFriend.
@Commands("friends", about: FriendsEntity.Kind.self)
public enum FriendsCommand: SyncCommand {
  @Case(stored: "contact", about: "contact") case addContact(Contact)
  @Case(values: ["contact", "edits"], about: "contact") case editContact(ContactID, [ContactEdit])
  /// The whole card again, from a newer file.
  @Case(stored: "contact", about: "contact") case updateContact(Contact)
  /// The friend, if there is one, stays with the cached name.
  @Case(values: ["contact"], about: "contact") case deleteContact(ContactID)
  @Case(about: "friend") case addFriend(NewFriend)
  @Case(step: "friend", about: "friend") case friend(FriendID, FriendStep)
  /// With the history the person saw and agreed to delete.
  @Case(values: ["friend"], about: "friend") case deleteFriend(FriendID, seen: HistoryMark)
  /// Undoes a deletion with what the device still knows.
  @Case(
    values: ["connections"], forms: ["connections": "connections"], stored: "friend",
    about: "friend")
  case restoreFriend(Friend, [Connection])
  @Case(about: "connection") case recordConnection(NewConnection)
  @Case(values: ["connection", "edits"], about: "connection")
  case editConnection(ConnectionID, [ConnectionEdit])
  @Case(values: ["connection"], about: "connection") case deleteConnection(ConnectionID)
  /// Undoes deletions with what the device still knows.
  @Case(values: ["connections"], as: "connections", about: "connection")
  case restoreConnections([Connection])
  /// Several records of one meeting become the first.
  @Case(values: ["others"], about: "connection")
  case mergeConnections(into: ConnectionID, [ConnectionID])
  @Case(values: ["user", "change"], about: "settings") case setSetting(UserID, SettingChange)
}

extension FriendsEntity.Kind {
  /// A command about several connections is about the first.
  fileprivate func key(_ connections: [Connection]) -> EntityKey {
    key(connections.first?.id ?? ConnectionID(high: 0, low: 0))
  }
}

// Several connections, each stored under its id.

extension WireCursor {
  func connections() throws(WireError) -> [Connection] {
    try elements { element throws(WireError) in
      try Connection(id: element.required("id").id(), element.required("body"))
    }
  }
}

extension JSON {
  static func connections(_ connections: [Connection]) -> JSON {
    .array(
      connections.map { connection in
        .object(["id": .id(connection.id), "body": connection.body])
      })
  }
}
