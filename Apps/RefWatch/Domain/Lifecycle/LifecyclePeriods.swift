import Core

// From one part of the match to the next.
extension Lifecycle {
  mutating func kickOff(_ side: Side) -> Bool {
    guard case .ready(let period) = place else { return false }
    kickOffs[period] = side
    return true
  }

  mutating func start(_ period: Period, seconds: Int, _ event: MatchEvent) -> Bool {
    guard place == .ready(period) else { return false }
    place = .running(period)
    clock = StageClock(stage: .period(period), start: event.reading)
    periods.append(PeriodRecord(period: period, seconds: seconds, startedAt: event.at))
    trail = []
    return true
  }

  mutating func end(_ period: Period, _ entry: LogEntry) -> Bool {
    guard place == .running(period) else { return false }
    stopPlay(entry)
    place = .over(period)
    trail = [entry.event.id]
    clock = StageClock(stage: .gap(.afterMatch), start: entry.event.reading)
    return true
  }

  /// A period is over: what was open ends with it.
  private mutating func stopPlay(_ entry: LogEntry) {
    closeOpenStoppage(entry)
    still = nil
    periods[periods.count - 1].endedAt = entry.event.at
    periods[periods.count - 1].played = entry.elapsed
  }

  mutating func startInterval(_ gap: Gap, _ event: MatchEvent) -> Bool {
    guard case .over(let period) = place, rules.gaps(after: period).contains(gap) else {
      return false
    }
    place = .interval(gap)
    trail.append(event.id)
    return true
  }

  /// Ends the interval, or leaves it out.
  mutating func endInterval(_ gap: Gap, _ event: MatchEvent) -> Bool {
    switch place {
    case .interval(gap): break
    case .over(let period) where rules.gaps(after: period).contains(gap): break
    default: return false
    }
    guard let next = gap.next else { return false }
    place = next == .shootout ? .shootoutSetup : .ready(next)
    trail.append(event.id)
    return true
  }

  mutating func startShootout(_ event: MatchEvent) -> Bool {
    guard place == .shootoutSetup else { return false }
    place = .shootout
    trail = []
    clock = StageClock(stage: .period(.shootout), start: event.reading)
    return true
  }

  mutating func endShootout(_ event: MatchEvent) -> Bool {
    guard place == .shootout else { return false }
    close(.afterPenalties, event)
    return true
  }

  mutating func abandon(_ entry: LogEntry) -> Bool {
    switch place {
    case .ready(.regulation(1)), .fullTime, .done: return false
    case .running, .suspended: stopPlay(entry)
    default: break
    }
    trail = []
    clock = nil
    close(.abandoned, entry.event)
    return true
  }

  mutating func finish(_ outcome: Outcome, _ event: MatchEvent) -> Bool {
    switch place {
    case .running, .suspended, .shootout, .done: return false
    default: break
    }
    close(outcome, event)
    return true
  }

  /// The clock goes on from the whistle, where there was one.
  private mutating func close(_ outcome: Outcome, _ event: MatchEvent) {
    if clock == nil || place == .shootout {
      clock = StageClock(stage: .gap(.afterMatch), start: event.reading)
    }
    place = .fullTime
    self.outcome = outcome
    trail.append(event.id)
  }

  mutating func complete(_ event: MatchEvent) -> Bool {
    switch place {
    case .fullTime: break
    // The rules let nothing follow, and nobody said that the match was over.
    case .over(let period) where rules.gaps(after: period).allSatisfy({ gap in gap.isOptional }):
      break
    default: return false
    }
    place = .done
    trail.append(event.id)
    return true
  }

  mutating func reopen(_ event: MatchEvent) -> Bool {
    guard place == .done else { return false }
    place = .fullTime
    trail.append(event.id)
    return true
  }
}
