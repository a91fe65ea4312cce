import Calendar
import Core

extension FixtureTable {
  /// Every record as a match, or what is wrong with it.
  func reading(_ options: FixtureOptions) -> FixtureReading {
    let columns = options.columns ?? guess
    var order = options.order ?? .dayFirst
    if options.order == nil, case .known(let known) = self.order(columns) { order = known }
    var reader = RowReader(columns, order, options)
    for record in records { reader.take(record) }
    return reader.reading
  }
}

/// Reads the records of a table one by one.
private struct RowReader {
  private(set) var reading = FixtureReading()
  private var places: [FixtureField: Int] = [:]
  private let order: DateOrder
  private let options: FixtureOptions
  /// How often a match without an identifier of its own has come.
  private var seen: [String: Int] = [:]
  private var zones: [String: PlanningZone] = [:]

  init(_ columns: [FixtureField?], _ order: DateOrder, _ options: FixtureOptions) {
    self.order = order
    self.options = options
    for (index, field) in columns.enumerated() {
      if let field, places[field] == nil { places[field] = index }
    }
  }

  mutating func take(_ record: TableRecord) {
    do throws(FixtureFault) {
      reading.drafts.append(try draft(record))
    } catch { reading.faults.append(error) }
  }

  private func cell(_ field: FixtureField, _ record: TableRecord) -> String {
    guard let index = places[field], index < record.cells.count else { return "" }
    let text = record.cells[index]
    // A table of ours guards what begins like a formula.
    guard text.utf8.first == UInt8(ascii: "'"), let next = text.utf8.dropFirst().first,
      [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@")].contains(next)
    else { return text }
    return String(text.dropFirst())
  }

  private mutating func draft(_ record: TableRecord) throws(FixtureFault) -> FixtureDraft {
    let line = record.line
    if record.isOpen { throw FixtureFault(line: line, .quoteOpen) }
    var draft = FixtureDraft(line: line, FixtureSource(.csv, uid: ""))
    try readTeams(record, &draft)
    let (date, written) = try day(record)
    let zone = try zone(record)
    let civil = try plan(date, written, record, zone, &draft)
    readRest(record, &draft)
    if record.hasTextAfterQuote { remark(line, nil, .textAfterQuote) }
    draft.source.uid = identity(record, draft, civil.date)
    return draft
  }

  private func readTeams(
    _ record: TableRecord, _ draft: inout FixtureDraft
  ) throws(FixtureFault) {
    draft.home = cell(.home, record)
    draft.away = cell(.away, record)
    draft.competition = cell(.competition, record)
    let both = cell(.teams, record)
    if draft.home.isEmpty, draft.away.isEmpty, !both.isEmpty {
      guard let names = TeamNames(both) else {
        throw FixtureFault(line: record.line, .teams, .teamsUnclear(shown(both)))
      }
      (draft.home, draft.away) = (names.home, names.away)
      if draft.competition.isEmpty { draft.competition = names.competition }
    }
    if draft.home.isEmpty { throw FixtureFault(line: record.line, .home, .missing) }
    if draft.away.isEmpty { throw FixtureFault(line: record.line, .away, .missing) }
  }

  /// The date, and what stands behind it in its cell.
  private func day(
    _ record: TableRecord
  ) throws(FixtureFault) -> (CivilDate, ArraySlice<TextToken>) {
    let text = cell(.date, record)
    if text.isEmpty { throw FixtureFault(line: record.line, .date, .missing) }
    guard let tokens = TextToken.read(text), let (date, rest) = WrittenDate.read(tokens) else {
      throw FixtureFault(line: record.line, .date, .notADate(shown(text)))
    }
    guard let day = date.day(order) else {
      throw FixtureFault(line: record.line, .date, .noSuchDate(shown(text)))
    }
    return (day, rest)
  }

  private mutating func zone(_ record: TableRecord) throws(FixtureFault) -> PlanningZone {
    let name = cell(.zone, record)
    if name.isEmpty || sameBytes(name, options.zone.name) { return options.zone }
    if let known = zones[name] { return known }
    guard let zone = PlanningZone(named: name) else {
      throw FixtureFault(line: record.line, .zone, .unknownZone(shown(name)))
    }
    zones[name] = zone
    return zone
  }

  private mutating func plan(
    _ date: CivilDate, _ behind: ArraySlice<TextToken>, _ record: TableRecord,
    _ zone: PlanningZone, _ draft: inout FixtureDraft
  ) throws(FixtureFault) -> CivilDateTime {
    let text = cell(.time, record)
    guard let tokens = text.isEmpty ? Array(behind) : TextToken.read(text) else {
      throw FixtureFault(line: record.line, .time, .notATime(shown(text)))
    }
    let time: TimeOfDay
    switch WrittenTime.read(tokens[...]) {
    case .unreadable:
      let words = text.isEmpty ? cell(.date, record) : text
      throw FixtureFault(line: record.line, .time, .notATime(shown(words)))
    case .none:
      guard let usual = options.time else {
        throw FixtureFault(line: record.line, .time, .timeMissing)
      }
      time = usual
    case .time(let written):
      if let offset = written.offset {
        let instant = CivilDateTime(date, written.time).instant(offset: offset)
        (draft.kickOff, draft.zone) = (instant, zone.zone(at: instant))
        return zone.civil(instant)
      }
      time = written.time
    }
    let local = CivilDateTime(date, time)
    if case .gap = zone.rules.instants(of: local) { remark(record.line, .time, .skippedTime) }
    let kickOff = zone.start(local)
    (draft.kickOff, draft.zone) = (kickOff.instant, kickOff.zone)
    return local
  }

  private mutating func readRest(_ record: TableRecord, _ draft: inout FixtureDraft) {
    let line = record.line
    draft.venue = cell(.venue, record)
    draft.notes = cell(.notes, record)
    let role = cell(.role, record)
    draft.role = OfficialRole(named: role)
    if !role.isEmpty, draft.role == nil { remark(line, .role, .unknownRole(shown(role))) }
    let status = cell(.status, record)
    draft.status = FixtureStatus(named: status)
    if !status.isEmpty, draft.status == nil {
      remark(line, .status, .unknownStatus(shown(status)))
    }
    let fee = cell(.fee, record)
    if !fee.isEmpty {
      draft.fee = Fee(fee, currency: cell(.currency, record))
      if draft.fee == nil { remark(line, .fee, .notAFee(shown(fee))) }
    }
    let travel = cell(.travel, record)
    if !travel.isEmpty {
      draft.travel = kilometres(travel)
      if draft.travel == nil { remark(line, .travel, .notADistance(shown(travel))) }
    }
  }

  /// Whole kilometres of `42`, `42 km`, `41.6`, `41,6 km`.
  private func kilometres(_ text: String) -> Int? {
    guard let tokens = TextToken.read(text), case .number(let whole, _)? = tokens.first else {
      return nil
    }
    var kilometres = whole
    for (index, token) in tokens.enumerated().dropFirst() {
      switch token {
      case .word("km"), .word("kilometer"), .word("kilometres"), .sign("."), .sign(","): break
      case .number(let part, let digits) where index == 2 && digits <= 2:
        if digits == 1 ? part >= 5 : part >= 50 { kilometres += 1 }
      default: return nil
      }
    }
    return Fixture.distances.contains(kilometres) ? kilometres : nil
  }

  /// The table's own name for the match, else what it is about: the date and the teams. Two on one
  /// day are told apart by their order.
  private mutating func identity(
    _ record: TableRecord, _ draft: FixtureDraft, _ date: CivilDate
  ) -> String {
    let own = cell(.identity, record)
    if !own.isEmpty, own.unicodeScalars.count <= RefWatchLimits.uid { return own }
    let teams = FixtureKey.folded(draft.home) + "|" + FixtureKey.folded(draft.away)
    let plain = String((date.description + "|" + teams).unicodeScalars.prefix(240))
    let count = seen[plain, default: 0] + 1
    seen[plain] = count
    return count == 1 ? plain : plain + "#" + count.description
  }

  private mutating func remark(
    _ line: Int, _ field: FixtureField?, _ reason: FixtureFault.Reason
  ) {
    reading.remarks[line, default: []].append(FixtureFault(line: line, field, reason))
  }

  /// As much of a text as fits a message.
  private func shown(_ text: String) -> String { String(text.prefix(60)) }
}
