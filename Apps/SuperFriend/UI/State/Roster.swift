import Calendar
import SuperFriendDomain

/// The friends in the order of the list, and the parts of it that are on show.
///
/// Rows themselves are not kept: the few that are visible are made from the replica when they are
/// drawn.
struct Roster {
  private(set) var order: FriendOrder?
  /// What the search found, those who are archived last; `nil` while nothing is searched for.
  private(set) var found: [FriendRank]?
  /// Everyone who is not archived, where the list is flat.
  private var flat: [FriendRank] = []
  /// Made when somebody begins to search.
  private var index: SearchIndex?
  /// What tells people of one name apart, of those whom anything does.
  private(set) var marks: [FriendID: String] = [:]
  /// Today's figures, and those of the days after it: as long as nothing happens.
  private(set) var figures: [Figures] = []

  /// How many days' figures there are: so long may somebody stay away.
  private static let days = 28

  /// So many of the most urgent are named.
  private static let most = 3

  /// How many are not archived, how many are due on a day, and the most urgent of these.
  struct Figures: Hashable {
    var total = 0
    var due = 0
    var first: [FriendID] = []
  }

  /// One run of rows.
  struct Part {
    let section: DueSection?
    let ranks: ArraySlice<FriendRank>
  }

  /// Brings the order up to date; `false` when there was nothing to do. Cheap when little has
  /// changed.
  mutating func catchUp(
    with replica: FriendsReplica, settings: FriendsSettings, today: CivilDate, search: String
  ) -> Bool {
    if var kept = order, kept.today == today, kept.nameOrder == settings.nameOrder,
      kept.isGrouped == settings.showsSections
    {
      order = nil
      let hasChanged = kept.catchUp(with: replica)
      order = kept
      if !hasChanged { return false }
    } else {
      order = FriendOrder(
        of: replica, today: today, nameOrder: settings.nameOrder, isGrouped: settings.showsSections)
    }
    index = nil
    flat = settings.showsSections ? [] : present(order?.ranks ?? [])
    count()
    marks = order.map { order in Namesakes.marks(order, in: replica) } ?? [:]
    find(search, in: replica)
    return true
  }

  /// Narrows the list down.
  mutating func find(_ text: String, in replica: FriendsReplica) {
    let query = SearchQuery(text)
    guard let order, !query.isEmpty else {
      found = nil
      return
    }
    prepareToFind(in: replica)
    let positions = index?.positions(matching: query) ?? []
    let ranks = positions.map { position in order.ranks[position] }
    found = present(ranks) + ranks.filter { rank in rank.section == .archived }
  }

  /// Does the part of a search that does not depend on what is searched for.
  mutating func prepareToFind(in replica: FriendsReplica) {
    if index == nil { index = order?.searchIndex(in: replica) }
  }

  /// Who has a pause behind them, or is waited for without ever having been met, is due on a later
  /// day only once the list is looked at again.
  private mutating func count() {
    var total = 0
    var days = Array(repeating: Figures(), count: Roster.days)
    // Whoever is due on a day is so on all days after it: the last have their three first.
    var open = Roster.days
    for rank in order?.ranks ?? [] where rank.section != .archived {
      total += 1
      guard let first = daysUntilDue(rank) else { continue }
      days[first].due += 1
      while open > 0, days[open - 1].first.count == Roster.most { open -= 1 }
      for day in first..<max(first, open) { days[day].first.append(rank.id) }
    }
    var due = 0
    for day in days.indices {
      due += days[day].due
      days[day].due = due
      days[day].total = total
    }
    figures = days
  }

  /// From 0 for today; `nil` for nobody of these days.
  private func daysUntilDue(_ rank: FriendRank) -> Int? {
    if rank.section == .due { return 0 }
    guard !rank.isPaused, let days = rank.days, days < Roster.days else { return nil }
    return max(0, days)
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
}
