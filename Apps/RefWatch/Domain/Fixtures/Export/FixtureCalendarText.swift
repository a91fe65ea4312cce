import Calendar
import Core

/// Matches as an iCalendar (RFC 5545), for the calendars of other programs: kick-offs in the zone
/// they were planned in, with that zone's rules.
public struct FixtureCalendarText {
  private var octets: [UInt8] = []

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
    return String(decoding: writer.octets, as: UTF8.self)
  }

  private mutating func write(_ matches: [Match], _ zone: PlanningZone, _ now: Instant) {
    var planned: [(match: Match, at: Instant, zone: PlanningZone?)] = []
    for match in matches {
      guard let at = match.scheduledKickOff else { continue }
      planned.append((match, at, FixtureCalendarText.zone(of: match, zone)))
    }
    planned.sort { a, b in a.at != b.at ? a.at < b.at : a.match.id < b.match.id }
    line("BEGIN:VCALENDAR")
    line("VERSION:2.0")
    line("PRODID:-//Fieldday//RefWatch//EN")
    line("CALSCALE:GREGORIAN")
    line("METHOD:PUBLISH")
    var written: Set<String> = []
    for entry in planned {
      guard let zone = entry.zone, written.insert(zone.name).inserted else { continue }
      let times = planned.filter { other in other.zone?.name == zone.name }.map { $0.at }
      write(zone, from: times.first ?? entry.at, to: times.last ?? entry.at)
    }
    for entry in planned { write(entry.match, entry.at, entry.zone, now) }
    line("END:VCALENDAR")
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
    line("BEGIN:VEVENT")
    line("UID:" + match.id.description + MatchID.ownNameEnd)
    line("DTSTAMP:" + FixtureCalendarText.stamp(now.civil(offset: 0)) + "Z")
    if let zone {
      line(
        "DTSTART;TZID=" + zone.name + ":"
          + FixtureCalendarText.stamp(zone.rules.civil(at: at)))
    } else {
      line("DTSTART:" + FixtureCalendarText.stamp(at.civil(offset: 0)) + "Z")
    }
    line("DURATION:PT" + match.rules.plannedMinutes.description + "M")
    text("SUMMARY", match.home.name + " v " + match.away.name)
    text("LOCATION", match.venue)
    text("CATEGORIES", match.competition)
    text("DESCRIPTION", match.fixture.notes)
    switch match.fixture.status {
    case .scheduled: line("STATUS:CONFIRMED")
    case .canceled: line("STATUS:CANCELLED")
    case .postponed:
      line("STATUS:TENTATIVE")
      line("X-FIELDDAY-STATUS:postponed")
    }
    text("X-FIELDDAY-HOME", match.home.name)
    text("X-FIELDDAY-AWAY", match.away.name)
    line("X-FIELDDAY-ROLE:" + match.ownRole.rawValue)
    line("END:VEVENT")
  }

  // MARK: Zones

  /// The zone's changes around these times, each as an observance of its own.
  private mutating func write(_ zone: PlanningZone, from first: Instant, to last: Instant) {
    let year: Int64 = 400 * 86_400_000
    let changes = zone.rules.offsetChanges(
      in: first.advanced(byMilliseconds: -year)..<last.advanced(byMilliseconds: year))
    line("BEGIN:VTIMEZONE")
    line("TZID:" + zone.name)
    if changes.isEmpty {
      let offset = zone.rules.offset(at: first)
      observance("STANDARD", "19700101T000000", from: offset, to: offset)
    }
    for change in changes {
      let before = zone.rules.offset(at: change.advanced(byMilliseconds: -1_000))
      let type = zone.rules.localTime(at: change)
      observance(
        type.isDaylight ? "DAYLIGHT" : "STANDARD",
        FixtureCalendarText.stamp(change.civil(offset: before)), from: before, to: type.offset)
    }
    line("END:VTIMEZONE")
  }

  private mutating func observance(_ kind: String, _ start: String, from: Int, to: Int) {
    line("BEGIN:" + kind)
    line("DTSTART:" + start)
    line("TZOFFSETFROM:" + FixtureCalendarText.offset(from))
    line("TZOFFSETTO:" + FixtureCalendarText.offset(to))
    line("END:" + kind)
  }

  // MARK: Lines

  private mutating func line(_ text: String) { octets += foldedContentLine(text) }

  /// A property with a text; none for an empty one (RFC 5545 §3.3.11).
  private mutating func text(_ name: String, _ text: String) {
    if text.isEmpty { return }
    var escaped: [UInt8] = []
    for octet in text.utf8 {
      switch octet {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        escaped += [UInt8(ascii: "\\"), octet]
      case 10: escaped += Array("\\n".utf8)
      case 0..<9, 11..<32, 127: break
      default: escaped.append(octet)
      }
    }
    line(name + ":" + String(decoding: escaped, as: UTF8.self))
  }

  /// `20261121T150000`.
  private static func stamp(_ civil: CivilDateTime) -> String {
    let plain = civil.description.utf8.filter { octet in
      octet != UInt8(ascii: "-") && octet != UInt8(ascii: ":")
    }
    let text = String(decoding: plain, as: UTF8.self)
    return text.utf8.count == 13 ? text + "00" : text
  }

  private static func offset(_ seconds: Int) -> String {
    let absolute = abs(seconds)
    func two(_ value: Int) -> String { (value < 10 ? "0" : "") + value.description }
    let text =
      (seconds < 0 ? "-" : "+") + two(absolute / 3_600) + two(absolute / 60 % 60)
    return absolute % 60 == 0 ? text : text + two(absolute % 60)
  }
}

extension RuleSet {
  /// Minutes from the kick-off to the end of regulation time, intervals included.
  var plannedMinutes: Int {
    regulationPeriods * periodMinutes
      + intervalMinutes.prefix(regulationPeriods - 1).reduce(0) { sum, minutes in sum + minutes }
  }
}
