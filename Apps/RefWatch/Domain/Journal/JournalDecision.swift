import Calendar
import Coding
import Core
import Sync
import Wire

/// One command about the journal being decided. All of it lives in the person's own scope, whoever
/// else sees the match.
@Memberwise(unlabelled: 2) struct JournalDecision {
  private let context: DecideContext
  private let replica: RefWatchReplica
  private(set) var changes: [Change<RefWatchEntity>] = []

  private var scope: Scope { .user(context.actor) }

  /// An entity that is already like this is no change.
  private mutating func put(_ entity: RefWatchEntity) {
    guard replica.entity(entity.key) != entity else { return }
    changes.append(.put(scope, entity))
  }

  private mutating func remove(_ key: EntityKey) {
    guard replica.entity(key) != nil else { return }
    changes.append(.remove(scope, key))
  }

  /// Writing the same entry again is no fault.
  mutating func create(_ entry: JournalEntry) throws(RefWatchRejection) {
    if let other = replica.journalEntry(entry.id) {
      guard other == entry else { throw .idTaken(.journal, entry.id.retagged()) }
      return
    }
    let count = replica.journal(of: entry.match).count
    guard count < RefWatchLimits.journalEntries else {
      throw .tooMany(.journal, limit: RefWatchLimits.journalEntries)
    }
    try RefWatchLimits.check(entry)
    put(.journal(entry))
  }

  /// Edits that change nothing leave the entry as old as it is.
  mutating func edit(
    _ id: JournalEntryID, _ edits: [JournalEdit]
  ) throws(RefWatchRejection) {
    guard edits.count <= RefWatchLimits.edits else {
      throw .tooMany(.edits, limit: RefWatchLimits.edits)
    }
    guard let old = replica.journalEntry(id) else { throw .notFound(.journal, id.retagged()) }
    var entry = old
    for edit in edits {
      try RefWatchLimits.checkForm {
        () throws(WireError) in try JournalEdit(WireCursor(edit.json)) == edit
      }
      entry.apply(edit)
    }
    guard entry != old else { return }
    entry.updatedAt = max(old.updatedAt, context.at)
    try RefWatchLimits.check(entry)
    put(.journal(entry))
  }

  /// An entry that is gone already is no fault.
  mutating func remove(_ id: JournalEntryID) { remove(RefWatchEntity.Kind.journal.key(id)) }

  /// A check-in that says nothing any more goes.
  mutating func checkIn(
    _ user: UserID, _ day: CivilDate, _ edits: [WellnessEdit]
  ) throws(RefWatchRejection) {
    guard user == context.actor else { throw .notYours }
    guard edits.count <= RefWatchLimits.edits else {
      throw .tooMany(.edits, limit: RefWatchLimits.edits)
    }
    var checkIn = replica.checkIn(of: user, on: day) ?? WellnessCheckIn(of: user, on: day)
    for edit in edits {
      try RefWatchLimits.checkForm {
        () throws(WireError) in try WellnessEdit(WireCursor(edit.json)) == edit
      }
      checkIn.apply(edit)
    }
    try RefWatchLimits.check(checkIn)
    if checkIn.isEmpty {
      remove(RefWatchEntity.Kind.checkIn.key(checkIn.id))
    } else {
      put(.checkIn(checkIn))
    }
  }

  /// With a match that is deleted for good goes what its referee wrote about it.
  static func following(
    _ changes: [Change<RefWatchEntity>], _ context: DecideContext, _ replica: RefWatchReplica
  ) -> [Change<RefWatchEntity>] {
    var decision = JournalDecision(context, replica)
    for change in changes {
      guard case .remove(_, let key) = change, RefWatchEntity.Kind(rawValue: key.kind) == .match
      else { continue }
      for entry in replica.journal(of: key.id.retagged()) { decision.remove(entry.id) }
    }
    return decision.changes
  }
}
