import Calendar
import SuperFriendDomain

/// The friends in the order of the list, and the parts of it that are on show.
///
/// Rows themselves are not kept: the few that are visible are made from the book when they are
/// drawn.
struct Roster {
  private(set) var order: FriendOrder?
  /// What the search found; `nil` while nothing is searched for.
  private(set) var found: [FriendRank]?
  /// Everyone who is not archived, where the list is flat.
  private var flat: [FriendRank] = []
  private var searched = ""

  /// One run of rows.
  struct Part {
    let section: DueSection?
    let ranks: ArraySlice<FriendRank>
  }

  /// Brings the order up to date. Cheap when little has changed.
  mutating func catchUp(
    with book: FriendsReplica, settings: FriendsSettings, today: CivilDate, search: String
  ) {
    if var kept = order, kept.today == today, kept.nameOrder == settings.nameOrder,
      kept.isGrouped == settings.showsSections
    {
      order = nil
      kept.catchUp(with: book)
      order = kept
    } else {
      order = FriendOrder(
        of: book, today: today, nameOrder: settings.nameOrder, isGrouped: settings.showsSections)
    }
    flat = settings.showsSections ? [] : present(order?.ranks ?? [])
    found = nil
    find(search, in: book)
  }

  /// Narrows the list down. Typing on looks only through what was found before.
  mutating func find(_ text: String, in book: FriendsReplica) {
    let query = SearchQuery(text)
    guard let order, !query.isEmpty else {
      found = nil
      searched = ""
      return
    }
    if let before = found, text.hasPrefix(searched), !hasDigit(text) {
      found = before.filter { rank in
        book.friend(rank.id).map { friend in query.matches(book.searchKey(of: friend)) } ?? false
      }
    } else {
      found = present(order.matches(query, in: book))
    }
    searched = text
  }

  /// What the list shows, from top to bottom.
  var parts: [Part] {
    if let found { return [Part(section: nil, ranks: found[...])] }
    guard let order else { return [] }
    guard order.isGrouped else { return flat.isEmpty ? [] : [Part(section: nil, ranks: flat[...])] }
    var parts: [Part] = []
    for (section, range) in order.sections where section != .archived {
      parts.append(Part(section: section, ranks: order.ranks[range]))
    }
    return parts
  }

  var archived: ArraySlice<FriendRank> {
    guard let order else { return [] }
    guard order.isGrouped else {
      return order.ranks.filter { rank in rank.section == .archived }[...]
    }
    for (section, range) in order.sections where section == .archived { return order.ranks[range] }
    return []
  }

  /// Whether anybody is on the list, archived or not.
  var isEmpty: Bool { order?.ranks.isEmpty ?? true }

  private func present(_ ranks: [FriendRank]) -> [FriendRank] {
    ranks.filter { rank in rank.section != .archived }
  }

  /// Numbers match across their spellings, so that a longer one may match more than a shorter one.
  private func hasDigit(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in scalar.properties.numericType != nil }
  }
}
