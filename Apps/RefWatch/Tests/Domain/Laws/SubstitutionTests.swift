import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Substitutions, spec §11")
struct SubstitutionTests {
  private func log(_ edit: (inout SubstitutionRules) -> Void = { _ in }) -> LawLog {
    var rules = RuleSet()
    rules.extraTime = .ask
    rules.substitutions.windows = 3
    edit(&rules.substitutions)
    var log = LawLog(rules, sheets: BothSides(home: sheet(12), away: sheet(12)))
    log.begin(firstHalf)
    return log
  }

  @Test("one stoppage is one opportunity, however many change; either side has its own")
  func windows() {
    var log = log()
    log.add(change(.home, 2, 12, window: 1), 20, in: firstHalf)
    log.add(change(.home, 3, 13, window: 1), 20, in: firstHalf)
    log.add(change(.away, 2, 12, window: 2), 20, in: firstHalf)
    log.add(change(.home, 4, 14, window: 3), 21, in: firstHalf)
    let tallies = log.record.tallies
    #expect(tallies.home.substitutions == 3 && tallies.home.windows == 2)
    #expect(tallies.away.substitutions == 1 && tallies.away.windows == 1)
  }

  @Test("without ids, a minute of the match clock is one opportunity")
  func withoutIDs() {
    var log = log()
    for (number, seconds) in [(12, 600), (13, 660), (14, 720), (15, 781)] {
      log.add(change(.home, number - 10, number), .period(firstHalf), Int64(seconds) * 1000)
    }
    #expect(log.record.tallies.home.windows == 2)
  }

  @Test("intervals are free")
  func gaps() {
    var log = log()
    log.end(firstHalf, then: .interval(1))
    log.add(change(.home, 2, 12), .gap(.interval(1)), 60_000)
    log.add(change(.home, 3, 13, window: 4), .gap(.interval(1)), 120_000)
    #expect(log.record.tallies.home.substitutions == 2)
    #expect(log.record.tallies.home.windows == 0)
    let new = WindowID(high: 9, low: 99)
    #expect(log.record.window(for: .home, stage: .gap(.interval(1)), elapsed: 0, new: new) == nil)
  }

  @Test("an opportunity is used again within a minute, or in the stoppage that is open")
  func reuse() {
    var log = log()
    let new = WindowID(high: 9, low: 99)
    let stage = Stage.period(firstHalf)
    func window(_ log: LawLog, _ seconds: Int64, _ side: Side = .home) -> WindowID? {
      log.record.window(for: side, stage: stage, elapsed: seconds * 1000, new: new)
    }
    #expect(window(log, 600) == new)
    log.add(.stoppageStart(.injury), stage, 590_000)
    log.add(change(.home, 2, 12, window: 1), stage, 600_000)
    let first = WindowID(high: 9, low: 1)
    #expect(window(log, 660) == first)
    #expect(window(log, 700) == first)
    #expect(window(log, 660, .away) == new)
    log.add(.stoppageEnd, stage, 710_000)
    #expect(window(log, 660) == first)
    #expect(window(log, 661) == new)
  }

  @Test("a limit and opportunities that are used up are told, and can be passed")
  func limits() {
    var log = log()
    for number in 12...16 {
      log.add(
        change(.home, number - 10, number, window: number < 14 ? 1 : 2), number, in: firstHalf)
    }
    // Without a protocol.
    let concussion = log.add(
      change(.home, nil, nil, .concussion, window: 3), 20, in: firstHalf)
    let stage = Stage.period(firstHalf)
    let sixth = change(.home, 8, 17, window: 2)
    #expect(
      log.record.advice(on: sixth, stage: stage, elapsed: 0) == [.overLimit(used: 5, limit: 5)])
    let over = log.add(sixth, 30, in: firstHalf)
    #expect(log.record.overLimit == [concussion, over])
    #expect(MatchReport(log.record).substitutions.filter { line in line.isOverLimit }.count == 2)
    log.add(change(.home, 9, 18, window: 5), 31, in: firstHalf)
    let eighth = change(.home, 10, 19, window: 6)
    #expect(
      log.record.advice(on: eighth, stage: stage, elapsed: 0)
        == [.overLimit(used: 7, limit: 5), .overWindows(used: 3, limit: 3)])
    #expect(log.record.tallies.home.substitutions == 7)
    #expect(log.record.substitutions(of: .home, in: stage).isUsedUp)
  }

  @Test("in extra time there may be one more, and one more opportunity; the rest carries over")
  func extraTime() {
    let log = log { rules in
      rules.extraTimeLimit = 1
      rules.extraTimeWindows = 1
    }
    func budget(_ stage: Stage) -> SubstitutionBudget {
      log.record.substitutions(of: .home, in: stage)
    }
    for stage in [Stage.gap(.interval(1)), .period(secondHalf)] {
      #expect(budget(stage).limit == 5 && budget(stage).windowLimit == 3)
    }
    for stage in [Stage.gap(.beforeExtraTime), .period(.extra(1)), .period(.extra(2))] {
      #expect(budget(stage).limit == 6 && budget(stage).windowLimit == 4)
    }
    #expect(budget(.gap(.afterMatch)).limit == 5)
  }

  @Test("a concussion substitution counts as none, and gives the opponents one more")
  func concussion() {
    var log = log { rules in rules.concussion = true }
    let stage = Stage.period(firstHalf)
    let additional = change(.away, 3, 13, .opponentAdditional)
    #expect(
      log.record.advice(on: additional, stage: stage, elapsed: 0)
        == [.overAdditional(used: 0, limit: 0)])
    log.add(change(.home, 2, 12, .concussion), 10, in: firstHalf)
    #expect(log.record.advice(on: additional, stage: stage, elapsed: 0) == [])
    log.add(additional, 12, in: firstHalf)
    let tallies = log.record.tallies
    #expect(tallies.home.substitutions == 0 && tallies.home.windows == 0)
    #expect(tallies.home.concussionSubstitutions == 1)
    #expect(tallies.away.substitutions == 0 && tallies.away.windows == 0)
    #expect(
      log.record.advice(on: change(.home, 3, 13, .concussion), stage: stage, elapsed: 0)
        == [.overConcussion(used: 1, limit: 1)])
    #expect(
      self.log().record.advice(on: change(.home, 3, 13, .concussion), stage: stage, elapsed: 0)
        == [.noConcussionProtocol])
    // Made together with a normal one, an opportunity is used.
    log.add(change(.home, 3, 13, .concussion, window: 7), 30, in: firstHalf)
    log.add(change(.home, 4, 14, window: 7), 30, in: firstHalf)
    #expect(log.record.tallies.home.windows == 1)
  }

  @Test("who comes and goes")
  func people() {
    var log = log()
    log.add(change(.home, 2, 12), 10, in: firstHalf)
    log.add(red(player(.home, 3)), 11, in: firstHalf)
    func advice(_ off: Int, _ on: Int) -> [Advice] {
      log.record.advice(on: change(.home, off, on), stage: .period(firstHalf), elapsed: 0)
    }
    func home(_ number: Int) -> Participant { player(.home, number) }
    #expect(advice(4, 13) == [])
    #expect(advice(2, 13) == [.notOnField(home(2))])
    #expect(advice(4, 2) == [.mayNotReturn(home(2))])
    #expect(advice(4, 12) == [.alreadyOnField(home(12))])
    #expect(advice(3, 13) == [.sentOffBefore(home(3))])
    #expect(advice(4, 77) == [.notOnSheet(home(77))])
    #expect(advice(4, 4) == [.samePlayer(home(4)), .alreadyOnField(home(4))])
    let lineUp = log.record.lineUps.home
    #expect(lineUp.onField.count == 10 && lineUp.strength == 10)
    #expect(lineUp.unusedSubstitutes.count == 11)
  }

  @Test("where players may return")
  func returning() {
    var log = log { rules in
      rules.mayReturn = true
      rules.limit = nil
      rules.windows = nil
    }
    log.add(change(.home, 2, 12), 10, in: firstHalf)
    let back = change(.home, 12, 2, .returning)
    #expect(log.record.advice(on: back, stage: .period(firstHalf), elapsed: 0) == [])
    log.add(back, 20, in: firstHalf)
    #expect(log.record.tallies.home.substitutions == 1)
    #expect(log.record.lineUps.home.member(player(.home, 2))?.place == .field)
    let entering = log.record.candidates(for: .entering, .home, stage: .period(firstHalf))
    #expect(entering.people.contains { person in person.participant.number == 12 })
  }

  @Test("a change before the match, and one for a player sent off before it, count as none")
  func beforeMatch() {
    var rules = RuleSet()
    rules.substitutions.windows = 3
    var log = LawLog(rules, sheets: BothSides(home: sheet(), away: sheet()))
    log.add(red(player(.home, 2)), .gap(.beforeMatch), 0)
    #expect(log.record.lineUps.home.strength == 10)
    log.add(change(.home, 2, 12, .beforeMatch), .gap(.beforeMatch), 1)
    log.add(change(.home, 3, 13, .beforeMatch), .gap(.beforeMatch), 2)
    let lineUp = log.record.lineUps.home
    #expect(lineUp.strength == 11 && lineUp.onField.count == 11)
    #expect(lineUp.member(player(.home, 3))?.place == .bench)
    #expect(lineUp.member(player(.home, 2))?.place == .sentOff)
    #expect(log.record.tallies.home.substitutions == 0)
  }

  @Test("the goalkeeper and another player change places")
  func goalkeeper() {
    var log = log()
    log.add(change(.home, 1, 5, .goalkeeper), 10, in: firstHalf)
    #expect(log.record.lineUps.home.goalkeeper?.number == 5)
    #expect(log.record.lineUps.home.onField.count == 11)
    #expect(log.record.tallies.home.substitutions == 0)
    log.add(change(.home, 5, 12, .goalkeeper), 20, in: firstHalf)
    #expect(log.record.lineUps.home.goalkeeper?.number == 12)
    #expect(log.record.tallies.home.substitutions == 1)
    #expect(log.record.lineUps.home.member(player(.home, 5))?.place == .replaced)
  }
}
