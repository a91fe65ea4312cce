import Core
import Tracks

/// One field of something in the library, or one person of a squad, so that devices changing
/// different ones both keep what they did.
public enum LibraryEdit: Hashable, Sendable {
  case text(LibraryField, String)
  /// Takes it out of use, or back.
  case removed(Bool)
  // Of a team.
  case colour(String?)
  case changeColour(String?)
  case tags([String])
  /// Puts a player into the squad, in the place of one with the same id.
  case player(SquadPlayer)
  case playerGone(SquadID)
  case official(SquadOfficial)
  case officialGone(SquadID)
  // Of a competition.
  case rules(RuleSet?)
  case phoneOnPitch(PhoneOnPitch)
  // Of a venue.
  case place(Geoposition?)
  case pitch(PitchPolygon?)
  // Of an official.
  case role(OfficialRole)

  /// What has it; `nil` for what everything has.
  public var kind: LibraryKind? {
    switch self {
    case .text(let field, _): field.kind
    case .removed: nil
    case .colour, .changeColour, .tags, .player, .playerGone, .official, .officialGone: .team
    case .rules, .phoneOnPitch: .competition
    case .place, .pitch: .venue
    case .role: .official
    }
  }

  /// The edits that make one out of the other, apart from taking it out of use. Both are of one
  /// kind.
  public static func between(_ old: LibraryItem, _ new: LibraryItem) -> [LibraryEdit] {
    var edits: [LibraryEdit] = []
    for field in LibraryField.all(of: new.kind) where !sameText(old[field], new[field]) {
      edits.append(.text(field, new[field]))
    }
    switch (old.details, new.details) {
    case (.team(let old), .team(let new)): edits += between(old, new)
    case (.competition(let old), .competition(let new)):
      if old.rules != new.rules { edits.append(.rules(new.rules)) }
      if old.phone != new.phone { edits.append(.phoneOnPitch(new.phone)) }
    case (.venue(let old), .venue(let new)):
      if old.place != new.place { edits.append(.place(new.place)) }
      if old.pitch != new.pitch { edits.append(.pitch(new.pitch)) }
    case (.official(let old), .official(let new)):
      if old.role != new.role { edits.append(.role(new.role)) }
    default: break
    }
    return edits
  }

  private static func between(_ old: TeamDetails, _ new: TeamDetails) -> [LibraryEdit] {
    var edits: [LibraryEdit] = []
    if old.colour != new.colour { edits.append(.colour(new.colour)) }
    if old.changeColour != new.changeColour { edits.append(.changeColour(new.changeColour)) }
    if old.tags != new.tags { edits.append(.tags(new.tags)) }
    // Who goes makes room for who comes.
    let players = Set(new.players.map { player in player.id })
    let staff = Set(new.staff.map { official in official.id })
    for player in old.players where !players.contains(player.id) {
      edits.append(.playerGone(player.id))
    }
    for official in old.staff where !staff.contains(official.id) {
      edits.append(.officialGone(official.id))
    }
    let known = Set(old.players)
    for player in new.players where !known.contains(player) { edits.append(.player(player)) }
    let knownStaff = Set(old.staff)
    for official in new.staff where !knownStaff.contains(official) {
      edits.append(.official(official))
    }
    return edits
  }

  /// Whether two texts are the same bytes: `é` in one scalar or two is a change that a person may
  /// have wanted.
  private static func sameText(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}

extension LibraryItem {
  /// `at` is when the person did it. An edit of another kind changes nothing.
  public mutating func apply(_ edit: LibraryEdit, at: Instant) {
    switch edit {
    case .text(let field, let text): self[field] = text
    case .removed(true): removedAt = removedAt ?? at
    case .removed(false): removedAt = nil
    case .colour(let colour): changeTeam { team in team.colour = colour }
    case .changeColour(let colour): changeTeam { team in team.changeColour = colour }
    case .tags(let tags): changeTeam { team in team.tags = tags }
    case .player(let player): changeTeam { team in team.put(player) }
    case .playerGone(let id):
      changeTeam { team in team.players.removeAll { player in player.id == id } }
    case .official(let official): changeTeam { team in team.put(official) }
    case .officialGone(let id):
      changeTeam { team in team.staff.removeAll { official in official.id == id } }
    case .rules(let rules): changeCompetition { competition in competition.rules = rules }
    case .phoneOnPitch(let phone):
      changeCompetition { competition in competition.phone = phone }
    case .place(let place): changeVenue { venue in venue.place = place }
    case .pitch(let pitch): changeVenue { venue in venue.pitch = pitch }
    case .role(let role): changeOfficial { official in official.role = role }
    }
  }
}

extension TeamDetails {
  /// In its place of the squad.
  public mutating func put(_ player: SquadPlayer) {
    players.removeAll { other in other.id == player.id }
    let place = players.firstIndex { other in player.comes(before: other) } ?? players.endIndex
    players.insert(player, at: place)
  }

  public mutating func put(_ official: SquadOfficial) {
    staff.removeAll { other in other.id == official.id }
    let place = staff.firstIndex { other in official.comes(before: other) } ?? staff.endIndex
    staff.insert(official, at: place)
  }

  /// Everybody at once.
  public mutating func setSquad(_ players: [SquadPlayer], _ staff: [SquadOfficial]) {
    self.players = players.sorted { one, other in one.comes(before: other) }
    self.staff = staff.sorted { one, other in one.comes(before: other) }
  }
}

extension SquadPlayer {
  func comes(before other: SquadPlayer) -> Bool {
    let (mine, theirs) = (number ?? Int.max, other.number ?? Int.max)
    if mine != theirs { return mine < theirs }
    return (name.lowercased(), id) < (other.name.lowercased(), other.id)
  }
}

extension SquadOfficial {
  func comes(before other: SquadOfficial) -> Bool {
    (name.lowercased(), id) < (other.name.lowercased(), other.id)
  }
}
