import Core
import RefWatchDomain

@testable import RefWatchTestKit

/// A device in a world whose true time only the test knows: it sleeps, its clock is set, its page
/// is killed. What the judge makes of it must stay close to the truth.
struct ClockWorld {
  var lots: Lots
  let match = Match(
    id: ID(high: 7, low: 7), home: TeamRef(name: "A"), away: TeamRef(name: "B"), rules: RuleSet(),
    createdAt: Instant(milliseconds: 0))
  /// Its clock is the one in question: that of a first half.
  var record: MatchRecord
  /// Milliseconds of true time.
  var time: Int64 = 0
  var wallError: Int64
  var uptime: Int64
  var boot: BootID
  var judge: ClockJudge
  var startedAt: Int64 = 0
  var beat: Heartbeat?
  /// How far the wall clock was moved too little for anybody to notice.
  var unnoticed: Int64 = 0
  /// Whether anything happened since the start that lets the time be doubted.
  var isDoubtful = false
  var findings: Set<ClockVerdict.Finding> = []

  init(seed: UInt64) {
    lots = Lots(seed)
    wallError = lots.long(-10_000_000_000...10_000_000_000)
    uptime = lots.long(0...1_000_000)
    boot = lots.id()
    let reading = ClockReading(
      wall: Instant(milliseconds: 1_790_000_000_000 + wallError), uptime: uptime, boot: boot)
    judge = ClockJudge(reading)
    record = MatchRecord(match, [])
    kickOffNow()
  }

  var clock: StageClock? { record.clock }

  private mutating func kickOffNow() {
    record = MatchRecord(match, [])
    write([.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)])
    startedAt = time
    unnoticed = 0
    isDoubtful = false
  }

  private mutating func write(_ facts: [Fact]) {
    let capture = record.capture(judge, at: reading)
    let moment = Moment(
      instant: reading.wall, zone: .utc, entropy: Entropy(high: lots.next(), low: lots.next()))
    for event in record.events(facts, capture, moment) { record.append(event) }
  }

  var reading: ClockReading {
    ClockReading(
      wall: Instant(milliseconds: 1_790_000_000_000 + time + wallError), uptime: uptime, boot: boot)
  }

  var truth: Int64 { time - startedAt }

  mutating func step() -> String {
    switch lots.roll(1...40) {
    case 1...24: return tick()
    case 25...27: return slew()
    case 28...29: return setWallClock()
    case 30...34: return sleep()
    case 35: return setBackWhileHidden()
    case 36...37: return kill()
    case 38: return kickOff()
    default: return hide()
    }
  }

  /// The first thing that is wrong.
  var fault: String? {
    guard let clock else { return "no clock" }
    let shown = judge.elapsed(of: clock, at: reading)
    if abs(shown - truth) > 1_000 + unnoticed { return "judge \(shown), truth \(truth)" }
    let alone = clock.elapsed(at: reading)
    if abs(alone - truth) > 1_000 + unnoticed { return "log alone \(alone), truth \(truth)" }
    if !isDoubtful, shown != truth { return "\(shown), though never doubtful: \(truth)" }
    if !isDoubtful, judge.quality(of: clock) != .synced { return "doubted without a reason" }
    return nil
  }

  // MARK: What happens

  private mutating func pass(_ milliseconds: Int64, asleep: Int64 = 0) {
    time += milliseconds
    uptime += milliseconds - asleep
  }

  private mutating func observe(visible: Bool) {
    let verdict = judge.observe(reading, wasVisible: visible, clock: clock)
    findings.insert(verdict.finding)
    write(verdict.facts)
    if verdict.finding != .normal, verdict.finding != .stepped { isDoubtful = true }
    let known =
      beat.map { beat in beat.start == clock?.start && beat.reading.boot == boot } ?? false
    if !known || uptime - (beat?.reading.uptime ?? 0) >= Heartbeat.interval {
      beat = clock.map { clock in
        judge.heartbeat(match: match.id, clock: clock, at: reading)
      }
    }
  }

  private mutating func tick() -> String {
    pass(lots.long(1...5_000))
    observe(visible: true)
    return "tick"
  }

  private mutating func slew() -> String {
    let change = lots.long(-200...200)
    pass(lots.long(1...2_000))
    wallError += change
    unnoticed += abs(change)
    observe(visible: true)
    return "slew"
  }

  private mutating func setWallClock() -> String {
    let change = lots.long(501...10_800_000) * (lots.once(in: 2) ? 1 : -1)
    pass(lots.long(1...5_000))
    wallError += change
    observe(visible: true)
    return "wall clock set by \(change)"
  }

  private mutating func hide() -> String {
    pass(lots.long(1...600_000))
    observe(visible: false)
    return "hidden"
  }

  private mutating func sleep() -> String {
    let length = lots.long(2...(lots.once(in: 2) ? 1_000 : 2_400_000))
    pass(length, asleep: lots.long(0...(length - 1)))
    isDoubtful = true
    observe(visible: false)
    return "slept"
  }

  private mutating func setBackWhileHidden() -> String {
    pass(lots.long(1...60_000))
    wallError -= lots.long(1_100...7_200_000)
    isDoubtful = true
    observe(visible: false)
    return "set back while hidden"
  }

  private mutating func kill() -> String {
    pass(lots.long(0...4_000))
    pass(lots.long(1...1_200_000))
    boot = lots.id()
    uptime = lots.long(0...100_000)
    isDoubtful = true
    judge = ClockJudge(reading)
    guard let clock else { return "killed without a clock" }
    let verdict = judge.restore(clock, from: beat, match: match.id)
    findings.insert(verdict.finding)
    write(verdict.facts)
    return "killed"
  }

  private mutating func kickOff() -> String {
    pass(lots.long(1...2_000))
    observe(visible: true)
    kickOffNow()
    return "kick-off"
  }
}
