import Calendar
import Core

/// Reads tables: DayBlock's own, and Toggl's detailed report.
enum TableImport {
  static func read(
    _ text: [UInt8], _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    var reader = TableReader.telling(text)
    var header: TableRecord?
    while header == nil, let record = reader.next() {
      if !record.isEmpty { header = record }
    }
    guard let header else { throw .empty }
    let columns = Columns(header.cells)
    reader.width = header.cells.count
    let isToggl = columns.has("start date") && columns.has("start time")
    if !isToggl {
      let missing = ["block", "start", "end"].filter { name in !columns.has(name) }
      if !missing.isEmpty, !header.garbledLines.isEmpty { throw .unknownEncoding }
      if missing.count == 3 { throw .unknownFormat }
      if !missing.isEmpty { throw .columnsMissing(missing) }
    }
    var table = TableRows(columns, options, ImportPlan(isToggl ? .toggl : .csv))
    table.refuseGarbled(header)
    var rows = 0
    var garbled = 0
    while let record = reader.next() {
      if record.isEmpty { continue }
      rows += 1
      guard rows <= ImportFile.rowLimit else { throw .tooManyRows(limit: ImportFile.rowLimit) }
      if record.garbledLines.isEmpty {
        table.take(record, isToggl: isToggl)
      } else {
        garbled += 1
        table.refuseGarbled(record)
      }
    }
    if garbled > 0, garbled == rows { throw .unknownEncoding }
    return table.plan
  }

  /// Which column is called what, without regard to case.
  struct Columns {
    private var places: [String: Int] = [:]

    init(_ names: [String]) {
      for (index, name) in names.enumerated() {
        let key = name.lowercased()
        if places[key] == nil { places[key] = index }
      }
    }

    func has(_ name: String) -> Bool { places[name] != nil }

    func cell(_ name: String, _ record: TableRecord) -> String {
      guard let place = places[name], place < record.cells.count else { return "" }
      return record.cells[place]
    }
  }
}

/// Reads the records of a table one by one.
private struct TableRows {
  let columns: TableImport.Columns
  let options: ImportOptions
  var plan: ImportPlan
  /// The zones that were named, by what stands there.
  private var zones: [String: NamedZone] = [:]

  /// A zone by its usual name.
  private struct NamedZone {
    let name: String
    let rules: ZoneRules
  }

  init(_ columns: TableImport.Columns, _ options: ImportOptions, _ plan: ImportPlan) {
    self.columns = columns
    self.options = options
    self.plan = plan
  }

  /// Tells each line of a record that is not UTF-8.
  mutating func refuseGarbled(_ record: TableRecord) {
    for line in record.garbledLines { plan.refuse(ImportFault(line, .notUTF8)) }
  }

  mutating func take(_ record: TableRecord, isToggl: Bool) {
    do throws(ImportFault) {
      if record.isOpen { throw ImportFault(record.line, .openQuote) }
      plan.take(isToggl ? try toggl(record) : try own(record))
    } catch { plan.refuse(error) }
  }

  private mutating func toggl(_ record: TableRecord) throws(ImportFault) -> ImportRow {
    let line = record.line
    let project = columns.cell("project", record)
    let description = columns.cell("description", record)
    let named = project.isEmpty ? description : project
    let block = try block(named, line)
    let start = try time("start date", "start time", record)
    let end = try time("end date", "end time", record)
    let segments = try ImportFile.segments(start, end, options.rules, line, now: options.now)
    let tags = columns.cell("tags", record).split(separator: ",")
      .map { tag in "#" + trimmed(String(tag)) }.joined(separator: " ")
    let memo = [project.isEmpty ? "" : description, columns.cell("task", record), tags]
      .filter { part in !part.isEmpty }
    return ImportRow(
      line: line, block: block, group: try group(columns.cell("client", record), line),
      segments: segments, zone: options.zone, memo: memo.joined(separator: "\n"),
      source: ImportRow.source("toggl", start, end, named))
  }

  private mutating func time(
    _ date: String, _ time: String, _ record: TableRecord
  ) throws(ImportFault) -> Instant {
    let (day, clock) = (columns.cell(date, record), columns.cell(time, record))
    if day.isEmpty || clock.isEmpty {
      throw ImportFault(record.line, date == "start date" ? .startMissing : .endMissing)
    }
    return meant(try WrittenTime.read(day, clock, record.line), options.rules, record.line)
  }

  private mutating func own(_ record: TableRecord) throws(ImportFault) -> ImportRow {
    let line = record.line
    let block = try block(columns.cell("block", record), line)
    let named = columns.cell("zone", record)
    let (zone, rules) = try zone(named, line)
    let start = columns.cell("start", record)
    let end = columns.cell("end", record)
    if start.isEmpty { throw ImportFault(line, .startMissing) }
    if end.isEmpty { throw ImportFault(line, .endMissing) }
    let (first, last) = (try WrittenTime.read(start, line), try WrittenTime.read(end, line))
    let from = meant(first, rules, line)
    let to = meant(last, rules, line)
    var segments = try ImportFile.segments(
      from, to, rules, line, now: options.now, offset: offset(first, last, named))
    let stretches = columns.cell("segments", record)
    if !stretches.isEmpty { segments = try parts(stretches, rules, named, line) }
    let friends = columns.cell("friends", record).split(separator: " ").map { id in String(id) }
    let id = columns.cell("id", record)
    return ImportRow(
      line: line, block: block, group: try group(columns.cell("group", record), line),
      segments: segments, carried: try carried(record), zone: zone,
      memo: columns.cell("memo", record), friends: OwnReader.friends(friends),
      isTutorial: OwnReader.isTutorial(columns.cell("origin", record)),
      source: id.isEmpty
        ? ImportRow.source("csv", from, to, block) : OwnReader.source(id))
  }

  /// What both times are written with, in a record that names its zone.
  private func offset(_ start: WrittenTime, _ end: WrittenTime, _ zone: String) -> Int? {
    guard !zone.isEmpty, let offset = start.offset, offset == end.offset else { return nil }
    return offset
  }

  /// `start/end start/end`.
  private mutating func parts(
    _ text: String, _ rules: ZoneRules, _ zone: String, _ line: Int
  ) throws(ImportFault) -> [DaySegment] {
    var segments: [DaySegment] = []
    for part in text.split(separator: " ") {
      let ends = part.split(separator: "/").map { end in String(end) }
      guard ends.count == 2 else { throw ImportFault(line, .malformed("start/end")) }
      let (start, end) = (
        try WrittenTime.read(ends[0], line), try WrittenTime.read(ends[1], line)
      )
      let from = meant(start, rules, line)
      let to = meant(end, rules, line)
      if let last = segments.last, from < last.end {
        throw ImportFault(line, .malformed("start/end"))
      }
      segments += try ImportFile.segments(
        from, to, rules, line, now: options.now, offset: offset(start, end, zone))
      guard segments.count <= DayLimits.segments else {
        throw ImportFault(line, .tooManySegments(limit: DayLimits.segments))
      }
    }
    return segments
  }

  private mutating func meant(
    _ written: WrittenTime, _ rules: ZoneRules, _ line: Int
  ) -> Instant {
    let (instant, remark) = written.instant(rules)
    if let remark { plan.remark(ImportRemark(line, remark)) }
    return instant
  }

  /// The zone that a record is in, with its rules.
  private mutating func zone(
    _ text: String, _ line: Int
  ) throws(ImportFault) -> (name: String, rules: ZoneRules) {
    if text.isEmpty || sameBytes(text, options.zone) { return (options.zone, options.rules) }
    if let known = zones[text] { return (known.name, known.rules) }
    guard let name = ZoneTable.name(text), let rules = options.named(name) else {
      throw ImportFault(line, .unknownZone(String(text.prefix(60))))
    }
    zones[text] = NamedZone(name: name, rules: rules)
    plan.relies(on: name)
    return (name, rules)
  }

  private func carried(_ record: TableRecord) throws(ImportFault) -> Int {
    let text = trimmed(columns.cell("carried_seconds", record))
    if text.isEmpty { return 0 }
    guard let seconds = Int(text), OwnReader.carried.contains(seconds) else {
      throw ImportFault(record.line, .malformed("carried_seconds"))
    }
    return seconds
  }

  private mutating func block(_ text: String, _ line: Int) throws(ImportFault) -> String {
    let (name, isCut) = try ImportFile.name(text, limit: DayLimits.blockName, line)
    if name.isEmpty { throw ImportFault(line, .blockMissing) }
    if isCut { plan.remark(ImportRemark(line, .shortened)) }
    return name
  }

  private mutating func group(_ text: String, _ line: Int) throws(ImportFault) -> String {
    let (name, isCut) = try ImportFile.name(text, limit: DayLimits.groupName, line)
    if isCut { plan.remark(ImportRemark(line, .shortened)) }
    return name
  }
}
