import Core
import Sync

// Tracking (specification §5, §6.4). Two runs may be under way: two devices began one each.

extension DayDecision {
  /// A run begins running, whatever else the command says of it.
  mutating func start(_ run: DayRun) throws(DayBlockRejection) {
    guard replica.run(run.id) == nil else { throw .idTaken(.run, run.id.retagged()) }
    guard run.marks.isEmpty else { throw .badSegments }
    try DayLimits.check(run)
    put(.run(run))
  }

  mutating func take(_ step: DayRunStep, _ id: DayRunID) throws(DayBlockRejection) {
    guard let run = replica.run(id) else { throw .notFound(.run, id.retagged()) }
    if case .finish(_, _, let memo) = step { try DayLimits.check(memo: memo) }
    if case .assign(let block) = step, !replica.isShown(block) {
      throw .notFound(.block, block.retagged())
    }
    let next = run.taking(step)
    try check(next, run)
    put(.run(next))
    guard next.isFinished else { return }
    var memo = ""
    if case .finish(_, _, let text) = step {
      memo = text
      if !run.isFinished { try provideBlock(for: next) }
    }
    if next != run {
      try write(next, memo, isFirst: !run.isFinished)
    } else if !memo.isEmpty, var first = replica.sessions(of: id).first {
      // Who stopped later changes nothing, but what they wrote is kept.
      first.memo = mergedMemo(from: "", mine: memo, theirs: first.memo)
      try DayLimits.check(memo: first.memo)
      put(.session(first))
    }
  }

  private func check(_ next: DayRun, _ before: DayRun) throws(DayBlockRejection) {
    // Finishing may always be: there is no other way out.
    let most = max(DayLimits.segments * 2, before.marks.count)
    guard next.marks.count <= most || next.isFinished, next.changes.count <= DayLimits.segments
    else { throw .tooMany(.segments, limit: DayLimits.segments) }
    // What was forgotten for years can be paused, cut and thrown away, but makes no sessions.
    guard next.isFinished, let first = next.segments.first, let last = next.segments.last else {
      return
    }
    guard
      last.end.milliseconds - first.start.milliseconds
        <= Int64(DayLimits.runDays) * DayLimits.day
    else { throw .outOfRange(.days, shortest: 0, longest: DayLimits.runDays) }
  }

  /// What was produced is seen, also when the block was deleted meanwhile.
  private mutating func provideBlock(for run: DayRun) throws(DayBlockRejection) {
    if replica.block(run.block) != nil { return try bringBack(run.block) }
    let name = trimmed(String(run.blockName.prefix(DayLimits.blockName)))
    var block = Block(
      id: run.block, group: usualGroup,
      name: freeBlockName(name.isEmpty ? "?" : name, of: run.block, in: usualGroup),
      icon: Block.usualIcon, color: Block.usualColor, sortKey: .first, createdAt: context.at)
    block.archivedAt = context.at
    put(.block(block))
  }

  /// Brings the run's sessions in line with it. What the person changed by hand stays, and what no
  /// longer is there is deleted as by hand: it can be restored.
  private mutating func write(
    _ run: DayRun, _ memo: String, isFirst: Bool
  ) throws(DayBlockRejection) {
    let written = replica.sessions(of: run.id)
    let made = DaySession.sessions(of: run, boundary: settings.boundary, at: context.at)
    for (index, session) in made.enumerated() {
      let memo = index == 0 ? memo : ""
      guard let old = written.first(where: { old in old.id == session.id }) else {
        var new = session
        new.memo = memo
        put(.session(new))
        continue
      }
      var next = old.isEdited ? old : session.replacing(old)
      next.memo =
        memo.isEmpty ? old.memo : mergedMemo(from: "", mine: memo, theirs: old.memo)
      try DayLimits.check(memo: next.memo)
      put(.session(next))
    }
    guard !isFirst else { return }
    for old in written where !old.isEdited && old.deletedAt == nil {
      guard !made.contains(where: { session in session.id == old.id }) else { continue }
      var gone = old
      gone.deletedAt = context.at
      put(.session(gone))
    }
  }
}

extension DaySession {
  /// This session, with what a person sees to in the older form of it.
  fileprivate func replacing(_ old: DaySession) -> DaySession {
    var next = DaySession(
      id: id, block: block, run: run, day: day, zone: zone, segments: segments, units: units,
      remainder: remainder, carried: carried, memo: old.memo, origin: origin, source: old.source,
      batch: old.batch, createdAt: old.createdAt)
    next.friends = old.friends
    next.isClockSuspect = isClockSuspect
    next.deletedAt = old.deletedAt
    return next
  }
}

extension Block {
  /// The icon of a new block (§3.3).
  public static let usualIcon = "battery"
  /// The colour of a new block (§3.3).
  public static let usualColor = 4
}
