import Core
import RefWatchDomain

// Deleted matches are kept for a while, and then go by themselves.
extension RefWatchFeature.State {
  /// Days for which a deleted match can be restored.
  static let trashDays: Int64 = 30

  private static let day: Int64 = 86_400_000

  /// Whole days until a deleted match is gone, 0 or more; `nil` for one that was not deleted, and
  /// for one that only somebody else can delete.
  func daysLeft(of match: Match) -> Int? {
    guard let archived = match.archivedAt, isOwn(match) else { return nil }
    let passed = now.wall.milliseconds - archived.milliseconds
    return Int(clamping: max(0, (Self.trashDays * Self.day - passed + Self.day - 1) / Self.day))
  }

  private func isOwn(_ match: Match) -> Bool {
    match.owner.map { owner in owner == me } ?? true
  }

  /// Deletes for good what was deleted long enough ago: a few at a time, the next ones when
  /// somebody looks again. A log with more than is seen here stays, by the rules.
  func emptyTrash(_ moment: Moment) -> RefWatchFeature.Effects {
    guard isLoaded, !isReadOnly else { return [] }
    let due = moment.instant.milliseconds - Self.trashDays * Self.day
    var effects: RefWatchFeature.Effects = []
    for id in records.order {
      guard effects.count < 10, let record = records[id], !record.isLive, isOwn(record.match),
        let archived = record.match.archivedAt, archived.milliseconds <= due
      else { continue }
      effects += discard(id)
    }
    return effects
  }
}
