import Calendar
import Core

/// Matches as a table (RFC 4180), for spreadsheets; importing it again makes nothing new.
public enum FixtureTableText {
  public static let columns = [
    "Date", "Kick-off", "Time zone", "Home", "Away", "Competition", "Venue", "Role", "Status",
    "Fee", "Currency", "Travel km", "Notes", "ID",
  ]

  /// - Parameter zone: of matches that do not know theirs.
  public static func text(_ matches: [Match], zone: PlanningZone) -> String {
    var text = EventTable.line(columns)
    for match in matches { text += EventTable.line(cells(match, zone)) }
    return text
  }

  private static func cells(_ match: Match, _ zone: PlanningZone) -> [String] {
    var local: CivilDateTime?
    var name = ""
    if let at = match.scheduledKickOff {
      let own = match.fixture.zone ?? zone.zone(at: at)
      // A zone that nobody else knows would not be found again.
      let known = PlanningZone(named: own.name)
      let isKnown = known.map { known in known.rules.offset(at: at) == own.offset } ?? false
      local = at.civil(offset: isKnown ? own.offset : 0)
      name = isKnown ? own.name : "UTC"
    }
    let fixture = match.fixture
    return [
      local?.date.description ?? "", local?.time.description ?? "", name, match.home.name,
      match.away.name, match.competition, match.venue, match.ownRole.rawValue,
      fixture.status.rawValue, fixture.fee?.amount ?? "", fixture.fee?.currency ?? "",
      fixture.travel.map { travel in travel.description } ?? "", fixture.notes,
      match.id.description,
    ]
  }
}
