import RefWatchDomain
import Testing

@Suite("Lost time (§7)")
struct LostTimeTests {
  private func allowance(_ referee: Referee) -> Int64 {
    referee.record.allowance(elapsed: referee.elapsed, at: referee.now)
  }

  private func proposal(_ referee: Referee) -> Int? {
    referee.record.proposedMinutes(elapsed: referee.elapsed, at: referee.now)
  }

  @Test func keepsAllowanceAnnouncedAndPlayedApart() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    for minute in [10, 20] {
      referee.wait(until: minute)
      referee.act(.openStoppage(.injury))
      referee.wait(50)
      referee.act(.closeStoppage)
    }
    #expect(allowance(referee) == 100_000)
    referee.wait(until: 43, 59)
    #expect(proposal(referee) == nil)
    referee.wait(1)
    #expect(proposal(referee) == 2)
    referee.act(.announceAddedTime(3))
    referee.wait(until: 49, 5)
    referee.act(.endPeriod)
    let period = referee.record.periods.first
    #expect(period?.allowance == 100_000)
    #expect(period?.announced == 3)
    #expect(period?.addedPlayed == 245_000)
    referee.pass(.interval(1))
    referee.act(.kickOff(.away))
    #expect(allowance(referee) == 0, "starts anew")
  }

  @Test func countsTheOpenStoppageAndClosesItWithThePeriod() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    referee.act(.openStoppage(.injury))
    referee.wait(30)
    referee.act(.openStoppage(.varCheck))
    referee.wait(31)
    #expect(referee.record.openStoppage?.reason == .varCheck)
    #expect(allowance(referee) == 61_000)
    referee.write([.clockAdjustment(milliseconds: 20_000, reason: "")])
    #expect(allowance(referee) == 61_000, "a clock that is set loses no time")
    referee.act(.endPeriod)
    #expect(referee.record.periods.first?.allowance == 61_000)
    #expect(referee.record.openStoppage == nil)
  }

  @Test func aSuspensionIsLostTimeOnARunningClock() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    referee.wait(until: 20)
    referee.act(.suspend(.weather, text: "lightning"))
    referee.wait(900)
    #expect(referee.elapsed == 20 * 60_000, "stands while play is suspended")
    referee.act(.resume)
    #expect(referee.elapsed == 35 * 60_000)
    #expect(allowance(referee) == 900_000)
  }

  @Test func theClockStopsWithThePlayWhereTheRulesSaySo() {
    var rules = RuleSet()
    rules.clockMode = .stopStart
    var referee = Referee(rules)
    referee.act(.kickOff(.home))
    referee.wait(until: 5)
    referee.act(.openStoppage(.ball))
    referee.wait(40)
    #expect(referee.elapsed == 300_000)
    #expect(allowance(referee) == 40_000)
    referee.act(.closeStoppage)
    referee.wait(10)
    #expect(referee.elapsed == 310_000)
    referee.wait(until: 45)
    #expect(proposal(referee) == nil)
  }

  @Test func aChangedLengthLeavesThePastAlone() {
    var referee = Referee()
    referee.play(minutes: 45)
    referee.pass(.interval(1))
    referee.act(.kickOff(.away))
    var rules = referee.record.rules
    rules.periodMinutes = 40
    referee.write([.rules(rules)])
    #expect(referee.record.periods.map { period in period.seconds } == [2_700, 2_400])
    #expect(referee.record.offset(of: .regulation(2)) == 2_700)
    #expect(referee.record.offset(of: .extra(1)) == 5_100)
  }

  @Test func aPenaltyIsAwaitedUntilItIsTaken() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    referee.write([.penaltyAwarded(.home)])
    #expect(referee.record.hasPenaltyToTake)
    referee.write([.penaltyMissed(.home, nil, .retake)])
    #expect(referee.record.hasPenaltyToTake)
    referee.write([.goal(Goal(credited: .home, kind: .penalty))])
    #expect(!referee.record.hasPenaltyToTake)
  }
}
