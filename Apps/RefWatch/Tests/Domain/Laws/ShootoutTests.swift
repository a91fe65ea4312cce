import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

/// Who wins, asked of every way in which the kicks can go on: until both sides have kicked equally
/// often, and often enough.
struct ShootoutOracle {
  let regular: Int

  /// The goals and kicks of either side; `nil` unless every continuation has the same winner.
  func winner(_ goals: (Int, Int), _ taken: (Int, Int)) -> Side? {
    let end = max(regular, max(taken.0, taken.1))
    if taken.0 == end && taken.1 == end {
      return goals.0 == goals.1 ? nil : goals.0 > goals.1 ? .home : .away
    }
    let kicksHome = taken.0 < end
    var answers: [Side?] = []
    for gain in [0, 1] {
      answers.append(
        kicksHome
          ? winner((goals.0 + gain, goals.1), (taken.0 + 1, taken.1))
          : winner((goals.0, goals.1 + gain), (taken.0, taken.1 + 1)))
    }
    return answers[0] == answers[1] ? answers[0] : nil
  }
}

@Suite("Kicks from the penalty mark, spec §12")
struct ShootoutTests {
  static func shootout(
    _ bits: Int, _ count: Int, regular: Int, order: RuleSet.ShootoutOrder = .abab
  )
    -> Shootout
  {
    var shootout = Shootout(first: .home, order: order, regularKicks: regular)
    for index in 0..<count {
      let kick = Kick(side: shootout.next, result: bits >> index & 1 == 1 ? .scored : .missed)
      shootout.kicks.append(TakenKick(event: ID(high: 0, low: UInt64(index)), kick: kick))
    }
    return shootout
  }

  @Test("the decision equals all continuations of all sequences up to eight kicks each")
  func exhaustive() {
    for (regular, order) in [(5, RuleSet.ShootoutOrder.abab), (3, .abab), (1, .abab), (5, .abba)] {
      let oracle = ShootoutOracle(regular: regular)
      var wrong = 0
      for count in 0...(regular == 5 && order == .abab ? 16 : 12) {
        for bits in 0..<1 << count {
          let shootout = ShootoutTests.shootout(bits, count, regular: regular, order: order)
          let expected = oracle.winner(
            (shootout.scored(.home), shootout.scored(.away)),
            (shootout.taken(.home), shootout.taken(.away)))
          if shootout.winner != expected { wrong += 1 }
        }
      }
      #expect(wrong == 0, "\(regular) \(order.rawValue)")
    }
  }

  @Test("ABAB and ABBA")
  func order() {
    func order(_ order: RuleSet.ShootoutOrder) -> String {
      ShootoutTests.shootout(0, 8, regular: 5, order: order).kicks
        .map { taken in taken.kick.side == .home ? "A" : "B" }.joined()
    }
    #expect(order(.abab) == "ABABABAB")
    #expect(order(.abba) == "ABBAABBA")
  }

  @Test("a goal in sudden death decides nothing before the reply")
  func reply() {
    // Five scored by each, then the first side's sixth.
    let shootout = ShootoutTests.shootout(0b111_1111_1111, 11, regular: 5)
    #expect(shootout.winner == nil)
    #expect(shootout.isSuddenDeath)
    #expect(shootout.next == .away)
    #expect(shootout.rounds == 6)
    #expect(ShootoutTests.shootout(0b0111_1111_1111, 12, regular: 5).winner == .home)
  }

  @Test("retakes are logged and count as nothing; offences and forfeits are misses")
  func retakes() {
    var log = LawLog(rules)
    toKicks(&log)
    log.add(.shootoutStart(first: .away), .gap(.beforeShootout), 0)
    for (index, result) in [Kick.Result.retake, .scored, .offence, .forfeited].enumerated() {
      let side = log.record.shootout?.next ?? .home
      log.add(.kick(Kick(side: side, result: result)), .period(.shootout), Int64(index + 1))
    }
    let shootout = log.record.shootout
    #expect(shootout?.kicks.count == 4)
    #expect(shootout?.results(.away) == [.scored, .forfeited])
    #expect(shootout?.results(.home) == [.offence])
    #expect(shootout?.scored(.away) == 1 && shootout?.scored(.home) == 0)
    #expect(shootout?.next == .home)
    #expect(Shootout.accidentalDoubleTouch(scored: true) == .retake)
    #expect(Shootout.accidentalDoubleTouch(scored: false) == .missed)
    #expect(log.record.score == BothSides(0))
  }

  @Test("an undo takes back the last kick, also after the first side was changed")
  func undo() {
    var log = LawLog(rules)
    toKicks(&log)
    log.kicks("++-", first: .home)
    log.add(.shootoutFirst(.away), .period(.shootout), 9_000)
    let last = log.record.lastKick
    #expect(last?.fact == .kick(Kick(side: .home, result: .missed)))
    if let last { log.add(.withdrawal(last.event.id, reason: ""), .period(.shootout), 9_500) }
    let shootout = log.record.shootout
    #expect(shootout?.kicks.count == 2)
    #expect(shootout?.first == .away)
    #expect(shootout?.next == .away)
  }

  @Test("nobody kicks twice before everybody has kicked; the larger side leaves players out")
  func kickers() {
    var log = LawLog(rules, sheets: BothSides(home: sheet(), away: sheet()))
    log.begin(firstHalf)
    log.add(red(player(.away, 9)), 20, in: firstHalf)
    log.add(.playerOff(player(.home, 4), .treatment), 44, in: firstHalf)
    finish(&log)
    #expect(log.record.kickers(.home).count == 11)
    #expect(log.record.kickers(.away).count == 10)
    #expect(log.record.reduction?.side == .home)
    #expect(log.record.reduction?.count == 1)
    let start = Fact.shootoutStart(first: .home)
    #expect(
      log.record.advice(on: start, stage: .gap(.beforeShootout), elapsed: 0)
        == [.reduceToEquate(.home, count: 1)])
    log.add(.playerOff(player(.home, 11), .reduction), .gap(.beforeShootout), 0)
    #expect(log.record.reduction == nil)
    log.add(start, .gap(.beforeShootout), 0)
    let kick = Fact.kick(Kick(side: .home, result: .scored, kicker: player(.home, 10)))
    log.add(kick, .period(.shootout), 1)
    log.add(.kick(Kick(side: .away, result: .scored)), .period(.shootout), 2)
    func advice(_ fact: Fact) -> [Advice] {
      log.record.advice(on: fact, stage: .period(.shootout), elapsed: 3)
    }
    #expect(advice(kick) == [.kickedBefore(player(.home, 10))])
    let excluded = player(.home, 11)
    #expect(
      advice(.kick(Kick(side: .home, result: .scored, kicker: excluded)))
        == [.mayNotKick(excluded)])
    let gone = player(.away, 9)
    #expect(
      advice(.kick(Kick(side: .away, result: .scored, kicker: gone)))
        == [.otherSideKicks(.home), .sentOffBefore(gone)])
    #expect(advice(.kick(Kick(side: .home, result: .scored))) == [])
  }

  @Test("the cycle begins anew after everybody")
  func cycle() {
    var rules = rules
    rules.maxPlayers = 3
    rules.minPlayers = 1
    var log = LawLog(rules)
    toKicks(&log)
    log.add(.shootoutStart(first: .home), .gap(.beforeShootout), 0)
    for number in 1...7 {
      let kick = Kick(side: .home, result: .scored, kicker: player(.home, (number - 1) % 3 + 1))
      log.add(.kick(kick), .period(.shootout), Int64(number))
    }
    #expect(log.record.kicked(.home) == [player(.home, 1)])
  }

  private var rules: RuleSet {
    var rules = RuleSet()
    rules.shootout = .ifLevel
    return rules
  }

  /// No goals, straight to the kicks.
  private func toKicks(_ log: inout LawLog) {
    log.begin(firstHalf)
    finish(&log)
  }

  private func finish(_ log: inout LawLog) {
    log.end(firstHalf, then: .interval(1))
    log.begin(secondHalf)
    log.end(secondHalf, then: .beforeShootout)
  }
}
