import Calendar
import Core
import RunningBuddyDomain
import Store
import Sync

/// Which runs are taken out.
enum RunSelection: Hashable, Sendable {
  case one(RunID)
  /// Those that began in these days, both included, on the clocks of where they took place.
  case days(ClosedRange<CivilDate>)
  case all

  /// From one day to another, all before or behind where one of them is not said; `nil` where the
  /// last one is before the first.
  init?(from: CivilDate?, to: CivilDate?) {
    guard from != nil || to != nil else {
      self = .all
      return
    }
    let first = from ?? CivilDate(dayNumber: RunSelection.earliest)
    let last = to ?? CivilDate(dayNumber: RunSelection.latest)
    guard first <= last else { return nil }
    self = .days(first...last)
  }

  /// Days of the years 1 and 9999: no run is before or after them.
  private static var earliest: Int { -719_162 }
  private static var latest: Int { 2_932_896 }
}

/// Statements about what is taken out.
enum RunExportRows {
  /// The runs of a selection that are not deleted, the earliest first.
  static func list(
    _ selection: RunSelection, of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [RunID] {
    let condition: SQL
    switch selection {
    case .one(let id): condition = "id = \(id)"
    case .days(let days):
      // Clocks are at most a day from UTC's; the days themselves are looked at when a run is read.
      let from = Int64(days.lowerBound.dayNumber - 1) * 86_400_000
      let to = Int64(days.upperBound.dayNumber + 2) * 86_400_000
      condition = "started_at >= \(from) AND started_at < \(to)"
    case .all: condition = "1 = 1"
    }
    return try session.rows(
      """
      SELECT id FROM run WHERE owner = \(owner) AND deleted_at IS NULL AND \(condition)
      ORDER BY started_at, id
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  /// A run that is not deleted.
  static func run(
    _ id: RunID, of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> Run? {
    let found = try RunRows.load(.run, "id = \(id) AND deleted_at IS NULL", owner, session)
    guard case .run(let run)? = found.first else { return nil }
    return run
  }

  /// The parts that its points are made from; `nil` while one has not arrived.
  static func track(
    of run: Run, _ owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [RunPart]? {
    guard !run.trackParts.isEmpty else { return [] }
    var replica = RunReplica()
    for part in try RunRows.load(.track, "run = \(run.trackOwner)", owner, session) {
      replica.set(part.key, to: part)
    }
    return replica.trackParts(of: run)
  }

  /// The parts of the file that it came as: none where it came as none, or the file was not kept;
  /// `nil` while one has not arrived.
  static func file(
    of run: Run, _ owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [RunPart]? {
    guard let file = run.source.file else { return [] }
    var replica = RunReplica()
    var holder: RunID?
    // A file with several runs lies with one of them.
    for entity in try RunRows.load(.run, "file = \(file.digest.text)", owner, session) {
      replica.set(entity.key, to: entity)
      if case .run(let other) = entity, !other.fileParts.isEmpty { holder = other.id }
    }
    if !run.fileParts.isEmpty { holder = run.id }
    guard let holder else { return [] }
    for part in try RunRows.load(.file, "run = \(holder)", owner, session) {
      replica.set(part.key, to: part)
    }
    return replica.fileParts(of: run)
  }
}
