import Core
import RefWatchDomain
import Testing

@Suite("What the judge decides (§25)")
struct ClockJudgeTests {
  private let boot: BootID = ID(high: 1, low: 2)
  private let other: BootID = ID(high: 3, low: 4)
  private let match: MatchID = ID(high: 5, low: 6)

  private func reading(_ wall: Int64, _ uptime: Int64, _ boot: BootID) -> ClockReading {
    ClockReading(
      wall: Instant(milliseconds: 1_790_000_000_000 + wall), uptime: uptime, boot: boot)
  }

  private func clock(_ start: ClockReading) -> StageClock {
    StageClock(stage: .period(.regulation(1)), start: start)
  }

  @Test func believesTheMonotonicClockWhileAwake() {
    var judge = ClockJudge(reading(0, 0, boot))
    let clock = clock(reading(0, 0, boot))
    let verdict = judge.observe(reading(3_601_000, 1_000, boot), wasVisible: true, clock: clock)
    #expect(verdict.finding == .stepped)
    #expect(verdict.elapsed == 1_000)
    #expect(verdict.facts == [.clockStep(milliseconds: 3_600_000)])
    #expect(verdict.banner == .stepped(milliseconds: 3_600_000))
    #expect(verdict.quality == .synced)
  }

  @Test(arguments: [(1_250, 1_000), (1_500, 1_000), (750, 1_000)])
  func saysNothingOfSmallDifferences(wall: Int, uptime: Int) {
    var judge = ClockJudge(reading(0, 0, boot))
    let verdict = judge.observe(
      reading(Int64(wall), Int64(uptime), boot), wasVisible: true, clock: clock(judge.last))
    #expect(verdict.finding == .normal)
    #expect(verdict.facts.isEmpty)
  }

  @Test func believesTheWallClockOfASleep() {
    var judge = ClockJudge(reading(0, 0, boot))
    let clock = clock(reading(0, 0, boot))
    let verdict = judge.observe(reading(600_000, 20, boot), wasVisible: false, clock: clock)
    #expect(verdict.finding == .slept)
    #expect(verdict.elapsed == 600_000)
    #expect(verdict.quality == .assumed)
    #expect(verdict.facts.isEmpty)
    #expect(verdict.banner == .slept(milliseconds: 599_980))
  }

  @Test func addsManyNapsUp() {
    var judge = ClockJudge(reading(0, 0, boot))
    let clock = clock(reading(0, 0, boot))
    for nap in 1...100 {
      let wall = Int64(nap) * 2_000
      _ = judge.observe(reading(wall, Int64(nap) * 1_600, boot), wasVisible: false, clock: clock)
    }
    #expect(abs(judge.elapsed(of: clock, at: judge.last) - 200_000) <= 500)
  }

  @Test func doesNotBelieveAWallClockThatWentBack() {
    var judge = ClockJudge(reading(0, 0, boot))
    let clock = clock(reading(0, 0, boot))
    let verdict = judge.observe(reading(-7_140_000, 60_000, boot), wasVisible: false, clock: clock)
    #expect(verdict.finding == .jumpedBack)
    #expect(verdict.elapsed == 60_000)
    #expect(verdict.quality == .stepped)
    #expect(verdict.facts == [.clockStep(milliseconds: -7_200_000)])
  }

  @Test func takesASilenceForASleep() {
    var judge = ClockJudge(reading(0, 0, boot))
    let clock = clock(reading(0, 0, boot))
    let verdict = judge.observe(reading(60_000, 5_001, boot), wasVisible: true, clock: clock)
    #expect(verdict.finding == .slept)
    #expect(verdict.elapsed == 60_000)
  }

  @Test func asksAboutAnAbsenceOfMoreThanThreeHours() {
    var judge = ClockJudge(reading(0, 0, boot))
    let clock = clock(reading(0, 0, boot))
    let gap: Int64 = 3 * 3_600_000 + 501
    let verdict = judge.observe(reading(gap, 0, boot), wasVisible: false, clock: clock)
    #expect(verdict.elapsed == 0)
    #expect(verdict.banner == .asks(elapsed: 0, gap: gap))
  }

  @Test func doubtEndsWithTheNextStage() {
    var judge = ClockJudge(reading(0, 0, boot))
    let first = clock(reading(0, 0, boot))
    _ = judge.observe(reading(600_000, 20, boot), wasVisible: false, clock: first)
    let second = clock(reading(601_000, 1_020, boot))
    _ = judge.observe(reading(602_000, 2_020, boot), wasVisible: true, clock: second)
    #expect(judge.quality(of: first) == .assumed)
    #expect(judge.quality(of: second) == .synced)
    #expect(judge.elapsed(of: second, at: judge.last) == 1_000)
  }

  @Test func goesOnAfterARestart() {
    let before = ClockJudge(reading(60_000, 60_000, boot))
    let clock = clock(reading(0, 0, boot))
    let beat = before.heartbeat(match: match, clock: clock, at: before.last)
    var judge = ClockJudge(reading(98_000, 12, other))
    let verdict = judge.restore(clock, from: beat, match: match)
    #expect(verdict.finding == .restarted)
    #expect(verdict.banner == .recovered(elapsed: 98_000, gap: 38_000))
    #expect(verdict.quality == .assumed)
    #expect(judge.elapsed(of: clock, at: reading(99_000, 1_012, other)) == 99_000)
  }

  @Test(arguments: [-1, 3 * 3_600_000 + 1])
  func asksAfterARestartNobodyBelieves(gap: Int) {
    let before = ClockJudge(reading(60_000, 60_000, boot))
    let clock = clock(reading(0, 0, boot))
    let beat = before.heartbeat(match: match, clock: clock, at: before.last)
    var judge = ClockJudge(reading(60_000 + Int64(gap), 12, other))
    let verdict = judge.restore(clock, from: beat, match: match)
    #expect(verdict.elapsed == 60_000)
    #expect(verdict.banner == .asks(elapsed: 60_000, gap: Int64(gap)))
    #expect(verdict.facts == [.clockStep(milliseconds: Int64(gap))])
  }

  @Test func takesTheStartForAHeartbeatThatIsMissing() {
    let clock = clock(reading(0, 0, boot))
    var judge = ClockJudge(reading(30_000, 12, other))
    #expect(judge.restore(clock, from: nil, match: match).elapsed == 30_000)
  }

  @Test func waitsAnyTimeBetweenPeriods() {
    let clock = StageClock(stage: .gap(.afterMatch), start: reading(0, 0, boot))
    var judge = ClockJudge(reading(86_400_000, 12, other))
    let verdict = judge.restore(clock, from: nil, match: match)
    #expect(verdict.elapsed == 86_400_000)
    #expect(verdict.facts.isEmpty)
  }
}
