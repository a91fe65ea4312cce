import Core
import Sync

extension RunDecision {
  mutating func edit(_ id: RunID, _ edits: [RunEdit]) throws(RunRejection) {
    guard edits.count <= RunLimits.edits else { throw .tooMany(.edits, limit: RunLimits.edits) }
    let old = try run(id)
    var next = old
    // Of deleting and changing, changing wins.
    next.deletedAt = nil
    var others: [Run] = []
    for edit in edits {
      switch edit {
      case .title(let title): next.title = title
      case .notes(let notes): next.notes = notes
      case .effort(let effort): next.effort = effort
      case .feeling(let feeling): next.feeling = feeling
      case .mark(let mark): next.mark = mark
      case .sport(let sport, let record): (next.sport, next.record) = (sport, record)
      case .windows(let windows, let record):
        try checkTrack(next)
        (next.windows, next.record) = (windows, record)
      case .recomputed(let record):
        next.record = record
        if next.trackParts.isEmpty {
          next.outline = RunOutline(length: RunDecision.tenths(record.whole.elapsed))
        }
      case .moved(let start, let zone, let offset):
        (next.start, next.zone, next.offset) = (start, zone, offset)
      case .split(let time, let into, let before, let after):
        others.append(try split(&next, at: time, into, before, after))
      case .joined(let other, let record): others.append(try join(&next, other, record))
      case .shoe(let shoe): next.shoe = shoe
      case .merged(let merge, let record):
        try RunDecision.merge(merge, onto: &next)
        next.record = record
      case .unmerged(let record):
        guard next.activeMerge != nil else { continue }
        next.merge?.isOn = false
        next.record = record
      }
    }
    guard next != old else { return }
    if next.hasOtherContent(than: old) { next.isEdited = true }
    try RunLimits.check(next)
    put(.run(next))
    for other in others {
      try RunLimits.check(other)
      put(.run(other))
    }
  }

  private func checkTrack(_ run: Run) throws(RunRejection) {
    guard !run.trackParts.isEmpty else { throw .noTrack(run.id) }
  }

  /// The second half, and the first in place of the whole.
  private func split(
    _ run: inout Run, at time: Int, _ into: RunID, _ before: RunRecord, _ after: RunRecord
  ) throws(RunRejection) -> Run {
    try checkTrack(run)
    guard into != run.id, let halves = run.windows.split(at: time, of: run.outline.length) else {
      throw .badTimes(.windows)
    }
    let there = replica.run(into)
    // The same half may be there, deleted when a splitting was taken back.
    if let there, there.trackOwner != run.trackOwner || there.deletedAt == nil {
      throw .savedOtherwise(into)
    }
    var half = Run(
      id: into, start: run.start, zone: run.zone, offset: run.offset, sport: run.sport,
      record: after, outline: run.outline, source: run.source, createdAt: context.at)
    half.windows = halves.after
    half.sharedTrack = run.trackOwner
    half.trackParts = run.trackParts
    half.batch = run.batch
    half.shoe = run.shoe
    half.merge = run.merge
    half.isEdited = true
    (run.windows, run.record) = (halves.before, before)
    return half
  }

  /// The other half, deleted, and this one with what it had.
  private func join(
    _ run: inout Run, _ other: RunID, _ record: RunRecord
  ) throws(RunRejection) -> Run {
    try checkTrack(run)
    guard other != run.id, var half = replica.run(other), half.deletedAt == nil else {
      throw .notFound(other)
    }
    guard half.trackOwner == run.trackOwner else { throw .otherTrack(other) }
    guard let both = run.windows.joined(with: half.windows, of: run.outline.length) else {
      throw .badTimes(.windows)
    }
    (run.windows, run.record) = (both, record)
    half.deletedAt = context.at
    return half
  }

  static func tenths(_ milliseconds: Int64) -> Int {
    Int(min(max(milliseconds / 100, 0), RunLimits.duration / 100))
  }
}

extension Run {
  /// Whether anything but its being deleted is another.
  fileprivate func hasOtherContent(than old: Run) -> Bool {
    var same = self
    same.deletedAt = old.deletedAt
    return same != old
  }
}
