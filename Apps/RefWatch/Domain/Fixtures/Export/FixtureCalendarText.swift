import Calendar
import Core

/// Matches as an iCalendar (RFC 5545), for the calendars of other programs: kick-offs in the zone
/// they were planned in, with that zone's rules.
public struct FixtureCalendarText {
  private var calendar = ICalendarWriter()

  /// Matches without a kick-off are left out: a calendar has no place for them.
  ///
  /// - Parameters:
  ///   - zone: of matches that do not know theirs.
  ///   - now: when the text is made.
  public static func text(
    _ matches: [Match], zone: PlanningZone, now: Instant
  ) -> String {
    var writer = FixtureCalendarText()
    writer.write(matches, zone, now)
    return writer.calendar.text
  }

  private mutating func write(_ matches: [Match], _ zone: PlanningZone, _ now: Instant) {
    var planned: [(match: Match, at: Instant, zone: PlanningZone?)] = []
    for match in matches {
      guard let at = match.scheduledKickOff else { continue }
      planned.append((match, at, FixtureCalendarText.zone(of: match, zone)))
    }
    planned.sort { a, b in a.at != b.at ? a.at < b.at : a.match.id < b.match.id }
    calendar.begin(product: "-//Fieldday//RefWatch//EN")
    var written: Set<String> = []
    for entry in planned {
      guard let zone = entry.zone, written.insert(zone.name).inserted else { continue }
      let times = planned.filter { other in other.zone?.name == zone.name }.map { $0.at }
      calendar.zone(
        zone.name, zone.rules, from: times.first ?? entry.at, to: times.last ?? entry.at)
    }
    for entry in planned { write(entry.match, entry.at, entry.zone, now) }
    calendar.end()
  }

  /// The zone of the match if its rules are known and say the same; else UTC is used.
  private static func zone(of match: Match, _ fallback: PlanningZone) -> PlanningZone? {
    guard let zone = match.fixture.zone, let at = match.scheduledKickOff else { return fallback }
    guard let known = PlanningZone(named: zone.name), known.rules.offset(at: at) == zone.offset
    else { return nil }
    return known
  }

  private mutating func write(
    _ match: Match, _ at: Instant, _ zone: PlanningZone?, _ now: Instant
  ) {
    calendar.line("BEGIN:VEVENT")
    calendar.line("UID:" + match.id.description + MatchID.ownNameEnd)
    calendar.time("DTSTAMP", now)
    if let zone {
      calendar.time("DTSTART", at, in: zone.name, zone.rules)
    } else {
      calendar.time("DTSTART", at)
    }
    calendar.line("DURATION:PT" + match.rules.plannedMinutes.description + "M")
    calendar.text("SUMMARY", match.home.name + " v " + match.away.name)
    calendar.text("LOCATION", match.venue)
    calendar.text("CATEGORIES", match.competition)
    calendar.text("DESCRIPTION", match.fixture.notes)
    switch match.fixture.status {
    case .scheduled: calendar.line("STATUS:CONFIRMED")
    case .canceled: calendar.line("STATUS:CANCELLED")
    case .postponed:
      calendar.line("STATUS:TENTATIVE")
      calendar.line("X-FIELDDAY-STATUS:postponed")
    }
    calendar.text("X-FIELDDAY-HOME", match.home.name)
    calendar.text("X-FIELDDAY-AWAY", match.away.name)
    calendar.line("X-FIELDDAY-ROLE:" + match.ownRole.rawValue)
    calendar.line("END:VEVENT")
  }
}

extension RuleSet {
  /// Minutes from the kick-off to the end of regulation time, intervals included.
  var plannedMinutes: Int {
    regulationPeriods * periodMinutes
      + intervalMinutes.prefix(regulationPeriods - 1).reduce(0) { sum, minutes in sum + minutes }
  }
}
