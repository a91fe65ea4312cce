import Core
import SuperFriendDomain

/// What a notification about friends who are due offers to do with one of them.
public enum DueDeed: Hashable, Sendable {
  /// They have been met.
  case record(FriendID)
  /// Not before a week has passed.
  case snooze(FriendID)
  /// With somebody whose id is none.
  case nobody
}

extension DueDeed {
  static let path = "/friends/due"

  /// What follows the path.
  var query: String {
    switch self {
    case .record(let id): "?record=" + id.description
    case .snooze(let id): "?snooze=" + id.description
    case .nobody: "?record="
    }
  }

  var friend: FriendID? {
    switch self {
    case .record(let id), .snooze(let id): id
    case .nobody: nil
    }
  }

  /// Reads the query of an address; `nil` for one that asks for nothing.
  init?(path: String) {
    let address = path.prefix { character in character != "#" }
    guard let mark = address.firstIndex(of: "?") else { return nil }
    for part in address[address.index(after: mark)...].split(separator: "&") {
      let text = String(part)
      if text.hasPrefix("record=") {
        self = FriendID(String(text.dropFirst(7))).map { id in .record(id) } ?? .nobody
        return
      }
      if text.hasPrefix("snooze=") {
        self = FriendID(String(text.dropFirst(7))).map { id in .snooze(id) } ?? .nobody
        return
      }
    }
    return nil
  }
}
