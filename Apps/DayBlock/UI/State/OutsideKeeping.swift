import Calendar
import Core
import DayBlockDomain
import Design

// What other apps recorded becomes sessions of the blocks that want it (specification §3.2,
// `autoSource`).
extension DayBlockFeature.State {
  /// Whether the parent is to hand in what the other apps know: DayBlock is on the screen, and
  /// there may be something new.
  public var needsOutside: Bool { isShown && !knowsOutside }

  /// What the other apps know of the person's time now, by start.
  public mutating func outsideChanged(_ records: [OutsideRecord]) {
    outside = records
    knowsOutside = true
    hasChanged = true
  }

  /// One of them knows something else than it did.
  public mutating func outsideMayHaveChanged() { knowsOutside = false }

  /// Makes sessions of what is over and not known yet; each once, whichever device is first.
  ///
  /// Only of the last days: what somebody deleted stays deleted after its row is gone too.
  func keepSources() -> Effects {
    // What is not read yet may have been made of it.
    guard isLoaded, !sync.isReadingOlder, isShown, isVisible, sync.hasServer || !hasAccount,
      !outside.isEmpty
    else { return [] }
    let blocks = replica.blocks.filter { block in block.source != nil && block.archivedAt == nil }
    guard !blocks.isEmpty else { return [] }
    var effects: Effects = []
    for record in outside where isDue(record) && !replica.hasSource(record.source) {
      guard effects.count < OutsideRecord.most,
        let block = blocks.first(where: { block in block.source == record.kind })
      else { continue }
      let command = DayBlockCommand.addSession(session(of: record, for: block.id))
      if refusal(of: command) == nil { effects.append(.submit(command)) }
    }
    return effects
  }

  /// Whether nothing more is added to a record, and it is not of long ago, nor of before a reset.
  private func isDue(_ record: OutsideRecord) -> Bool {
    let age = now.milliseconds - record.end.milliseconds
    guard record.start < record.end, age >= OutsideRecord.rest, age < OutsideRecord.reach else {
      return false
    }
    return settings.resetAt.map { reset in reset < record.end } ?? true
  }

  private func session(of record: OutsideRecord, for block: BlockID) -> NewSession {
    let rules = rules(named: record.zone)
    return NewSession(
      // The same on every device, and nobody else's.
      id: ID(of: .words(["dayOutside", me.description, record.source])), block: block,
      zone: record.zone,
      segments: DayClock.segments(
        from: record.start, to: record.end, offset: rules.offset(at: record.start),
        changes: DayClock.changes(in: rules, from: record.start, to: record.end)),
      memo: record.title, origin: record.kind.origin, source: record.source)
  }
}

extension OutsideRecord {
  /// Milliseconds after its end from which on nothing is added to it.
  static let rest: Int64 = 3 * 3_600_000
  /// Milliseconds after its end from which on it is left alone: fewer than deleted things are kept.
  static let reach: Int64 = 14 * 86_400_000
  /// Sessions made in one turn.
  static let most = 10
}

extension BlockSource {
  fileprivate var origin: DaySession.Origin {
    switch self {
    case .golf: .golf
    case .run: .run
    case .match: .match
    }
  }
}
