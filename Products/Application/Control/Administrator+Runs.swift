import AccountsServer
import Calendar
import Core
import Foundation
import RunningBuddyDomain
import RunningBuddyServer
import Server
import StoreSQLite
import Suite
import Tracks

extension Administrator {
  private var files: RunFileService<SQLiteDatabase, Tables> {
    RunFileService(engine: build.engine, writer: build.writer, environment: build.environment) {
      entity in
      .run(entity)
    }
  }

  /// Takes a person's runs in or out, or lists them.
  func runs(_ email: String, _ request: RunRequest) async throws -> [String] {
    let user = try await build.accounts.id(ofLogin: email)
    switch request {
    case .take(let paths, let zone):
      let report = try await files.take(paths, zone: try self.zone(zone), of: user)
      let lines = RunIntakeWords.lines(of: report)
      // Something else is taken all the same.
      if !report.refused.isEmpty { throw Refused(lines: lines) }
      return lines
    case .list:
      let all = try await files.list(of: user)
      return all.isEmpty ? ["There are no runs."] : all.map(line)
    case .export(let directory, let format, let from, let to):
      guard let known = RunFileFormat(format) else {
        let words = RunExportFormat.allCases.map { format in format.rawValue } + ["original"]
        throw Refused(lines: ["--format must be one of \(words.joined(separator: ", "))."])
      }
      return try await export(user, as: known, from: from, to: to, to: directory)
    }
  }

  private func zone(_ name: String?) throws -> PlanningZone {
    if let name {
      guard let zone = PlanningZone(named: name) else {
        throw Refused(
          lines: [
            "The time zone \(name.onOneLine) is unknown; use a name such as Europe/Berlin."
          ])
      }
      return zone
    }
    let here = TimeZone.current
    if let zone = PlanningZone(named: here.identifier) { return zone }
    return PlanningZone(
      fixed: Zone(name: here.identifier, offset: here.secondsFromGMT()))
  }

  /// Day, time, distance, duration, title and id.
  private func line(_ run: Run) -> String {
    let start = run.startedAt.civil(offset: run.offset)
    let distance = run.distance.first.map { far in kilometres(far) } ?? "–"
    let duration = (run.timer.first ?? run.elapsed.first).map { time in clock(time) } ?? "–"
    let title = run.title.isEmpty ? word(for: run.sport) : run.title
    return [
      "\(start.date)", start.time.hourMinute, distance, duration, title.onOneLine, "\(run.id)",
    ].joined(separator: "  ")
  }

  private func word(for sport: RecordedSport) -> String {
    if case .other(let word) = sport { return word.isEmpty ? "other" : "other (\(word))" }
    return sport.wireWord
  }

  /// `10.02 km`.
  private func kilometres(_ centimetres: Int) -> String {
    let hundredths = (centimetres + 500) / 1_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) km"
  }

  private func export(
    _ user: UserID, as format: RunFileFormat, from: String?, to: String?, to directory: String
  ) async throws -> [String] {
    let report: RunExportReport
    do {
      report = try await files.export(
        as: format, from: try date(from), to: try date(to), of: user, to: directory)
    } catch let fault as RunExportFault { throw Refused(lines: [fault.words(of: directory)]) }
    guard report.written + report.same + report.missed.count > 0 else {
      return ["There are no runs" + (from == nil && to == nil ? "." : " on these days.")]
    }
    var lines = [
      RunIntakeWords.count(
        report.written, "file was written to \(directory).", "files were written to \(directory).")
    ]
    if report.same > 0 {
      lines.append(
        RunIntakeWords.count(report.same, "was already there.", "were already there."))
    }
    guard report.missed.isEmpty else {
      lines.append(
        RunIntakeWords.count(report.missed.count, "was not written", "were not written")
          + ": a part has not reached the server yet, or cannot be read:")
      throw Refused(lines: lines + RunIntakeWords.first(report.missed))
    }
    return lines
  }
}

extension RunExportFault {
  /// A sentence for a terminal.
  fileprivate func words(of directory: String) -> String {
    switch self {
    case .days: "The last day is before the first."
    case .folder: "The folder \(directory) cannot be created."
    case .file(let name): "The file \(name) cannot be written to \(directory)."
    }
  }
}
