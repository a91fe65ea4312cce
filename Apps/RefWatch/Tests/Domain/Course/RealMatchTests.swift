import RefWatchDomain
import Testing

@Suite("Matches that were played")
struct RealMatchTests {
  /// Qatar 2022, 18 December: level after extra time, decided by kicks.
  @Test func aFinalWithExtraTimeAndKicks() {
    var rules = RuleSet()
    (rules.extraTime, rules.shootout) = (.ifLevel, .ifLevel)
    var referee = Referee(rules)
    referee.act(.kickOff(.home))
    referee.goal(.home, at: 22, 30, .penalty)
    referee.goal(.home, at: 35, 30)
    referee.wait(until: 52)
    referee.act(.endPeriod)
    referee.pass(.interval(1))
    referee.act(.kickOff(.away))
    referee.goal(.away, at: 34, 30, .penalty)
    referee.goal(.away, at: 35, 40)
    referee.wait(until: 53)
    referee.act(.endPeriod)
    #expect(referee.record.phase == .ended(.beforeExtraTime))
    referee.act(.skipInterval(.beforeExtraTime))
    referee.play(minutes: 16)
    referee.act(.skipInterval(.extraTimeHalf))
    referee.act(.kickOff(.away))
    referee.goal(.home, at: 2, 30)
    referee.goal(.away, at: 12, 30, .penalty)
    referee.wait(until: 18)
    referee.act(.endPeriod)
    #expect(referee.record.phase == .ended(.beforeShootout))
    referee.act(.skipInterval(.beforeShootout))
    referee.act(.startShootout(first: .away))
    let kicks: [(Side, Kick.Result)] = [
      (.away, .scored), (.home, .scored), (.away, .saved), (.home, .scored), (.away, .missed),
      (.home, .scored), (.away, .scored), (.home, .scored),
    ]
    for (side, result) in kicks {
      #expect(referee.record.shootout?.winner == nil)
      referee.wait(40)
      referee.write([.kick(Kick(side: side, result: result))])
    }
    #expect(referee.record.shootout?.winner == .home)
    referee.act(.endShootout(reason: nil))
    #expect(referee.record.outcome == .afterPenalties)
    #expect(referee.record.score == BothSides(home: 3, away: 3))
    #expect(
      goals(referee.record) == ["23'", "36'", "80'", "81'", "108'", "118'"])
  }

  /// Qatar 2022, 21 November: fourteen minutes added to the first half, thirteen to the second.
  @Test func aGroupMatchThatTookLong() {
    var referee = Referee()
    referee.act(.kickOff(.home))
    referee.goal(.home, at: 34, 30)
    referee.goal(.home, at: 42, 30)
    referee.goal(.home, at: 45, 30)
    referee.wait(until: 59)
    referee.act(.endPeriod)
    referee.pass(.interval(1))
    referee.act(.kickOff(.away))
    referee.goal(.home, at: 16, 30)
    referee.goal(.away, at: 19, 30)
    referee.goal(.home, at: 25, 30)
    referee.goal(.home, at: 44, 30)
    referee.goal(.away, at: 57, 30, .penalty)
    referee.wait(until: 58, 30)
    referee.act(.endPeriod)
    #expect(referee.record.phase == .fullTime)
    #expect(referee.record.score == BothSides(home: 6, away: 2))
    #expect(
      goals(referee.record)
        == ["35'", "43'", "45+1'", "62'", "65'", "71'", "90'", "90+13'"])
  }

  private func goals(_ record: MatchRecord) -> [String] {
    record.entries.compactMap { entry in
      guard case .goal = entry.fact else { return nil }
      return record.minute(of: entry)?.description
    }
  }
}
