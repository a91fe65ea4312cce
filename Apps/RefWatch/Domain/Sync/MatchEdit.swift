import Core
import Wire

/// One field of a match and its new value, so that devices changing different fields both keep what
/// they did.
public enum MatchEdit: Hashable, Sendable {
  case team(Side, TeamRef)
  case competition(String)
  case venue(String)
  case ownRole(OfficialRole)
  case crew([CrewMember])
  case rules(RuleSet)
  case sheet(Side, MatchSheet?)
  case scheduledKickOff(Instant?)
  case firstLeg(BothSides<Int>?)
  case fixture(FixtureEdit)
  case conditions(ConditionsEdit)
  /// Puts the match away with its log, or takes it out again.
  case archived(Bool)

  /// The edits that make one match out of the other, apart from archiving.
  public static func between(_ old: Match, _ new: Match) -> [MatchEdit] {
    var edits: [MatchEdit] = []
    for side in Side.allCases {
      if old.team(side) != new.team(side) { edits.append(.team(side, new.team(side))) }
      if old.sheets[side] != new.sheets[side] { edits.append(.sheet(side, new.sheets[side])) }
    }
    if old.competition != new.competition { edits.append(.competition(new.competition)) }
    if old.venue != new.venue { edits.append(.venue(new.venue)) }
    if old.ownRole != new.ownRole { edits.append(.ownRole(new.ownRole)) }
    if old.crew != new.crew { edits.append(.crew(new.crew)) }
    if old.rules != new.rules { edits.append(.rules(new.rules)) }
    edits += fixtures(old, new)
    edits += old.conditions.edits(to: new.conditions).map { edit in .conditions(edit) }
    if old.firstLeg != new.firstLeg { edits.append(.firstLeg(new.firstLeg)) }
    return edits
  }
}

extension Match {
  /// `at` is when the person did it.
  public mutating func apply(_ edit: MatchEdit, at: Instant) {
    switch edit {
    case .team(.home, let team): home = team
    case .team(.away, let team): away = team
    case .competition(let text): competition = text
    case .venue(let text): venue = text
    case .ownRole(let role): ownRole = role
    case .crew(let members): crew = members
    case .rules(let value): rules = value
    case .sheet(let side, let sheet): sheets[side] = sheet
    // From a device that knows no zones: what it means is the instant.
    case .scheduledKickOff(let instant): (scheduledKickOff, fixture.zone) = (instant, nil)
    case .fixture(let edit): apply(edit)
    case .conditions(let edit): conditions.apply(edit)
    case .firstLeg(let goals): firstLeg = goals
    case .archived(true): archivedAt = archivedAt ?? at
    case .archived(false): archivedAt = nil
    }
  }
}

extension MatchEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    let value = try cursor.optional("value")
    switch try field.string(limit: 32) {
    case "home": self = .team(.home, try needed().decode())
    case "away": self = .team(.away, try needed().decode())
    case "competition": self = .competition(try cursor.text("value"))
    case "venue": self = .venue(try cursor.text("value"))
    case "ownRole": self = .ownRole(try needed().word())
    case "crew": self = .crew(try needed().decodeArray())
    case "rules": self = .rules(try needed().decode())
    case "homeSheet": self = .sheet(.home, try value?.decode())
    case "awaySheet": self = .sheet(.away, try value?.decode())
    case "scheduledKickOff": self = .scheduledKickOff(try value?.time())
    case "firstLeg": self = .firstLeg(try value?.goals())
    case "archived": self = .archived(try needed().bool())
    default:
      if let edit = try ConditionsEdit(field.string(limit: 32), cursor) {
        self = .conditions(edit)
        return
      }
      guard let edit = try FixtureEdit(field.string(limit: 32), cursor) else {
        throw field.error(.expected("a known field"))
      }
      self = .fixture(edit)
    }
  }

  /// The name of the field.
  public var field: String {
    switch self {
    case .team(let side, _): side.rawValue
    case .competition: "competition"
    case .venue: "venue"
    case .ownRole: "ownRole"
    case .crew: "crew"
    case .rules: "rules"
    case .sheet(let side, _): side.rawValue + "Sheet"
    case .scheduledKickOff: "scheduledKickOff"
    case .firstLeg: "firstLeg"
    case .fixture(let edit): edit.field
    case .conditions(let edit): edit.field
    case .archived: "archived"
    }
  }

  public var json: JSON {
    let value: JSON? =
      switch self {
      case .team(_, let team): team.json
      case .competition(let text), .venue(let text): .string(text)
      case .ownRole(let role): .word(role)
      case .crew(let members): .array(of: members)
      case .rules(let rules): rules.json
      case .sheet(_, let sheet): sheet.map { sheet in sheet.json }
      case .scheduledKickOff(let instant): instant.map { instant in .instant(instant) }
      case .firstLeg(let goals): goals.map { goals in .goals(goals) }
      case .fixture(let edit): edit.value
      case .conditions(let edit): edit.value
      case .archived(let flag): .bool(flag)
      }
    return .object(["field": .string(field), "value": value])
  }
}
