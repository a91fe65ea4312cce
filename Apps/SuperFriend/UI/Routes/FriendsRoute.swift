import Core
import SuperFriendDomain

/// Every place in SuperFriend that has an address.
public enum FriendsRoute: Hashable, Sendable {
  case list
  case add
  case newPerson
  case newFriend(ContactID)
  /// Several contacts at once, with one period.
  case newFriends
  case importCards
  case archived
  case settings
  case refused
  case duplicates
  /// A contact with several people.
  case recordMany
  case playground
  case friend(FriendID)
  /// An earlier contact with one friend.
  case record(FriendID)
  case connection(FriendID, ConnectionID)
  case editContact(FriendID)
  case relink(FriendID)
  /// No place, but something to do: what a notification offers.
  case due(DueDeed)
}

extension FriendsRoute {
  /// The path, without query.
  public var path: String {
    switch self {
    case .list: "/friends"
    case .add: "/friends/add"
    case .newPerson: "/friends/add/new"
    case .newFriend(let contact): "/friends/add/" + contact.description
    case .newFriends: "/friends/add/several"
    case .importCards: "/friends/import"
    case .archived: "/friends/archived"
    case .settings: "/friends/settings"
    case .refused: "/friends/not-accepted"
    case .duplicates: "/friends/duplicates"
    case .recordMany: "/friends/record"
    case .playground: "/friends/playground"
    case .friend(let id): "/friends/" + id.description
    case .record(let id): "/friends/" + id.description + "/record"
    case .connection(let id, let connection):
      "/friends/" + id.description + "/connections/" + connection.description
    case .editContact(let id): "/friends/" + id.description + "/contact"
    case .relink(let id): "/friends/" + id.description + "/relink"
    case .due(let deed): DueDeed.path + deed.query
    }
  }

  /// Reads a path; a slash at the end, a fragment and, but for what a notification offers, a query
  /// do not matter. `nil` when no place is there.
  public init?(path: String) {
    let plain = path.prefix { character in character != "?" && character != "#" }
    let parts = plain.split(separator: "/").map { part in String(part) }
    guard let first = parts.first, sameBytes(first, "friends") else { return nil }
    let rest = Array(parts.dropFirst())
    switch rest.count {
    case 0: self = .list
    case 1:
      guard let route = FriendsRoute.word(rest[0]) else { return nil }
      self = route == .list ? DueDeed(path: path).map { deed in .due(deed) } ?? .list : route
    case 2:
      guard let route = FriendsRoute.pair(rest[0], rest[1]) else { return nil }
      self = route
    case 3:
      guard sameBytes(rest[1], "connections"), let id = FriendID(rest[0]),
        let connection = ConnectionID(rest[2])
      else { return nil }
      self = .connection(id, connection)
    default: return nil
    }
  }

  private static func word(_ text: String) -> FriendsRoute? {
    switch text {
    case "add": .add
    case "import": .importCards
    case "archived": .archived
    case "settings": .settings
    case "not-accepted": .refused
    case "duplicates": .duplicates
    case "record": .recordMany
    case "playground": .playground
    case "due": .list
    default: FriendID(text).map { id in .friend(id) }
    }
  }

  private static func pair(_ first: String, _ second: String) -> FriendsRoute? {
    if sameBytes(first, "add") {
      switch second {
      case "new": return .newPerson
      case "several": return .newFriends
      default: return ContactID(second).map { id in .newFriend(id) }
      }
    }
    guard let id = FriendID(first) else { return nil }
    switch second {
    case "record": return .record(id)
    case "contact": return .editContact(id)
    case "relink": return .relink(id)
    default: return nil
    }
  }
}

extension FriendsRoute {
  /// The place a sheet lies over or a page was reached from: where closing leads without a history.
  var parent: FriendsRoute {
    switch self {
    case .newPerson, .newFriend, .newFriends: .add
    case .record(let id), .connection(let id, _), .editContact(let id), .relink(let id):
      .friend(id)
    default: .list
    }
  }

  /// Whether it fills the screen, rather than lying over one.
  var isScreen: Bool {
    switch self {
    case .list, .add, .archived, .settings, .refused, .duplicates, .playground, .importCards: true
    default: false
    }
  }

  /// The friend the place is about.
  var friend: FriendID? {
    switch self {
    case .friend(let id), .record(let id), .connection(let id, _), .editContact(let id),
      .relink(let id):
      id
    default: nil
    }
  }
}
