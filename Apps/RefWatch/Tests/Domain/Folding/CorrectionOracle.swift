import RefWatchDomain

/// What corrections come to, said as a definition and computed without any care for time: an entry
/// is withdrawn when the newest correction of it that is itself in force says so.
struct CorrectionOracle {
  let log: [MatchEvent]

  private func target(_ event: MatchEvent) -> MatchEventID? {
    switch event.fact {
    case .withdrawal(let target, _), .amendment(let target, _), .restoration(let target): target
    default: nil
    }
  }

  /// Nothing corrects a take-over, but for one that had no say and is not in this log.
  private func isTakeover(_ fact: Fact) -> Bool { if case .takeover = fact { true } else { false } }

  private func isMeaningful(_ correction: MatchEvent, of event: MatchEvent) -> Bool {
    if isTakeover(event.fact), log.contains(event) { return false }
    guard case .amendment(_, let content) = correction.fact else { return true }
    return target(event) == nil && !content.fact.isCorrection && !isTakeover(content.fact)
  }

  private func corrections(of event: MatchEvent) -> [MatchEvent] {
    log.filter { other in
      target(other) == event.id && event.wasWrittenBefore(other)
        && isMeaningful(other, of: event) && !isWithdrawn(other)
    }
    .sorted { one, other in one.wasWrittenBefore(other) }
  }

  func isWithdrawn(_ event: MatchEvent) -> Bool {
    if case .withdrawal = corrections(of: event).last?.fact { true } else { false }
  }

  func amendment(of event: MatchEvent) -> MatchEventID? {
    corrections(of: event).last { other in
      if case .amendment = other.fact { true } else { false }
    }?.id
  }
}
