import Calendar
import Core

extension FixtureCalendar {
  /// Every event as a match, or what is wrong with it.
  func reading(_ options: FixtureOptions) -> FixtureReading {
    var reader = EventReader(self, options)
    for event in events { reader.take(event) }
    return reader.reading
  }
}

/// Reads the events of a calendar one by one.
private struct EventReader {
  private(set) var reading = FixtureReading()
  private let calendar: FixtureCalendar
  private let options: FixtureOptions
  /// The zone of times that name none.
  private let floating: PlanningZone
  private var known: [String: PlanningZone] = [:]
  /// The line that the event begins in.
  private var current = 0

  init(_ calendar: FixtureCalendar, _ options: FixtureOptions) {
    self.calendar = calendar
    self.options = options
    floating = PlanningZone(named: calendar.zoneName) ?? options.zone
  }

  mutating func take(_ event: FixtureCalendar.Event) {
    current = event.line
    do throws(FixtureFault) {
      reading.drafts.append(try draft(event))
    } catch { reading.faults.append(error) }
  }

  private mutating func draft(
    _ event: FixtureCalendar.Event
  ) throws(FixtureFault) -> FixtureDraft {
    guard event.isFinished else { throw FixtureFault(line: event.line, .unfinished) }
    let identity = event.text("UID")
    var uid = identity
    if let instance = event.first("RECURRENCE-ID") { uid += "#" + instance.value }
    var draft = FixtureDraft(line: event.line, FixtureSource(.ics, uid: uid))
    try readTeams(event, &draft)
    try plan(event, &draft)
    if draft.competition.isEmpty { draft.competition = event.text("CATEGORIES") }
    draft.venue = event.text("LOCATION")
    draft.notes = event.text("DESCRIPTION")
    let status = event.text("STATUS")
    draft.status = FixtureStatus(named: event.text("X-FIELDDAY-STATUS"))
    if draft.status == nil { draft.status = FixtureStatus(named: status) }
    if !status.isEmpty, draft.status == nil {
      remark(line(of: "STATUS", event), .status, .unknownStatus(String(status.prefix(60))))
    }
    draft.role = OfficialRole(named: event.text("X-FIELDDAY-ROLE"))
    if event.first("RRULE") != nil || event.first("RDATE") != nil {
      remark(event.line, .date, .recurs)
    }
    if identity.isEmpty || uid.unicodeScalars.count > RefWatchLimits.uid {
      draft.source.uid = String(
        ((draft.kickOff?.milliseconds.description ?? "") + "|" + FixtureKey.folded(draft.home) + "|"
          + FixtureKey.folded(draft.away)).unicodeScalars.prefix(RefWatchLimits.uid))
    }
    return draft
  }

  private func line(of name: String, _ event: FixtureCalendar.Event) -> Int {
    event.properties.first { entry in sameOctets(entry.property.name, name) }?.line ?? event.line
  }

  private func readTeams(
    _ event: FixtureCalendar.Event, _ draft: inout FixtureDraft
  ) throws(FixtureFault) {
    draft.home = event.text("X-FIELDDAY-HOME")
    draft.away = event.text("X-FIELDDAY-AWAY")
    if !draft.home.isEmpty, !draft.away.isEmpty { return }
    let summary = event.text("SUMMARY")
    if summary.isEmpty { throw FixtureFault(line: event.line, .teams, .missing) }
    guard let names = TeamNames(summary) else {
      throw FixtureFault(
        line: line(of: "SUMMARY", event), .teams, .teamsUnclear(String(summary.prefix(60))))
    }
    (draft.home, draft.away, draft.competition) = (names.home, names.away, names.competition)
  }

  private mutating func plan(
    _ event: FixtureCalendar.Event, _ draft: inout FixtureDraft
  ) throws(FixtureFault) {
    guard let start = event.first("DTSTART") else {
      throw FixtureFault(line: event.line, .date, .missing)
    }
    let line = line(of: "DTSTART", event)
    guard let written = CalendarTime(start.value) else {
      throw FixtureFault(line: line, .date, .notADate(String(start.value.prefix(60))))
    }
    guard let time = written.time ?? options.time else {
      throw FixtureFault(line: line, .time, .timeMissing)
    }
    let local = CivilDateTime(written.date, time)
    if written.isUTC, written.time != nil {
      let instant = local.instant(offset: 0)
      (draft.kickOff, draft.zone) = (instant, options.zone.zone(at: instant))
      return
    }
    let name = start.parameter("TZID") ?? ""
    if name.isEmpty { return set(local, floating, line, &draft) }
    if let zone = zone(name) { return set(local, zone, line, &draft) }
    guard let own = calendar.zones.first(where: { zone in sameOctets(zone.name, name) }),
      let offset = own.offset(at: local)
    else {
      throw FixtureFault(line: line, .zone, .unknownZone(String(name.prefix(60))))
    }
    let instant = local.instant(offset: offset)
    draft.kickOff = instant
    // The name means nothing outside that calendar.
    draft.zone =
      options.zone.rules.offset(at: instant) == offset
      ? options.zone.zone(at: instant)
      : Zone(name: String(name.unicodeScalars.prefix(RefWatchLimits.zone)), offset: offset)
  }

  private mutating func set(
    _ local: CivilDateTime, _ zone: PlanningZone, _ line: Int, _ draft: inout FixtureDraft
  ) {
    if case .gap = zone.rules.instants(of: local) { remark(line, .time, .skippedTime) }
    let kickOff = zone.kickOff(local)
    (draft.kickOff, draft.zone) = (kickOff.instant, kickOff.zone)
  }

  /// By the zone's name, also with something in front of it as some programs write:
  /// `/example.org/20261/Europe/London`.
  private mutating func zone(_ name: String) -> PlanningZone? {
    if let zone = known[name] { return zone }
    var parts = name.split(separator: "/").map { part in String(part) }
    while !parts.isEmpty {
      if let zone = PlanningZone(named: parts.joined(separator: "/")) {
        known[name] = zone
        return zone
      }
      parts.removeFirst()
    }
    return nil
  }

  private mutating func remark(
    _ line: Int, _ field: FixtureField?, _ reason: FixtureFault.Reason
  ) {
    reading.remarks[current, default: []].append(FixtureFault(line: line, field, reason))
  }
}
