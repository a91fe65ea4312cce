import Calendar
import Core
import Sync

/// RunningBuddy's part of the state, with the indices that decisions and screens need.
///
/// What is deleted is in none of the lists and counts but those that are named for it.
public struct RunReplica: SyncReplica {
  private var rows = ShardedDictionary<Run, Run>()
  private var months = RunMonths()
  private var deleted: [RunID] = []
  /// Every run of a file with that digest, deleted ones too.
  private var files = ShardedDictionary<RunReplica, [RunID]>()
  private var batches = ShardedDictionary<RunBatchTag, [RunID]>()
  /// Every run whose track is another's.
  private var sharing = ShardedDictionary<Run, [RunID]>()
  private var parts = ShardedDictionary<RunPart.Tag, RunPart>()
  private var settingsByUser = ShardedDictionary<User, RunSettings>()
  private var strideRecords = ShardedDictionary<StrideRecord, StrideRecord>()
  private var shoesByID = ShardedDictionary<Shoe, Shoe>()
  /// Of every pair that a run names, deleted ones too.
  private var wears = ShardedDictionary<Shoe, ShoeWear>()
  private var plansByID = ShardedDictionary<RunPlan, RunPlan>()
  private var motionParts = ShardedDictionary<MotionPart.Tag, MotionPart>()

  public init() {}

  // MARK: Runs

  /// The run's row, also a deleted one.
  public func run(_ id: RunID) -> Run? { rows[id] }

  /// How many there are.
  public var count: Int { months.count }

  /// The months that have runs, the latest first.
  public var monthsWithRuns: [RunMonth] { months.months }

  /// The runs of a month, the latest first.
  public func runs(in month: RunMonth) -> [Run] {
    months.runs(in: month).compactMap { id in rows[id] }
  }

  /// The latest runs, the latest first. O(limit + months).
  public func latestRuns(_ limit: Int) -> [Run] {
    var runs: [Run] = []
    for month in months.months where runs.count < limit {
      runs += self.runs(in: month).prefix(limit - runs.count)
    }
    return runs
  }

  /// All runs, the latest first. O(n).
  public var runs: [Run] { latestRuns(.max) }

  /// The runs that can be restored, the one deleted last first.
  public var deletedRuns: [Run] {
    deleted.compactMap { id in rows[id] }.sorted { one, other in
      (one.deletedAt ?? one.createdAt, one.id) > (other.deletedAt ?? other.createdAt, other.id)
    }
  }

  /// The runs of a file with this SHA-256, deleted ones too, in the file's order.
  public func runs(ofFile digest: MediaDigest) -> [Run] {
    (files[RunReplica.key(digest)] ?? []).compactMap { id in rows[id] }
      .filter { run in run.source.file?.digest == digest }
      .sorted { one, other in
        (one.source.file?.number ?? 0, one.id) < (other.source.file?.number ?? 0, other.id)
      }
  }

  /// The runs of an import, deleted ones too.
  public func runs(of batch: RunBatchID) -> [Run] {
    (batches[batch] ?? []).sorted().compactMap { id in rows[id] }
  }

  /// The runs of an import that taking it back removes: neither deleted nor changed since.
  public func untouchedRuns(of batch: RunBatchID) -> [Run] {
    runs(of: batch).filter { run in run.deletedAt == nil && !run.isEdited }
  }

  /// The latest imports that can be taken back, the latest first. O(all imports and their runs).
  public func latestImports(_ limit: Int) -> [(batch: RunBatchID, runs: [Run])] {
    let imports = batches.ids.map { batch in (batch: batch, runs: untouchedRuns(of: batch)) }
      .filter { one in !one.runs.isEmpty }
    return Array(
      imports.sorted { one, other in
        (one.runs[0].createdAt, one.batch) > (other.runs[0].createdAt, other.batch)
      }.prefix(limit))
  }

  /// The runs, deleted ones too, whose windows lie on a run's track: itself, and what was split
  /// off.
  public func runs(onTrackOf owner: RunID) -> [Run] {
    ([owner] + (sharing[owner] ?? []).filter { id in id != owner }.sorted()).compactMap { id in
      rows[id]
    }
    .filter { run in run.trackOwner == owner && !run.trackParts.isEmpty }
  }

  /// Runs that began within some milliseconds of a time, the latest first.
  public func runs(near start: Instant, within milliseconds: Int64) -> [Run] {
    var found: [Run] = []
    // The months are those of the runs' own clocks, which are at most a day from UTC's.
    let first = RunMonth(start.advanced(byMilliseconds: -milliseconds - 86_400_000), offset: 0)
    let last = RunMonth(start.advanced(byMilliseconds: milliseconds + 86_400_000), offset: 0)
    var month = last
    while month >= first {
      found += runs(in: month).filter { run in
        let far = run.startedAt.milliseconds - start.milliseconds
        return -milliseconds <= far && far <= milliseconds
      }
      month = month.previous
    }
    return found
  }

  // MARK: Parts and settings

  public func part(_ kind: RunPart.Kind, of run: RunID, _ index: Int) -> RunPart? {
    parts[RunPart.id(kind, of: run, index)]
  }

  /// The parts that a run's points are made from, in their order; `nil` while one is missing.
  public func trackParts(of run: Run) -> [RunPart]? { whole(run.pointParts) }

  /// The parts of the file that is, or was, merged onto a run; `nil` while one is missing, and
  /// where there is none.
  public func mergedFileParts(of run: Run) -> [RunPart]? {
    let parts = run.mergedFileParts
    return parts.isEmpty ? nil : whole(parts)
  }

  /// The parts of the file that a run came as; `nil` while one is missing, and where the file was
  /// not kept.
  public func fileParts(of run: Run) -> [RunPart]? {
    if !run.fileParts.isEmpty { return all(.file, of: run.id, run.fileParts) }
    // With another of the file's runs.
    let siblings = run.source.file.map { file in runs(ofFile: file.digest) } ?? []
    let holder = siblings.first { other in !other.fileParts.isEmpty }
    return holder.flatMap { holder in all(.file, of: holder.id, holder.fileParts) }
  }

  private func all(_ kind: RunPart.Kind, of run: RunID, _ announced: [ContentStub]) -> [RunPart]? {
    whole(announced.enumerated().map { index, stub in RunPart(kind, of: run, index, stub) })
  }

  private func whole(_ parts: [RunPart]) -> [RunPart]? {
    var all: [RunPart] = []
    for part in parts {
      guard let kept = self.parts[part.id] else { return nil }
      all.append(kept)
    }
    return all
  }

  /// The settings of a person: the defaults until they change one.
  public func settings(of user: UserID) -> RunSettings {
    settingsByUser[user] ?? RunSettings(user: user)
  }

  // MARK: Steps

  public func stride(_ id: StrideRecordID) -> StrideRecord? { strideRecords[id] }

  /// The measurements of steps, the latest first.
  public var strides: [StrideRecord] {
    strideRecords.ids.compactMap { id in strideRecords[id] }.sorted { one, other in
      (one.at, one.id) > (other.at, other.id)
    }
  }
  // MARK: Shoes and plans

  public func shoe(_ id: ShoeID) -> Shoe? { shoesByID[id] }

  /// Every pair, worn ones before retired ones, the oldest first.
  public var shoes: [Shoe] {
    let all = shoesByID.values
    return all.filter { shoe in !shoe.isRetired } + all.filter { shoe in shoe.isRetired }
  }

  /// How far a pair was worn here.
  public func wear(of id: ShoeID) -> ShoeWear { wears[id] ?? ShoeWear() }

  public func plan(_ id: RunPlanID) -> RunPlan? { plansByID[id] }

  /// Every plan, the oldest first.
  public var plans: [RunPlan] { plansByID.values }

  // MARK: Raw motion

  /// The parts of a run's raw motion that are here, in their order.
  public func motion(of run: RunID) -> [MotionPart] {
    (0..<RunLimits.motionParts).compactMap { index in motionParts[MotionPart.id(of: run, index)] }
  }

  /// The same; `nil` while one is missing, and where there is none.
  public func wholeMotion(of run: RunID) -> [MotionPart]? {
    let parts = motion(of: run)
    return parts.first?.count == parts.count ? parts : nil
  }

  /// Every part of raw motion, of whichever run. O(n).
  public var allMotion: [MotionPart] { motionParts.values }

  // MARK: SyncReplica

  public func entity(_ key: EntityKey) -> RunEntity? {
    switch RunEntity.Kind(rawValue: key.kind) {
    case .run: rows[key.id.retagged()].map { row in .run(row) }
    case .track, .file:
      parts[key.id.retagged()].flatMap { part in part.key == key ? .part(part) : nil }
    case .settings: settingsByUser[key.id.retagged()].map { row in .settings(row) }
    case .stride: strideRecords[key.id.retagged()].map { row in .stride(row) }
    case .shoe: shoesByID[key.id.retagged()].map { row in .shoe(row) }
    case .plan: plansByID[key.id.retagged()].map { row in .plan(row) }
    case .motion: motionParts[key.id.retagged()].map { part in .motion(part) }
    case nil: nil
    }
  }

  /// A key of another app, or an entity of another key, changes nothing.
  public mutating func set(_ key: EntityKey, to entity: RunEntity?) {
    if let entity {
      guard entity.key == key else { return }
      switch entity {
      case .run(let run): setRun(run.id, run)
      case .part(let part): parts[part.id] = part
      case .settings(let row): settingsByUser[row.user] = row
      case .stride(let row): strideRecords[row.id] = row
      case .shoe(let row): shoesByID[row.id] = row
      case .plan(let row): plansByID[row.id] = row
      case .motion(let part): motionParts[part.id] = part
      }
      return
    }
    switch RunEntity.Kind(rawValue: key.kind) {
    case .run: setRun(key.id.retagged(), nil)
    case .track, .file: parts[key.id.retagged()] = nil
    case .settings: settingsByUser[key.id.retagged()] = nil
    case .stride: strideRecords[key.id.retagged()] = nil
    case .shoe: shoesByID[key.id.retagged()] = nil
    case .plan: plansByID[key.id.retagged()] = nil
    case .motion: motionParts[key.id.retagged()] = nil
    case nil: return
    }
  }

  private mutating func setRun(_ id: RunID, _ run: Run?) {
    if let old = rows[id] { forget(old) }
    rows[id] = run
    guard let run else { return }
    if run.deletedAt == nil { months.insert(run) } else { deleted.append(id) }
    if let file = run.source.file { RunReplica.add(id, to: RunReplica.key(file.digest), &files) }
    if let batch = run.batch { RunReplica.add(id, to: batch, &batches) }
    if let owner = run.sharedTrack { RunReplica.add(id, to: owner, &sharing) }
    if let shoe = run.shoe { wears[shoe] = wear(of: shoe) + ShoeWear(of: run) }
  }

  private mutating func forget(_ old: Run) {
    if old.deletedAt == nil {
      months.remove(old)
    } else {
      deleted.removeAll { id in id == old.id }
    }
    if let file = old.source.file {
      RunReplica.remove(old.id, from: RunReplica.key(file.digest), &files)
    }
    if let batch = old.batch { RunReplica.remove(old.id, from: batch, &batches) }
    if let owner = old.sharedTrack { RunReplica.remove(old.id, from: owner, &sharing) }
    if let shoe = old.shoe { wears[shoe] = wear(of: shoe) - ShoeWear(of: old) }
  }

  /// The first half of a digest: whoever asks compares the whole one.
  private static func key(_ digest: MediaDigest) -> ID<RunReplica> {
    var (high, low): (UInt64, UInt64) = (0, 0)
    for (index, digit) in digest.text.utf8.prefix(32).enumerated() {
      let value = UInt64(hexadecimalValue(digit) ?? 0)
      if index < 16 { high = high << 4 | value } else { low = low << 4 | value }
    }
    return ID(high: high, low: low)
  }

  private static func add<Tag>(
    _ id: RunID, to group: ID<Tag>, _ shelf: inout ShardedDictionary<Tag, [RunID]>
  ) {
    shelf[group] = (shelf[group] ?? []) + [id]
  }

  private static func remove<Tag>(
    _ id: RunID, from group: ID<Tag>, _ shelf: inout ShardedDictionary<Tag, [RunID]>
  ) {
    let rest = (shelf[group] ?? []).filter { other in other != id }
    shelf[group] = rest.isEmpty ? nil : rest
  }
}
