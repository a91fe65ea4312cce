import Core

/// What is taken back, or brought back, in one go.
public struct UndoStep: Hashable, Sendable {
  /// To be withdrawn or restored, in the order of writing.
  public let events: [MatchEventID]
  /// What it is called by: of several entries the one that says most.
  public let entry: LogEntry
  /// How many of the entries tell of the same kind of thing, such as substitutions.
  public let count: Int
  /// It is a correction of ``entry``, not the entry itself.
  public let isCorrection: Bool
}

/// What Undo does next.
public enum Undoing: Hashable, Sendable {
  case nothing
  case step(UndoStep)
  /// The last thing cannot be taken back by Undo, and what was before it stays as well.
  case refused(UndoStep, UndoRefusal)
}

public enum UndoRefusal: Hashable, Sendable {
  /// A step of the match's course can be called a mistake for ten minutes (§13).
  case tooLate
  /// What was signed is corrected in the log, with a reason.
  case signed
}

extension MatchRecord {
  /// What this person did last, or somebody else of the crew did: whatever kind of entry it is.
  /// What is taken back already is not there any more, and what was brought back counts as done
  /// then. Who does not keep the clock leaves the course of the match alone.
  public func undoing(by user: UserID, at now: Instant) -> Undoing {
    guard let step = lastStep(leads: isKept(by: user)) else { return .nothing }
    if signature != nil { return .refused(step, .signed) }
    let isLate = step.events.contains { id in
      guard let entry = entry(of: id), entry.event.fact.isTurn else { return false }
      let age = now.milliseconds - entry.event.at.milliseconds
      return age > MatchRecord.secondThought
    }
    return isLate ? .refused(step, .tooLate) : .step(step)
  }

  /// What was taken back last, if nothing was done since.
  public func takenBack(by user: UserID) -> UndoStep? {
    guard let last = log.last(where: { event in !event.fact.isOfDevice }),
      case .withdrawal = last.fact, signature == nil
    else { return nil }
    let targets = log.filter { event in
      event.id == last.id || (last.batch != nil && event.batch == last.batch)
    }.compactMap { event -> MatchEventID? in
      guard case .withdrawal(let target, _) = event.fact, counts(event.id) else { return nil }
      return target
    }
    let gone = targets.compactMap { id in entry(of: id) }.filter { entry in
      entry.isWithdrawn && (!entry.event.fact.isCourse || isKept(by: user))
    }
    return step(of: gone.map { entry in entry.event.id })
  }

  /// The entries as one step; `nil` where the log has none of them.
  public func step(of ids: [MatchEventID]) -> UndoStep? {
    let wanted = Set(ids)
    let found = log.filter { event in wanted.contains(event.id) }
    guard let first = found.first else { return nil }
    let chief = found.first { event in event.fact.saysMost } ?? first
    if case .amendment(let target, _) = chief.fact, let entry = entry(of: target) {
      return UndoStep(
        events: found.map { event in event.id }, entry: entry, count: 1, isCorrection: true)
    }
    guard let entry = entry(of: chief.id) else { return nil }
    return UndoStep(
      events: found.map { event in event.id }, entry: entry,
      count: found.count { event in event.fact.kind == chief.fact.kind }, isCorrection: false)
  }

  private func lastStep(leads: Bool) -> UndoStep? {
    for event in log.reversed() where !event.fact.isOfDevice && counts(event.id) {
      switch event.fact {
      case .withdrawal, .signature: continue
      case .restoration(let target):
        guard let restored = entry(of: target), !restored.isWithdrawn,
          leads || !restored.event.fact.isCourse
        else { continue }
        return step(with: restored.event)
      case .amendment(let target, _):
        guard let amended = entry(of: target), amended.amendment == event.id,
          !amended.isWithdrawn, leads || !amended.event.fact.isCourse
        else { continue }
        return step(with: event)
      default:
        guard leads || !event.fact.isCourse else { continue }
        return step(with: event)
      }
    }
    return nil
  }

  /// With what was written in one go with it, and is still there.
  private func step(with event: MatchEvent) -> UndoStep? {
    guard let batch = event.batch else { return step(of: [event.id]) }
    let together = log.filter { other in
      other.batch == batch && !other.fact.isOfDevice && entry(of: other.id)?.isWithdrawn == false
    }
    return step(of: together.map { other in other.id })
  }

  private func entry(of id: MatchEventID) -> LogEntry? {
    entries.first { entry in entry.event.id == id }
  }

  /// Whether the entry is in force. A goal that was overruled is.
  private func counts(_ id: MatchEventID) -> Bool {
    entry(of: id).map { entry in !entry.isWithdrawn && !entry.isInert } ?? false
  }
}

extension Fact {
  /// What a device says by itself, who keeps the clock, and what nobody here understands: nobody
  /// did that as part of the match.
  fileprivate var isOfDevice: Bool {
    switch self {
    case .clockStep, .serverTime, .takeover, .unknown: true
    default: false
    }
  }

  /// From one part of the match to the next.
  fileprivate var isTurn: Bool {
    switch self {
    case .kickOff, .periodStart, .periodEnd, .intervalStart, .intervalEnd, .suspension,
      .resumption, .abandonment, .fullTime, .completion, .reopening, .shootoutStart, .shootoutEnd:
      true
    default: false
    }
  }

  /// Whether it is more than what goes along with something else.
  fileprivate var saysMost: Bool {
    switch self {
    case .toss, .kickOff, .rules, .penaltyAwarded, .amendment: false
    default: true
    }
  }
}
