import RefWatchDomain
import Testing

@Suite("From kick-off to the end (§5)")
struct CourseTests {
  private func rules(_ change: (inout RuleSet) -> Void) -> RuleSet {
    var rules = RuleSet()
    change(&rules)
    return rules
  }

  @Test func writesTossKickOffAndStartInThisOrder() {
    var referee = Referee()
    referee.act(.kickOff(.away, toss: Toss(winner: .home, choice: .end)))
    #expect(
      referee.facts == [
        .toss(winner: .home, choice: .end), .kickOff(.away),
        .periodStart(.regulation(1), seconds: 2_700),
      ])
    #expect(referee.record.phase == .running(.regulation(1)))
    #expect(referee.record.kickOffs == [.regulation(1): .away])
  }

  @Test func aPeriodNeverEndsByItself() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    referee.wait(until: 300)
    #expect(referee.record.phase == .running(.regulation(1)))
  }

  @Test func theLastWhistleEndsTheMatch() {
    var referee = Referee()
    referee.play(minutes: 46)
    #expect(referee.record.phase == .ended(.interval(1)))
    referee.pass(.interval(1))
    #expect(referee.record.phase == .ready(.regulation(2)))
    referee.play(minutes: 48)
    #expect(referee.record.phase == .fullTime)
    #expect(referee.record.outcome == .normal)
    #expect(referee.facts.suffix(2) == [.periodEnd(.regulation(2)), .fullTime(.normal)])
    let isCompleted = referee.act(.complete)
    #expect(isCompleted)
    #expect(referee.record.phase == .done)
    #expect(referee.record.clock == nil)
    #expect(referee.steps == [.reopen])
    let isReopened = referee.act(.reopen)
    #expect(isReopened)
    #expect(referee.record.phase == .fullTime)
  }

  @Test func fourQuartersHaveThreeIntervals() {
    var referee = Referee(rules { rules in rules.regulationPeriods = 4 })
    for number in 1...3 {
      referee.play(minutes: 12)
      #expect(referee.record.phase == .ended(.interval(number)))
      referee.act(.skipInterval(.interval(number)))
      #expect(referee.record.phase == .ready(.regulation(number + 1)))
    }
    referee.play(minutes: 12)
    #expect(referee.record.phase == .fullTime)
  }

  @Test func kicksFollowWithoutExtraTime() {
    var referee = Referee(rules { rules in rules.shootout = .ifLevel })
    referee.play(minutes: 45)
    referee.pass(.interval(1))
    referee.play(minutes: 45)
    #expect(referee.record.phase == .ended(.beforeShootout))
    referee.act(.skipInterval(.beforeShootout))
    #expect(referee.record.phase == .shootoutSetup)
    referee.act(.startShootout(first: .away))
    #expect(referee.steps.contains(.swapFirst))
    referee.write([.kick(Kick(side: .away, result: .scored))])
    #expect(!referee.steps.contains(.swapFirst))
    referee.act(.endShootout(reason: "floodlights"))
    #expect(referee.record.outcome == .afterPenalties)
    #expect(referee.record.score == BothSides(0))
  }

  @Test func extraTimeIsNotForcedOnWhoLeads() {
    var referee = Referee(rules { rules in rules.extraTime = .ifLevel })
    referee.act(.kickOff(.home))
    referee.goal(.home, at: 12)
    referee.wait(until: 45)
    referee.act(.endPeriod)
    referee.pass(.interval(1))
    referee.play(minutes: 45)
    #expect(referee.record.phase == .fullTime)
  }

  @Test func theAggregateDecides() {
    let rules = rules { rules in rules.extraTime = .ifAggregateLevel }
    var referee = Referee(rules, firstLeg: BothSides(home: 1, away: 2))
    referee.play(minutes: 45)
    referee.pass(.interval(1))
    referee.act(.kickOff(.away))
    referee.goal(.home, at: 3)
    referee.wait(until: 45)
    referee.act(.endPeriod)
    #expect(referee.record.phase == .ended(.beforeExtraTime))
  }

  @Test func whatFollowsIsAskedOfTheScoreAsItStands() throws {
    var referee = Referee(rules { rules in rules.extraTime = .ifLevel })
    referee.act(.kickOff(.home))
    let first = referee.goal(.home, at: 12)
    let goal = try #require(first)
    referee.goal(.away, at: 13)
    referee.wait(until: 45)
    referee.act(.endPeriod)
    referee.pass(.interval(1))
    referee.play(minutes: 45)
    #expect(referee.record.phase == .ended(.beforeExtraTime))
    let written = referee.write([.withdrawal(goal, reason: "")])
    let withdrawal = try #require(written.first)
    #expect(referee.record.phase == .fullTime)
    referee.write([.withdrawal(withdrawal, reason: "")])
    #expect(referee.record.phase == .ended(.beforeExtraTime))
    referee.act(.skipInterval(.beforeExtraTime))
    referee.act(.kickOff(.home))
    referee.write([.withdrawal(goal, reason: "")])
    #expect(referee.record.phase == .running(.extra(1)), "what happened since stays")
  }

  @Test func playIsResumedAsIfTheWhistleHadNotBeen() {
    var referee = Referee()
    referee.play(minutes: 45)
    referee.pass(.interval(1))
    referee.act(.kickOff(.home))
    referee.act(.openStoppage(.injury))
    referee.wait(until: 47)
    referee.act(.endPeriod)
    referee.wait(540)
    let isResumed = referee.act(.resumePlay)
    #expect(isResumed)
    #expect(referee.record.phase == .running(.regulation(2)))
    #expect(referee.elapsed == 56 * 60_000)
    #expect(referee.record.openStoppage?.reason == .injury)
    #expect(referee.record.periods.last?.played == nil)
    referee.act(.endPeriod)
    #expect(referee.record.periods.map { period in period.played } == [2_700_000, 3_360_000])
    referee.wait(601)
    let isResumedLate = referee.act(.resumePlay)
    #expect(!isResumedLate)
  }

  @Test func goesOnAgainstTheRules() {
    var referee = Referee()
    referee.play(minutes: 45)
    referee.pass(.interval(1))
    referee.act(.kickOff(.home))
    referee.wait(until: 45)
    #expect(referee.steps.contains(.goToExtraTime))
    referee.act(.goToExtraTime)
    #expect(referee.record.phase == .ended(.beforeExtraTime))
    referee.act(.goToShootout)
    #expect(referee.record.phase == .ended(.beforeShootout))
    referee.act(.finish(.forfeited))
    #expect(referee.record.outcome == .forfeited)
    referee.act(.goToExtraTime)
    #expect(referee.record.phase == .ended(.beforeExtraTime))
  }

  @Test func anAbandonedMatchKeepsMinuteAndScore() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    referee.goal(.away, at: 20)
    referee.wait(until: 31, 12)
    referee.act(.abandon(.lights, text: ""))
    #expect(referee.record.phase == .fullTime)
    #expect(referee.record.outcome == .abandoned)
    #expect(referee.record.periods.first?.played == 1_872_000)
    #expect(referee.record.score == BothSides(home: 0, away: 1))
  }

  @Test func nothingIsLostOfWhatHasNoEffect() {
    var referee = Referee()
    referee.write([.periodEnd(.regulation(1)), .completion, .intervalStart(.interval(1))])
    #expect(referee.record.phase == .ready(.regulation(1)))
    #expect(referee.record.entries.count == 3)
    #expect(referee.record.entries.allSatisfy { entry in entry.isInert })
    #expect(!referee.record.isLive)
  }

  @Test func expectsTheOtherSideToKickOff() {
    var referee = Referee(rules { rules in rules.regulationPeriods = 4 })
    #expect(referee.record.expectedKickOff(.regulation(1)) == nil)
    referee.act(.kickOff(.away))
    #expect(referee.record.expectedKickOff(.regulation(2)) == .home)
    #expect(referee.record.expectedKickOff(.regulation(3)) == .away)
    #expect(referee.record.expectedKickOff(.regulation(4)) == .home)
    #expect(referee.record.expectedKickOff(.extra(1)) == nil)
    #expect(referee.record.expectedKickOff(.extra(2)) == .home)
  }

  @Test func asksWhereItMatters() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    referee.wait(until: 44, 59)
    #expect(referee.record.confirmation(for: .endPeriod, elapsed: referee.elapsed) == .confirm)
    referee.wait(1)
    #expect(referee.record.confirmation(for: .endPeriod, elapsed: referee.elapsed) == .undoable)
    referee.act(.announceAddedTime(4))
    let record = referee.record
    #expect(record.confirmation(for: .announceAddedTime(5), elapsed: 0) == .none)
    #expect(record.confirmation(for: .announceAddedTime(3), elapsed: 0) == .confirm)
    #expect(record.confirmation(for: .abandon(.crowd, text: ""), elapsed: 0) == .hold)
  }

  @Test func whatIsWrittenAfterASignatureAmendsIt() {
    var referee = Referee()
    referee.play(minutes: 45)
    referee.pass(.interval(1))
    referee.play(minutes: 45)
    referee.act(.complete)
    referee.write([.signature(name: "R. Ref", digest: "0")])
    #expect(referee.record.signature?.isAmended == false)
    referee.act(.reopen)
    #expect(referee.record.signature?.isAmended == false)
    referee.write([.note("late")])
    #expect(referee.record.signature?.isAmended == true)
  }
}
