import Calendar
import Core
import Sync

/// SuperFriend's part of the state, with the indices that decisions and screens need.
///
/// A change costs O(log n) in a friend's own history and O(1) elsewhere, also on a copy that shares
/// storage.
public struct FriendsReplica: SyncReplica {
  public private(set) var contacts = ShardedDictionary<Contact, Contact>()
  public private(set) var friends = ShardedDictionary<Friend, Friend>()
  public private(set) var connections = ShardedDictionary<Connection, Connection>()
  private var settingsByUser: [UserID: FriendsSettings] = [:]

  private var friendByContact = ShardedDictionary<Contact, FriendID>()
  private var histories = ShardedDictionary<Friend, History>()
  private var keys = ShardedDictionary<Contact, ContactKeys>()
  /// By the id that stands for the UID and its book.
  private var contactByUID = ShardedDictionary<AnyEntity, ContactID>()
  /// By the id that stands for the source.
  private var connectionBySource = ShardedDictionary<AnyEntity, ConnectionID>()
  /// Fingerprints of what an order depends on, one for each bucket of friends and of contacts.
  private(set) var friendStamps = Stamps()
  private(set) var contactStamps = Stamps()

  public init() {}

  // MARK: Lookups

  public func contact(_ id: ContactID) -> Contact? { contacts[id] }
  public func friend(_ id: FriendID) -> Friend? { friends[id] }
  public func connection(_ id: ConnectionID) -> Connection? { connections[id] }

  /// The settings of a person: the defaults until they change one.
  public func settings(of user: UserID) -> FriendsSettings {
    settingsByUser[user] ?? FriendsSettings(user: user)
  }

  public func friend(of contact: ContactID) -> Friend? {
    friendByContact[contact].flatMap { id in friends[id] }
  }

  /// The contact with the UID in a book, by default in none.
  public func contact(uid: String, in book: AddressBookID? = nil) -> Contact? {
    guard let id = contactByUID[uidKey(uid, book)], let contact = contacts[id] else { return nil }
    return sameBytes(contact.uid, uid) && contact.book == book ? contact : nil
  }

  /// The connection that was derived from the same source.
  public func connection(derivedAs origin: Origin) -> Connection? {
    guard let key = sourceKey(origin), let id = connectionBySource[key] else { return nil }
    return connections[id].flatMap { other in other.origin == origin ? other : nil }
  }

  /// The connections of a friend, oldest first.
  public func history(of friend: FriendID) -> History { histories[friend] ?? History() }

  /// The contact of a friend, unless it is missing.
  public func contact(of friend: Friend) -> Contact? { contacts[friend.contact] }

  /// The name to show for a friend, also when the contact is missing.
  public func name(of friend: Friend, _ display: NameDisplay = .firstLast) -> String {
    guard let contact = contacts[friend.contact] else { return friend.nameCache }
    let name = contact.card.name(display)
    return name.isEmpty ? friend.nameCache : name
  }

  // MARK: Keys

  func nameKey(of friend: Friend, _ order: NameOrder) -> [UInt8] {
    keys[friend.contact]?.name(order) ?? folded(friend.nameCache)
  }

  func nameKey(of contact: ContactID, _ order: NameOrder) -> [UInt8] {
    keys[contact]?.name(order) ?? []
  }

  /// What a friend is found by: their contact, or the cached name where that is missing.
  public func searchKey(of friend: Friend) -> SearchKey {
    keys[friend.contact]?.search ?? SearchKey(name: friend.nameCache)
  }

  public func searchKey(of contact: ContactID) -> SearchKey? { keys[contact]?.search }

  /// The friends whose order may differ: those in these buckets of friends, or linked to these of
  /// contacts.
  func friends(inBuckets friendBuckets: [Int], contactBuckets: [Int]) -> [FriendID] {
    var ids: [FriendID] = []
    for bucket in friendBuckets { ids += friends.ids(inBucket: bucket) }
    for bucket in contactBuckets {
      for contact in friendByContact.ids(inBucket: bucket) {
        if let id = friendByContact[contact] { ids.append(id) }
      }
    }
    return ids
  }

  // MARK: SyncReplica

  public func entity(_ key: EntityKey) -> FriendsEntity? {
    switch FriendsEntity.Kind(rawValue: key.kind) {
    case .contact: contacts[key.id.retagged()].map { contact in .contact(contact) }
    case .friend: friends[key.id.retagged()].map { friend in .friend(friend) }
    case .connection: connections[key.id.retagged()].map { connection in .connection(connection) }
    case .settings: settingsByUser[key.id.retagged()].map { settings in .settings(settings) }
    case nil: nil
    }
  }

  /// A key of another app, or an entity of another key, changes nothing.
  public mutating func set(_ key: EntityKey, to entity: FriendsEntity?) {
    if let entity, entity.key != key { return }
    switch FriendsEntity.Kind(rawValue: key.kind) {
    case .contact:
      guard case .contact(let contact)? = entity else { return setContact(key.id.retagged(), nil) }
      setContact(contact.id, contact)
    case .friend:
      guard case .friend(let friend)? = entity else { return setFriend(key.id.retagged(), nil) }
      setFriend(friend.id, friend)
    case .connection:
      guard case .connection(let connection)? = entity else {
        return setConnection(key.id.retagged(), nil)
      }
      setConnection(connection.id, connection)
    case .settings:
      guard case .settings(let settings)? = entity else {
        settingsByUser[key.id.retagged()] = nil
        return
      }
      settingsByUser[settings.user] = settings
    case nil: return
    }
  }

  // MARK: Changes

  private mutating func setContact(_ id: ContactID, _ contact: Contact?) {
    if let old = contacts[id] {
      let uid = uidKey(old.uid, old.book)
      if contactByUID[uid] == id { contactByUID[uid] = nil }
      if let key = keys[id] { contactStamps.toggle(id, key) }
    }
    contacts[id] = contact
    keys[id] = nil
    guard let contact else { return }
    contactByUID[uidKey(contact.uid, contact.book)] = id
    let key = ContactKeys(contact.card)
    keys[id] = key
    contactStamps.toggle(id, key)
  }

  private mutating func setFriend(_ id: FriendID, _ friend: Friend?) {
    if let old = friends[id] {
      if friendByContact[old.contact] == id { friendByContact[old.contact] = nil }
      friendStamps.toggle(id, old)
    }
    friends[id] = friend
    guard let friend else { return }
    friendByContact[friend.contact] = id
    friendStamps.toggle(id, friend)
  }

  private mutating func setConnection(_ id: ConnectionID, _ connection: Connection?) {
    if let old = connections[id] {
      let entry = History.Entry(old)
      for friend in old.friends.ids {
        friendStamps.toggle(friend, entry)
        var history = histories[friend] ?? History()
        histories[friend] = nil
        history.remove(entry)
        if history.count > 0 { histories[friend] = history }
      }
      if let key = sourceKey(old.origin), connectionBySource[key] == id {
        connectionBySource[key] = nil
      }
    }
    connections[id] = connection
    guard let connection else { return }
    let entry = History.Entry(connection)
    for friend in connection.friends.ids {
      friendStamps.toggle(friend, entry)
      var history = histories[friend] ?? History()
      histories[friend] = nil
      history.insert(entry)
      histories[friend] = history
    }
    if let key = sourceKey(connection.origin) { connectionBySource[key] = id }
  }
}

/// The id that stands for a UID in a book.
private func uidKey(_ uid: String, _ book: AddressBookID?) -> ID<AnyEntity> {
  ID(hashing: book.map { book in book.description + "\u{0}" + uid } ?? uid)
}

/// The id that stands for what a connection was made from; `nil` for one recorded by hand.
private func sourceKey(_ origin: Origin) -> ID<AnyEntity>? {
  origin.source.map { source in
    ID(hashing: origin.kind + "\u{0}" + source.app + "\u{0}" + source.object)
  }
}
