import Calendar
import Core

/// Reads calendars (iCalendar, RFC 5545): single events with a beginning and an end, as time that
/// was spent on what they are called. The title is the block, the first category its group.
///
/// What takes whole days, comes again and again or has no end does not say when somebody did
/// something: it is told and left out.
struct ICalendarReader {
  private let calendar: CalendarFile
  private let options: ImportOptions
  /// The clock of times that name none.
  private let home: ICalendarClock
  /// Lines that are not UTF-8.
  private let garbled: Set<Int>
  private var clocks: [String: ICalendarClock] = [:]
  private var plan = ImportPlan(.iCalendar)

  static func read(
    _ text: [UInt8], _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    let calendar: CalendarFile
    do throws(CalendarFileFault) {
      calendar = try CalendarFile(text, limit: ImportFile.rowLimit)
    } catch { throw .tooManyRows(limit: ImportFile.rowLimit) }
    var reader = ICalendarReader(calendar, options, garbledLines(text))
    var garbled = 0
    for event in calendar.events where !reader.take(event) { garbled += 1 }
    if garbled > 0, garbled == calendar.count { throw .unknownEncoding }
    return reader.plan
  }

  private init(_ calendar: CalendarFile, _ options: ImportOptions, _ garbled: Set<Int>) {
    self.calendar = calendar
    self.options = options
    self.garbled = garbled
    let usual = ICalendarClock.zone(options.zone, options.rules)
    home = ICalendarClock.named(calendar.zoneName, options) ?? usual
    if case .zone(let name, _) = home, !sameBytes(name, options.zone) { plan.relies(on: name) }
  }

  /// By the lines they begin in: programs may break a line within a letter.
  private static func garbledLines(_ text: [UInt8]) -> Set<Int> {
    if isWellFormedUTF8(text) { return [] }
    var lines: Set<Int> = []
    var reader = ContentLineReader(text)
    while let line = reader.next() {
      if !isWellFormedUTF8(line.content) { lines.insert(line.number) }
    }
    return lines
  }

  // MARK: Events

  /// Whether its letters can be told.
  private mutating func take(_ event: CalendarFile.Event) -> Bool {
    if let entry = event.properties.first(where: { entry in garbled.contains(entry.line) }) {
      plan.refuse(ImportFault(entry.line, .notUTF8))
      return false
    }
    do throws(ImportFault) {
      guard event.isFinished else { throw ImportFault(event.line, .malformed("END:VEVENT")) }
      if sameBytes(event.text("STATUS").uppercased(), "CANCELLED") {
        plan.remark(ImportRemark(event.line, .cancelled))
      } else if DayCalendar.isPlan(event.text("UID")) {
        plan.remark(ImportRemark(event.line, .planned))
      } else {
        for name in ["RRULE", "RDATE", "EXRULE"] where event.isSeries && event.first(name) != nil {
          throw ImportFault(event.line(of: name), .series)
        }
        plan.take(try row(event))
      }
    } catch { plan.refuse(error) }
    return true
  }

  private mutating func row(_ event: CalendarFile.Event) throws(ImportFault) -> ImportRow {
    let line = event.line
    let title = event.text("SUMMARY")
    let (block, isCut) = try ImportFile.name(
      title, limit: DayLimits.blockName, event.line(of: "SUMMARY"))
    if block.isEmpty { throw ImportFault(line, .blockMissing) }
    let (start, end, zone) = try times(event)
    let segments = try ImportFile.segments(start, end, zone.rules, line, now: options.now)
    var categories = event.all("CATEGORIES").flatMap { entry in entry.property.texts }
      .filter { word in !word.isEmpty }
    let own = DayCalendar.sessionID(event.text("UID"))
    // The one everybody has is written with a name, which is no group's.
    if own != nil, categories == [DayCalendar.usualGroup] { categories = [] }
    let (group, isGroupCut) = try ImportFile.name(
      categories.first ?? "", limit: DayLimits.groupName, event.line(of: "CATEGORIES"))
    if isCut || isGroupCut { plan.remark(ImportRemark(line, .shortened)) }
    let tags = ImportTags(
      words: Array(categories.dropFirst()), note: event.text("DESCRIPTION"))
    return ImportRow(
      line: line, block: block, group: group, segments: segments, zone: zone.name,
      memo: tags.memo(without: []), source: source(event, own, start, end))
  }

  /// What stands for an event: its name, and of one of a series' dates that date.
  private func source(
    _ event: CalendarFile.Event, _ own: DaySessionID?, _ start: Instant, _ end: Instant
  ) -> String {
    if let own { return OwnReader.source(own.description) }
    let name = event.text("UID")
    guard !name.isEmpty else {
      return ImportRow.source("icalendar", start, end, event.text("SUMMARY"))
    }
    let date = event.first("RECURRENCE-ID").map { property in "\n" + property.value } ?? ""
    return ImportRow.source("icalendar", name + date)
  }

  // MARK: Times

  /// When it was, and the zone that it was in.
  private mutating func times(
    _ event: CalendarFile.Event
  ) throws(ImportFault) -> (start: Instant, end: Instant, zone: (name: String, rules: ZoneRules)) {
    guard let start = try time("DTSTART", event) else {
      throw ImportFault(event.line, .startMissing)
    }
    let from = instant(start.local, start.clock, event.line(of: "DTSTART"))
    let end = try time("DTEND", event)
    var zone = home
    // Of a time that comes twice the second is written in UTC: the other one says where.
    for clock in [end?.clock, start.clock] { if let clock, clock.isNamed { zone = clock } }
    let name = zone.zone ?? (options.zone, options.rules)
    if let end {
      return (from, instant(end.local, end.clock, event.line(of: "DTEND")), name)
    }
    guard let written = event.first("DURATION") else {
      throw ImportFault(event.line, .endMissing)
    }
    let line = event.line(of: "DURATION")
    guard let length = CalendarDuration(trimmed(written.value)) else {
      throw ImportFault(line, .notATime(String(written.value.prefix(60))))
    }
    var to = from
    if length.days > 0 {
      let local = CivilDateTime(start.local.date.adding(days: length.days), start.local.time)
      to = instant(local, start.clock, line)
    }
    return (from, to.advanced(byMilliseconds: Int64(length.seconds) * 1_000), name)
  }

  private mutating func instant(
    _ local: CivilDateTime, _ clock: ICalendarClock, _ line: Int
  ) -> Instant {
    let (instant, isSkipped) = clock.instant(of: local)
    if isSkipped { plan.remark(ImportRemark(line, .skippedTime)) }
    return instant
  }

  private mutating func time(
    _ name: String, _ event: CalendarFile.Event
  ) throws(ImportFault) -> (local: CivilDateTime, clock: ICalendarClock)? {
    guard let property = event.first(name) else { return nil }
    let line = event.line(of: name)
    guard let time = CalendarTime(property.value) else {
      throw ImportFault(line, .notATime(String(property.value.prefix(60))))
    }
    guard let local = time.civil else { throw ImportFault(line, .allDay) }
    return (local, time.isUTC ? .utc : try clock(property.parameter("TZID") ?? "", line))
  }

  /// By the zone's name, also with something in front of it as some programs write
  /// (`/example.org/20261/Europe/London`), else by what the calendar says of the zone.
  private mutating func clock(
    _ name: String, _ line: Int
  ) throws(ImportFault) -> ICalendarClock {
    if name.isEmpty { return home }
    if let known = clocks[name] { return known }
    var parts = name.split(separator: "/")
    var clock: ICalendarClock?
    while !parts.isEmpty, clock == nil {
      clock = .named(parts.joined(separator: "/"), options)
      parts.removeFirst()
    }
    let own = calendar.zones.first { zone in
      sameBytes(zone.name, name) && !zone.observances.isEmpty
    }
    guard let found = clock ?? own.map({ zone in .calendars(zone) }) else {
      throw ImportFault(line, .unknownZone(String(name.prefix(60))))
    }
    if case .zone(let zone, _) = found, !sameBytes(zone, options.zone) { plan.relies(on: zone) }
    clocks[name] = found
    return found
  }
}

/// By what clock a calendar writes a time.
private enum ICalendarClock {
  case utc
  case zone(String, ZoneRules)
  /// One that only the calendar knows.
  case calendars(CalendarZone)

  /// A zone by its IANA name in any case.
  static func named(_ text: String, _ options: ImportOptions) -> ICalendarClock? {
    guard let name = ZoneTable.name(text) else { return nil }
    if sameBytes(name, options.zone) { return .zone(options.zone, options.rules) }
    return options.named(name).map { rules in .zone(name, rules) }
  }

  var zone: (name: String, rules: ZoneRules)? {
    if case .zone(let name, let rules) = self { (name, rules) } else { nil }
  }

  var isNamed: Bool { zone != nil }

  /// The first where it comes twice (RFC 5545 §3.3.5), and whether it never comes.
  func instant(of local: CivilDateTime) -> (instant: Instant, isSkipped: Bool) {
    switch self {
    case .utc: return (local.instant(offset: 0), false)
    case .calendars(let zone): return (local.instant(offset: zone.offset(at: local) ?? 0), false)
    case .zone(_, let rules):
      switch rules.instants(of: local) {
      case .one(let instant): return (instant, false)
      case .gap(_, let after, _): return (after, true)
      case .ambiguous(let first, _): return (first, false)
      }
    }
  }
}
