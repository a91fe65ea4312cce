import Core

extension MatchRecord {
  /// Milliseconds lost in the period that runs: the stoppages that are over, and the one that is
  /// not. `elapsed` is what the clock shows; where the clock stands still in stoppages, the
  /// readings tell how long the open one is.
  public func allowance(elapsed: Int64, at reading: ClockReading) -> Int64 {
    guard let current = currentPeriod else { return 0 }
    return current.allowance.plus(openLength(elapsed: elapsed, at: reading))
  }

  /// Milliseconds since the open stoppage, or the suspension, began; 0 without one.
  private func openLength(elapsed: Int64, at reading: ClockReading) -> Int64 {
    if let still = lifecycle.still, let clock = lifecycle.clock {
      return reading.milliseconds(
        since: still.reading, stepped: clock.stepped.minus(still.stepped))
    }
    return openStoppage.map { open in max(0, elapsed.minus(open.since)) } ?? 0
  }

  /// Whole minutes to announce, from a minute before the planned end of a period on: what was lost,
  /// rounded up. None where the clock stops with the play: nothing is to be added then.
  public func proposedMinutes(elapsed: Int64, at reading: ClockReading) -> Int? {
    guard case .running = phase, rules.clockMode == .running, let current = currentPeriod,
      elapsed >= (Int64(current.seconds) - 60) * 1000
    else { return nil }
    return Int(clamping: allowance(elapsed: elapsed, at: reading).plus(59_999) / 60_000)
  }

  /// A penalty was awarded in this period and not taken yet: the period is extended for it (Law 7).
  public var hasPenaltyToTake: Bool {
    guard case .running(let period) = phase else { return false }
    var isAwaited = false
    for entry in entries where entry.counts && entry.stage == .period(period) {
      switch entry.fact {
      case .penaltyAwarded: isAwaited = true
      case .penaltyMissed(_, _, let miss): if miss != .retake { isAwaited = false }
      case .goal(let goal): if goal.kind == .penalty { isAwaited = false }
      default: break
      }
    }
    return isAwaited
  }
}
