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
  /// How many are due today.
  public var dueCount: Int { roster.figures.due }

  /// Today's figures.
  public var summary: FriendsSummary {
    let figures = roster.figures
    let display = book.settings(of: me).nameDisplay
    return FriendsSummary(
      total: figures.total, due: figures.due,
      dueNames: figures.first.compactMap { id in
        book.friend(id).map { friend in book.name(of: friend, display) }
      })
  }
}
