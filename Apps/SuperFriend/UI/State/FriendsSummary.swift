import SuperFriendDomain

/// The list in a few figures, for those who show it from outside.
public struct FriendsSummary: Hashable, Sendable {
  /// Everybody on the list who is not archived.
  public let total: Int
  /// Those who are due.
  public let due: Int
  /// The names of the most urgent of these, at most three.
  public let dueNames: [String]
}

extension FriendsFeature.State {
  /// Today's figures.
  public var summary: FriendsSummary {
    guard let order = roster.order else { return FriendsSummary(total: 0, due: 0, dueNames: []) }
    var archived = 0
    var due = 0
    var first: [FriendID] = []
    for rank in order.ranks {
      if rank.section == .archived { archived += 1 }
      guard rank.section == .due else { continue }
      due += 1
      if first.count < 3 { first.append(rank.id) }
    }
    let display = book.settings(of: me).nameDisplay
    return FriendsSummary(
      total: order.ranks.count - archived, due: due,
      dueNames: first.compactMap { id in
        book.friend(id).map { friend in book.name(of: friend, display) }
      })
  }
}
