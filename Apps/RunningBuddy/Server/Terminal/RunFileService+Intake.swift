import Calendar
import Core
import RunningBuddyDomain
import Server
import Store
import Sync
import Synchronization

extension RunFileService {
  /// Takes in the runs of files, folders and archives, as an import in the browser does until
  /// somebody chooses otherwise: what is here already, looks like it or was deleted is left. What
  /// was taken before this is cut off stays; begun again, it takes the rest.
  ///
  /// - Parameters:
  ///   - places: Paths on this machine.
  ///   - zone: What is meant where a file does not say in which zone it is.
  ///   - limit: The most bytes that are unpacked of archives.
  public func take(
    _ places: [String], zone: PlanningZone, of user: UserID, limit: Int = 2 << 30
  ) async throws -> RunIntakeReport {
    let search = SharedSearch(RunFileSearch(places, limit: limit))
    let batch: RunBatchID = service.environment.moment().id(1 << 32)
    var report = RunIntakeReport()
    while true {
      let files = try await working { search.batch() }
      guard !files.isEmpty else { return report }
      try Task.checkCancellation()
      try await take(files, RunImport(for: user, in: zone), as: batch, &report)
    }
  }

  private func take(
    _ files: [FoundFile], _ empty: RunImport, as batch: RunBatchID, _ report: inout RunIntakeReport
  ) async throws {
    let outcomes = try await eachOf(files.indices) { index in
      try await working { files[index].read }
    }
    var draft = empty
    var paths: [String] = []
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .success(let reading):
        draft.append(name: file.name, .success(reading))
        paths.append(file.path)
      case .failure(let fault): report.note(fault, of: file)
      }
    }
    let unmatched = draft
    let replica = try await service.replica(around: unmatched, of: draft.user)
    let plan = try await working {
      var plan = unmatched
      plan.match(with: replica)
      return plan
    }
    let steps = try await eachOf(plan.files.indices) { index in
      let steps = try await working { plan.steps(of: index, as: batch) }
      return try await write(steps, of: plan.user)
    }
    for (index, outcome) in steps.enumerated() {
      switch outcome {
      case .success(let steps): report.note(index, of: plan, steps, paths)
      case .failure(let rejection):
        report.refused.append(
          RunIntakeReport.Line(path: paths[index], what: .file(.unusable(rejection))))
      }
    }
  }

  /// A file is written whole or not at all.
  private func write(
    _ steps: RunImportSteps, of user: UserID
  ) async throws -> Result<RunImportSteps, RunRejection> {
    guard !steps.steps.isEmpty else { return .success(steps) }
    let moment = service.environment.moment()
    let rejection = try await service.writer.submit(for: user, weight: steps.steps.count) {
      storage throws(StoreFailure) in
      try service.take(steps.steps, by: user, at: moment, &storage)
    }.committed()
    return rejection.map { rejection in .failure(rejection) } ?? .success(steps)
  }

  /// What becomes of each, in their order; several are under way at once.
  private func eachOf<Value: Sendable>(
    _ indices: Range<Int>, _ body: @escaping @Sendable (Int) async throws -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (index: Int, value: Value).self) { tasks in
      for index in indices { tasks.addTask { (index, try await body(index)) } }
      var found: [(index: Int, value: Value)] = []
      for try await one in tasks { found.append(one) }
      return found.sorted { one, other in one.index < other.index }.map { one in one.value }
    }
  }
}

extension FoundFile {
  /// What is in it.
  fileprivate var read: Result<RunReading, RunIntakeFault> {
    switch outcome {
    case .failure(let fault): return .failure(fault)
    case .success(let bytes):
      do throws(RunFileFault) { return .success(try RunReading(name: name, bytes)) } catch {
        return .failure(.file(error))
      }
    }
  }
}

/// A search that goes on now on one thread, now on another.
private final class SharedSearch: Sendable {
  private let search: Mutex<RunFileSearch>
  /// Bytes after which a batch is large enough.
  private static let bytes = 32 << 20

  init(_ search: sending RunFileSearch) { self.search = Mutex(search) }

  /// As many files as are imported at once, or few large ones; none at the end.
  func batch() -> [FoundFile] {
    search.withLock { search in
      var files: [FoundFile] = []
      var bytes = 0
      while files.count < RunImport.fileLimit, bytes < SharedSearch.bytes,
        let file = search.next()
      {
        if case .success(let found) = file.outcome { bytes += found.count }
        files.append(file)
      }
      return files
    }
  }
}
