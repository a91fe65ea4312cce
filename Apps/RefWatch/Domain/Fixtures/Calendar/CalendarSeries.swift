import Calendar
import Core

// Events that come again (RFC 5545 §3.8.5): each date becomes a match of its own.

extension RefWatchLimits {
  /// Matches that one series of a calendar becomes.
  public static let series = 500
  /// Months that it goes on.
  public static let seriesMonths = 24
}

/// One date of a series.
private struct CalendarDate {
  let local: CivilDateTime
  let clock: CalendarClock
  let instant: Instant

  init(_ local: CivilDateTime, _ clock: CalendarClock) {
    self.local = local
    self.clock = clock
    instant = clock.kickOff(local).instant
  }

  /// What the calendar's own name for it comes to, whatever zone it writes it in.
  var name: String {
    String(instant.civil(offset: 0).description.filter { sign in sign != "-" && sign != ":" }) + "Z"
  }

  func isBeyond(_ until: CalendarTime) -> Bool {
    guard let end = until.civil else { return local.date > until.date }
    return until.isUTC ? instant > end.instant(offset: 0) : local > end
  }
}

/// The dates of a series, as far as they are taken.
private struct CalendarDates {
  let first: CivilDate
  let last: CivilDate
  /// Some were left out.
  var isCut: Bool
  private(set) var dates: [CalendarDate] = []
  private var known: Set<Instant> = []

  /// Two years from the beginning, or from a year before `today` where it began earlier.
  init(from start: CivilDate, today: CivilDate?) {
    let earliest = today.map { today in max(start, today.adding(months: -12)) } ?? start
    first = earliest
    last = earliest.adding(months: RefWatchLimits.seriesMonths).adding(days: -1)
    isCut = earliest > start
  }

  mutating func add(_ date: CalendarDate) {
    guard date.local.date >= first, date.local.date <= last else {
      isCut = true
      return
    }
    if known.insert(date.instant).inserted { dates.append(date) }
  }
}

extension CalendarEventReader {
  /// Remembers which date of a series an event stands for.
  mutating func noteReplacement(_ event: CalendarFile.Event) {
    guard event.isFinished else { return }
    do throws(FixtureFault) {
      guard let date = try replacement(event) else { return }
      replaced[event.text("UID"), default: []].insert(date.instant)
    } catch {
      // Said when the event itself is read.
    }
  }

  /// The name of the date that an event stands for; `nil` for one of no series.
  mutating func instance(_ event: CalendarFile.Event) throws(FixtureFault) -> String? {
    guard let property = event.first("RECURRENCE-ID") else { return nil }
    return try replacement(event)?.name ?? property.value
  }

  private mutating func replacement(
    _ event: CalendarFile.Event
  ) throws(FixtureFault) -> CalendarDate? {
    guard let property = event.first("RECURRENCE-ID") else { return nil }
    let line = event.line(of: "RECURRENCE-ID")
    if let range = property.parameter("RANGE") {
      throw FixtureFault(line: line, .date, .rule(String(("RANGE=" + range).prefix(60))))
    }
    guard let written = CalendarTime(property.value), let time = written.time ?? options.time
    else { return nil }
    return CalendarDate(
      CivilDateTime(written.date, time), try clock(property, written, line))
  }

  /// The matches of a series, in their order.
  mutating func series(
    _ event: CalendarFile.Event
  ) throws(FixtureFault) -> [FixtureDraft] {
    var pattern = try named(event)
    let start = try start(event)
    let rule = try rule(event)
    var found = CalendarDates(from: start.local.date, today: options.today)
    let begin = CalendarDate(start.local, start.clock)
    if let rule {
      follow(rule, from: begin, &found)
    } else if begin.local.date >= found.first {
      found.add(begin)
    }
    try addDates(event, start.local.time, &found)
    describe(event, &pattern)
    let excluded = try exclusions(event)
    let replaced = replaced[event.text("UID")] ?? []
    var dates = found.dates.filter { date in
      !excluded.instants.contains(date.instant) && !excluded.days.contains(date.local.date)
        && !replaced.contains(date.instant)
    }
    dates.sort { a, b in a.instant < b.instant }
    let room = min(RefWatchLimits.series, FixtureFile.countLimit - reading.drafts.count)
    var last = found.last
    if dates.count > room {
      dates.removeLast(dates.count - max(0, room))
      last = dates.last?.local.date ?? found.first
      found.isCut = true
    }
    if found.isCut {
      let name = event.first("RRULE") == nil ? "RDATE" : "RRULE"
      reading.faults.append(
        FixtureFault(line: event.line(of: name), .date, .seriesCut(found.first, last)))
    }
    return drafts(dates, pattern, event, start.line)
  }

  private mutating func drafts(
    _ dates: [CalendarDate], _ pattern: FixtureDraft, _ event: CalendarFile.Event, _ line: Int
  ) -> [FixtureDraft] {
    var drafts: [FixtureDraft] = []
    for date in dates {
      var draft = pattern
      (draft.kickOff, draft.zone) = date.clock.kickOff(date.local)
      let isSkipped = date.clock.skips(date.local)
      if !drafts.isEmpty {
        draft.oddities = isSkipped ? [FixtureFault(line: line, .time, .skippedTime)] : []
      } else if isSkipped {
        remark(line, .time, .skippedTime)
      }
      name(&draft, event, date.name)
      drafts.append(draft)
    }
    return drafts
  }

  // MARK: The rule

  private func rule(_ event: CalendarFile.Event) throws(FixtureFault) -> CalendarRule? {
    if let other = event.all("EXRULE").first ?? event.all("RRULE").dropFirst().first {
      let text = other.property.name + ":" + other.property.value
      throw FixtureFault(line: other.line, .date, .rule(String(text.prefix(60))))
    }
    guard let entry = event.all("RRULE").first else { return nil }
    do throws(CalendarRule.Refusal) {
      return try CalendarRule(trimmed(entry.property.value))
    } catch { throw FixtureFault(line: entry.line, .date, .rule(error.part)) }
  }

  /// The first date is one of them whatever the rule says (RFC 5545 §3.8.5.3).
  private mutating func follow(
    _ rule: CalendarRule, from start: CalendarDate, _ found: inout CalendarDates
  ) {
    let origin = start.local.date
    // Where they are not counted, what is left out need not be looked at.
    let first = rule.count == nil ? found.first : origin
    var counted = 0
    for step in 0...max(0, first.daysUntil(found.last)) {
      guard days > 0 else { break }
      days -= 1
      let day = first.adding(days: step)
      guard day == origin || rule.holds(day, from: origin) else { continue }
      let date = CalendarDate(CivilDateTime(day, start.local.time), start.clock)
      if let until = rule.until, date.isBeyond(until) { return }
      if day >= found.first { found.add(date) }
      counted += 1
      if counted == rule.count { return }
    }
    if let until = rule.until, until.date <= found.last { return }
    found.isCut = true
  }

  // MARK: Single dates

  /// Further dates (RDATE); of a period its beginning.
  private mutating func addDates(
    _ event: CalendarFile.Event, _ time: TimeOfDay, _ found: inout CalendarDates
  ) throws(FixtureFault) {
    for entry in event.all("RDATE") {
      for (written, clock) in try times(entry) {
        found.add(CalendarDate(CivilDateTime(written.date, written.time ?? time), clock))
      }
    }
  }

  /// The dates that are none (EXDATE); a day alone takes whatever is on it.
  private mutating func exclusions(
    _ event: CalendarFile.Event
  ) throws(FixtureFault) -> (instants: Set<Instant>, days: Set<CivilDate>) {
    var instants: Set<Instant> = []
    var days: Set<CivilDate> = []
    for entry in event.all("EXDATE") {
      for (written, clock) in try times(entry) {
        guard let local = written.civil else {
          days.insert(written.date)
          continue
        }
        instants.insert(clock.kickOff(local).instant)
      }
    }
    return (instants, days)
  }

  private mutating func times(
    _ entry: CalendarFile.Entry
  ) throws(FixtureFault) -> [(CalendarTime, CalendarClock)] {
    var times: [(CalendarTime, CalendarClock)] = []
    for part in entry.property.value.split(separator: ",") {
      let text = part.prefix { sign in sign != "/" }
      guard let written = CalendarTime(String(text)) else {
        throw FixtureFault(line: entry.line, .date, .notADate(String(part.prefix(60))))
      }
      times.append((written, try clock(entry.property, written, entry.line)))
    }
    return times
  }
}
