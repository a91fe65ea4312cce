import Calendar
import Coding
import Core
import Sync

/// One command being decided: what it may look at, and what it has changed so far.
///
/// Later steps of the same decision see what earlier ones put.
@Memberwise(unlabelled: 2) struct Decision {
  let context: DecideContext
  private(set) var replica: FriendsReplica
  private(set) var changes: [Change<FriendsEntity>] = []

  private var scope: Scope { .user(context.actor) }

  /// An entity that is already like this is no change.
  mutating func put(_ entity: FriendsEntity) {
    guard replica.entity(entity.key) != entity else { return }
    replica.set(entity.key, to: entity)
    changes.append(.put(scope, entity))
  }

  mutating func remove(_ key: EntityKey) {
    guard replica.entity(key) != nil else { return }
    replica.set(key, to: nil)
    changes.append(.remove(scope, key))
  }

  // MARK: Finding

  func friend(_ id: FriendID) throws(FriendsRejection) -> Friend {
    guard let friend = replica.friend(id) else { throw .notFound(.friend, id.retagged()) }
    return friend
  }

  func contact(_ id: ContactID) throws(FriendsRejection) -> Contact {
    guard let contact = replica.contact(id) else { throw .notFound(.contact, id.retagged()) }
    return contact
  }

  func connection(_ id: ConnectionID) throws(FriendsRejection) -> Connection {
    guard let connection = replica.connection(id) else {
      throw .notFound(.connection, id.retagged())
    }
    return connection
  }

  // MARK: Settings

  mutating func setSetting(
    _ user: UserID, _ change: SettingChange
  ) throws(FriendsRejection) {
    guard user == context.actor else { throw .notYours }
    var settings = replica.settings(of: user)
    settings.apply(change)
    put(.settings(settings))
  }
}
