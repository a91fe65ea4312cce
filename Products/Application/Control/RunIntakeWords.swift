import RunningBuddyDomain
import RunningBuddyServer
import Server
import Tracks
import Wire

/// Says in a terminal what became of files of runs.
enum RunIntakeWords {
  static func lines(of report: RunIntakeReport) -> [String] {
    var lines = [count(report.runs + report.others, "run is taken.", "runs are taken.")]
    if report.others > 0 {
      lines.append(
        count(
          report.others, "of them is no running: it is in no record.",
          "of them are no running: they are in no records."))
    }
    if report.known > 0 {
      lines.append(count(report.known, "is here already.", "are here already."))
    }
    lines += list(
      report.deleted, "is left, because it was deleted; it can be brought back among all runs:",
      "are left, because they were deleted; they can be brought back among all runs:"
    ) { id in "\(id)" }
    lines += list(
      report.similar, "is left, because it looks like another:",
      "are left, because they look like others:"
    ) { like in
      switch like {
      case .runs(let ids): "like " + ids.map { id in "\(id)" }.joined(separator: ", ")
      case .file(let path): "like \(path)"
      }
    }
    lines += list(
      report.leftOut, "has parts that were left out or put right:",
      "have parts that were left out or put right:"
    ) { count in "\(count)" }
    lines += list(
      report.passedOver, "holds no recording:", "hold no recording:"
    ) { fault in fault.words }
    lines += list(report.refused, "is refused:", "are refused:") { fault in fault.words }
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
    case .missing: "there is no such file"
    case .unreadable: "it cannot be read"
    case .damaged(let words): words
    case .tooMuch(let limit): "it holds more than \(limit >> 20) MiB unpacked; the rest is left"
    case .tooDeep: "it is an archive in an archive in an archive"
    case .file(let fault): fault.words
    }
  }
}

extension RunFileFault {
  fileprivate var words: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .otherFormat: "it is no FIT, GPX or TCX file"
    case .noRecording: "there is no recording in it"
    case .cutShort: "it ends before anything could be read"
    case .broken(_, let position): "it is broken at \(position.words)"
    case .nothingUsable(let note): "no point in it can be used (\(note.position.words))"
    case .tooMany(let limit): "at most \(limit) files at once"
    case .unusable(let rejection): "what is in it cannot be kept: \(rejection.json.text)"
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
