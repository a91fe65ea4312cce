import Core
import RefWatchDomain

@testable import RefWatchTestKit

/// A referee who does anything at all, and a record and a model that watch.
struct CourseWalk {
  var lots: Lots
  var model: CourseModel
  var record: MatchRecord
  var now = ClockReading(
    wall: Instant(milliseconds: 1_790_000_000_000), uptime: 5_000, boot: ID(high: 1, low: 1))
  var goals: [MatchEventID: Side] = [:]
  var goalOrder: [MatchEventID] = []
  var transitions = 0
  var reached: Set<String> = []

  init(seed: UInt64) {
    lots = Lots(seed)
    var rules = RuleSet()
    rules.regulationPeriods = lots.roll(1...4)
    rules.periodMinutes = lots.roll(1...45)
    rules.extraHalfMinutes = lots.roll(1...15)
    rules.extraTime = lots.pick(RuleSet.Decider.allCases)
    rules.shootout = lots.pick(RuleSet.Decider.allCases)
    rules.clockMode = lots.pick(RuleSet.ClockMode.allCases)
    var match = Match(
      id: lots.id(), home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: rules,
      createdAt: now.wall)
    model = CourseModel(rules)
    if lots.once(in: 2) {
      let leg = (home: lots.roll(0...2), away: lots.roll(0...2))
      match.firstLeg = BothSides(home: leg.home, away: leg.away)
      model.firstLeg = leg
    }
    record = MatchRecord(match, [])
  }

  /// Walks; answers with the first disagreement.
  mutating func run(steps: Int, foldingAnew: Bool = false) -> String? {
    for _ in 0..<steps {
      let doing = step()
      transitions += 1
      reached.insert(word)
      if let fault = disagreement() { return doing + ": " + fault }
      if foldingAnew, MatchRecord(record.match, record.log) != record {
        return doing + ": differs from a fold anew"
      }
    }
    return MatchRecord(record.match, record.log) == record ? nil : "differs from a fold anew"
  }

  private var word: String { record.stage.word + " " + standing(record.phase) }

  var elapsed: Int64 { record.clock.map { clock in clock.elapsed(at: now) } ?? 0 }

  // MARK: Acts

  private mutating func step() -> String {
    wait()
    switch lots.roll(1...20) {
    case 1...2: return score()
    case 3: return takeBackGoal()
    case 4: return nonsense()
    case 5: return adjust()
    default: break
    }
    if model.stand == .shootout, lots.once(in: 2) {
      let kick = Kick(side: lots.pick(Side.allCases), result: lots.pick(Kick.Result.allCases))
      write([.kick(kick)])
      model.kicks += 1
      return "kick"
    }
    let act = lots.once(in: 2) ? lots.pick(course) : lots.pick(acts)
    var next = model
    let isAllowed = next.take(act)
    let facts = record.facts(for: act, elapsed: elapsed)
    guard isAllowed == (facts != nil) else {
      return "act \(act) allowed by the model: \(isAllowed); " + fail()
    }
    if let facts {
      model = next
      write(facts)
    }
    return "act \(act)"
  }

  private var failed: Bool { now.uptime < 0 }

  private mutating func fail() -> String {
    now = ClockReading(wall: now.wall, uptime: -1, boot: now.boot)
    return "stop"
  }

  private mutating func wait() {
    let passed = lots.long(0...(lots.once(in: 12) ? 1_500_000 : 240_000))
    now = ClockReading(
      wall: now.wall.advanced(byMilliseconds: passed), uptime: now.uptime + passed, boot: now.boot)
    model.wait(passed)
  }

  private mutating func write(_ facts: [Fact]) {
    let moment = Moment(
      instant: now.wall, zone: .utc, entropy: Entropy(high: lots.next(), low: lots.next()))
    let capture = record.capture(ClockJudge(now), at: now)
    for event in record.events(facts, capture, moment) { record.append(event) }
  }

  private mutating func score() -> String {
    guard model.isUnderWay else { return "nothing" }
    let side = lots.pick(Side.allCases)
    write([.goal(Goal(credited: side, kind: .openPlay))])
    if let id = record.log.last?.id {
      goals[id] = side
      goalOrder.append(id)
    }
    count(side, by: 1)
    return "goal"
  }

  private mutating func takeBackGoal() -> String {
    guard !goalOrder.isEmpty else { return "nothing" }
    let id = goalOrder.remove(at: lots.roll(0...(goalOrder.count - 1)))
    guard let side = goals[id] else { return "nothing" }
    write([lots.once(in: 2) ? .withdrawal(id, reason: "") : .goalOverruled(id, by: .referee)])
    count(side, by: -1)
    return "goal taken back"
  }

  private mutating func count(_ side: Side, by change: Int) {
    model.score { model in
      if side == .home { model.home += change } else { model.away += change }
    }
  }

  private mutating func adjust() -> String {
    if lots.once(in: 3) {
      var rules = record.rules
      rules.periodMinutes = lots.roll(1...45)
      write([.rules(rules)])
      model.play(minutes: rules.periodMinutes)
      return "rules"
    }
    guard model.stand == .run || model.stand == .suspended else { return "nothing" }
    let change = lots.long(-30_000...60_000)
    guard model.shown + change >= 0, model.counter + change >= 0 else { return "nothing" }
    write([.clockAdjustment(milliseconds: change, reason: "")])
    model.counter += change
    model.shown += change
    return "clock set"
  }

  /// What no state of this kind allows must have no effect.
  private mutating func nonsense() -> String {
    let running: [Fact] = [.suspension(.other, text: ""), .addedTime(minutes: 3), .stoppageEnd]
    let later: [Fact] = [
      .completion, .reopening, .shootoutStart(first: .home), .shootoutEnd(reason: nil), .resumption,
      .intervalStart(.interval(9)), .intervalEnd(.interval(9)), .periodStart(.shootout, seconds: 1),
    ]
    let wrong: [Fact] =
      switch model.stand {
      case .run: later + [.kickOff(.home), .fullTime(.void), .periodEnd(.shootout)]
      case .suspended: later.filter { fact in fact != .resumption } + running
      case .shootout: running + later.filter { fact in fact != .shootoutEnd(reason: nil) }
      case .ready where !model.isUnderWay: running + later
      // What a running period allows would count once play is resumed.
      default: [.shootoutEnd(reason: nil), .intervalStart(.interval(9)), .periodEnd(.shootout)]
      }
    write([lots.pick(wrong)])
    return "nonsense"
  }

  /// What leads on, so that walks come far.
  private var course: [LifecycleAct] {
    let interval: [LifecycleAct] =
      model.gap.map { gap in [.startInterval(gap), .skipInterval(gap)] } ?? []
    return interval + [
      .kickOff(.home), .endPeriod, .endInterval, .startShootout(first: .away), .resume,
    ]
  }

  private var acts: [LifecycleAct] {
    let gaps: [Gap] = [.interval(1), .interval(2), .interval(3), .beforeExtraTime, .extraTimeHalf]
    let all = gaps + [.beforeShootout]
    return all.flatMap { gap in [LifecycleAct.startInterval(gap), .skipInterval(gap)] } + [
      .kickOff(.away, toss: Toss(winner: .home, choice: .end)), .openStoppage(.injury),
      .openStoppage(.ball), .closeStoppage, .announceAddedTime(4), .endPeriod, .endInterval,
      .suspend(.weather, text: ""), .resume, .abandon(.crowd, text: ""), .goToExtraTime,
      .goToShootout, .startShootout(first: .home), .swapFirst, .endShootout(reason: nil),
      .finish(.normal), .complete, .resumePlay, .reopen,
    ]
  }

  // MARK: Comparing

  private func disagreement() -> String? {
    if failed { return "disagree" }
    let expected = standing(expectedPhase)
    if standing(record.phase) != expected { return standing(record.phase) + ", not " + expected }
    if record.score != BothSides(home: model.home, away: model.away) { return "score" }
    if model.stand == .fullTime || model.stand == .done, record.outcome != model.outcome {
      return "outcome"
    }
    if model.stand != .done, model.isUnderWay, elapsed != model.shown {
      return "clock \(elapsed), not \(model.shown)"
    }
    guard let current = record.currentPeriod else { return nil }
    if record.allowance(elapsed: elapsed, at: now) != model.lost {
      return "allowance \(record.allowance(elapsed: elapsed, at: now)), not \(model.lost)"
    }
    if current.seconds != model.seconds { return "length" }
    if current.announced != model.announced { return "announced" }
    return nil
  }

  private var period: Period {
    let number = model.stand == .ready ? max(1, model.towards) : model.number
    return number < 5 ? .regulation(number) : .extra(number - 4)
  }

  private var expectedPhase: Phase {
    let gap = model.gap ?? .beforeMatch
    return switch model.stand {
    case .ready: .ready(period)
    case .run: .running(period)
    case .suspended: .suspended(period)
    case .gap: .ended(gap)
    case .interval: .interval(gap)
    case .setup: .shootoutSetup
    case .shootout: .shootout
    case .fullTime: .fullTime
    case .done: .done
    }
  }

  private func standing(_ phase: Phase) -> String {
    switch phase {
    case .ready(let period): "ready " + Stage.period(period).word
    case .running(let period): "running " + Stage.period(period).word
    case .suspended(let period): "suspended " + Stage.period(period).word
    case .ended(let gap): "ended " + Stage.gap(gap).word
    case .interval(let gap): "interval " + Stage.gap(gap).word
    case .shootoutSetup: "shootout setup"
    case .shootout: "shootout"
    case .fullTime: "full time"
    case .done: "done"
    }
  }
}
