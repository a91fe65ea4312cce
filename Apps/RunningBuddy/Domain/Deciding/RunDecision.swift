import Coding
import Core
import Sync

/// One command being decided: what it may look at, and what it has changed so far.
///
/// Later steps of the same decision see what earlier ones put.
@Memberwise(unlabelled: 2) struct RunDecision {
  let context: DecideContext
  private(set) var replica: RunReplica
  private(set) var changes: [Change<RunEntity>] = []

  /// An entity that is already like this is no change.
  mutating func put(_ entity: RunEntity) {
    guard replica.entity(entity.key) != entity else { return }
    replica.set(entity.key, to: entity)
    changes.append(.put(.user(context.actor), entity))
  }

  mutating func remove(_ key: EntityKey) {
    replica.set(key, to: nil)
    changes.append(.remove(.user(context.actor), key))
  }

  func run(_ id: RunID) throws(RunRejection) -> Run {
    guard let run = replica.run(id) else { throw .notFound(id) }
    return run
  }

  // MARK: Saving

  /// The first one saved under an id stays; the same again changes nothing.
  mutating func save(_ run: Run) throws(RunRejection) {
    var new = run
    new.createdAt = context.at
    new.deletedAt = nil
    new.isEdited = false
    // Merging is an edit.
    new.merge = nil
    try RunLimits.check(new)
    // Tracks are shared by splitting only.
    if let owner = new.sharedTrack { throw .otherTrack(owner) }
    if let old = replica.run(new.id) {
      guard old.isSameRecording(as: new) else { throw .savedOtherwise(new.id) }
      return
    }
    put(.run(new))
  }

  /// A part that the run announced, once.
  mutating func keep(_ part: RunPart) throws(RunRejection) {
    let run = try run(part.run)
    guard let announced = run.announced(part.kind, part.index) else {
      throw .notAnnounced(part.run, part: part.index)
    }
    guard announced == part.content else {
      throw .otherContent(part.run, part: part.index)
    }
    put(.part(part))
  }

  // MARK: Deleting

  /// A run that is gone already is no fault.
  mutating func delete(_ id: RunID) {
    guard var run = replica.run(id), run.deletedAt == nil else { return }
    run.deletedAt = context.at
    put(.run(run))
  }

  mutating func restore(_ id: RunID) throws(RunRejection) {
    var run = try run(id)
    run.deletedAt = nil
    put(.run(run))
  }

  /// What was changed since stays.
  mutating func undoImport(_ batch: RunBatchID, _ runs: [RunID]) throws(RunRejection) {
    guard runs.count <= RunLimits.batch else { throw .tooMany(.runs, limit: RunLimits.batch) }
    for id in runs {
      guard let run = replica.run(id), run.batch == batch, !run.isEdited else { continue }
      delete(id)
    }
  }

  // MARK: Settings

  mutating func setSetting(
    _ user: UserID, _ change: RunSettingChange
  ) throws(RunRejection) {
    guard user == context.actor else { throw .notYours }
    var settings = replica.settings(of: user)
    try settings.apply(change)
    put(.settings(settings))
  }
}

extension Run {
  /// Whether the other one is this one as it was saved: what was edited since does not count.
  func isSameRecording(as new: Run) -> Bool {
    guard trackParts == new.trackParts, fileParts == new.fileParts, source == new.source,
      sharedTrack == new.sharedTrack
    else { return false }
    // Of the same points everything else follows, by rules of one version or another.
    if isEdited || !trackParts.isEmpty { return true }
    return start == new.start && offset == new.offset && record == new.record
      && outline == new.outline
  }
}
