import Core

/// What a person keeps to put into matches: teams with their squads, competitions, venues, people
/// of a crew.
///
/// A change costs O(1); a list in its order O(n log n).
public struct Library: Sendable {
  private var items = ShardedDictionary<LibraryTag, LibraryItem>()
  /// How many there are, also of those that are not held here.
  var length: Int?

  public init() {}

  public subscript(id: LibraryID) -> LibraryItem? { items[id] }

  /// How many there are, also those out of use.
  public var count: Int { length ?? items.count }

  /// Everything, ascending by id, also what is out of use.
  public var everything: [LibraryItem] { items.values }

  mutating func set(_ id: LibraryID, to item: LibraryItem?) {
    let before = items.count
    items[id] = item
    if let length { self.length = length + items.count - before }
  }

  /// What is in use, by name without regard to case, then by id.
  public func all(_ kind: LibraryKind) -> [LibraryItem] {
    Library.sorted(items.values.filter { item in item.kind == kind && item.removedAt == nil })
  }

  /// What is out of use, the latest first.
  public var removed: [LibraryItem] {
    let gone = items.values.filter { item in item.removedAt != nil }
    return gone.sorted { one, other in
      one.removedAt != other.removedAt
        ? one.removedAt?.milliseconds ?? 0 > other.removedAt?.milliseconds ?? 0
        : one.id < other.id
    }
  }

  static func sorted(_ items: [LibraryItem]) -> [LibraryItem] {
    let keyed = items.map { item in (key: item.name.lowercased(), item: item) }
    return keyed.sorted { one, other in (one.key, one.item.id) < (other.key, other.item.id) }
      .map { pair in pair.item }
  }

  /// The one in use that has this name, without regard to case and blanks at its ends; `nil` where
  /// several have it.
  public func named(_ name: String, _ kind: LibraryKind) -> LibraryItem? {
    let wanted = trimmed(name).lowercased()
    if wanted.isEmpty { return nil }
    var found: LibraryItem?
    for item in items.values
    where item.kind == kind && item.removedAt == nil
      && trimmed(item.name).lowercased() == wanted
    {
      if found != nil { return nil }
      found = item
    }
    return found
  }

  /// The team of a match: the one it was taken from while that is in use, else by its name.
  public func team(_ team: TeamRef) -> LibraryItem? {
    if let id = team.team, let item = items[id.retagged()], item.kind == .team,
      item.removedAt == nil
    {
      return item
    }
    return named(team.name, .team)
  }

  /// Whom a team brings, as far as the library knows, for the pickers of a match.
  public func roster(_ team: TeamRef, _ side: Side) -> [Participant] {
    guard let squad = self.team(team)?.team else { return [] }
    return squad.players.map { player in
      Participant(
        side, number: player.number, name: player.name.isEmpty ? nil : player.name)
    }
      + squad.staff.map { official in
        Participant(side, .official, name: official.name, role: official.role)
      }
  }
}

/// Something about a squad that may be wrong; it can be kept all the same.
public enum SquadHint: Hashable, Sendable {
  case sameNumber(Int)
  case sameName(String)
}

extension TeamDetails {
  /// Numbers and names that two players have, each once.
  public var hints: [SquadHint] {
    var hints: [SquadHint] = []
    var numbers: [Int: Int] = [:]
    var names: [String: Int] = [:]
    for player in players {
      if let number = player.number {
        numbers[number, default: 0] += 1
        if numbers[number] == 2 { hints.append(.sameNumber(number)) }
      }
      let name = trimmed(player.name)
      if name.isEmpty { continue }
      names[name.lowercased(), default: 0] += 1
      if names[name.lowercased()] == 2 { hints.append(.sameName(name)) }
    }
    return hints
  }
}
