import Core

// Entering later what was forgotten.
extension MatchRecord {
  /// Where something can have happened so far, in the order of the match.
  public var stagesSoFar: [Stage] {
    var stages: [Stage] = [.gap(.beforeMatch)]
    for played in periods {
      for stage in [Stage.gap(played.period.before), .period(played.period)]
      where !stages.contains(stage) {
        stages.append(stage)
      }
    }
    if shootout != nil {
      for stage in [Stage.gap(.beforeShootout), .period(.shootout)] where !stages.contains(stage) {
        stages.append(stage)
      }
    }
    if !stages.contains(stage) { stages.append(stage) }
    return stages
  }

  /// What keeps a fact from being entered there; `nil` where nothing does. How far a stage that
  /// runs has come is up to its clock: `now` is what it shows, where that is known.
  public func fault(
    adding fact: Fact, at stage: Stage, _ elapsed: Int64, now: Int64? = nil
  ) -> AdditionFault? {
    fact.isAddable ? fault(of: stage, elapsed, now: now) : .notToAdd
  }

  /// The same, of a place alone.
  public func fault(of stage: Stage, _ elapsed: Int64, now: Int64? = nil) -> AdditionFault? {
    guard stagesSoFar.contains(stage) else { return .notPlayed(stage) }
    guard let limit = length(of: stage, now: now), elapsed > limit else { return nil }
    return .beyond(stage, limit: limit)
  }

  /// How far the clock of a stage went; `nil` where nothing measures it.
  public func length(of stage: Stage, now: Int64? = nil) -> Int64? {
    guard case .period(let period) = stage, period != .shootout else { return nil }
    let played = periods.first { played in played.period == period }?.played
    return played ?? (stage == self.stage ? now : nil)
  }

  /// When the minute of a report begins on the period's clock; `nil` where it is no minute of that
  /// period: 67' is none of a first half, and neither is 44+2'.
  public func elapsed(of label: MinuteLabel, in period: Period) -> Int64? {
    guard let seconds = seconds(of: period) else { return nil }
    let start = offset(of: period) / 60
    let elapsed =
      label.added > 0
      ? Int64(seconds + (label.added - 1) * 60) * 1_000
      : Int64(label.minute - start - 1) * 60_000
    guard elapsed >= 0, minute(stage: .period(period), elapsed: elapsed) == label else {
      return nil
    }
    return elapsed
  }

  /// The opportunity of a change that is entered later: that of the side's nearest change within a
  /// minute of the match clock, before or after it, else `new`; none between periods.
  public func windowBeside(
    _ side: Side, stage: Stage, elapsed: Int64, new: WindowID
  ) -> WindowID? {
    guard case .period = stage else { return nil }
    var nearest: (distance: Int64, window: WindowID)?
    for entry in entries where entry.counts && entry.stage == stage {
      guard case .substitution(let change) = entry.fact, change.side == side,
        let window = change.window
      else { continue }
      let distance = abs(entry.elapsed.minus(elapsed))
      if distance <= SubstitutionWindows.span, distance < nearest?.distance ?? .max {
        nearest = (distance, window)
      }
    }
    return nearest?.window ?? new
  }

  /// The entry that says that something happened there, written now.
  public func addition(
    _ fact: Fact, at stage: Stage, _ elapsed: Int64, reason: String, _ reading: ClockReading,
    _ moment: Moment, batch: BatchID? = nil
  ) -> MatchEvent {
    MatchEvent(
      id: moment.id(), match: match.id, ordinal: lastOrdinal.plus(1), stage: stage,
      elapsed: max(0, elapsed), at: reading.wall, uptime: reading.uptime, boot: reading.boot,
      quality: .manual, batch: batch, fact: fact, addition: Addition(reason: reason))
  }
}

extension Fact {
  /// Whether it can be entered later, at the place where it happened: what took place in the match.
  /// The course of the match follows its clock, and kicks follow their order.
  public var isAddable: Bool {
    switch self {
    case .goal, .card, .warning, .substitution, .playerOff, .playerOn, .sinBinStart,
      .penaltyAwarded, .penaltyMissed, .incident, .note:
      true
    default: false
    }
  }
}

extension MinuteLabel {
  /// A minute as somebody writes it: `12`, `45+2`, with or without the sign at its end.
  public init?(_ text: String) {
    var parts: [Int] = [0]
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard digits < 3 else { return nil }
        parts[parts.count - 1] = parts[parts.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: "+"):
        guard parts.count == 1, digits > 0 else { return nil }
        parts.append(0)
        digits = 0
      case UInt8(ascii: " "), UInt8(ascii: "'"): continue
      default: return nil
      }
    }
    guard digits > 0, parts[0] > 0, parts.count == 1 || parts[1] > 0 else { return nil }
    minute = parts[0]
    added = parts.count == 2 ? parts[1] : 0
  }
}
