import Core
import RefWatchDomain

/// A referee with a watch: lets time pass, acts, and has a record of it.
struct Referee {
  var record: MatchRecord
  var now = ClockReading(
    wall: Instant(milliseconds: 1_790_000_000_000), uptime: 1_000, boot: ID(high: 1, low: 1))
  private var count: UInt64 = 0

  init(_ rules: RuleSet = RuleSet(), firstLeg: BothSides<Int>? = nil) {
    let match = Match(
      id: ID(high: 2, low: 2), home: TeamRef(name: "Home"), away: TeamRef(name: "Away"),
      rules: rules, createdAt: now.wall, firstLeg: firstLeg)
    record = MatchRecord(match, [])
  }

  var elapsed: Int64 { record.clock.map { clock in clock.elapsed(at: now) } ?? 0 }
  var steps: [LifecycleStep] { record.steps(elapsed: elapsed) }
  var facts: [Fact] { record.log.map { event in event.fact } }

  mutating func wait(_ seconds: Int) {
    now = ClockReading(
      wall: now.wall.advanced(byMilliseconds: Int64(seconds) * 1_000),
      uptime: now.uptime + Int64(seconds) * 1_000, boot: now.boot)
  }

  /// Until the clock shows so many minutes and seconds.
  mutating func wait(until minutes: Int, _ seconds: Int = 0) {
    wait(minutes * 60 + seconds - Int(elapsed / 1_000))
  }

  @discardableResult
  mutating func act(_ act: LifecycleAct) -> Bool {
    guard let facts = record.facts(for: act, elapsed: elapsed) else { return false }
    write(facts)
    return true
  }

  @discardableResult
  mutating func write(_ facts: [Fact]) -> [MatchEventID] {
    count += 1
    let moment = Moment(
      instant: now.wall, zone: .utc, entropy: Entropy(high: count, low: count))
    let capture = record.capture(ClockJudge(now), at: now)
    let events = record.events(facts, capture, moment)
    for event in events { record.append(event) }
    return events.map { event in event.id }
  }

  @discardableResult
  mutating func goal(
    _ side: Side, at minutes: Int, _ seconds: Int = 0, _ kind: Goal.Kind = .openPlay
  ) -> MatchEventID? {
    wait(until: minutes, seconds)
    return write([.goal(Goal(credited: side, kind: kind))]).first
  }

  /// A whole period, with a kick-off and an end.
  mutating func play(minutes: Int, by side: Side = .home) {
    act(.kickOff(side))
    wait(until: minutes)
    act(.endPeriod)
  }

  mutating func pass(_ gap: Gap, minutes: Int = 15) {
    act(.startInterval(gap))
    wait(minutes * 60)
    act(.endInterval)
  }
}
