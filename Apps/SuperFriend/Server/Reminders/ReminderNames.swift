import Core
import Store
import SuperFriendDomain

/// What a person calls those a reminder is about.
struct ReminderNames: Hashable, Sendable {
  private let names: [FriendID: String]

  /// - Parameter friends: Those of the person; of the others only the names they were last known by
  ///   would be at hand.
  static func read(
    _ ids: [FriendID], among friends: [Friend], of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> ReminderNames {
    var wanted: [FriendID: Friend] = [:]
    for friend in friends where ids.contains(friend.id) { wanted[friend.id] = friend }
    var names: [FriendID: String] = [:]
    for id in ids {
      guard let friend = wanted[id] else { continue }
      var name = friend.nameCache
      for case .contact(let contact) in try ContactRows.load(
        "id = \(friend.contact)", owner, session)
      where !contact.card.firstName.isEmpty {
        name = contact.card.firstName
      }
      names[id] = name
    }
    return ReminderNames(names: names)
  }

  /// Names in their order; whoever has none is left out.
  func callAsFunction(_ ids: [FriendID]) -> [String] {
    ids.compactMap { id in self[id] }
  }

  subscript(_ id: FriendID) -> String? { names[id] }
}
