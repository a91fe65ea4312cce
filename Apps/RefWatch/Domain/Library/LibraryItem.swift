import Coding
import Core
import Tracks
import Wire

/// The tag of an id of the library; of a team it is the same as ``TeamID``.
public enum LibraryTag {}
public typealias LibraryID = ID<LibraryTag>

/// What a library holds.
@Wire public enum LibraryKind: String, Hashable, Sendable, CaseIterable {
  case team, competition, venue, official

  public var entity: RefWatchEntity.Kind {
    switch self {
    case .team: .libraryTeam
    case .competition: .libraryCompetition
    case .venue: .libraryVenue
    case .official: .libraryOfficial
    }
  }
}

/// A team, competition, venue or official that a person keeps, to be put into matches. A match
/// takes copies: what is changed here later never changes one.
public struct LibraryItem: Hashable, Sendable {
  public let id: LibraryID
  /// 1–100 Unicode scalars.
  public var name: String
  /// What a federation's list calls it; empty where it is of no list.
  public var reference = ""
  public var details: LibraryDetails
  public let createdAt: Instant
  /// When a person changed it last.
  public internal(set) var updatedAt: Instant
  /// Since when it is out of use; it can be taken back.
  public internal(set) var removedAt: Instant?

  public init(id: LibraryID, name: String, _ details: LibraryDetails, createdAt: Instant) {
    self.id = id
    self.name = name
    self.details = details
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  /// The same under another id.
  public func named(_ id: LibraryID) -> LibraryItem {
    var item = LibraryItem(id: id, name: name, details, createdAt: createdAt)
    item.reference = reference
    item.updatedAt = updatedAt
    item.removedAt = removedAt
    return item
  }

  public var kind: LibraryKind {
    switch details {
    case .team: .team
    case .competition: .competition
    case .venue: .venue
    case .official: .official
    }
  }

  public var team: TeamDetails? {
    if case .team(let team) = details { team } else { nil }
  }

  public var competition: CompetitionDetails? {
    if case .competition(let competition) = details { competition } else { nil }
  }

  public var venue: VenueDetails? {
    if case .venue(let venue) = details { venue } else { nil }
  }

  public var official: OfficialDetails? {
    if case .official(let official) = details { official } else { nil }
  }
}

/// What is known besides the name.
public enum LibraryDetails: Hashable, Sendable {
  case team(TeamDetails)
  case competition(CompetitionDetails)
  case venue(VenueDetails)
  case official(OfficialDetails)

  /// Of a new one.
  public init(_ kind: LibraryKind) {
    switch kind {
    case .team: self = .team(TeamDetails())
    case .competition: self = .competition(CompetitionDetails())
    case .venue: self = .venue(VenueDetails())
    case .official: self = .official(OfficialDetails())
    }
  }
}

public struct TeamDetails: Hashable, Sendable {
  /// Up to 4 characters.
  public var short = ""
  public var division = ""
  /// `#RRGGBB`, of the shirts.
  public var colour: String?
  /// For when the opponents wear the same.
  public var changeColour: String?
  public var tags: [String] = []
  /// By number, those without one last, then by name.
  public internal(set) var players: [SquadPlayer] = []
  /// By name.
  public internal(set) var staff: [SquadOfficial] = []

  public init() {}
}

public struct CompetitionDetails: Hashable, Sendable {
  public var level = ""
  public var season = ""
  /// What a match of it begins with.
  public var rules: RuleSet?
  /// Of the misconduct catalog; empty where matches keep theirs.
  public var catalog = ""
  public var phone = PhoneOnPitch.unknown

  public init() {}
}

/// Whether a referee may have a telephone on the pitch.
public enum PhoneOnPitch: String, Hashable, Sendable, CaseIterable {
  case unknown, allowed, notAllowed
}

public struct VenueDetails: Hashable, Sendable {
  public var city = ""
  public var country = ""
  public var place: Geoposition?
  public var pitch: PitchPolygon?

  public init() {}
}

/// Somebody of a crew.
public struct OfficialDetails: Hashable, Sendable {
  public var role = OfficialRole.assistant1
  public var phone = ""
  public var email = ""
  public var notes = ""

  public init() {}
}

/// The tag of an id within a squad.
public enum SquadTag {}
public typealias SquadID = ID<SquadTag>

/// A player of a team of the library.
@Memberwise @Wire public struct SquadPlayer: Hashable, Sendable {
  public let id: SquadID
  @Field(absent: "") public var name: String
  /// One of ``Participant/numbers``.
  @Field(in: Participant.numbers.wire) public var number: Int?
  public var position: String = ""
  public var notes: String = ""
}

/// Somebody of a team's technical area.
@Memberwise @Wire public struct SquadOfficial: Hashable, Sendable {
  public let id: SquadID
  @Field(absent: "") public var name: String
  /// ``TeamOfficialRole``'s word, or free text.
  @Field(absent: "") public var role: String
  public var phone: String = ""
  public var email: String = ""
}
