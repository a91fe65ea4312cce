import Core

/// Somebody of a team, over the matches of a season.
struct SeasonPerson: Hashable {
  fileprivate let root: Int
}

/// Who is who in the matches of a season, as far as that can be told: people of one team with one
/// entry, which those of the library's squads keep from match to match, or with one number and
/// name. A number alone is nobody, and so are number and name that two people of a match share.
struct SeasonPeople {
  private var marks: [Mark: Int] = [:]
  /// Of each mark the one it hangs on; itself at the top.
  private var parents: [Int] = []
  private var shared: Set<Mark> = []
  private let teams: SeasonTeams

  init(_ matches: [MatchRecord]) {
    teams = SeasonTeams(matches)
    for match in matches {
      for side in Side.allCases { findShared(match, side) }
    }
    for match in matches {
      for entry in match.entries where entry.counts {
        if case .card(let card) = entry.fact { join(marks(of: card.recipient, in: match)) }
      }
    }
  }

  func person(of participant: Participant, in match: MatchRecord) -> SeasonPerson? {
    for mark in marks(of: participant, in: match) {
      if let index = marks[mark] { return SeasonPerson(root: root(index)) }
    }
    return nil
  }

  /// What somebody is known by.
  private func marks(of participant: Participant, in match: MatchRecord) -> [Mark] {
    guard let team = teams.team(participant.side, of: match) else { return [] }
    let person = match.full(participant)
    var found: [Mark] = []
    if let entry = person.entry { found.append(.entry(team, entry)) }
    if let name = Mark(team, person), !shared.contains(name) { found.append(name) }
    return found
  }

  private mutating func findShared(_ match: MatchRecord, _ side: Side) {
    guard let team = teams.team(side, of: match) else { return }
    var seen: Set<Mark> = []
    let lineUp = match.lineUps[side]
    for member in lineUp.players + lineUp.officials {
      guard let mark = Mark(team, member.participant) else { continue }
      if !seen.insert(mark).inserted { shared.insert(mark) }
    }
  }

  private mutating func join(_ found: [Mark]) {
    // Each has its place before anything is read: a call's own value is read before its arguments.
    let places = found.map { mark in index(of: mark) }
    guard let first = places.first else { return }
    let top = root(first)
    for place in places.dropFirst() { parents[root(place)] = top }
  }

  private mutating func index(of mark: Mark) -> Int {
    if let index = marks[mark] { return index }
    let index = parents.count
    marks[mark] = index
    parents.append(index)
    return index
  }

  private func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }
}

/// Something that tells who somebody of a team is.
private enum Mark: Hashable {
  case entry(SeasonTeam, EntryID)
  case player(SeasonTeam, Int, String)
  /// Team officials have no number.
  case official(SeasonTeam, String)

  /// `nil` without a name, and of a player without a number.
  init?(_ team: SeasonTeam, _ person: Participant) {
    let name = plain(person.name ?? "")
    guard !name.isEmpty else { return nil }
    switch person.kind {
    case .official: self = .official(team, name)
    case .player:
      guard let number = person.number else { return nil }
      self = .player(team, number, name)
    }
  }
}

/// A team over the matches of a season.
enum SeasonTeam: Hashable {
  case known(TeamID)
  case named(String)
}

/// Which team is which: by its id in the library, else by a name that only one team has.
struct SeasonTeams {
  private var ids: [String: Set<TeamID>] = [:]
  /// Names of both teams of a match.
  private var shared: Set<String> = []

  init(_ matches: [MatchRecord]) {
    for record in matches {
      let match = record.match
      for side in Side.allCases {
        let team = match.team(side)
        if let id = team.team { ids[plain(team.name), default: []].insert(id) }
      }
      if plain(match.home.name) == plain(match.away.name) { shared.insert(plain(match.home.name)) }
    }
  }

  func team(_ side: Side, of record: MatchRecord) -> SeasonTeam? {
    let team = record.match.team(side)
    if let id = team.team { return .known(id) }
    let name = plain(team.name)
    guard !name.isEmpty, !shared.contains(name) else { return nil }
    let known = ids[name] ?? []
    if known.count > 1 { return nil }
    return known.first.map { id in .known(id) } ?? .named(name)
  }
}
