import Calendar
import Core
import Wire

/// Reads Timewarrior: what `timew export` prints, and its data files (``TimewarriorLine``).
///
/// Timewarrior keeps no order of tags. The first is the block and further ones go into the memo,
/// unless the person has a group or a block by one of their names.
enum TimewarriorReader {
  static func isData(_ text: [UInt8]) -> Bool {
    let head = text.drop { byte in byte <= 0x20 }
    return head.starts(with: Array("inc ".utf8)) || head.starts(with: Array("inc\n".utf8))
  }

  static func export(
    _ intervals: [JSON], _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    guard intervals.count <= ImportFile.rowLimit else {
      throw .tooManyRows(limit: ImportFile.rowLimit)
    }
    var plan = ImportPlan(.timewarrior, .events)
    for (index, interval) in intervals.enumerated() {
      var tags: [String] = []
      if case .array(let words)? = interval["tags"] {
        for case .string(let word) in words { tags.append(word) }
      }
      take(
        Interval(
          line: index + 1, start: string(interval["start"]), end: string(interval["end"]),
          tags: tags, annotation: string(interval["annotation"])), options, &plan)
    }
    return plan
  }

  static func data(
    _ text: [UInt8], _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    var plan = ImportPlan(.timewarrior)
    var rows = 0
    var garbled = 0
    for (index, line) in text.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let isGarbled = !isWellFormedUTF8(line)
      let line = trimmed(String(decoding: line, as: UTF8.self))
      if line.isEmpty { continue }
      rows += 1
      guard rows <= ImportFile.rowLimit else { throw .tooManyRows(limit: ImportFile.rowLimit) }
      if isGarbled {
        garbled += 1
        plan.refuse(ImportFault(index + 1, .notUTF8))
        continue
      }
      guard let written = TimewarriorLine(line) else {
        plan.refuse(ImportFault(index + 1, .malformed("inc")))
        continue
      }
      take(
        Interval(
          line: index + 1, start: written.start, end: written.end, tags: written.tags,
          annotation: written.annotation), options, &plan)
    }
    if garbled > 0, garbled == rows { throw .unknownEncoding }
    return plan
  }

  private static func take(
    _ interval: Interval, _ options: ImportOptions, _ plan: inout ImportPlan
  ) {
    let line = interval.line
    do throws(ImportFault) {
      guard !interval.start.isEmpty else { throw ImportFault(line, .startMissing) }
      guard !interval.end.isEmpty else { throw ImportFault(line, .endMissing) }
      guard let tag = interval.tags.first else { throw ImportFault(line, .blockMissing) }
      let (block, isCut) = try ImportFile.name(tag, limit: DayLimits.blockName, line)
      guard !block.isEmpty else { throw ImportFault(line, .blockMissing) }
      let start = try WrittenTime.read(interval.start, line).instant(options.rules)
      let end = try WrittenTime.read(interval.end, line).instant(options.rules)
      let segments = try ImportFile.segments(
        start.instant, end.instant, options.rules, line, now: options.now)
      if isCut { plan.remark(ImportRemark(line, .shortened)) }
      let tags = ImportTags(words: interval.tags, note: interval.annotation)
      func source(_ tag: String) -> String {
        ImportRow.source("timewarrior", start.instant, end.instant, tag)
      }
      var row = ImportRow(
        line: line, block: block, group: "", segments: segments, zone: options.zone,
        memo: tags.memo(without: [tag]), source: source(tag))
      // It may have been read before in another order.
      row.otherSources = interval.tags.dropFirst().map(source)
      if interval.tags.count > 1 { row.tags = tags }
      plan.take(row)
    } catch { plan.refuse(error) }
  }

  private static func string(_ json: JSON?) -> String {
    if case .string(let text)? = json { text } else { "" }
  }

  /// One interval as it is written.
  private struct Interval {
    let line: Int
    let start: String
    let end: String
    let tags: [String]
    let annotation: String
  }
}
