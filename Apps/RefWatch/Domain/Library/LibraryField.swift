/// A text of something in the library.
public enum LibraryField: String, Hashable, Sendable, CaseIterable {
  case name, reference
  case short, division
  case level, season, catalog
  case city, country
  case phone, email, notes

  /// What has it; `nil` for what everything has.
  public var kind: LibraryKind? {
    switch self {
    case .name, .reference: nil
    case .short, .division: .team
    case .level, .season, .catalog: .competition
    case .city, .country: .venue
    case .phone, .email, .notes: .official
    }
  }

  /// Those of a kind.
  public static func all(of kind: LibraryKind) -> [LibraryField] {
    allCases.filter { field in field.kind == nil || field.kind == kind }
  }
}

extension LibraryItem {
  /// Empty for what this kind does not have; it cannot be given one.
  public subscript(field: LibraryField) -> String {
    get {
      switch field {
      case .name: name
      case .reference: reference
      case .short: team?.short ?? ""
      case .division: team?.division ?? ""
      case .level: competition?.level ?? ""
      case .season: competition?.season ?? ""
      case .catalog: competition?.catalog ?? ""
      case .city: venue?.city ?? ""
      case .country: venue?.country ?? ""
      case .phone: official?.phone ?? ""
      case .email: official?.email ?? ""
      case .notes: official?.notes ?? ""
      }
    }
    set {
      switch field {
      case .name: name = newValue
      case .reference: reference = newValue
      case .short: changeTeam { team in team.short = newValue }
      case .division: changeTeam { team in team.division = newValue }
      case .level: changeCompetition { competition in competition.level = newValue }
      case .season: changeCompetition { competition in competition.season = newValue }
      case .catalog: changeCompetition { competition in competition.catalog = newValue }
      case .city: changeVenue { venue in venue.city = newValue }
      case .country: changeVenue { venue in venue.country = newValue }
      case .phone: changeOfficial { official in official.phone = newValue }
      case .email: changeOfficial { official in official.email = newValue }
      case .notes: changeOfficial { official in official.notes = newValue }
      }
    }
  }

  public mutating func changeTeam(_ change: (inout TeamDetails) -> Void) {
    guard case .team(var team) = details else { return }
    change(&team)
    details = .team(team)
  }

  public mutating func changeCompetition(_ change: (inout CompetitionDetails) -> Void) {
    guard case .competition(var competition) = details else { return }
    change(&competition)
    details = .competition(competition)
  }

  public mutating func changeVenue(_ change: (inout VenueDetails) -> Void) {
    guard case .venue(var venue) = details else { return }
    change(&venue)
    details = .venue(venue)
  }

  public mutating func changeOfficial(_ change: (inout OfficialDetails) -> Void) {
    guard case .official(var official) = details else { return }
    change(&official)
    details = .official(official)
  }
}
