import Core
import Sync

// Sessions (specification §6.7, §16).

extension DayDecision {
  // MARK: Adding

  /// What was made from a source already is not made again.
  mutating func addSession(_ new: NewSession) throws(DayBlockRejection) {
    try DayLimits.check(new)
    if let source = new.source, replica.hasSource(source) { return }
    guard replica.session(new.id) == nil else { throw .idTaken(.session, new.id.retagged()) }
    try bringBack(new.block)
    make(new, nil)
  }

  mutating func importSessions(
    _ batch: DayImportID, _ news: [NewSession]
  ) throws(DayBlockRejection) {
    guard news.count <= DayLimits.importBatch else {
      throw .tooMany(.sessions, limit: DayLimits.importBatch)
    }
    guard news.reduce(0, { sum, new in sum + new.memo.utf8.count }) <= DayLimits.importMemos else {
      throw .tooLarge(limit: DayLimits.importMemos)
    }
    for new in news {
      try DayLimits.check(new)
      if let source = new.source, replica.hasSource(source) { continue }
      if let old = replica.session(new.id), !replica.canReplace(old) { continue }
      try bringBack(new.block)
      make(new, batch)
    }
  }

  private mutating func make(_ new: NewSession, _ batch: DayImportID?) {
    let made = DaySession.sessions(
      of: new, boundary: settings.boundary, batch: batch, at: context.at)
    for session in made { put(.session(session)) }
  }

  mutating func undoImport(
    _ batch: DayImportID, _ ids: [DaySessionID]
  ) throws(DayBlockRejection) {
    guard ids.count <= DayLimits.importBatch else {
      throw .tooMany(.sessions, limit: DayLimits.importBatch)
    }
    for id in ids {
      guard let session = replica.session(id), session.batch == batch, !session.isEdited else {
        continue
      }
      deleteSession(id)
    }
  }

  // MARK: Changing

  mutating func editSession(
    _ id: DaySessionID, _ edits: [SessionEdit]
  ) throws(DayBlockRejection) {
    let old = try session(id)
    var next = old
    // Of deleting and changing, changing wins.
    next.deletedAt = nil
    var others: [DaySession] = []
    for edit in edits {
      switch edit {
      case .block(let block):
        try bringBack(block)
        next.block = block
        next.isEdited = next.isEdited || block != old.block
      case .memo(let from, let to):
        try DayLimits.check(memo: to)
        let memo = mergedMemo(from: from, mine: to, theirs: next.memo)
        try DayLimits.check(memo: memo)
        next.memo = memo
      case .segments(let segments):
        try DayLimits.check(segments)
        guard segments != next.segments else { continue }
        others = retime(&next, segments)
        reclaim(&next)
      case .joined(let friend):
        next.friends = DaySession.inOrder(next.friends + [friend])
        try DayLimits.check(next.friends)
      case .left(let friend): next.friends.removeAll { other in other == friend }
      }
    }
    // What came from a file and was written to is not as it came.
    if next.batch != nil, !sameBytes(next.memo, old.memo) || next.friends != old.friends {
      next.isEdited = true
    }
    guard next != old else { return }
    // A first memo replaces nothing.
    if next.hasOtherContent(than: old) { keep(old) }
    put(.session(next))
    for other in others { put(.session(other)) }
  }

  /// Gives the session other time; what falls on later days are sessions of their own.
  private func retime(_ session: inout DaySession, _ segments: [DaySegment]) -> [DaySession] {
    let parts = DayPart.parts(
      of: segments, carried: session.carried, boundary: settings.boundary)
    var others: [DaySession] = []
    for (index, part) in parts.enumerated() {
      guard index > 0 else {
        session.day = part.day
        session.segments = part.segments
        session.units = part.units
        session.remainder = part.remainder
        session.isEdited = true
        continue
      }
      var other = DaySession(
        id: DaySession.laterID(of: context.command.retagged(), on: part.day),
        block: session.block, day: part.day, zone: session.zone, segments: part.segments,
        units: part.units,
        remainder: part.remainder, origin: session.origin, createdAt: context.at)
      other.isEdited = true
      others.append(other)
    }
    return others
  }

  /// Back to times it had before, it has the half-blocks that it had: those of a run over midnight
  /// began or ended beside it, and do not follow from its own times.
  private func reclaim(_ session: inout DaySession) {
    let editions = replica.editions(of: session.id)
    guard
      let known = editions.last(where: { edition in
        edition.session.segments == session.segments && edition.session.carried == session.carried
      })
    else { return }
    session.day = known.session.day
    session.units = known.session.units
    session.remainder = known.session.remainder
  }

  mutating func splitSession(
    _ id: DaySessionID, _ at: Instant, _ into: DaySessionID
  ) throws(DayBlockRejection) {
    let old = try session(id)
    guard replica.session(into) == nil else { throw .idTaken(.session, into.retagged()) }
    var first: [DaySegment] = []
    var second: [DaySegment] = []
    for segment in old.segments {
      if segment.start < at {
        first.append(
          DaySegment(start: segment.start, end: min(segment.end, at), offset: segment.offset))
      }
      if segment.end > at {
        second.append(
          DaySegment(start: max(segment.start, at), end: segment.end, offset: segment.offset))
      }
    }
    guard !first.isEmpty, !second.isEmpty else { throw .badSegments }
    keep(old)
    var next = old
    next.deletedAt = nil
    next.isEdited = true
    next.segments = first
    (next.units, next.remainder) = DayClock.units(of: first, carried: old.carried)
    put(.session(next))
    let (units, remainder) = DayClock.units(of: second, carried: 0)
    var other = DaySession(
      id: into, block: old.block, day: old.day, zone: old.zone, segments: second, units: units,
      remainder: remainder, origin: old.origin, createdAt: context.at)
    other.isEdited = true
    other.isClockSuspect = old.isClockSuspect
    put(.session(other))
  }

  /// Keeps a session as it was before an edit.
  private mutating func keep(_ session: DaySession) {
    var editions = replica.editions(of: session.id)
    let number = (editions.last?.number ?? 0) + 1
    put(.edition(DayEdition(number: number, at: context.at, session: session)))
    while editions.count >= DayLimits.editions, let index = dispensable(editions) {
      remove(DayBlockEntity.Kind.edition.key(editions.remove(at: index).id))
    }
  }

  /// Of very many forms one in between: the one whose neighbours are the nearest to each other in
  /// time, the oldest of several.
  private func dispensable(_ editions: [DayEdition]) -> Int? {
    var found: (index: Int, gap: Int64)?
    // The new form is the latest, so one fewer of the others is among them.
    let end = editions.count - (DayLimits.latestEditions - 1)
    guard end > 1 else { return nil }
    for index in 1..<end {
      let gap = abs(editions[index + 1].at.milliseconds - editions[index - 1].at.milliseconds)
      if let known = found, known.gap <= gap { continue }
      found = (index, gap)
    }
    return found?.index
  }

  /// A session that is gone already is no fault.
  mutating func deleteSession(_ id: DaySessionID) {
    guard var session = replica.session(id), session.deletedAt == nil else { return }
    session.deletedAt = context.at
    put(.session(session))
  }

  mutating func restoreSession(_ id: DaySessionID) throws(DayBlockRejection) {
    var session = try session(id)
    if replica.block(session.block) != nil { try bringBack(session.block) }
    session.deletedAt = nil
    put(.session(session))
  }

  private func session(_ id: DaySessionID) throws(DayBlockRejection) -> DaySession {
    guard let session = replica.session(id), !replica.isReset(session.createdAt) else {
      throw .notFound(.session, id.retagged())
    }
    return session
  }
}

extension DaySession {
  /// Whether somebody might want the other form back.
  fileprivate func hasOtherContent(than old: DaySession) -> Bool {
    block != old.block || segments != old.segments
      || !old.memo.isEmpty && !sameBytes(memo, old.memo)
  }
}
