import Core
import RefWatchDomain

@testable import RefWatchTestKit

/// A device whose clock is set while nobody looks, and a server that is asked for the time after
/// it: then the match clock has to be right again, whatever had been assumed.
struct ServerClockWorld {
  var lots: Lots
  let match = Match(
    id: ID(high: 7, low: 7), home: TeamRef(name: "A"), away: TeamRef(name: "B"), rules: RuleSet(),
    createdAt: Instant(milliseconds: 0))
  var record: MatchRecord
  /// Milliseconds of true time, which is the server's.
  var time: Int64 = 0
  var wallError: Int64
  var uptime: Int64 = 1_000
  var boot: BootID
  var judge: ClockJudge
  var beat: Heartbeat?
  var corrections = 0
  var answers: Int64 = 0

  init(seed: UInt64) {
    lots = Lots(seed)
    wallError = lots.long(-10_000_000_000...10_000_000_000)
    boot = lots.id()
    judge = ClockJudge(
      ClockReading(
        wall: Instant(milliseconds: 1_790_000_000_000 + wallError), uptime: uptime, boot: boot))
    record = MatchRecord(match, [])
    ask()
    write([.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)])
    observe(visible: true)
  }

  var reading: ClockReading {
    ClockReading(
      wall: Instant(milliseconds: 1_790_000_000_000 + time + wallError), uptime: uptime, boot: boot)
  }

  private mutating func write(_ facts: [Fact]) {
    let capture = record.capture(judge, at: reading)
    let moment = Moment(
      instant: reading.wall, zone: .utc, entropy: Entropy(high: lots.next(), low: lots.next()))
    for event in record.events(facts, capture, moment) { record.append(event) }
  }

  private mutating func pass(_ milliseconds: Int64, asleep: Int64 = 0) {
    time += milliseconds
    uptime += milliseconds - asleep
  }

  private mutating func observe(visible: Bool) {
    write(judge.observe(reading, wasVisible: visible, clock: record.clock).facts)
    beat = record.clock.map { clock in
      judge.heartbeat(match: match.id, clock: clock, at: reading)
    }
  }

  /// Five answers, of which the quickest is off by half its way at most.
  private mutating func ask() {
    var samples: [TimeSample] = []
    for _ in 0..<ServerOffset.samples {
      let sent = reading
      let there = lots.long(0...200)
      pass(there)
      let server = Instant(milliseconds: 1_790_000_000_000 + time)
      pass(lots.long(0...200))
      samples.append(TimeSample(server: server, sent: sent, received: reading))
    }
    _ = judge.observe(reading, wasVisible: true, clock: record.clock)
    guard let offset = ServerOffset(samples) else { return }
    answers += 1
    let verdict = judge.check(offset, clock: record.clock)
    if verdict.finding == .corrected { corrections += 1 }
    write(verdict.facts)
    beat = record.clock.map { clock in
      judge.heartbeat(match: match.id, clock: clock, at: reading)
    }
  }

  /// The clock is set by so much while nobody looks; often by nothing.
  private mutating func setUnseen() {
    guard lots.once(in: 2) else { return }
    wallError += lots.long(-7_200_000...7_200_000)
  }

  private mutating func sleep() {
    let length = lots.long(1_000...1_200_000)
    pass(length, asleep: lots.long(0...(length - 1)))
    setUnseen()
    observe(visible: false)
  }

  private mutating func kill() {
    pass(lots.long(1_000...1_200_000))
    setUnseen()
    boot = lots.id()
    uptime = lots.long(0...100_000)
    let known = judge.server
    judge = ClockJudge(reading)
    judge.server = known
    guard let clock = record.clock else { return }
    write(judge.restore(clock, from: beat, match: match.id).facts)
  }

  private mutating func setAwake() {
    pass(lots.long(1...4_000))
    wallError += lots.long(-7_200_000...7_200_000)
    observe(visible: true)
  }

  /// A few things happen, and then the server answers.
  mutating func round() -> String? {
    for _ in 0..<lots.roll(1...3) {
      switch lots.roll(1...6) {
      case 1...2:
        pass(lots.long(1...4_000))
        observe(visible: true)
      case 3: setAwake()
      case 4...5: sleep()
      default: kill()
      }
    }
    ask()
    guard let clock = record.clock else { return "no clock" }
    // What the clocks may come apart, and what each answer leaves open.
    let tolerance = 1_500 + answers * 200
    let shown = judge.elapsed(of: clock, at: reading)
    if abs(shown - time) > tolerance { return "judge \(shown), truth \(time)" }
    let alone = clock.elapsed(at: reading)
    if abs(alone - time) > tolerance { return "log alone \(alone), truth \(time)" }
    return judge.quality(of: clock) == .synced ? nil : "doubted after an answer"
  }
}
