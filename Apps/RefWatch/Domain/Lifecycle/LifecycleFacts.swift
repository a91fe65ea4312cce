import Core

extension MatchRecord {
  /// What to log for an act, in this order and in one go; `nil` where the state doesn't allow it.
  /// `elapsed` is what the clock shows.
  public func facts(for act: LifecycleAct, elapsed: Int64) -> [Fact]? {
    guard let step = step(of: act), allows(step, elapsed: elapsed) else { return nil }
    switch act {
    case .kickOff(let side, let toss): return kickOffFacts(side, toss)
    case .openStoppage(let reason): return [.stoppageStart(reason)]
    case .closeStoppage: return [.stoppageEnd]
    case .announceAddedTime(let minutes): return [.addedTime(minutes: max(0, minutes))]
    case .endPeriod: return endFacts()
    case .startInterval(let gap): return [.intervalStart(gap)]
    case .skipInterval(let gap): return [.intervalEnd(gap)]
    case .endInterval:
      guard case .interval(let gap) = phase else { return nil }
      return [.intervalEnd(gap)]
    case .suspend(let reason, let text): return [.suspension(reason, text: text)]
    case .resume: return [.resumption]
    case .abandon(let reason, let text): return [.abandonment(reason, text: text)]
    case .goToExtraTime: return detour(to: .beforeExtraTime)
    case .goToShootout: return detour(to: .beforeShootout)
    case .startShootout(let first): return [.shootoutStart(first: first)]
    case .swapFirst: return shootout.map { shootout in [.shootoutFirst(shootout.first.opponent)] }
    case .endShootout(let reason): return [.shootoutEnd(reason: reason)]
    case .finish(let outcome): return [.fullTime(outcome)]
    case .complete: return [.completion]
    case .resumePlay: return withdrawals(lifecycle.trail)
    case .reopen: return [.reopening]
    }
  }

  /// What an act is of the steps; `nil` where it makes no sense at all.
  public func step(of act: LifecycleAct) -> LifecycleStep? {
    switch act {
    case .kickOff:
      if case .ready(let period) = phase { .kickOff(period) } else { nil }
    case .openStoppage: openStoppage == nil ? .openStoppage : .closeStoppage
    case .closeStoppage: .closeStoppage
    case .announceAddedTime: .announceAddedTime
    case .endPeriod: currentPeriod.map { current in .endPeriod(current.period) }
    case .startInterval(let gap): .startInterval(gap)
    case .skipInterval(let gap): .skipInterval(gap)
    case .endInterval:
      if case .interval(let gap) = phase { .endInterval(gap) } else { nil }
    case .suspend: .suspend
    case .resume: .resume
    case .abandon: .abandon
    case .goToExtraTime: .goToExtraTime
    case .goToShootout: .goToShootout
    case .startShootout: .startShootout
    case .swapFirst: .swapFirst
    case .endShootout: .endShootout
    case .finish: .finish
    case .complete: .complete
    case .resumePlay: .resumePlay
    case .reopen: .reopen
    }
  }

  private func kickOffFacts(_ side: Side, _ toss: Toss?) -> [Fact]? {
    guard case .ready(let period) = phase, let seconds = rules.seconds(of: period) else {
      return nil
    }
    let tossed = toss.map { toss in [Fact.toss(winner: toss.winner, choice: toss.choice)] }
    return (tossed ?? []) + [.kickOff(side), .periodStart(period, seconds: seconds)]
  }

  /// Where nothing follows, the match is over with its last period.
  private func endFacts() -> [Fact]? {
    guard let period = currentPeriod?.period else { return nil }
    guard following(period) == nil else { return [.periodEnd(period)] }
    return [.periodEnd(period), .fullTime(period.isExtra ? .afterExtraTime : .normal)]
  }

  /// The rules are made to fit, and what ended too early goes on.
  private func detour(to gap: Gap) -> [Fact]? {
    var rules = rules
    if gap == .beforeExtraTime {
      rules.extraTime = .ask
    } else {
      rules.shootout = .ask
      if case .regulation = periods.last?.period { rules.extraTime = .never }
    }
    switch phase {
    case .running(let period): return [.rules(rules), .periodEnd(period)]
    case .fullTime: return [.rules(rules)] + withdrawals(Array(lifecycle.trail.dropFirst()))
    default: return [.rules(rules)]
    }
  }

  /// Takes several entries back, the newest first.
  func withdrawals(_ events: [MatchEventID]) -> [Fact] {
    events.reversed().map { event in .withdrawal(event, reason: "") }
  }
}

extension Period {
  var isExtra: Bool { if case .extra = self { true } else { false } }
}
