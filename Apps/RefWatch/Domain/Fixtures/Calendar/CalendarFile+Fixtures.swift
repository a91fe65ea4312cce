import Calendar
import Core

extension CalendarFile {
  /// Every event as a match, or what is wrong with it.
  func reading(_ options: FixtureOptions) -> FixtureReading {
    var reader = CalendarEventReader(self, options)
    for event in events { reader.noteReplacement(event) }
    for event in events { reader.take(event) }
    return reader.reading
  }
}

/// Reads the events of a calendar one by one.
struct CalendarEventReader {
  var reading = FixtureReading()
  let calendar: CalendarFile
  let options: FixtureOptions
  /// The zone of times that name none.
  private let floating: PlanningZone
  private var known: [String: PlanningZone] = [:]
  /// The line that the event begins in.
  private var current = 0
  /// Days that may still be looked at for series.
  var days = 4_000_000
  /// The dates of series that have an event of their own, by the series' name.
  var replaced: [String: Set<Instant>] = [:]

  init(_ calendar: CalendarFile, _ options: FixtureOptions) {
    self.calendar = calendar
    self.options = options
    floating = PlanningZone(named: calendar.zoneName) ?? options.zone
  }

  mutating func take(_ event: CalendarFile.Event) {
    current = event.line
    do throws(FixtureFault) {
      if event.isSeries {
        reading.drafts += try series(event)
      } else {
        reading.drafts.append(try draft(event))
      }
    } catch { reading.faults.append(error) }
  }

  private mutating func draft(
    _ event: CalendarFile.Event
  ) throws(FixtureFault) -> FixtureDraft {
    var draft = try named(event)
    let start = try start(event)
    let instance = try instance(event)
    place(&draft, start.local, start.clock, remarkedAt: start.line)
    describe(event, &draft)
    name(&draft, event, instance)
    return draft
  }

  /// The teams alone.
  mutating func named(_ event: CalendarFile.Event) throws(FixtureFault) -> FixtureDraft {
    guard event.isFinished else { throw FixtureFault(line: event.line, .unfinished) }
    var draft = FixtureDraft(line: event.line, FixtureSource(.ics, uid: event.text("UID")))
    try readTeams(event, &draft)
    return draft
  }

  /// Everything besides teams and kick-off.
  mutating func describe(_ event: CalendarFile.Event, _ draft: inout FixtureDraft) {
    if draft.competition.isEmpty {
      draft.competition = kept("CATEGORIES", .competition, event, limit: RefWatchLimits.name)
    }
    draft.venue = kept("LOCATION", .venue, event, limit: RefWatchLimits.name)
    draft.notes = kept("DESCRIPTION", .notes, event, limit: RefWatchLimits.text)
    let status = event.text("STATUS")
    draft.status = FixtureStatus(named: event.text("X-FIELDDAY-STATUS"))
    if draft.status == nil { draft.status = FixtureStatus(named: status) }
    if !status.isEmpty, draft.status == nil {
      remark(event.line(of: "STATUS"), .status, .unknownStatus(String(status.prefix(60))))
    }
    draft.role = OfficialRole(named: event.text("X-FIELDDAY-ROLE"))
  }

  /// Gives the match a name that stays the same when the calendar is read again.
  func name(
    _ draft: inout FixtureDraft, _ event: CalendarFile.Event, _ instance: String?
  ) {
    let identity = event.text("UID")
    let uid = identity + (instance.map { instance in "#" + instance } ?? "")
    draft.source.uid = uid
    if identity.isEmpty || uid.unicodeScalars.count > RefWatchLimits.uid {
      draft.source.uid = String(
        ((draft.kickOff?.milliseconds.description ?? "") + "|" + FixtureKey.folded(draft.home) + "|"
          + FixtureKey.folded(draft.away)).unicodeScalars.prefix(RefWatchLimits.uid))
    }
  }

  /// A text of the event, no longer than can be kept: programs write whole addresses there.
  private mutating func kept(
    _ name: String, _ field: FixtureField, _ event: CalendarFile.Event, limit: Int
  ) -> String {
    let text = event.text(name)
    guard let short = shortened(text, to: limit) else { return text }
    remark(line(of: name, event), field, .shortened(limit: limit))
    return short
  }

  private func line(of name: String, _ event: CalendarFile.Event) -> Int {
    event.properties.first { entry in sameBytes(entry.property.name, name) }?.line ?? event.line
  }

  private func readTeams(
    _ event: CalendarFile.Event, _ draft: inout FixtureDraft
  ) throws(FixtureFault) {
    draft.home = event.text("X-FIELDDAY-HOME")
    draft.away = event.text("X-FIELDDAY-AWAY")
    if !draft.home.isEmpty, !draft.away.isEmpty { return }
    let summary = event.text("SUMMARY")
    if summary.isEmpty { throw FixtureFault(line: event.line, .teams, .missing) }
    guard let names = TeamNames(summary) else {
      throw FixtureFault(
        line: event.line(of: "SUMMARY"), .teams, .teamsUnclear(String(summary.prefix(60))))
    }
    (draft.home, draft.away, draft.competition) = (names.home, names.away, names.competition)
  }

  // MARK: Times

  /// When an event begins, as it says.
  mutating func start(
    _ event: CalendarFile.Event
  ) throws(FixtureFault) -> (local: CivilDateTime, clock: CalendarClock, line: Int) {
    guard let start = event.first("DTSTART") else {
      throw FixtureFault(line: event.line, .date, .missing)
    }
    let line = event.line(of: "DTSTART")
    guard let written = CalendarTime(start.value) else {
      throw FixtureFault(line: line, .date, .notADate(String(start.value.prefix(60))))
    }
    guard let time = written.time ?? options.time else {
      throw FixtureFault(line: line, .time, .timeMissing)
    }
    return (CivilDateTime(written.date, time), try clock(start, written, line), line)
  }

  mutating func clock(
    _ property: CalendarProperty, _ written: CalendarTime, _ line: Int
  ) throws(FixtureFault) -> CalendarClock {
    if written.isUTC, written.time != nil { return .universal(options.zone) }
    let name = property.parameter("TZID") ?? ""
    if name.isEmpty { return .zone(floating) }
    if let zone = zone(name) { return .zone(zone) }
    guard let own = calendar.zones.first(where: { zone in sameBytes(zone.name, name) }),
      !own.observances.isEmpty
    else { throw FixtureFault(line: line, .zone, .unknownZone(String(name.prefix(60)))) }
    return .own(own, options.zone)
  }

  private mutating func place(
    _ draft: inout FixtureDraft, _ local: CivilDateTime, _ clock: CalendarClock,
    remarkedAt line: Int
  ) {
    if clock.skips(local) { remark(line, .time, .skippedTime) }
    (draft.kickOff, draft.zone) = clock.kickOff(local)
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

  mutating func remark(
    _ line: Int, _ field: FixtureField?, _ reason: FixtureFault.Reason
  ) {
    reading.remarks[current, default: []].append(FixtureFault(line: line, field, reason))
  }
}
