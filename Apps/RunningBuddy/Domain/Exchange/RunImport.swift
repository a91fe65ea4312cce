import Calendar
import Core
import Tracks

/// What importing files comes to, before anything is changed: a preview, in which the person
/// chooses.
public struct RunImport: Sendable {
  /// Files at once.
  public static let fileLimit = 50

  /// What is known of a run of a file.
  public enum State: Hashable, Sendable {
    case new
    /// The same file was imported before.
    case here(RunID)
    /// The same file was imported before, and its run deleted: taking it brings it back.
    case deleted(RunID)
    /// It looks like these runs that are here: keep both, or leave it.
    case similar([RunID])
    /// It looks like a run of another file of this import.
    case similarInImport(file: Int, run: Int)
    /// The same file was chosen twice; the first one counts.
    case twice(file: Int)
    /// It cannot be kept.
    case unusable(RunRejection)

    /// Whether the person may choose.
    public var isOffered: Bool {
      switch self {
      case .new, .deleted, .similar, .similarInImport: true
      case .here, .twice, .unusable: false
      }
    }

    /// What is chosen until the person says otherwise: what may be there already is left.
    var isUsuallyTaken: Bool { self == .new }
  }

  /// A file of the import.
  public struct File: Sendable {
    public let name: String
    public let outcome: Result<RunReading, RunFileFault>
    /// Of each of its runs.
    public internal(set) var states: [State] = []
    /// What the person chose, run by run; `nil` until they did.
    var choices: [Bool?] = []
    /// Why one of them cannot be kept.
    var rejections: [RunRejection?] = []

    /// Whether a run is taken over.
    public func isTaken(_ run: Int) -> Bool {
      guard states.indices.contains(run), states[run].isOffered else { return false }
      return choices[run] ?? states[run].isUsuallyTaken
    }

    public var reading: RunReading? {
      if case .success(let reading) = outcome { return reading }
      return nil
    }
  }

  public private(set) var files: [File] = []
  public let user: UserID
  /// How they came: chosen or shared here, or sent by another program.
  let isInbox: Bool
  /// What is meant where a file does not say in which zone it is.
  public private(set) var zone: PlanningZone
  /// Whether the person was asked.
  public private(set) var isZoneAnswered = false

  /// - Parameter zone: That of the person, until they answer otherwise.
  public init(for user: UserID, in zone: PlanningZone, isInbox: Bool = false) {
    self.user = user
    self.zone = zone
    self.isInbox = isInbox
  }

  // MARK: Reading

  /// Reads one more file; beyond ``fileLimit`` none is read.
  public mutating func add(name: String, _ bytes: [UInt8], _ replica: RunReplica) {
    let outcome: Result<RunReading, RunFileFault>
    if files.count >= RunImport.fileLimit {
      outcome = .failure(.tooMany(limit: RunImport.fileLimit))
    } else {
      do throws(RunFileFault) {
        outcome = .success(try RunReading(name: name, bytes))
      } catch { outcome = .failure(error) }
    }
    append(name: name, outcome)
    match(with: replica)
  }

  /// One more file, which was read before; nothing is known of it until ``match(with:)``.
  public mutating func append(name: String, _ outcome: Result<RunReading, RunFileFault>) {
    var file = File(name: RunReading.plain(name), outcome: outcome)
    if let reading = file.reading {
      file.choices = Array(repeating: nil, count: reading.runs.count)
      file.rejections = reading.runs.indices.map { number in rejection(number, of: reading) }
    }
    files.append(file)
  }

  /// Whether a file's times are of a zone that nobody but the person knows: asked once.
  public var asksForZone: Bool {
    !isZoneAnswered
      && files.contains { file in file.reading?.runs.contains { run in run.isZoneless } ?? false }
  }

  /// The person's answer, for all files.
  public mutating func answer(_ zone: PlanningZone, _ replica: RunReplica) {
    self.zone = zone
    isZoneAnswered = true
    match(with: replica)
  }

  /// Takes a run over, or leaves it.
  public mutating func choose(file: Int, run: Int, _ isTaken: Bool) {
    guard files.indices.contains(file), files[file].choices.indices.contains(run) else { return }
    files[file].choices[run] = isTaken
  }

  // MARK: Matching

  /// Compares with what is here: to be asked again when that has changed.
  public mutating func match(with replica: RunReplica) {
    var marks: [(file: Int, run: Int, digest: MediaDigest, mark: RunMatching.Mark)] = []
    for index in files.indices {
      guard let reading = files[index].reading else { continue }
      let twice = files[..<index].firstIndex { file in file.reading?.digest == reading.digest }
      let known = replica.runs(ofFile: reading.digest)
      files[index].states = reading.runs.indices.map { number in
        if let twice { return .twice(file: twice) }
        let run = run(number, of: reading)
        let mark = RunMatching.Mark(run)
        defer { marks.append((index, number, reading.digest, mark)) }
        if let state = state(of: run, number, known, replica) { return state }
        if let rejection = files[index].rejections[number] { return .unusable(rejection) }
        let other = marks.first { other in
          other.digest != reading.digest && other.mark.looks(like: mark)
        }
        return other.map { other in .similarInImport(file: other.file, run: other.run) } ?? .new
      }
    }
  }

  /// `nil` for a run that nothing here is like.
  private func state(
    of run: Run, _ number: Int, _ known: [Run], _ replica: RunReplica
  ) -> State? {
    let same = known.filter { other in other.source.file?.number == number }
    if let here = same.first(where: { other in other.deletedAt == nil }) { return .here(here.id) }
    if let gone = same.first { return .deleted(gone.id) }
    if let digest = run.source.file?.digest,
      let here = RunMatching.merged(digest, near: run, in: replica)
    {
      return .here(here.id)
    }
    let similar = RunMatching.similar(to: run, in: replica)
    return similar.isEmpty ? nil : .similar(similar.map { other in other.id })
  }

  private func rejection(_ number: Int, of reading: RunReading) -> RunRejection? {
    do throws(RunRejection) {
      try RunLimits.check(run(number, of: reading).fitted())
      return nil
    } catch { return error }
  }

  /// The run that a file's run becomes.
  func run(_ number: Int, of reading: RunReading) -> Run {
    let file = reading.source(number)
    return reading.runs[number].run(
      reading.id(number, of: user), from: isInbox ? .inbox(file) : .file(file), in: zone)
  }
}

/// What taking an import over does.
public struct RunImportSteps: Hashable, Sendable {
  /// In the order they are to be given.
  public var steps: [RunStep] = []
  /// Runs, of running sports, that are added or brought back.
  public var runs = 0
  /// The same of other sports: they are kept, and are in no records.
  public var others = 0
  /// What is here already.
  public var known = 0
  /// What was left.
  public var left = 0
  /// Files that gave nothing.
  public var faults = 0
  /// The runs added, for undoing.
  public var ids: [RunID] = []

  public init() {}
}

extension RunImport {
  /// The commands that take the plan over, with their contents. Nothing is written before.
  ///
  /// - Parameter batch: The import's id, for its undoing.
  public func steps(as batch: RunBatchID) -> RunImportSteps {
    var steps = RunImportSteps()
    for file in files { add(file, to: &steps, as: batch) }
    return steps
  }

  /// The same of one of its files.
  public func steps(of file: Int, as batch: RunBatchID) -> RunImportSteps {
    var steps = RunImportSteps()
    if files.indices.contains(file) { add(files[file], to: &steps, as: batch) }
    return steps
  }

  private func add(_ file: File, to steps: inout RunImportSteps, as batch: RunBatchID) {
    guard let reading = file.reading else {
      steps.faults += 1
      return
    }
    // The file goes along with the first of its runs that is added.
    var bytes: [UInt8]? = reading.bytes
    for number in reading.runs.indices {
      let state = file.states[number]
      guard file.isTaken(number) else {
        if case .unusable = state {
          steps.faults += 1
        } else if state.isOffered {
          steps.left += 1
        } else {
          steps.known += 1
        }
        continue
      }
      if reading.runs[number].recording.sport.isRunning {
        steps.runs += 1
      } else {
        steps.others += 1
      }
      if case .deleted(let id) = state {
        steps.steps.append(RunStep(.restoreRun(id)))
        continue
      }
      var run = run(number, of: reading)
      run.batch = batch
      let bundle = RunBundle(run, reading.runs[number].recording.points, file: bytes)
      bytes = nil
      steps.steps += bundle.steps
      steps.ids.append(run.id)
    }
  }

  /// The commands that take an import back: what was changed since stays.
  public static func undoing(_ batch: RunBatchID, in replica: RunReplica) -> [RunCommand] {
    let ids = replica.untouchedRuns(of: batch).map { run in run.id }
    return stride(from: 0, to: ids.count, by: RunLimits.batch).map { start in
      .undoImport(batch, Array(ids[start..<min(start + RunLimits.batch, ids.count)]))
    }
  }
}
