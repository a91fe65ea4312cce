import RefWatchDomain

/// The course of a match told a second time and in another way: plain words for where it stands,
/// and clocks that are counters. What the record makes of a log must agree with it at every step.
struct CourseModel {
  enum Stand: Equatable {
    case ready, run, suspended, gap, interval, setup, shootout, fullTime, done
  }

  /// 1…4 regulation, 5 and 6 extra time, 7 the kicks.
  var number = 1
  var stand = Stand.ready
  var rules: RuleSet
  var firstLeg: (home: Int, away: Int)?
  var home = 0
  var away = 0
  var isStopped = false
  /// What the clock would show if nothing stopped it.
  var counter: Int64 = 0
  var shown: Int64 = 0
  var lost: Int64 = 0
  var seconds = 0
  var announced: Int?
  var kicks = 0
  /// The gap that waits or runs: the number of the period after it, or 7 for the kicks.
  var towards = 0
  /// That the match is over was said, and doesn't only follow from the score.
  var isSaid = false
  var outcome: Outcome?
  /// What there was before the whistle, and the counter since then.
  var before: [CourseModel] = []
  var sinceWhistle: Int64 = 0
  var isAbandoned = false

  init(_ rules: RuleSet) { self.rules = rules }

  var isLastOfRegulation: Bool { number == rules.regulationPeriods }

  func length(_ number: Int) -> Int {
    (number <= 4 ? rules.periodMinutes : rules.extraHalfMinutes) * 60
  }

  func wants(_ decider: RuleSet.Decider) -> Bool {
    if decider == .ask { return true }
    if decider == .never { return false }
    if decider == .ifAggregateLevel, let leg = firstLeg {
      return home + leg.home == away + leg.away
    }
    return home == away
  }

  /// The number of what comes after the period that was played last; `nil` after the match.
  var next: Int? {
    if number < 5, number < rules.regulationPeriods { return number + 1 }
    if number == 5 { return 6 }
    if number < 5, wants(rules.extraTime) { return 5 }
    return number < 7 && wants(rules.shootout) ? 7 : nil
  }

  mutating func wait(_ milliseconds: Int64) {
    sinceWhistle += milliseconds
    counter += milliseconds
    switch stand {
    case .run where isStopped && rules.clockMode == .stopStart:
      lost += milliseconds
      counter -= milliseconds
    case .run:
      if isStopped { lost += milliseconds }
      shown = counter
    case .suspended:
      lost += milliseconds
      if rules.clockMode == .stopStart { counter -= milliseconds }
    default: shown = counter
    }
  }

  /// Whether it was allowed; if not, nothing has changed.
  mutating func take(_ act: LifecycleAct) -> Bool {
    switch act {
    case .kickOff:
      guard stand == .ready else { return false }
      number = towards == 0 ? 1 : towards
      begin(.run)
      seconds = length(number)
    case .openStoppage:
      // A second one changes the reason of the first.
      guard stand == .run else { return false }
      isStopped = true
    case .closeStoppage:
      guard stand == .run, isStopped else { return false }
      isStopped = false
    case .announceAddedTime(let minutes):
      guard stand == .run else { return false }
      announced = minutes
    case .suspend:
      guard stand == .run else { return false }
      stand = .suspended
      isStopped = false
    case .resume:
      guard stand == .suspended else { return false }
      stand = .run
      shown = counter
    case .reopen:
      guard stand == .done else { return false }
      stand = .fullTime
    case .complete:
      guard stand == .fullTime else { return false }
      stand = .done
      isSaid = true
    case .swapFirst: return stand == .shootout && kicks == 0
    default: return takeBetween(act)
    }
    return true
  }

  private mutating func takeBetween(_ act: LifecycleAct) -> Bool {
    switch act {
    case .endPeriod:
      guard stand == .run else { return false }
      whistle()
      settle(isSaid: true)
    case .startInterval(let gap):
      guard stand == .gap, gap == self.gap else { return false }
      stand = .interval
    case .skipInterval(let gap):
      guard stand == .gap, gap == self.gap else { return false }
      leave()
    case .endInterval:
      guard stand == .interval else { return false }
      leave()
    case .startShootout:
      guard stand == .setup else { return false }
      number = 7
      begin(.shootout)
      kicks = 0
    case .endShootout:
      guard stand == .shootout else { return false }
      whistle()
      close(.afterPenalties)
    case .abandon:
      switch stand {
      case .fullTime, .done: return false
      case .ready where !isUnderWay: return false
      default: break
      }
      before = [self]
      (counter, shown, sinceWhistle) = (0, 0, 0)
      isAbandoned = true
      close(.abandoned)
    case .finish(let outcome): return finish(outcome)
    case .goToExtraTime, .goToShootout: return detour(act == .goToExtraTime ? 5 : 7)
    case .resumePlay: return resumePlay()
    default: return false
    }
    return true
  }

  // MARK: Parts

  var isUnderWay: Bool { seconds > 0 }

  var gap: Gap? {
    switch towards {
    case 2, 3, 4: .interval(towards - 1)
    case 5: .beforeExtraTime
    case 6: .extraTimeHalf
    case 7: .beforeShootout
    default: nil
    }
  }

  private mutating func begin(_ stand: Stand) {
    self.stand = stand
    (counter, shown, lost) = (0, 0, 0)
    (announced, isStopped, isAbandoned) = (nil, false, false)
    before = []
  }

  private mutating func whistle() {
    before = [self]
    (counter, shown, sinceWhistle) = (0, 0, 0)
    isStopped = false
  }

  /// After the whistle: what the score and the rules ask for.
  private mutating func settle(isSaid: Bool) {
    if let next {
      stand = .gap
      towards = next
    } else {
      close(number > 4 ? .afterExtraTime : .normal)
      self.isSaid = isSaid
    }
  }

  /// A goal came or went, also one of long ago.
  mutating func score(_ change: (inout CourseModel) -> Void) {
    change(&self)
    if stand == .gap || stand == .fullTime && !isSaid { settle(isSaid: false) }
  }

  mutating func play(minutes: Int) {
    rules.periodMinutes = minutes
    if stand == .run || stand == .suspended { seconds = length(number) }
    // Play that is resumed was never over.
    for index in before.indices { before[index].play(minutes: minutes) }
  }

  private mutating func close(_ outcome: Outcome) {
    stand = .fullTime
    isSaid = true
    self.outcome = outcome
  }

  private mutating func leave() { stand = towards == 7 ? .setup : .ready }

  private mutating func finish(_ outcome: Outcome) -> Bool {
    guard isUnderWay, towards == 5 || towards == 7 else { return false }
    switch stand {
    case .gap, .interval, .setup, .ready: close(outcome)
    default: return false
    }
    return true
  }

  private mutating func detour(_ target: Int) -> Bool {
    let canReach =
      target == 5 ? number < 5 && isLastOfRegulation : number == 6 || isLastOfRegulation
    guard isUnderWay, canReach else { return false }
    switch stand {
    case .run where next != target: whistle()
    case .gap where towards == 5 && target == 7: break
    case .fullTime where !isAbandoned && before.first?.stand == .run: break
    default: return false
    }
    if target == 5 { rules.extraTime = .ask } else { rules.shootout = .ask }
    if target == 7, number < 5 { rules.extraTime = .never }
    settle(isSaid: false)
    return true
  }

  private mutating func resumePlay() -> Bool {
    guard let earlier = before.first, sinceWhistle <= 600_000 else { return false }
    switch stand {
    case .run, .suspended, .shootout, .done: return false
    default: break
    }
    let (rules, home, away, passed) = (rules, home, away, sinceWhistle)
    self = earlier
    (self.rules, self.home, self.away) = (rules, home, away)
    wait(passed)
    return true
  }
}
