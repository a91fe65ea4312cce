import Calendar
import Core
import Wire

/// Reads Timewarrior: what `timew export` prints, and its data files (`inc … # tags # annotation`).
///
/// The first tag is the block, further ones go into the memo.
enum TimewarriorReader {
  static func isData(_ text: [UInt8]) -> Bool {
    let head = text.drop { octet in octet <= 0x20 }
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
      guard let interval = Interval(line, index + 1) else {
        plan.refuse(ImportFault(index + 1, .malformed("inc")))
        continue
      }
      take(interval, options, &plan)
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
      let more = interval.tags.dropFirst().map { tag in "#" + tag }.joined(separator: " ")
      let memo = [interval.annotation, more].filter { part in !part.isEmpty }
      plan.take(
        ImportRow(
          line: line, block: block, group: "", segments: segments, zone: options.zone,
          memo: memo.joined(separator: "\n"),
          source: ImportRow.source("timewarrior", start.instant, end.instant, tag)))
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

    init(line: Int, start: String, end: String, tags: [String], annotation: String) {
      self.line = line
      self.start = start
      self.end = end
      self.tags = tags
      self.annotation = annotation
    }

    /// `inc 20260101T090000Z - 20260101T100000Z # tag "two words" # "annotation"`.
    init?(_ text: String, _ line: Int) {
      let parts = Interval.parts(text)
      let words = parts[0].split(separator: " ").map { word in String(word) }
      guard words.first == "inc", words.count == 2 || words.count == 4 && words[2] == "-" else {
        return nil
      }
      self.init(
        line: line, start: words[1], end: words.count == 4 ? words[3] : "",
        tags: parts.count > 1 ? Interval.words(parts[1]) : [],
        annotation: parts.count > 2 ? Interval.words(parts[2]).joined(separator: " ") : "")
    }

    /// What stands between `#` outside of quotation marks: times, tags, annotation.
    private static func parts(_ text: String) -> [String] {
      var parts = [""]
      var isQuoted = false
      var isEscaped = false
      for sign in text {
        if sign == "#", !isQuoted, parts.count < 3 {
          parts.append("")
          continue
        }
        if sign == "\"", !isEscaped { isQuoted.toggle() }
        isEscaped = sign == "\\" && !isEscaped
        parts[parts.count - 1].append(sign)
      }
      return parts
    }

    /// Words, with quotation marks around those that have blanks inside.
    private static func words(_ text: String) -> [String] {
      var words: [String] = []
      var word = ""
      var isQuoted = false
      var isEscaped = false
      for sign in text {
        if isEscaped {
          word.append(sign)
          isEscaped = false
        } else if sign == "\\" {
          isEscaped = true
        } else if sign == "\"" {
          isQuoted.toggle()
        } else if sign == " ", !isQuoted {
          if !word.isEmpty { words.append(word) }
          word = ""
        } else {
          word.append(sign)
        }
      }
      if !word.isEmpty { words.append(word) }
      return words
    }
  }
}
