import Calendar
import Core

/// Reads the events of a calendar that are near a day, mostly today.
///
/// What is not understood is left out, as it would be by somebody who looks at a page in a foreign
/// language: nothing here is changed or kept.
struct OverlayReader {
  /// Days before and after that day that are read.
  static let reach = 60
  /// Events of one calendar that are shown.
  static let limit = 1_000
  /// Events that a calendar may have.
  static let most = 20_000

  private let calendar: CalendarFile
  private let source: String
  /// The zone of times that name none.
  private let floating: ZoneRules
  private let middle: CivilDate
  /// The dates of series that have an event of their own, by the series' name.
  private var replaced: [String: Set<OverlayStart>] = [:]
  private var zones: [String: OverlayClock] = [:]
  /// Days that may still be looked at for series.
  private var budget = 1_000_000

  /// - Parameters:
  ///   - source: What the calendar is called where it does not say so itself.
  ///   - zone: Of times that name none, where the calendar does not say so itself.
  ///   - middle: By UTC.
  init(_ calendar: CalendarFile, source: String, zone: ZoneRules, around middle: CivilDate) {
    self.calendar = calendar
    self.source = calendar.name.isEmpty ? source : String(calendar.name.prefix(100))
    floating = SystemZones.rules(named: calendar.zoneName) ?? zone
    self.middle = middle
  }

  private var first: CivilDate { middle.adding(days: -Self.reach) }
  private var last: CivilDate { middle.adding(days: Self.reach) }

  /// By their beginnings; at most ``limit``, those nearest to the middle.
  mutating func events() -> [OverlayEvent] {
    for event in calendar.events {
      guard let property = event.first("RECURRENCE-ID"),
        let start = start(property).flatMap({ start in start.start })
      else { continue }
      replaced[event.text("UID"), default: []].insert(start)
    }
    var found: [OverlayEvent] = []
    for event in calendar.events where event.isFinished && !isCancelled(event) {
      found += events(of: event)
    }
    if found.count > Self.limit {
      let noon = CivilDateTime(middle, .noon).instant(offset: 0).milliseconds
      found.sort { a, b in
        abs(a.start.milliseconds - noon) < abs(b.start.milliseconds - noon)
      }
      found.removeLast(found.count - Self.limit)
    }
    return found.sorted { a, b in a.start < b.start }
  }

  private func isCancelled(_ event: CalendarFile.Event) -> Bool {
    event.text("STATUS").uppercased() == "CANCELLED"
  }

  private mutating func events(of event: CalendarFile.Event) -> [OverlayEvent] {
    guard let property = event.first("DTSTART"), let begin = start(property) else { return [] }
    let length = length(of: event, begin)
    let title = String(event.text("SUMMARY").prefix(200))
    var starts = [begin.local]
    if event.isSeries {
      starts = dates(of: event, begin)
      let excluded = exclusions(of: event)
      let replaced = replaced[event.text("UID")] ?? []
      starts.removeAll { local in
        let start = begin.moved(to: local)
        return excluded.contains(start) || excluded.contains(.day(local.date))
          || replaced.contains(start) || replaced.contains(.day(local.date))
      }
    }
    return starts.compactMap { local in
      guard let when = begin.when(local, length), isNear(when) else { return nil }
      return OverlayEvent(title: title, source: source, when: when)
    }
  }

  private func isNear(_ when: OverlayEvent.When) -> Bool {
    switch when {
    case .days(let from, let end): return from <= last && end > first
    case .timed(let from, let to):
      let begin = CivilDateTime(first, .midnight).instant(offset: 0)
      let end = CivilDateTime(last.adding(days: 1), .midnight).instant(offset: 0)
      return from < end && to >= begin
    }
  }

  // MARK: Series

  /// The dates of a series near the middle, each once.
  private mutating func dates(
    of event: CalendarFile.Event, _ begin: OverlayTime
  ) -> [CivilDateTime] {
    var dates = [begin.local]
    if let text = event.first("RRULE")?.value {
      do throws(CalendarRule.Refusal) {
        dates = follow(try CalendarRule(text), begin)
      } catch {
        // Of a rhythm that is not understood the beginning alone is sure.
        if let rule = OverlayMonths(text, from: begin.local.date) { dates = follow(rule, begin) }
      }
    }
    for entry in event.all("RDATE") {
      for text in entry.property.value.split(separator: ",") {
        if let time = CalendarTime(String(text)) {
          dates.append(CivilDateTime(time.date, time.time ?? begin.local.time))
        }
      }
    }
    var known: Set<CivilDateTime> = []
    return dates.filter { date in known.insert(date).inserted }
  }

  private mutating func follow(_ rule: CalendarRule, _ begin: OverlayTime) -> [CivilDateTime] {
    let start = begin.local.date
    var dates: [CivilDateTime] = []
    // A week before what is shown, for what takes long; a number of times counts from the start.
    var day = rule.count == nil ? max(start, first.adding(days: -7)) : start
    var count = 0
    while day <= last, budget > 0 {
      budget -= 1
      // The beginning counts, whatever the rhythm says of it.
      if day == start || rule.holds(day, from: start) {
        let local = CivilDateTime(day, begin.local.time)
        if let until = rule.until, begin.isBeyond(until, local) { break }
        count += 1
        if let most = rule.count, count > most { break }
        if day >= first.adding(days: -7) { dates.append(local) }
      }
      day = day.adding(days: 1)
    }
    return dates
  }

  private mutating func follow(_ rule: OverlayMonths, _ begin: OverlayTime) -> [CivilDateTime] {
    let start = begin.local.date
    var dates: [CivilDateTime] = []
    var number = 0
    var count = 0
    while let month = rule.month(number, from: start), month <= last, budget > 0 {
      for day in rule.dates(number, from: start) {
        let local = CivilDateTime(day, begin.local.time)
        if let until = rule.until, begin.isBeyond(until, local) { return dates }
        count += 1
        if let most = rule.count, count > most { return dates }
        if day >= first.adding(days: -7) { dates.append(local) }
      }
      // About the days of a month that were looked at.
      budget -= 30
      number += 1
    }
    return dates
  }

  private mutating func exclusions(of event: CalendarFile.Event) -> Set<OverlayStart> {
    var excluded: Set<OverlayStart> = []
    for entry in event.all("EXDATE") {
      for text in entry.property.value.split(separator: ",") {
        guard let time = CalendarTime(String(text)) else { continue }
        excluded.insert(written(time, entry.property).start)
      }
    }
    return excluded
  }

  // MARK: Times

  private mutating func start(_ property: CalendarProperty) -> OverlayTime? {
    CalendarTime(property.value).map { time in written(time, property) }
  }

  private mutating func written(
    _ time: CalendarTime, _ property: CalendarProperty
  ) -> OverlayTime {
    guard let local = time.civil else { return OverlayTime(day: time.date) }
    if time.isUTC { return OverlayTime(local: local, clock: .rules(.utc)) }
    return OverlayTime(local: local, clock: clock(property.parameter("TZID") ?? ""))
  }

  /// By the zone's name, also with something in front of it as some programs write:
  /// `/example.org/20261/Europe/London`.
  private mutating func clock(_ name: String) -> OverlayClock {
    if name.isEmpty { return .rules(floating) }
    if let known = zones[name] { return known }
    var parts = name.split(separator: "/")
    var clock: OverlayClock?
    while !parts.isEmpty, clock == nil {
      clock = SystemZones.rules(named: parts.joined(separator: "/")).map { rules in .rules(rules) }
      parts.removeFirst()
    }
    let own = calendar.zones.first { zone in zone.name == name && !zone.observances.isEmpty }
    let result = clock ?? own.map { zone in .own(zone) } ?? .rules(floating)
    zones[name] = result
    return result
  }

  private mutating func length(
    of event: CalendarFile.Event, _ begin: OverlayTime
  ) -> OverlayTime.Length {
    if let end = event.first("DTEND").flatMap({ property in start(property) }) {
      return begin.length(until: end)
    }
    let written = event.first("DURATION").flatMap { property in CalendarDuration(property.value) }
    return .written(written ?? CalendarDuration(days: begin.isDay ? 1 : 0))
  }
}
