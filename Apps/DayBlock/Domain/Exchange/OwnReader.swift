import Calendar
import Core
import Wire

/// Reads what DayBlock itself has written (``DayExport``).
enum OwnReader {
  /// What stands for a session of ours in a file, whatever the file's format.
  static func source(_ id: String) -> String { "dayblock " + String(id.prefix(64)) }

  static func document(
    _ sessions: JSON, _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    guard case .array(let list) = sessions else { throw .unknownFormat }
    guard list.count <= ImportFile.rowLimit else { throw .tooManyRows(limit: ImportFile.rowLimit) }
    var plan = ImportPlan(.json)
    for (index, session) in list.enumerated() {
      do throws(ImportFault) {
        plan.take(try row(session, index + 1, options))
      } catch { plan.refuse(error) }
    }
    return plan
  }

  private static func row(
    _ session: JSON, _ line: Int, _ options: ImportOptions
  ) throws(ImportFault) -> ImportRow {
    func text(_ name: String) -> String {
      if case .string(let text)? = session[name] { text } else { "" }
    }
    let (block, _) = ImportFile.name(text("block"), limit: DayLimits.blockName)
    if block.isEmpty { throw ImportFault(line, .blockMissing) }
    guard case .array(let stretches)? = session["segments"], !stretches.isEmpty else {
      throw ImportFault(line, .startMissing)
    }
    guard stretches.count <= DayLimits.segments else {
      throw ImportFault(line, .tooManySegments(limit: DayLimits.segments))
    }
    var segments: [DaySegment] = []
    for stretch in stretches {
      guard case .string(let from)? = stretch["start"], case .string(let to)? = stretch["end"],
        case .integer(let offset)? = stretch["offset"], abs(offset) < 86_400
      else { throw ImportFault(line, .malformed("start, end, offset")) }
      let start = try WrittenTime.read(from, line).instant(options.rules).instant
      let end = try WrittenTime.read(to, line).instant(options.rules).instant
      guard start != end else { throw ImportFault(line, .zeroLength) }
      guard start < end, segments.last.map({ last in last.end <= start }) ?? true else {
        throw ImportFault(line, .endsBeforeStart)
      }
      guard end <= options.now else { throw ImportFault(line, .future) }
      segments.append(DaySegment(start: start, end: end, offset: Int(offset)))
    }
    let zone = text("zone")
    return ImportRow(
      line: line, block: block,
      group: ImportFile.name(text("group"), limit: DayLimits.groupName).name, segments: segments,
      zone: zone.isEmpty ? options.zone : zone,
      memo: String(
        String.UnicodeScalarView(text("memo").unicodeScalars.prefix(DayLimits.memo))),
      source: OwnReader.source(text("id")))
  }
}
