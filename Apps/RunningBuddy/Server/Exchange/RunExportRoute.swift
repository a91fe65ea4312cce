import Calendar
import Core
import RunningBuddyDomain
import Server
import Store
import Sync
import Wire

/// A person's runs as files: `GET /api/run/export`, with `?run=` for one or `?from=&to=` for a
/// span, else all of them, in a `format`.
struct RunExportRoute<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: RunService<Engine, Tables>
  /// Making files takes its time: not on a thread that serves requests.
  let work: WorkQueue

  func register(in routes: inout Routes) {
    routes.on(RunEndpoint.export.endpoint, signedIn: export)
  }

  private func export(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let format = RunFileFormat(call.parameter("format") ?? "fit") else {
      throw Problem(.invalidParameter, data: [.init("parameter", "format")])
    }
    let selection = try selection(call)
    let found = try await RunExportFiles(
      selection, as: format, of: member.user, service: service, work: work)
    // One that is another's is as absent as one that is not.
    if case .one = selection, found.count == 0 { throw Problem(.notFound) }
    return .archive(
      "runningbuddy-" + format.word + ".zip", modified: service.environment.now()
    ) { archive in
      var (files, names) = (found, UniqueNames())
      while let exported = try await files.next() {
        try await archive.write(names.name(exported.name), exported.bytes)
      }
      if !files.missed.isEmpty {
        try await archive.write("README.txt", RunExportNote.bytes(files.missed))
      }
    }
  }

  private func selection(_ call: Call) throws(Problem) -> RunSelection {
    let from = try day("from", call)
    let to = try day("to", call)
    if let text = call.parameter("run") {
      guard from == nil, to == nil else {
        throw Problem(.invalidParameter, data: [.init("parameter", "run")])
      }
      guard let id = RunID(text) else { throw Problem(.notFound) }
      return .one(id)
    }
    guard let selection = RunSelection(from: from, to: to) else { throw Problem(.invalidRange) }
    return selection
  }

  private func day(_ name: String, _ call: Call) throws(Problem) -> CivilDate? {
    guard let text = call.parameter(name) else { return nil }
    guard let day = CivilDate(text) else {
      throw Problem(.invalidParameter, data: [.init("parameter", .string(name))])
    }
    return day
  }
}

/// Says in an archive what is not in it.
enum RunExportNote {
  static func bytes(_ names: [String]) -> [UInt8] {
    let lines = [
      "These runs are not in this archive: a part of each has not reached the server yet, or "
        + "cannot be read.",
      "다음 기록은 일부가 아직 서버에 오지 않았거나 읽을 수 없어서 들어 있지 않아요.", "",
    ]
    return Array((lines + names).joined(separator: "\n").utf8) + [10]
  }
}
