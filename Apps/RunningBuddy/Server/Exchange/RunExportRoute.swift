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
  let desk: RunDesk<Engine, Tables>
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
    let ids = try await desk.engine.read { session throws(StoreFailure) in
      try RunExportRows.list(selection, of: member.user, in: session)
    }
    // One that is another's is as absent as one that is not.
    if case .one = selection, ids.isEmpty { throw Problem(.notFound) }
    let user = member.user
    return .archive(
      "runningbuddy-" + format.word + ".zip", modified: desk.ambient.now()
    ) { archive in
      var names = PaperNames()
      var files: Set<MediaDigest> = []
      var missed: [String] = []
      // One at a time: all tracks together may be more than memory holds.
      for id in ids {
        guard let found = try await read(id, of: user, selection, format) else { continue }
        // Several runs of one file have it once.
        if let digest = found.digest, !files.insert(digest).inserted { continue }
        guard let octets = try await octets(of: found) else {
          missed.append(found.paper.name)
          continue
        }
        try await archive.write(names.name(found.paper.name), octets)
      }
      if !missed.isEmpty {
        try await archive.write("README.txt", RunExportNote.octets(missed))
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
    guard from != nil || to != nil else { return .all }
    let first = from ?? CivilDate(dayNumber: Self.earliest)
    let last = to ?? CivilDate(dayNumber: Self.latest)
    guard first <= last else { throw Problem(.invalidRange) }
    return .days(first...last)
  }

  /// Days of the years 1 and 9999: no run is before or after them.
  private static var earliest: Int { -719_162 }
  private static var latest: Int { 2_932_896 }

  private func day(_ name: String, _ call: Call) throws(Problem) -> CivilDate? {
    guard let text = call.parameter(name) else { return nil }
    guard let day = CivilDate(text) else {
      throw Problem(.invalidParameter, data: [.init("parameter", .string(name))])
    }
    return day
  }

  // MARK: One run

  /// What is known of a run on its way out.
  private struct Found: Sendable {
    let paper: RunPaper
    /// The contents; `nil` while one has not arrived.
    let texts: [String]?
    /// The file's, where this is one as it came.
    var digest: MediaDigest?
  }

  /// `nil` for one that is gone by now, or was none of these days.
  private func read(
    _ id: RunID, of user: UserID, _ selection: RunSelection, _ format: RunFileFormat
  ) async throws -> Found? {
    try await desk.engine.read { session throws(StoreFailure) -> Found? in
      guard let run = try RunExportRows.run(id, of: user, in: session) else { return nil }
      if case .days(let days) = selection, !days.contains(run.day) { return nil }
      switch format {
      case .made(let format): return try made(run, format, user, session)
      case .original:
        let file = try RunExportRows.file(of: run, user, in: session)
        // What came as no file, or as one too large to be kept.
        if let file, file.isEmpty { return try made(run, .fit, user, session) }
        return try found(
          .original(run, file: file ?? []), isComplete: file != nil,
          digest: run.source.file?.digest, session)
      }
    }
  }

  private func made(
    _ run: Run, _ format: RunExportFormat, _ user: UserID, _ session: some Session
  ) throws(StoreFailure) -> Found {
    let track = try RunExportRows.track(of: run, user, in: session)
    return try found(
      .made(run, as: format, track: track ?? []), isComplete: track != nil, session)
  }

  private func found(
    _ paper: RunPaper, isComplete: Bool, digest: MediaDigest? = nil, _ session: some Session
  ) throws(StoreFailure) -> Found {
    Found(
      paper: paper, texts: isComplete ? try ContentTable.texts(of: paper.keys, in: session) : nil,
      digest: digest)
  }

  /// `nil` where the contents are not there, or cannot be read.
  private func octets(of found: Found) async throws -> [UInt8]? {
    guard let texts = found.texts else { return nil }
    let paper = found.paper
    guard let octets = await work.run({ paper.octets(texts) }) else {
      throw Problem.later(.busy, seconds: 1)
    }
    return octets
  }
}

/// Says in an archive what is not in it.
enum RunExportNote {
  static func octets(_ names: [String]) -> [UInt8] {
    let lines = [
      "These runs are not in this archive: a part of each has not reached the server yet, or "
        + "cannot be read.",
      "다음 기록은 일부가 아직 서버에 오지 않았거나 읽을 수 없어서 들어 있지 않아요.", "",
    ]
    return Array((lines + names).joined(separator: "\n").utf8) + [10]
  }
}
