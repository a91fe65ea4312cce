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
    let passed = (serverNow ?? now.wall).milliseconds - archived.milliseconds
    return Int(clamping: max(0, (Self.trashDays * Self.day - passed + Self.day - 1) / Self.day))
  }

  private func isOwn(_ match: Match) -> Bool {
    match.owner.map { owner in owner == me } ?? true
  }

  /// Deletes for good what was deleted long enough ago: a few at a time, the next ones when
  /// somebody looks again. A log with more than is seen here stays, by the rules.
  ///
  /// The device's clock alone deletes nothing. Where it says that something is due, the server is
  /// asked for the time, and this runs again with the answer.
  mutating func emptyTrash() -> Effects {
    guard isLoaded, !isReadOnly else { return [] }
    guard let serverNow else { return due(at: now.wall).isEmpty ? [] : askTimeNow() }
    return due(at: serverNow).prefix(10).flatMap { id in discard(id) }
  }

  private func due(at time: Instant) -> [MatchID] {
    let last = time.milliseconds - Self.trashDays * Self.day
    return records.order.filter { id in
      guard let record = records[id], !record.isLive, isOwn(record.match),
        let archived = record.match.archivedAt
      else { return false }
      return archived.milliseconds <= last
    }
  }
}
