import Core
import RunningBuddyDomain
import Server
import Store

/// The runs of a user as files, the earliest first, one at a time: all tracks together may be more
/// than fits into memory.
struct RunExportFiles<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  private let service: RunService<Engine, Tables>
  private let work: WorkQueue
  private let user: UserID
  private let selection: RunSelection
  private let format: RunFileFormat
  private var ids: ArraySlice<RunID>
  private var files: Set<MediaDigest> = []
  /// Names of runs whose contents have not arrived, or cannot be read.
  private(set) var missed: [String] = []

  init(
    _ selection: RunSelection, as format: RunFileFormat, of user: UserID,
    service: RunService<Engine, Tables>, work: WorkQueue
  ) async throws {
    self.service = service
    self.work = work
    self.user = user
    self.selection = selection
    self.format = format
    ids = try await service.engine.read { session throws(StoreFailure) in
      try RunExportRows.list(selection, of: user, in: session)
    }[...]
  }

  /// Runs that are still to be looked at.
  var count: Int { ids.count }

  /// The next file; several may have one name. `nil` at the end.
  mutating func next() async throws -> (name: String, bytes: [UInt8])? {
    while let id = ids.popFirst() {
      guard let found = try await read(id) else { continue }
      // Several runs of one file have it once.
      if let digest = found.digest, !files.insert(digest).inserted { continue }
      if let bytes = try await bytes(of: found) { return (found.exported.name, bytes) }
      missed.append(found.exported.name)
    }
    return nil
  }

  // MARK: One run

  /// What is known of a run on its way out.
  private struct Found: Sendable {
    let exported: RunExportFile
    /// The contents; `nil` while one has not arrived.
    let texts: [String]?
    /// The file's, where this is one as it came.
    var digest: MediaDigest?
  }

  /// `nil` for one that is gone by now, or was none of these days.
  private func read(_ id: RunID) async throws -> Found? {
    try await service.engine.read { session throws(StoreFailure) -> Found? in
      guard let run = try RunExportRows.run(id, of: user, in: session) else { return nil }
      if case .days(let days) = selection, !days.contains(run.day) { return nil }
      switch format {
      case .made(let format): return try made(run, format, session)
      case .original:
        let file = try RunExportRows.file(of: run, user, in: session)
        // What came as no file, or as one too large to be kept.
        if let file, file.isEmpty { return try made(run, .fit, session) }
        return try found(
          .original(run, file: file ?? []), isComplete: file != nil,
          digest: run.source.file?.digest, session)
      }
    }
  }

  private func made(
    _ run: Run, _ format: RunExportFormat, _ session: some Session
  ) throws(StoreFailure) -> Found {
    let track = try RunExportRows.track(of: run, user, in: session)
    return try found(
      .made(run, as: format, track: track ?? []), isComplete: track != nil, session)
  }

  private func found(
    _ exported: RunExportFile, isComplete: Bool, digest: MediaDigest? = nil, _ session: some Session
  ) throws(StoreFailure) -> Found {
    Found(
      exported: exported,
      texts: isComplete ? try ContentTable.texts(of: exported.keys, in: session) : nil,
      digest: digest)
  }

  /// `nil` where the contents are not there, or cannot be read.
  private func bytes(of found: Found) async throws -> [UInt8]? {
    guard let texts = found.texts else { return nil }
    let exported = found.exported
    guard let bytes = await work.run({ exported.bytes(texts) }) else {
      throw Problem.later(.busy, seconds: 1)
    }
    return bytes
  }
}
