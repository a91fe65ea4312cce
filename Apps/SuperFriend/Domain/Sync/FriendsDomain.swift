import Calendar
import Core
import Sync
import Wire

/// SuperFriend's rules.
public enum FriendsDomain: SystemDomain {
  public static let system = FriendsCommand.system
  /// What the app is called in addresses, and where it is one of several.
  public static var app: String { "friends" }

  public typealias Command = FriendsCommand
  public typealias Entity = FriendsEntity
  public typealias Rejection = FriendsRejection
  public typealias Replica = FriendsReplica

  public enum Read: Hashable, Sendable {
    case contact(ContactID)
    case contactOfUID(String, in: AddressBookID?)
    case friend(FriendID)
    case friendOfContact(ContactID)
    case connection(ConnectionID)
    case connectionsOf(FriendID)
    case connectionDerived(Origin)
    case settings(UserID)
  }

  public static func reads(of command: FriendsCommand, by actor: UserID) -> [Read] {
    switch command {
    case .addContact(let contact), .updateContact(let contact):
      [
        .contact(contact.id), .contactOfUID(contact.uid, in: contact.book),
        .friendOfContact(contact.id),
      ]
    case .editContact(let id, _), .deleteContact(let id): [.contact(id), .friendOfContact(id)]
    case .addFriend(let new):
      [.contact(new.contact), .friend(new.id), .friendOfContact(new.contact)]
        + (new.initial.map { initial in [.connection(initial.id)] } ?? [])
    case .friend(let id, .relinkContact(let contact, _)):
      [.friend(id), .contact(contact), .friendOfContact(contact)]
    case .friend(let id, _): [.friend(id)]
    case .deleteFriend(let id, _): [.friend(id), .connectionsOf(id)]
    case .restoreFriend(let friend, let connections):
      [.friend(friend.id), .friendOfContact(friend.contact)] + reads(of: connections)
    case .recordConnection(let new): reads(of: new)
    case .editConnection(let id, let edits): [.connection(id)] + reads(of: edits)
    case .deleteConnection(let id): [.connection(id)]
    case .restoreConnections(let connections): reads(of: connections)
    case .mergeConnections(let id, let others):
      [.connection(id)] + others.map { other in .connection(other) }
    case .setSetting: [.settings(actor)]
    }
  }

  private static func reads(of new: NewConnection) -> [Read] {
    var reads: [Read] = [.connection(new.id)]
    if case .derived = new.origin { reads.append(.connectionDerived(new.origin)) }
    for friend in new.friends {
      reads.append(.friend(friend.id))
      reads.append(.friendOfContact(friend.contact))
    }
    return reads
  }

  private static func reads(of edits: [ConnectionEdit]) -> [Read] {
    var reads: [Read] = []
    for edit in edits {
      guard case .friends(let friends) = edit else { continue }
      for id in friends.ids { reads.append(.friend(id)) }
    }
    return reads
  }

  private static func reads(of connections: [Connection]) -> [Read] {
    var reads: [Read] = []
    for connection in connections {
      reads.append(.connection(connection.id))
      if case .derived = connection.origin { reads.append(.connectionDerived(connection.origin)) }
      for id in connection.friends.ids { reads.append(.friend(id)) }
    }
    return reads
  }

  public static func decide(
    _ command: FriendsCommand, _ context: DecideContext, in replica: FriendsReplica
  ) throws(FriendsRejection) -> [Change<FriendsEntity>] {
    var decision = Decision(context, replica)
    switch command {
    case .addContact(let contact): try decision.addContact(contact)
    case .editContact(let id, let edits): try decision.editContact(id, edits)
    case .updateContact(let contact): try decision.updateContact(contact)
    case .deleteContact(let id): decision.deleteContact(id)
    case .addFriend(let new): try decision.addFriend(new)
    case .friend(let id, let step): try decision.take(step, id)
    case .deleteFriend(let id, let seen): decision.deleteFriend(id, seen)
    case .restoreFriend(let friend, let connections):
      try decision.restoreFriend(friend, connections)
    case .recordConnection(let new): try decision.record(new)
    case .editConnection(let id, let edits): try decision.editConnection(id, edits)
    case .deleteConnection(let id): decision.deleteConnection(id)
    case .restoreConnections(let connections): try decision.restoreConnections(connections)
    case .mergeConnections(let id, let others): try decision.merge(others, into: id)
    case .setSetting(let user, let change): try decision.setSetting(user, change)
    }
    return decision.changes
  }

  public static func isKnown(_ kind: String) -> Bool {
    FriendsEntity.Kind(rawValue: kind) != nil
  }

  public static func tooLarge(_ command: FriendsCommand, limit: Int) -> FriendsRejection {
    .tooLarge(limit: limit)
  }
}
