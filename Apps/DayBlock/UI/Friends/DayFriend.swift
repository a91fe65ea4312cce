import Core
import DayBlockDomain

/// Somebody whom another app knows as the person's friend.
public struct DayFriend: Hashable, Sendable {
  public let id: DayFriendID
  public let name: String
  /// Whether they can be chosen; who cannot is named only where they were there.
  public let isOffered: Bool
  /// What the name is sorted and found by.
  let key: [UInt8]

  public init(id: DayFriendID, name: String, isOffered: Bool) {
    self.id = id
    self.name = name
    self.isOffered = isOffered
    key = folded(name)
  }

  fileprivate func isFound(by words: [ArraySlice<UInt8>]) -> Bool {
    words.allSatisfy { word in
      key.indices.contains { start in key[start...].starts(with: word) }
    }
  }
}

// Who was there (specification §3.2, `session_friend`).
extension DayBlockFeature.State {
  /// Whether the parent is to hand in the person's friends: what names them is on the screen.
  public var needsFriends: Bool {
    guard isShown, !knowsFriends else { return false }
    if case .addSession = route { return true }
    if case .session = screen { return true }
    return false
  }

  /// The person's friends as they are now, in any order.
  public mutating func friendsChanged(_ friends: [DayFriend]) {
    self.friends = friends.sorted { a, b in
      a.key == b.key ? a.id < b.id : a.key.lexicographicallyPrecedes(b.key)
    }
    knowsFriends = true
  }

  /// Whether there is anybody to choose.
  var hasFriends: Bool { friends.contains { friend in friend.isOffered } }

  /// Those of the ids who are friends still, by name.
  func friends(_ ids: [DayFriendID]) -> [DayFriend] {
    friends.filter { friend in ids.contains(friend.id) }
  }

  /// Whom to choose from, by name: the chosen ones, and the first few of the others who are found.
  func friends(around chosen: [DayFriendID], search: String) -> [DayFriend] {
    let words = folded(search).split(separator: 0x20)
    var others = chosen.count < DayLimits.friends ? CompanyView.offered : 0
    return friends.filter { friend in
      if chosen.contains(friend.id) { return true }
      guard others > 0, friend.isOffered, friend.isFound(by: words) else { return false }
      others -= 1
      return true
    }
  }
}
