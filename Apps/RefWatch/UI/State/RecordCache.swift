import Core
import RefWatchDomain

/// The records of the matches, folded once and kept in step with their logs.
struct RecordCache {
  private struct Known {
    var mark: LogMark
    var record: MatchRecord
  }

  private var known: [MatchID: Known] = [:]
  /// Of the matches that are over, with the offset from UTC they were read with.
  private var lines: [MatchID: HistoryLine] = [:]
  private var offset = 0

  /// Every match, the newest first.
  private(set) var order: [MatchID] = []
  /// Every match that is completed and not put away, the newest first.
  private(set) var history: [HistoryLine] = []

  subscript(id: MatchID) -> MatchRecord? { known[id]?.record }

  /// Takes over what has changed: an entry at the end of a log is taken in, anything else is folded
  /// anew. What did not change is compared, and no more.
  mutating func follow(_ replica: RefWatchReplica, offset: Int) {
    let matches = replica.matches
    var isOrderNew = matches.count != order.count || offset != self.offset
    var changed: [MatchID] = offset == self.offset ? [] : Array(known.keys)
    self.offset = offset
    for id in matches.ids {
      guard let match = matches[id] else { continue }
      let log = replica.log(of: id)
      if let old = known[id], old.record.match == match {
        if old.mark == log.mark { continue }
        grow(id, log)
      } else {
        isOrderNew = true
        known[id] = Known(mark: log.mark, record: MatchRecord(match, log))
      }
      changed.append(id)
    }
    if known.count > matches.count {
      for id in order where matches[id] == nil {
        known[id] = nil
        changed.append(id)
      }
      isOrderNew = true
    }
    if isOrderNew { sort() }
    if !changed.isEmpty { index(changed) }
  }

  private mutating func grow(_ id: MatchID, _ log: MatchLog) {
    // Taken out while it grows, so that its lists are not copied.
    guard var own = known.removeValue(forKey: id) else { return }
    if let new = log.entries(since: own.mark) {
      for event in new { own.record.append(event) }
    } else {
      own.record = MatchRecord(own.record.match, log)
    }
    own.mark = log.mark
    known[id] = own
  }

  private mutating func sort() {
    var places: [(order: Int64, id: MatchID)] = []
    places.reserveCapacity(known.count)
    for (id, own) in known { places.append((own.record.match.order, id)) }
    places.sort { one, other in
      one.order != other.order ? one.order > other.order : one.id < other.id
    }
    order = places.map { place in place.id }
  }

  /// Brings the history in step with the records that changed.
  private mutating func index(_ changed: [MatchID]) {
    var isNew = false
    for id in changed {
      let line = known[id].flatMap { own in
        own.record.match.archivedAt == nil ? HistoryLine(own.record, offset: offset) : nil
      }
      if lines[id] == line { continue }
      lines[id] = line
      isNew = true
    }
    if isNew { history = lines.values.sorted { one, other in one.key > other.key } }
  }
}

extension Match {
  /// Where it stands among others: when it is, or was made.
  fileprivate var order: Int64 { (scheduledKickOff ?? createdAt).milliseconds }
}
