import Core
import RefWatchDomain
import Testing
import Wire

@Suite("The server's clock (§25)")
struct ServerTimeTests {
  private let boot: BootID = ID(high: 1, low: 2)
  private let match: MatchID = ID(high: 5, low: 6)
  private let zero: Int64 = 1_790_000_000_000

  private func reading(_ wall: Int64, _ uptime: Int64, _ boot: BootID? = nil) -> ClockReading {
    ClockReading(
      wall: Instant(milliseconds: zero + wall), uptime: uptime, boot: boot ?? self.boot)
  }

  private func sample(
    _ server: Int64, sent: (Int64, Int64), received: (Int64, Int64)
  ) -> TimeSample {
    TimeSample(
      server: Instant(milliseconds: zero + server), sent: reading(sent.0, sent.1),
      received: reading(received.0, received.1))
  }

  private func offset(_ milliseconds: Int64, at server: Int64 = 0) -> ServerOffset {
    ServerOffset(
      milliseconds: milliseconds, doubt: 10, taken: Instant(milliseconds: zero + server))
  }

  @Test func theQuickestAnswerCounts() throws {
    let found = try #require(
      ServerOffset([
        sample(5_000, sent: (0, 0), received: (800, 800)),
        sample(6_050, sent: (1_000, 1_000), received: (1_100, 1_100)),
        sample(7_000, sent: (2_000, 2_000), received: (2_300, 2_300)),
      ]))
    #expect(found == offset(5_000, at: 6_050).with(doubt: 50))
  }

  @Test func answersOfADisturbedDeviceAreOfNoUse() {
    // The wall clock was set, the device slept, another page, an answer after half a minute.
    #expect(ServerOffset([sample(0, sent: (0, 0), received: (9_000, 100))]) == nil)
    #expect(ServerOffset([sample(0, sent: (0, 0), received: (30_000, 30_000))]) == nil)
    #expect(
      ServerOffset([
        TimeSample(
          server: Instant(milliseconds: zero), sent: reading(0, 0),
          received: reading(100, 100, ID(high: 9, low: 9)))
      ]) == nil)
    #expect(ServerOffset([]) == nil)
  }

  @Test func aSleepIsConfirmed() {
    var judge = ClockJudge(reading(0, 0))
    let clock = StageClock(stage: .period(.regulation(1)), start: reading(0, 0))
    judge.server = offset(7_000)
    _ = judge.observe(reading(600_000, 20), wasVisible: false, clock: clock)
    #expect(judge.isAssuming)
    let verdict = judge.check(offset(7_100, at: 600_000), clock: clock)
    #expect(verdict.finding == .normal)
    #expect(verdict.quality == .synced)
    #expect(verdict.elapsed == 600_000)
    #expect(!judge.isAssuming)
  }

  @Test func aClockThatWasSetDuringASleepIsFoundOut() {
    var judge = ClockJudge(reading(0, 0))
    let clock = StageClock(stage: .period(.regulation(1)), start: reading(0, 0))
    judge.server = offset(0)
    // Ten minutes of sleep, and somebody set the clock an hour ahead.
    _ = judge.observe(reading(4_200_000, 20), wasVisible: false, clock: clock)
    let verdict = judge.check(offset(-3_600_000, at: 600_000), clock: clock)
    #expect(verdict.finding == .corrected)
    #expect(verdict.elapsed == 600_000)
    #expect(verdict.facts == [.clockStep(milliseconds: 3_600_000)])
    #expect(verdict.banner == .corrected(elapsed: 600_000))
    #expect(verdict.quality == .synced)
  }

  @Test func aRestartAfterHoursIsBelievedToTheServer() {
    let clock = StageClock(stage: .period(.regulation(1)), start: reading(0, 0))
    let other: BootID = ID(high: 3, low: 4)
    var judge = ClockJudge(reading(14_400_000, 50, other))
    judge.server = offset(1_000)
    let asked = judge.restore(clock, from: nil, match: match)
    #expect(asked.banner == .asks(elapsed: 0, gap: 14_400_000))
    // It really was four hours.
    let verdict = judge.check(offset(1_000, at: 14_400_000), clock: clock)
    #expect(verdict.elapsed == 14_400_000)
    #expect(verdict.facts == [.clockStep(milliseconds: -14_400_000)])
  }

  @Test func anAnswerOfTheDayBeforeProvesNothing() {
    var judge = ClockJudge(reading(0, 0))
    let clock = StageClock(stage: .period(.regulation(1)), start: reading(0, 0))
    judge.server = offset(0, at: -90_000_000)
    _ = judge.observe(reading(600_000, 20), wasVisible: false, clock: clock)
    let verdict = judge.check(offset(-3_600_000, at: 600_000), clock: clock)
    #expect(verdict.finding == .normal)
    #expect(verdict.quality == .assumed)
    #expect(verdict.elapsed == 600_000)
  }

  @Test func whatWasNoticedIsExpected() {
    var judge = ClockJudge(reading(0, 0))
    let clock = StageClock(stage: .period(.regulation(1)), start: reading(0, 0))
    judge.server = offset(0)
    _ = judge.observe(reading(3_601_000, 1_000), wasVisible: true, clock: clock)
    _ = judge.observe(reading(3_661_000, 1_000), wasVisible: false, clock: clock)
    let verdict = judge.check(offset(-3_600_000, at: 61_000), clock: clock)
    #expect(verdict.finding == .normal)
    #expect(verdict.elapsed == 61_000)
  }

  @Test func staysRightWhateverIsSetUnseen() {
    var corrections = 0
    for seed in 0..<300 {
      var world = ServerClockWorld(seed: UInt64(seed))
      for count in 0..<20 {
        if let fault = world.round() {
          Issue.record("seed \(seed), round \(count): \(fault)")
          break
        }
      }
      corrections += world.corrections
    }
    #expect(corrections > 1_000)
  }

  @Test func theReportHasTheServersTimes() throws {
    let set = Match(
      id: match, home: TeamRef(name: "A"), away: TeamRef(name: "B"), rules: RuleSet(),
      createdAt: Instant(milliseconds: 0))
    var record = MatchRecord(set, [])
    func write(_ facts: [Fact], at wall: Int64, stage: Stage, elapsed: Int64) {
      let capture = Capture(
        stage: stage, elapsed: elapsed, reading: reading(wall, elapsed), quality: .synced)
      let moment = Moment(
        instant: Instant(milliseconds: zero), zone: .utc,
        entropy: Entropy(high: UInt64(record.log.count) + 1, low: 7))
      for event in record.events(facts, capture, moment) { record.append(event) }
    }
    write(
      [.kickOff(.home), .periodStart(.regulation(1), seconds: 2_700)], at: 0,
      stage: .gap(.beforeMatch), elapsed: 0)
    #expect(MatchReport(record).header.isCorrected == false)
    // Known only later, after the clock was set an hour ahead.
    let first = Stage.period(.regulation(1))
    write([.clockStep(milliseconds: 3_600_000)], at: 3_601_000, stage: first, elapsed: 1_000)
    write(
      [.serverTime(ahead: -3_480_000, doubt: 20)], at: 3_602_000, stage: first, elapsed: 2_000)
    write([.periodEnd(.regulation(1))], at: 6_300_000, stage: first, elapsed: 2_700_000)
    let report = MatchReport(record)
    #expect(report.header.isCorrected)
    #expect(report.header.kickOff == Instant(milliseconds: zero + 120_000))
    #expect(report.periods.first?.startedAt == Instant(milliseconds: zero + 120_000))
    #expect(report.periods.first?.endedAt == Instant(milliseconds: zero + 2_820_000))
  }
}

extension ServerOffset {
  fileprivate func with(doubt: Int64) -> ServerOffset {
    ServerOffset(milliseconds: milliseconds, doubt: doubt, taken: taken)
  }
}
