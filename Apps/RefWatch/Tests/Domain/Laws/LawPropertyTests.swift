import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

/// Random logs of everything that is folded here.
private struct LawLottery {
  var state: UInt64
  var log: LawLog

  init(seed: UInt64, sheets: Bool) {
    state = seed
    var rules = RuleSet()
    rules.shootout = .ask
    rules.sinBin = RuleSet.SinBinScheme.allCases[Int(seed % 4)]
    rules.substitutions.concussion = true
    log = LawLog(
      rules, sheets: sheets ? BothSides(home: sheet(), away: sheet()) : BothSides(nil))
    log.begin(firstHalf)
    for _ in 0..<30 { one(.period(firstHalf)) }
    log.end(firstHalf, added: 1, then: .interval(1))
    for _ in 0..<4 { one(.gap(.interval(1))) }
    log.begin(secondHalf)
    for _ in 0..<20 { one(.period(secondHalf)) }
    log.end(secondHalf, added: 1, then: .beforeShootout)
    log.add(.shootoutStart(first: side), .gap(.beforeShootout), 100)
    for _ in 0..<6 {
      let result = Kick.Result.allCases[below(6)]
      let side = side
      log.add(
        .kick(Kick(side: side, result: result, kicker: someone(side))), .period(.shootout),
        Int64(below(1000)))
    }
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    return Int(mixed(state) % UInt64(bound))
  }

  var side: Side {
    mutating get { below(2) == 0 ? .home : .away }
  }

  mutating func someone(_ side: Side) -> Participant {
    below(12) == 0 ? Participant(side) : player(side, below(19) + 1)
  }

  mutating func one(_ stage: Stage) {
    let side = side
    let some = log.events[below(log.events.count)].id
    let fact: Fact
    switch below(13) {
    case 0: fact = .goal(Goal(credited: side, kind: .penalty, scorer: someone(side)))
    case 1:
      fact = .goal(Goal(credited: side, kind: .ownGoal, scorer: someone(side.opponent)))
    case 2: fact = .goalOverruled(some, by: .var)
    case 3: fact = yellow(someone(side), sinBin: below(2) == 0)
    case 4: fact = .card(Card(colour: .secondYellow, recipient: someone(side)))
    case 5: fact = below(3) == 0 ? red(someone(side)) : .warning(someone(side), reason: "")
    case 6: fact = .sinBinStart(someone(side), seconds: 480)
    case 7: fact = below(2) == 0 ? .sinBinRestart(some) : .sinBinEnd(some)
    case 8, 9:
      let kind = Substitution.Kind.allCases[below(7)]
      fact = .substitution(
        Substitution(
          side: side, off: someone(side), on: someone(side), kind: kind,
          window: below(2) == 0 ? ID(high: 9, low: UInt64(below(3))) : nil))
    case 10: fact = .playerOff(someone(side), AbsenceReason.allCases[below(5)])
    case 11: fact = .playerOn(someone(side))
    default: fact = .penaltyAwarded(side)
    }
    log.add(fact, stage, Int64(below(2_700)) * 1000)
  }
}

@Suite("What happened, in any order and with anything taken back, spec §28")
struct LawPropertyTests {
  private func isSame(_ one: MatchRecord, _ other: MatchRecord) -> Bool {
    one.tallies == other.tallies && one.score == other.score && one.lineUps == other.lineUps
      && one.sinBins == other.sinBins && one.shootout == other.shootout
      && one.overLimit == other.overLimit
  }

  @Test("an entry that is taken back leaves nothing behind; given back, everything is as before")
  func withdrawal() {
    for seed in UInt64(1)...40 {
      var random = LawLottery(seed: seed, sheets: seed % 2 == 0)
      let record = random.log.record
      #expect(isSame(MatchRecord(random.log.match, random.log.events.reversed()), record))
      for _ in 0..<6 {
        let index = random.below(random.log.events.count)
        // Without the course of the match others would be without effect.
        switch random.log.events[index].fact {
        case .kickOff, .periodStart, .periodEnd, .intervalEnd, .shootoutStart: continue
        default: break
        }
        let event = random.log.events[index]
        var without = random.log
        without.events.remove(at: index)
        var log = random.log
        let withdrawal = log.add(.withdrawal(event.id, reason: ""), .gap(.beforeMatch), 0)
        #expect(isSame(log.record, without.record), "\(seed) \(index)")
        log.add(.withdrawal(withdrawal, reason: ""), .gap(.beforeMatch), 0)
        #expect(isSame(log.record, record), "\(seed) \(index)")
      }
    }
  }

  @Test("tallies are what one counts by hand, and nothing is out of bounds")
  func bounds() {
    for seed in UInt64(100)...160 {
      let random = LawLottery(seed: seed, sheets: seed % 2 == 0)
      let record = random.log.record
      for side in Side.allCases {
        let tally = record.tallies[side]
        var goals = 0
        var reds = 0
        for entry in record.entries where entry.counts {
          if case .goal(let goal) = entry.fact, goal.credited == side { goals += 1 }
          if case .card(let card) = entry.fact, card.recipient.side == side,
            card.colour != .yellow
          {
            reds += 1
          }
        }
        #expect(record.score[side] == goals && tally.goals == goals)
        #expect(tally.sendOffs == reds)
        let changes = record.entries.filter { entry in
          if case .substitution(let change) = entry.fact {
            return entry.counts && change.side == side
          }
          return false
        }
        #expect(tally.windows <= changes.count && tally.substitutions <= changes.count)
        let lineUp = record.lineUps[side]
        #expect(
          Set(lineUp.players.map { member in member.participant.label }).count
            == lineUp.players.count)
        for member in lineUp.players {
          #expect(member.place != .sentOff || member.sentOff != nil)
          #expect(member.dismissals <= member.cautions.count)
        }
      }
      for bin in record.sinBins {
        let left = bin.left(stage: .period(secondHalf), elapsed: 3_000_000)
        #expect(left >= 0 && left <= Int64(bin.seconds) * 1000)
      }
      _ = MatchReport(record, template: .county)
      _ = EventTable(record).text
    }
  }
}
