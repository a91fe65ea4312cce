import Calendar
import Core
import SuperFriendDomain
import Sync
import Testing

/// One person's state, with commands decided and applied as the engine does it.
struct Ledger {
  var replica = FriendsReplica()
  var at: Instant
  var zone = Zone(name: "Europe/Berlin", offset: 3_600)
  private var counter: UInt64 = 0

  static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00AA)

  /// Noon, local time.
  init(on date: CivilDate = day("2026-03-10")) {
    at = CivilDateTime(date, .noon).instant(offset: 3_600)
  }

  var today: CivilDate { at.civil(offset: zone.offset).date }
  var settings: FriendsSettings { replica.settings(of: Ledger.user) }

  mutating func moment() -> Moment {
    counter += 1
    return Moment(
      instant: at, zone: zone, entropy: Entropy(high: mixed(counter), low: mixed(counter &+ 77)))
  }

  mutating func context() -> DecideContext {
    DecideContext(actor: Ledger.user, command: moment().id(9), at: at)
  }

  /// Decides and applies.
  mutating func run(_ command: FriendsCommand) throws(FriendsRejection) {
    let context = context()
    replica.apply(try FriendsDomain.decide(command, context, in: replica))
  }

  /// The rejection, `nil` when accepted.
  mutating func rejection(_ command: FriendsCommand) -> FriendsRejection? {
    do throws(FriendsRejection) {
      try run(command)
      return nil
    } catch {
      return error
    }
  }

  mutating func contact(_ given: String, phone: String = "") throws -> Contact {
    let contact = Contact(id: moment().id(), card: Card(given: given, phone: phone))
    try run(.addContact(contact))
    return contact
  }

  /// A friend with a contact of that name.
  @discardableResult
  mutating func friend(
    _ given: String, _ period: Period = .weekly, last: CivilDate? = nil
  ) throws -> Friend {
    let contact = try contact(given)
    try run(.add(contact, period, lastContact: last, settings, moment()))
    return try #require(replica.friend(of: contact.id))
  }

  /// The friend as they are now.
  func now(_ friend: Friend) -> Friend? { replica.friend(friend.id) }

  /// Records a connection and returns it.
  @discardableResult
  mutating func record(
    _ type: ConnectionType, on date: CivilDate? = nil, with friends: Friend...
  ) throws -> Connection {
    let command = try #require(
      FriendsCommand.record(type, on: date ?? today, with: friends, settings, moment()))
    try run(command)
    return try #require(replica.connection(command.subject.id.retagged()))
  }
}

extension FriendsReplica {
  mutating func apply(_ changes: [Change<FriendsEntity>]) {
    for change in changes {
      switch change {
      case .put(_, let entity): set(entity.key, to: entity)
      case .remove(_, let key): set(key, to: nil)
      case .join, .leave: break
      }
    }
  }

  /// Every entity, ordered by key.
  var everything: [FriendsEntity] {
    var all: [FriendsEntity] = contacts.values.map { contact in .contact(contact) }
    all += friends.values.map { friend in .friend(friend) }
    all += connections.values.map { connection in .connection(connection) }
    if settings(of: Ledger.user) != FriendsSettings(user: Ledger.user) {
      all.append(.settings(settings(of: Ledger.user)))
    }
    return all
  }

  /// What the server would load for these reads: nothing else.
  func loaded(_ reads: [FriendsDomain.Read]) -> FriendsReplica {
    var part = FriendsReplica()
    func add(_ entity: FriendsEntity?) {
      if let entity { part.set(entity.key, to: entity) }
    }
    for read in reads {
      switch read {
      case .contact(let id): add(contact(id).map { contact in .contact(contact) })
      case .contactOfUID(let uid, let book):
        add(contact(uid: uid, in: book).map { contact in .contact(contact) })
      case .friend(let id): add(friend(id).map { friend in .friend(friend) })
      case .friendOfContact(let id): add(friend(of: id).map { friend in .friend(friend) })
      case .connection(let id):
        add(connection(id).map { connection in .connection(connection) })
      case .connectionsOf(let id):
        for entry in history(of: id).entries {
          add(connection(entry.id).map { connection in .connection(connection) })
        }
      case .connectionDerived(let origin):
        add(connection(derivedAs: origin).map { connection in .connection(connection) })
      case .settings(let user):
        add(entity(FriendsEntity.Kind.settings.key(user)))
      }
    }
    return part
  }
}

/// A date that is known to exist.
func day(_ text: String) -> CivilDate { CivilDate(text) ?? .first }
