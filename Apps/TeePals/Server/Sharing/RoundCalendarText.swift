import Calendar
import Core
import TeePalsDomain

/// Rounds as an iCalendar (RFC 5545): in the zone of the course, with that zone's rules.
struct RoundCalendarText {
  private var calendar = ICalendarWriter()
  private let origin: String

  /// How long a round is taken to last, for calendars.
  private static let duration =
    "PT\(GolfLimits.roundMinutes / 60)H\(GolfLimits.roundMinutes % 60)M"

  /// The same for the same rounds, whenever it is made.
  ///
  /// - Parameter origin: scheme and authority of the addresses in it.
  static func text(_ rounds: [Round], origin: String) -> String {
    var writer = RoundCalendarText(origin: origin)
    writer.write(rounds)
    return writer.calendar.text
  }

  private init(origin: String) { self.origin = origin }

  private mutating func write(_ rounds: [Round]) {
    let rounds = rounds.sorted { a, b in
      a.startTime != b.startTime ? a.startTime < b.startTime : a.id < b.id
    }
    calendar.begin(product: "-//Fieldday//TeePals//EN")
    calendar.text("NAME", "TeePals")
    calendar.text("X-WR-CALNAME", "TeePals")
    calendar.line("REFRESH-INTERVAL;VALUE=DURATION:PT1H")
    let zones = rounds.map { round in RoundCalendarText.rules(of: round) }
    var written: Set<String> = []
    for (round, rules) in zip(rounds, zones) {
      guard let rules, written.insert(round.zone.name).inserted else { continue }
      let times = rounds.filter { other in other.zone.name == round.zone.name }
        .map { other in other.startTime }
      calendar.zone(
        round.zone.name, rules, from: times.first ?? round.startTime,
        to: times.last ?? round.startTime)
    }
    for (round, rules) in zip(rounds, zones) { write(round, rules) }
    calendar.end()
  }

  /// The rules of the round's zone, if they say what was agreed on; else UTC is used.
  private static func rules(of round: Round) -> ZoneRules? {
    guard let rules = ZoneTable.rules(named: round.zone.name),
      rules.offset(at: round.startTime) == round.zone.offset
    else { return nil }
    return rules
  }

  private mutating func write(_ round: Round, _ rules: ZoneRules?) {
    calendar.line("BEGIN:VEVENT")
    calendar.line("UID:" + round.id.description + "@golf.fieldday")
    // Of rounds from before their changes were kept: when they were made or ended.
    let changed = round.changedAt ?? round.endedAt ?? round.createdAt
    calendar.time("DTSTAMP", changed)
    calendar.time("LAST-MODIFIED", changed)
    calendar.line("SEQUENCE:\(round.revision)")
    if let rules {
      calendar.time("DTSTART", round.startTime, in: round.zone.name, rules)
    } else {
      calendar.time("DTSTART", round.startTime)
    }
    calendar.line("DURATION:" + RoundCalendarText.duration)
    calendar.text("SUMMARY", "⛳ " + round.course.name)
    let place = [round.course.name, round.course.cityLabel].filter { part in !part.isEmpty }
    calendar.text("LOCATION", place.joined(separator: ", "))
    // Where nobody said where it is, the point is its city's and leads to the wrong place.
    if round.course.isFound {
      let point = round.course.point.micro
      calendar.line(
        "GEO:" + RoundCalendarText.degrees(point.latitude) + ";"
          + RoundCalendarText.degrees(point.longitude))
    }
    calendar.text("DESCRIPTION", round.message)
    calendar.line("URL:\(origin)/golf/rounds/\(round.id)")
    calendar.line(round.status == .canceled ? "STATUS:CANCELLED" : "STATUS:CONFIRMED")
    calendar.line("END:VEVENT")
  }

  /// Millionths of a degree as RFC 5545 §3.8.1.6 writes them, without an exponent.
  private static func degrees(_ micro: Int) -> String {
    let fraction = String(micro.magnitude % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    return (micro < 0 ? "-" : "") + String(micro.magnitude / 1_000_000) + "." + zeros + fraction
  }
}
