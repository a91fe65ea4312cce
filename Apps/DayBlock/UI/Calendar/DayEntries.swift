import Calendar
import Core
import DayBlockDomain

/// Something on a day of the calendar.
struct DayEntry: Hashable {
  enum Kind: Hashable {
    case session(DaySession)
    case run(DayRun)
    /// What another app recorded.
    case outside(OutsideRecord)
    /// Of somebody else's calendar.
    case event(OverlayEvent)
  }

  let kind: Kind
  /// Stretches of it, in order; pauses lie between them. At least one.
  let segments: [DaySegment]

  var start: Instant { segments[0].start }
  var end: Instant { segments[segments.count - 1].end }

  /// Distinguishes it from others of the day.
  var key: String {
    switch kind {
    case .session(let session): "s" + session.id.description
    case .run(let run): "r" + run.id.description
    case .outside(let record): "o" + record.source
    case .event(let event): "e" + String(start.milliseconds) + event.source + event.title
    }
  }
}

extension DayBlockFeature.State {
  /// The day that is selected.
  var selectedDay: CivilDate { calendar.day ?? today }

  /// What was recorded and is not deleted.
  func recorded(_ id: DaySessionID) -> DaySession? {
    guard let session = replica.session(id), session.deletedAt == nil else { return nil }
    return session
  }

  /// The month on the page.
  var month: CalendarMonth {
    CalendarMonth(of: calendar.page ?? selectedDay, firstWeekday: firstWeekday)
  }

  /// The week of the selected day.
  var week: [CivilDate] {
    let first = selectedDay.onOrBefore(firstWeekday)
    return (0..<7).map { index in first.adding(days: index) }
  }

  /// The true length of a day where the device is.
  func ruler(of day: CivilDate) -> DayRuler {
    DayRuler(day: day, rules: rules, boundary: settings.boundary)
  }

  /// Everything of a day that has a time, by start; what was recorded as the draft has it.
  func entries(on day: CivilDate) -> [DayEntry] {
    var entries: [DayEntry] = []
    for session in replica.sessions(on: day) where !session.segments.isEmpty {
      entries.append(DayEntry(kind: .session(session), segments: drafted(session)))
    }
    let ruler = ruler(of: day)
    guard let begin = ruler.instant(at: 0), let end = ruler.instant(at: ruler.seconds) else {
      return entries
    }
    for run in replica.runs {
      let changes = DayClock.changes(in: rules, from: run.startedAt, to: now)
      // By the clock that the line of now goes by, wherever it began.
      let segments = run.segments(at: now, changes: changes).flatMap { segment in here(segment) }
      let pieces = DayClock.pieces(segments, boundary: settings.boundary)
      for piece in pieces where piece.day == day {
        entries.append(DayEntry(kind: .run(run), segments: piece.segments))
      }
    }
    for record in outside where record.start < end.instant && record.end > begin.instant {
      if replica.hasSource(record.source) { continue }
      add(.outside(record), record.start, record.end, to: &entries)
    }
    for event in calendar.overlays.events {
      guard case .timed(let from, let to) = event.when, from < end.instant, to > begin.instant
      else { continue }
      add(.event(event), from, to, to: &entries)
    }
    return entries.sorted { a, b in a.start != b.start ? a.start < b.start : a.key < b.key }
  }

  /// The events of other calendars that take the whole day.
  func allDayEvents(on day: CivilDate) -> [OverlayEvent] {
    calendar.overlays.events.filter { event in
      if case .days(let from, let through) = event.when { return from <= day && day <= through }
      return false
    }
  }

  /// The segments of what was recorded, moved as the draft says.
  func drafted(_ session: DaySession) -> [DaySegment] {
    guard let draft = calendar.draft, draft.session == session.id else { return session.segments }
    return draft.segments(of: session.segments, rules: rules(named: session.zone))
  }

  /// What was recorded at the same time as a stretch, besides one session.
  func overlapping(_ stretch: TimeStretch, besides id: DaySessionID?) -> [DaySession] {
    let first = day(of: stretch.from).adding(days: -1)
    let last = day(of: stretch.to).adding(days: 1)
    return replica.sessions(from: first, through: last).filter { session in
      session.id != id
        && session.segments.contains { segment in
          segment.start < stretch.to && stretch.from < segment.end
        }
    }
  }

  /// A stretch as the device's clocks show it.
  private func here(_ segment: DaySegment) -> [DaySegment] {
    DayClock.segments(
      from: segment.start, to: segment.end, offset: rules.offset(at: segment.start),
      changes: DayClock.changes(in: rules, from: segment.start, to: segment.end))
  }

  /// "09:00–10:30", with the zone where it is another than that of what stands beside it.
  func times(of entry: DayEntry) -> String {
    let times = words.times(entry.segments[0], entry.segments[entry.segments.count - 1])
    guard case .session(let session) = entry.kind, let there = place(of: session) else {
      return times
    }
    return times + " · " + there
  }

  /// Where something was recorded, if clocks stood there otherwise than here.
  func place(of session: DaySession) -> String? {
    guard !sameBytes(session.zone, zone.name),
      rules.offset(at: session.startedAt) != session.startOffset
    else { return nil }
    return words.zone(session.zone, offset: session.startOffset)
  }

  /// The runs under way at the time of a stretch.
  func runs(during stretch: TimeStretch) -> [DayRun] {
    replica.runs.filter { run in
      run.segments(at: now, changes: []).contains { segment in
        segment.start < stretch.to && stretch.from < segment.end
      }
    }
  }

  /// What was recorded of a day at the same time as something else of it.
  func overlapping(on day: CivilDate) -> [DaySession] {
    let sessions = replica.sessions(on: day)
    return sessions.filter { one in
      sessions.contains { other in
        other.id != one.id
          && one.segments.contains { a in
            other.segments.contains { b in a.start < b.end && b.start < a.end }
          }
      }
    }
  }

  /// "Study 09:00–10:30, Gym 10:00–11:00"; of many the first three.
  func names(of sessions: [DaySession], _ runs: [DayRun] = []) -> String {
    var names = sessions.prefix(3).map { session in
      face(of: session.block).name + " " + words.times(session)
    }
    for run in runs { names.append(face(of: run.block, named: run.blockName).name) }
    return names.joined(separator: ", ") + (sessions.count > 3 ? " …" : "")
  }

  private func add(
    _ kind: DayEntry.Kind, _ from: Instant, _ to: Instant, to entries: inout [DayEntry]
  ) {
    let end = max(to, from.advanced(byMilliseconds: 60_000))
    entries.append(
      DayEntry(
        kind: kind,
        segments: [DaySegment(start: from, end: end, offset: rules.offset(at: from))]))
  }
}
