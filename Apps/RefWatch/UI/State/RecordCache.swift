import Core
import RefWatchDomain

/// The records of the matches, folded once and kept in step with their logs.
struct RecordCache {
  private struct Known {
    let mark: LogMark
    let record: MatchRecord
  }

  private var known: [MatchID: Known] = [:]

  /// Every match, the newest first.
  private(set) var order: [MatchID] = []

  subscript(id: MatchID) -> MatchRecord? { known[id]?.record }

  /// Folds what has changed: a new entry at the end is taken in, anything else is folded anew.
  mutating func follow(_ replica: RefWatchReplica) {
    var next: [MatchID: Known] = [:]
    let matches = replica.matches.values.sorted { first, second in
      first.order != second.order ? first.order > second.order : first.id < second.id
    }
    for match in matches {
      let log = replica.log(of: match.id)
      if let old = known[match.id], old.record.match == match {
        next[match.id] = old.mark == log.mark ? old : RecordCache.grown(old, log)
      }
      if next[match.id] == nil {
        next[match.id] = Known(mark: log.mark, record: MatchRecord(match, log.events))
      }
    }
    known = next
    order = matches.map { match in match.id }
  }

  /// The record with the entries that came to its log's end; `nil` when others came, or went.
  private static func grown(_ old: Known, _ log: MatchLog) -> Known? {
    let count = old.mark.count
    guard count < log.count, LogMark(of: Array(log.events.prefix(count))) == old.mark else {
      return nil
    }
    var record = old.record
    for event in log.events.dropFirst(count) { record.append(event) }
    return Known(mark: log.mark, record: record)
  }
}

extension Match {
  /// Where it stands among others: when it is, or was made.
  fileprivate var order: Int64 { (scheduledKickOff ?? createdAt).milliseconds }
}
