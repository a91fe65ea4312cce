import RunningBuddyDomain
import RunningBuddyServer
import Server
import Tracks
import Wire

/// Says in a terminal what became of files of runs.
enum RunIntakeWords {
  static func lines(of report: RunIntakeReport) -> [String] {
    var lines = [count(report.runs + report.others, "run was imported.", "runs were imported.")]
    if report.others > 0 {
      lines.append(
        count(
          report.others, "is another sport and does not count for records.",
          "are other sports and do not count for records."))
    }
    if report.known > 0 {
      lines.append(count(report.known, "was imported before.", "were imported before."))
    }
    lines += list(
      report.deleted, "was skipped: it was deleted here, and can be restored in the list of runs:",
      "were skipped: they were deleted here, and can be restored in the list of runs:"
    ) { id in "\(id)" }
    lines += list(
      report.similar, "was skipped: it looks like another run:",
      "were skipped: they look like other runs:"
    ) { like in
      switch like {
      case .runs(let ids): "like " + ids.map { id in "\(id)" }.joined(separator: ", ")
      case .file(let path): "like \(path)"
      }
    }
    lines += list(
      report.leftOut, "has parts that were left out or corrected:",
      "have parts that were left out or corrected:"
    ) { count in "\(count)" }
    lines += list(
      report.passedOver, "contains no recording:", "contain no recording:"
    ) { fault in fault.words }
    lines += list(report.refused, "was refused:", "were refused:") { fault in fault.words }
    return lines
  }

  private static func list<What>(
    _ lines: [RunIntakeReport.Line<What>], _ one: String, _ other: String,
    _ words: (What) -> String
  ) -> [String] {
    guard !lines.isEmpty else { return [] }
    return [count(lines.count, one, other)]
      + first(lines.map { line in "  \(line.path): \(words(line.what))" })
  }

  static func count(_ number: Int, _ one: String, _ other: String) -> String {
    "\(number) " + (number == 1 ? one : other)
  }

  /// The first of many lines. Names in archives are anybody's: none moves the cursor.
  static func first(_ lines: [String]) -> [String] {
    let shown = lines.prefix(50).map { line in line.onOneLine }
    return lines.count > 50 ? shown + ["  and \(lines.count - 50) more"] : shown
  }
}

extension RunIntakeFault {
  /// What follows a file's name.
  fileprivate var words: String {
    switch self {
    case .missing: "it was not found"
    case .unreadable: "it cannot be read"
    case .damaged(let words): words
    case .tooMuch(let limit): "it holds more than \(limit >> 20) MiB unpacked; the rest was skipped"
    case .tooDeep: "archives are nested too deeply"
    case .file(let fault): fault.words
    }
  }
}

extension RunFileFault {
  fileprivate var words: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .otherFormat: "it is not a FIT, GPX or TCX file"
    case .noRecording: "it contains no recording"
    case .cutShort: "it ends before anything could be read"
    case .broken(_, let position): "it is broken at \(position.words)"
    case .nothingUsable(let note): "no point in it can be used (\(note.position.words))"
    case .tooMany(let limit): "at most \(limit) files at once"
    case .unusable(let rejection): "its content cannot be stored: \(rejection.json.text)"
    }
  }
}

extension FilePosition {
  fileprivate var words: String {
    switch self {
    case .line(let number): "line \(number)"
    case .byte(let number): "byte \(number)"
    }
  }
}
