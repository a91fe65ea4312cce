import Core

extension MatchRecord {
  /// For so long after a whistle it can be called a mistake.
  public static let secondThought: Int64 = 10 * 60_000

  /// What the referee can do now, the likeliest first. `elapsed` is what the clock shows.
  public func steps(elapsed: Int64) -> [LifecycleStep] {
    switch phase {
    case .ready(let period):
      [.kickOff(period)] + leaving(period.before) + (isLive ? [.abandon] : []) + again(elapsed)
    case .running(let period):
      [openStoppage == nil ? .openStoppage : .closeStoppage, .announceAddedTime]
        + [.endPeriod(period), .suspend, .abandon] + detours(after: period)
    case .suspended: [.resume, .abandon]
    case .ended(let gap):
      [.startInterval(gap), .skipInterval(gap)] + leaving(gap) + [.abandon] + again(elapsed)
    case .interval(let gap): [.endInterval(gap)] + leaving(gap) + [.abandon] + again(elapsed)
    case .shootoutSetup:
      [.startShootout] + leaving(.beforeShootout) + [.abandon] + again(elapsed)
    case .shootout: [.endShootout] + (shootout?.canSwap == true ? [.swapFirst] : []) + [.abandon]
    case .fullTime: [.complete] + afterWhistle + again(elapsed)
    case .done: [.reopen]
    }
  }

  public func allows(_ step: LifecycleStep, elapsed: Int64) -> Bool {
    steps(elapsed: elapsed).contains(step)
  }

  /// What a match can do instead of waiting for the period after the gap.
  private func leaving(_ gap: Gap) -> [LifecycleStep] {
    guard gap.isOptional else { return [] }
    guard case .ended(.beforeExtraTime) = phase else { return [.finish] }
    return [.finish, .goToShootout]
  }

  /// What the rules don't foresee after a period, and yet is possible.
  private func detours(after period: Period) -> [LifecycleStep] {
    let foreseen = following(period)
    return rules.gaps(after: period).filter { gap in gap != foreseen && gap.isOptional }
      .map { gap in gap == .beforeExtraTime ? .goToExtraTime : .goToShootout }
  }

  /// At the end of the match, that of a period.
  private var afterWhistle: [LifecycleStep] {
    guard let period = periods.last?.period, let whistle = lifecycle.trail.first,
      log.contains(where: { event in event.isEnd(whistle, of: period) })
    else { return [] }
    let all = rules.gaps(after: period).filter { gap in gap.isOptional }
    return all.map { gap in gap == .beforeExtraTime ? .goToExtraTime : .goToShootout }
  }

  private func again(_ elapsed: Int64) -> [LifecycleStep] {
    elapsed <= MatchRecord.secondThought && !lifecycle.trail.isEmpty ? [.resumePlay] : []
  }

  /// How sure the referee has to be.
  public func confirmation(for act: LifecycleAct, elapsed: Int64) -> Confirmation {
    switch act {
    case .endPeriod:
      elapsed < Int64(currentPeriod?.seconds ?? 0) * 1000 ? .confirm : .undoable
    case .announceAddedTime(let minutes):
      // Law 7: what was announced may be increased, not reduced.
      minutes < currentPeriod?.announced ?? 0 ? .confirm : .none
    case .endShootout: shootout?.winner == nil ? .confirm : .none
    case .abandon: .hold
    case .suspend, .goToExtraTime, .goToShootout, .finish, .complete, .resumePlay, .reopen: .confirm
    case .kickOff, .openStoppage, .closeStoppage, .startInterval, .skipInterval, .endInterval,
      .resume, .startShootout, .swapFirst:
      .none
    }
  }

  /// Who is expected to kick a period off (Law 8): who didn't begin the half before it. Nobody
  /// knows for the first half, and for extra time, where a coin is tossed again.
  public func expectedKickOff(_ period: Period) -> Side? {
    switch period {
    case .regulation(1), .extra(1), .shootout: nil
    case .regulation(let number):
      kickOffs[.regulation(1)].map { first in number % 2 == 1 ? first : first.opponent }
    case .extra: (kickOffs[.extra(1)] ?? kickOffs[.regulation(1)])?.opponent
    }
  }
}

extension MatchEvent {
  fileprivate func isEnd(_ id: MatchEventID, of period: Period) -> Bool {
    self.id == id && fact == .periodEnd(period)
  }
}
