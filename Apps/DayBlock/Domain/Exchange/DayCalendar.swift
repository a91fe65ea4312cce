import Calendar
import Coding
import Core

/// Writes finished sessions and planned blocks as an iCalendar (RFC 5545; specification §15).
public struct DayCalendar {
  /// A block that is planned.
  @Memberwise public struct Planned: Hashable, Sendable {
    public let block: Block
    public let group: String
  }

  /// What the group that everybody has is called, where nobody named it.
  public static let usualGroup = "Default"

  private let host: String
  private let stamp: Instant
  private let rules: (String) -> ZoneRules?
  private var writer = ICalendarWriter()

  /// - Parameters:
  ///   - host: Where the names of events are unique.
  ///   - stamp: When it is written.
  ///   - rules: Those of a zone by its IANA name; times in one without rules are written in UTC.
  public static func text(
    sessions: [DayExport.Entry], plans: [Planned], name: String, host: String, stamp: Instant,
    rules: @escaping (String) -> ZoneRules?
  ) -> String {
    var calendar = DayCalendar(host: host, stamp: stamp, rules: rules)
    calendar.writer.begin(product: "-//Fieldday//DayBlock//EN")
    calendar.writer.text("X-WR-CALNAME", name)
    calendar.writer.line("REFRESH-INTERVAL;VALUE=DURATION:PT1H")
    calendar.zones(sessions, plans)
    for entry in sessions { calendar.session(entry) }
    for planned in plans {
      for (index, plan) in planned.block.plans.enumerated() {
        calendar.plan(plan, index, planned)
      }
    }
    calendar.writer.end()
    return calendar.writer.text
  }

  private init(host: String, stamp: Instant, rules: @escaping (String) -> ZoneRules?) {
    self.host = host
    self.stamp = stamp
    self.rules = rules
  }

  /// Each zone that times are written in, with its changes around them.
  private mutating func zones(_ sessions: [DayExport.Entry], _ plans: [Planned]) {
    var spans: [(name: String, first: Instant, last: Instant)] = []
    func widen(_ name: String, _ first: Instant, _ last: Instant) {
      guard let index = spans.firstIndex(where: { span in sameBytes(span.name, name) }) else {
        spans.append((name, first, last))
        return
      }
      spans[index].first = min(spans[index].first, first)
      spans[index].last = max(spans[index].last, last)
    }
    for entry in sessions {
      widen(entry.session.zone, entry.session.startedAt, entry.session.endedAt)
    }
    for planned in plans {
      for plan in planned.block.plans {
        let start = CivilDateTime(plan.from, plan.start).instant(offset: 0)
        widen(plan.zone, start, max(start, stamp).advanced(byMilliseconds: 400 * 86_400_000))
      }
    }
    for span in spans {
      guard let rules = rules(span.name) else { continue }
      writer.zone(span.name, rules, from: span.first, to: span.last)
    }
  }

  private mutating func session(_ entry: DayExport.Entry) {
    let session = entry.session
    writer.line("BEGIN:VEVENT")
    writer.line("UID:" + Self.sessionMark + session.id.description + "@" + host)
    writer.time("DTSTAMP", stamp)
    time("DTSTART", session.startedAt, session.zone)
    time("DTEND", session.endedAt, session.zone)
    writer.text("SUMMARY", entry.block)
    writer.text("DESCRIPTION", session.memo)
    describe(entry.group, entry.color)
    writer.line("TRANSP:TRANSPARENT")
    writer.line("END:VEVENT")
  }

  private mutating func plan(_ plan: BlockPlan, _ index: Int, _ planned: Planned) {
    // An event has to begin on a day of its own rule.
    guard let first = plan.firstDay else { return }
    writer.line("BEGIN:VEVENT")
    writer.line(
      "UID:" + Self.planMark + planned.block.id.description + "-" + String(index) + "@" + host)
    writer.time("DTSTAMP", stamp)
    start(CivilDateTime(first, plan.start), plan.zone)
    writer.line("DURATION:PT" + String(plan.minutes) + "M")
    if let rule = rule(plan) { writer.line("RRULE:" + rule) }
    writer.text("SUMMARY", planned.block.name)
    describe(planned.group, planned.block.color)
    writer.line("BEGIN:VALARM")
    writer.line("ACTION:DISPLAY")
    writer.line("TRIGGER:PT0M")
    writer.text("DESCRIPTION", planned.block.name)
    writer.line("END:VALARM")
    writer.line("END:VEVENT")
  }

  private mutating func time(_ name: String, _ instant: Instant, _ zone: String) {
    // Of a time that clocks there show twice, the first is meant (§3.3.5): the second is in UTC.
    guard let rules = rules(zone) else { return writer.time(name, instant) }
    let meant = rules.instant(of: rules.civil(at: instant))
    guard instant.milliseconds - meant.milliseconds < 1_000 else {
      return writer.time(name, instant)
    }
    writer.time(name, instant, in: zone, rules)
  }

  /// A plan's start as clocks show it on its other days too: where they leave it out on the first,
  /// readers take the offset from before (RFC 5545 §3.3.5), which moves that day's alone.
  private mutating func start(_ local: CivilDateTime, _ zone: String) {
    guard rules(zone) != nil else {
      return writer.time("DTSTART", local.instant(offset: 0))
    }
    writer.line("DTSTART;TZID=" + zone + ":" + DayCalendar.stamp(local))
  }

  /// `20261121T150000`.
  private static func stamp(_ civil: CivilDateTime) -> String {
    let digits = civil.description.utf8.filter { byte in
      byte != UInt8(ascii: "-") && byte != UInt8(ascii: ":")
    }
    let text = String(decoding: digits, as: UTF8.self)
    return text.utf8.count == 13 ? text + "00" : text
  }

  private mutating func describe(_ group: String, _ color: Int) {
    writer.text("CATEGORIES", group)
    writer.line("COLOR:" + DayCalendar.colorName(color))
  }

  // MARK: Names of events

  private static let sessionMark = "session-"
  private static let planMark = "plan-"

  /// The session that an event is written for.
  static func sessionID(_ name: String) -> DaySessionID? {
    guard name.hasPrefix(sessionMark) else { return nil }
    let id = name.dropFirst(sessionMark.count).prefix { sign in sign != "@" }
    return DaySessionID(String(id))
  }

  /// Whether an event is written for a plan.
  static func isPlan(_ name: String) -> Bool {
    guard name.hasPrefix(planMark), let at = name.firstIndex(of: "@"),
      let end = name[..<at].lastIndex(of: "-")
    else { return false }
    let start = name.index(name.startIndex, offsetBy: planMark.count)
    return start < end && BlockID(String(name[start..<end])) != nil
  }

  // MARK: Plans

  private func rule(_ plan: BlockPlan) -> String? {
    var rule: String
    switch plan.rule {
    case .once: return nil
    case .daily: rule = "FREQ=DAILY"
    case .weekly(let weekdays):
      let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      rule =
        "FREQ=WEEKLY;BYDAY="
        + weekdays.map { weekday in names[weekday.rawValue - 1] }.joined(separator: ",")
    }
    if let until = plan.until {
      // In UTC, because the start has a zone (RFC 5545 §3.3.10).
      let end = CivilDateTime(until, .last)
      let instant = rules(plan.zone)?.instant(of: end) ?? end.instant(offset: 0)
      rule += ";UNTIL=" + DayCalendar.stamp(instant.civil(offset: 0)) + "Z"
    }
    return rule
  }

  /// The CSS colour name (RFC 7986 §5.9) next to a family of the palette.
  static func colorName(_ index: Int) -> String {
    let names = [
      "dimgray", "hotpink", "red", "orange", "gold", "yellowgreen", "green", "deepskyblue", "blue",
      "blueviolet", "purple",
    ]
    return (0..<55).contains(index) ? names[index / 5] : names[0]
  }
}
