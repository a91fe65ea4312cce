import Core
import Store
import SuperFriendDomain
import Sync

/// SuperFriend's rows in the database.
public enum SuperFriendTables: EntityTables {
  public typealias Domain = FriendsDomain

  public static var migrations: [MigrationGroup] { [Schema.migrations] }

  public static func load(
    _ reads: [FriendsDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> FriendsReplica {
    var replica = FriendsReplica()
    for read in reads {
      for entity in try entities(read, actor, session) { replica.set(entity.key, to: entity) }
    }
    return replica
  }

  private static func entities(
    _ read: FriendsDomain.Read, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [FriendsEntity] {
    switch read {
    case .contact(let id):
      try ContactRows.load("id = \(id)", owner, session)
    case .contactOfUID(let uid, let book):
      try ContactRows.load(
        "uid = \(uid) AND book = \(book ?? ContactRows.noBook)", owner, session)
    case .friend(let id):
      try FriendRows.load("id = \(id)", owner, session)
    case .friendOfContact(let contact):
      try FriendRows.load("contact = \(contact)", owner, session)
    case .connection(let id):
      try ConnectionRows.load("c.id = \(id)", owner, session)
    case .connectionsOf(let friend):
      try ConnectionRows.load(
        """
        c.id IN (SELECT connection FROM connection_friend
          WHERE owner = \(owner) AND friend = \(friend))
        """, owner, session)
    case .connectionDerived(.derived(let kind, let source)):
      try ConnectionRows.load(
        """
        c.origin = \(kind.rawValue) AND c.source_app = \(source.app)
          AND c.source_object = \(source.object)
        """, owner, session)
    case .connectionDerived: []
    case .settings(let user): try SettingsRows.load(user, session)
    }
  }

  public static func put(
    _ entity: FriendsEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let owner: UserID = scope.id.retagged()
    switch entity {
    case .contact(let contact):
      try ContactRows.put(contact, owner, revision, session)
      try FriendChangeRows.count(friendOf: contact.id, of: owner, in: session)
    case .friend(let friend):
      try FriendRows.put(friend, owner, revision, session)
      try FriendChangeRows.count(friend.id, of: owner, in: session)
    case .connection(let connection):
      // Of those who took part, and of those who do now.
      try FriendChangeRows.count(participantsOf: connection.id, of: owner, in: session)
      try ConnectionRows.put(connection, owner, revision, session)
      try FriendChangeRows.count(participantsOf: connection.id, of: owner, in: session)
    case .settings(let settings):
      try SettingsRows.put(settings, revision, session)
      try ReminderRows.note(settings, in: session)
      try FriendChangeRows.count(settings.user, of: owner, in: session)
    }
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    let owner: UserID = scope.id.retagged()
    switch FriendsEntity.Kind(rawValue: key.kind) {
    case .contact:
      try session.run("DELETE FROM contact WHERE owner = \(owner) AND id = \(key.id)")
      try FriendChangeRows.count(friendOf: key.id.retagged(), of: owner, in: session)
    case .friend:
      try session.run("DELETE FROM friend WHERE owner = \(owner) AND id = \(key.id)")
      try FriendChangeRows.count(key.id, of: owner, in: session)
    case .connection:
      try FriendChangeRows.count(participantsOf: key.id.retagged(), of: owner, in: session)
      try ConnectionRows.remove(key.id.retagged(), owner, session)
    case .settings:
      try session.run("DELETE FROM friends_settings WHERE owner = \(owner)")
      try ReminderRows.stop(owner, in: session)
      try FriendChangeRows.count(owner, of: owner, in: session)
    case nil: break
    }
  }
}
