import Calendar
import Core
import Wire

/// Reads ActivityWatch: an export of buckets, one bucket, or a list of events.
///
/// The block is the event's label, else its application, else its title. Times away from the
/// keyboard are none.
enum ActivityWatchReader {
  static func isEvents(_ json: JSON) -> Bool {
    guard case .array(let events) = json, let first = events.first else { return false }
    return first["timestamp"] != nil && first["duration"] != nil
  }

  static func document(
    _ json: JSON, _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    var plan = ImportPlan(.activityWatch, .events)
    // Events are counted through the file, also those that are none of ours.
    var (count, taken) = (0, 0)
    for bucket in buckets(json) {
      let events = list(bucket)
      if !isPresence(bucket) {
        taken += events.count
        guard taken <= ImportFile.rowLimit else {
          throw .tooManyRows(limit: ImportFile.rowLimit)
        }
        for (index, event) in events.enumerated() {
          take(event, count + index + 1, options, &plan)
        }
      }
      count += events.count
    }
    return plan
  }

  private static func buckets(_ json: JSON) -> [JSON] {
    switch json["buckets"] {
    case .object(let buckets)?: buckets.map { bucket in bucket.value }
    case .array(let buckets)?: buckets
    default: [json]
    }
  }

  /// The events of a bucket, or of a file that is nothing else.
  private static func list(_ bucket: JSON) -> [JSON] {
    if case .array(let events) = bucket { return events }
    if case .array(let events)? = bucket["events"] { return events }
    return []
  }

  /// Whether a bucket tells whether somebody was there, and not what they did.
  private static func isPresence(_ bucket: JSON) -> Bool {
    if case .string("afkstatus")? = bucket["type"] { true } else { false }
  }

  private static func take(
    _ event: JSON, _ line: Int, _ options: ImportOptions, _ plan: inout ImportPlan
  ) {
    do throws(ImportFault) {
      guard case .string(let timestamp)? = event["timestamp"] else {
        throw ImportFault(line, .startMissing)
      }
      guard let length = milliseconds(event["duration"]) else {
        throw ImportFault(line, .endMissing)
      }
      guard length > 0 else { throw ImportFault(line, .zeroLength) }
      var words: [String] = []
      for name in ["label", "app", "title"] {
        if case .string(let word)? = event["data"]?[name], !trimmed(word).isEmpty {
          words.append(word)
        }
      }
      guard let word = words.first else { throw ImportFault(line, .blockMissing) }
      let (block, isCut) = try ImportFile.name(word, limit: DayLimits.blockName, line)
      let start = try WrittenTime.read(timestamp, line).instant(options.rules).instant
      let end = start.advanced(byMilliseconds: length)
      let segments = try ImportFile.segments(start, end, options.rules, line, now: options.now)
      if isCut { plan.remark(ImportRemark(line, .shortened)) }
      plan.take(
        ImportRow(
          line: line, block: block, group: "", segments: segments, zone: options.zone,
          memo: words.dropFirst().joined(separator: "\n"),
          source: ImportRow.source("activitywatch", start, end, word)))
    } catch { plan.refuse(error) }
  }

  /// Seconds, with a fraction, as whole milliseconds.
  private static func milliseconds(_ json: JSON?) -> Int64? {
    switch json {
    case .integer(let seconds)? where abs(seconds) < 10_000_000: seconds * 1_000
    case .number(let seconds)? where abs(seconds) < 10_000_000: Int64(seconds * 1_000 + 0.5)
    default: nil
    }
  }
}
