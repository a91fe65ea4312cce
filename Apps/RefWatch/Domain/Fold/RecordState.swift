import Core

extension MatchRecord {
  /// In force: the match's own, or the newest that the log has.
  public var rules: RuleSet { lifecycle.rules }
  /// Who kicked off each period.
  public var kickOffs: [Period: Side] { lifecycle.kickOffs }
  /// The periods that were begun, in order, with what is known of their time.
  public var periods: [PeriodRecord] { lifecycle.periods }
  /// Since when, on the stage's clock, and why play is stopped.
  public var openStoppage: OpenStoppage? { lifecycle.openStoppage }

  /// The clock of the stage that is under way; none before the match, and none once it is done.
  /// Between periods it counts from the whistle.
  public var clock: StageClock? {
    guard phase != .done, var clock = lifecycle.clock else { return nil }
    clock.stage = stage
    return clock
  }

  public var outcome: Outcome? {
    switch phase {
    case .fullTime, .done: break
    default: return nil
    }
    if let outcome = lifecycle.outcome { return outcome }
    if case .extra = periods.last?.period { return .afterExtraTime }
    return .normal
  }

  /// Begun, and not completed.
  public var isLive: Bool {
    switch phase {
    case .ready(.regulation(1)), .done: false
    default: true
    }
  }

  /// Nobody has kicked off yet.
  public var isBeforeKickOff: Bool { periods.isEmpty && phase == .ready(.regulation(1)) }

  /// Where what happens now happens.
  public var stage: Stage {
    switch phase {
    case .ready(let period): .gap(period.before)
    case .running(let period), .suspended(let period): .period(period)
    case .ended(let gap), .interval(let gap): .gap(gap)
    case .shootoutSetup: .gap(.beforeShootout)
    case .shootout: .period(.shootout)
    case .fullTime, .done: .gap(.afterMatch)
    }
  }

  /// The period that runs or is suspended.
  public var currentPeriod: PeriodRecord? {
    switch phase {
    case .running, .suspended: periods.last
    default: nil
    }
  }

  /// The planned length of a period in seconds: as it was played, or will be. None for the kicks.
  public func seconds(of period: Period) -> Int? {
    periods.first { played in played.period == period }?.seconds ?? rules.seconds(of: period)
  }

  /// Seconds of match time planned before the period begins, as earlier periods were played.
  public func offset(of period: Period) -> Int {
    let stage = Stage.period(period).rank
    var total = 0
    for number in 1...max(1, min(4, rules.regulationPeriods)) {
      let earlier = Period.regulation(number)
      if Stage.period(earlier).rank < stage { total += seconds(of: earlier) ?? 0 }
    }
    for earlier in [Period.extra(1), .extra(2)] where Stage.period(earlier).rank < stage {
      let wasPlayed = periods.contains { played in played.period == earlier }
      if earlier == .extra(1) || wasPlayed { total += seconds(of: earlier) ?? 0 }
    }
    return total
  }

  public var isLevel: Bool { score.home == score.away }

  public var isLevelOnAggregate: Bool {
    guard let first = match.firstLeg else { return isLevel }
    return score.home + first.home == score.away + first.away
  }

  func phaseNow() -> Phase {
    switch lifecycle.place {
    case .ready(let period): .ready(period)
    case .running(let period): .running(period)
    case .suspended(let period): .suspended(period)
    case .over(let period):
      following(period).map { gap in .ended(gap) } ?? .fullTime
    case .interval(let gap): .interval(gap)
    case .shootoutSetup: .shootoutSetup
    case .shootout: .shootout
    case .fullTime: .fullTime
    case .done: .done
    }
  }

  /// What follows a period as the score stands; `nil` where the match is over.
  public func following(_ period: Period) -> Gap? {
    rules.gap(after: period, isLevel: isLevel, isLevelOnAggregate: isLevelOnAggregate)
  }
}
