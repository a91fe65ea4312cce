import Calendar
import Coding
import Core
import Wire

/// What is needed to read a file besides the file.
@Memberwise public struct ImportOptions: Sendable {
  /// IANA name of the zone that times without one are in.
  public let zone: String
  /// Its rules.
  public let rules: ZoneRules
  /// Nothing may end later.
  public let now: Instant
  /// Those of a zone that a record names, by its IANA name, with what is known of their past.
  public let named: @Sendable (String) -> ZoneRules?
}

/// Reads what DayBlock and other programs write (specification §9.4, §17). The same file always
/// comes to the same plan.
///
/// Text is UTF-8, or UTF-16 with its mark. Other encodings are not guessed: a line that is neither
/// is told and left out, so that no letter is kept that nobody wrote.
public enum ImportFile {
  /// Bytes.
  public static let sizeLimit = 32 << 20
  /// Rows.
  public static let rowLimit = 100_000
  /// Hours of one row.
  public static let hourLimit = 48

  public static func read(
    _ bytes: [UInt8], _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    guard bytes.count <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }
    let text = unicodeBytes(bytes)
    if text.contains(0) { throw .notText }
    guard let first = text.first(where: { byte in byte > 0x20 }) else { throw .empty }
    var plan: ImportPlan
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): plan = try document(text, options)
    default:
      if CalendarFile.isCalendar(text) {
        plan = try ICalendarReader.read(text, options)
      } else if TimewarriorReader.isData(text) {
        plan = try TimewarriorReader.data(text, options)
      } else {
        plan = try TableImport.read(text, options)
      }
    }
    plan.close()
    return plan
  }

  private static func document(
    _ text: [UInt8], _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    guard isWellFormedUTF8(text) else { throw .unknownEncoding }
    let json: JSON
    do throws(WireError) {
      json = try JSON.parse(text, limits: JSONLimits(bytes: sizeLimit))
    } catch {
      guard case .syntax(_, let offset) = error.reason else { throw .brokenJSON(offset: 0) }
      throw .brokenJSON(offset: offset)
    }
    if json["sessions"] != nil, json["dayblock"] != nil {
      return try OwnReader.document(json, options)
    }
    if json["buckets"] != nil || json["events"] != nil || ActivityWatchReader.isEvents(json) {
      return try ActivityWatchReader.document(json, options)
    }
    if case .array(let intervals) = json { return try TimewarriorReader.export(intervals, options) }
    throw .unknownFormat
  }

  /// A name as it can be kept, cut to what it may be, and whether it was; empty for none.
  static func name(
    _ text: String, limit: Int, _ line: Int
  ) throws(ImportFault) -> (name: String, isCut: Bool) {
    let whole = trimmed(text)
    guard !whole.isEmpty else { return ("", false) }
    do throws(DayBlockRejection) {
      let name = try checkedName(cut(whole, limit), limit: limit)
      // A line end of two signs is one, and two spaces where it stood.
      return (cut(name, limit), whole.count > limit || name.count > limit)
    } catch { throw ImportFault(line, .unusableCharacter) }
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    text.count > limit ? trimmed(String(text.prefix(limit))) : text
  }

  /// Checks a stretch and cuts it where the zone's offset changes.
  ///
  /// - Parameter offset: What clocks were ahead of UTC by (s) from start to end, where a file that
  ///   names the zone says so: it knows better than rules do that may have no past.
  static func segments(
    _ start: Instant, _ end: Instant, _ rules: ZoneRules, _ line: Int, now: Instant,
    offset: Int? = nil
  ) throws(ImportFault) -> [DaySegment] {
    guard start != end else { throw ImportFault(line, .zeroLength) }
    guard start < end else { throw ImportFault(line, .endsBeforeStart) }
    guard end <= now else { throw ImportFault(line, .future) }
    guard end.milliseconds - start.milliseconds <= Int64(hourLimit) * 3_600_000 else {
      throw ImportFault(line, .tooLong(hours: hourLimit))
    }
    if let offset { return [DaySegment(start: start, end: end, offset: offset)] }
    return DayClock.segments(
      from: start, to: end, offset: rules.offset(at: start),
      changes: DayClock.changes(in: rules, from: start, to: end))
  }
}
