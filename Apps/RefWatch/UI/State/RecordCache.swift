import Core
import RefWatchDomain

/// The records of the matches, folded once and kept in step with their logs.
struct RecordCache {
  private var records: [MatchID: MatchRecord] = [:]
  private var counts: [MatchID: Int] = [:]

  subscript(id: MatchID) -> MatchRecord? { records[id] }

  /// Every match in the replica, newest first.
  private(set) var order: [MatchID] = []

  /// Folds what has changed.
  mutating func follow(_ replica: RefWatchReplica) {
    var seen: [MatchID: MatchRecord] = [:]
    for match in replica.matches {
      let events = replica.events(of: match.id)
      if let known = records[match.id], counts[match.id] == events.count, known.match == match {
        seen[match.id] = known
        continue
      }
      seen[match.id] = MatchRecord(match, events)
      counts[match.id] = events.count
    }
    records = seen
    order = replica.matches.map { match in match.id }
  }
}
