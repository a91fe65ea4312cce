import Core
import RefWatchDomain

@testable import RefWatchTestKit

/// Believable matches by chance, with a plain account of what was put into them: whoever counts
/// that comes to the same figures, or the trends are wrong.
struct SeasonOfMatches {
  /// What was put into one match.
  struct Account {
    var match = MatchID(high: 0, low: 0)
    var home = 0
    var away = 0
    var codes: [String] = []
    var cautionMinutes: [(minute: Int, added: Bool, half: Int)] = []
    var goals = 0
    var scored = 0
    var missed = 0
    var lost: [StoppageReason: Int64] = [:]
    var announced: [Int] = []
    var addedPlayed: [Int64] = []
    var isAbandoned = false
  }

  private(set) var records: [MatchRecord] = []
  private(set) var accounts: [Account] = []
  private var lots: Lots

  /// So many matches, `days` apart.
  init(_ count: Int, seed: UInt64, days: Int64 = 4) {
    lots = Lots(seed)
    for number in 0..<count {
      add(number, at: 1_780_000_000_000 + Int64(number) * days * 86_400_000)
    }
  }

  private mutating func add(_ number: Int, at start: Int64) {
    var log = LawLog()
    log.match = Match(
      id: MatchID(high: 30, low: UInt64(number + 1)), home: TeamRef(name: "Home"),
      away: TeamRef(name: "Away"), rules: RuleSet(), createdAt: Instant(milliseconds: start),
      competition: number % 3 == 0 ? "Cup" : "League")
    var account = Account(match: log.match.id)
    account.isAbandoned = number % 11 == 10
    for half in 1...2 {
      let period = Period.regulation(half)
      log.begin(period, kickOff: half == 1 ? .home : .away)
      play(half, period, &log, &account)
      if account.isAbandoned, half == 2 {
        log.add(.abandonment(.weather, text: ""), .period(period), 2_000_000)
        account.addedPlayed.append(0)
        break
      }
      let added = lots.below(6)
      log.end(period, added: added, then: half == 1 ? .interval(1) : nil)
      account.addedPlayed.append(Int64(added) * 60_000)
    }
    if !account.isAbandoned { log.add(.fullTime(.normal), .gap(.afterMatch), 0) }
    log.add(.completion, .gap(.afterMatch), 0)
    let events = log.events.map { event in
      MatchEvent(
        id: event.id, match: event.match, ordinal: event.ordinal, stage: event.stage,
        elapsed: event.elapsed, at: event.at.advanced(byMilliseconds: start), uptime: 0,
        boot: event.boot, quality: event.quality, fact: event.fact)
    }
    records.append(MatchRecord(log.match, events))
    accounts.append(account)
  }

  /// One half, minute by minute, up to what is always played of it.
  private mutating func play(
    _ half: Int, _ period: Period, _ log: inout LawLog, _ account: inout Account
  ) {
    for minute in 1...33 where lots.chance(1, in: 4) {
      let side = lots.pick(Side.allCases)
      let elapsed = Int64(minute) * 60_000 - 30_000
      switch lots.below(5) {
      case 0:
        let kind: Goal.Kind = lots.chance(1, in: 4) ? .penalty : .openPlay
        log.add(.goal(Goal(credited: side, kind: kind)), .period(period), elapsed)
        account.goals += 1
        if kind == .penalty { account.scored += 1 }
      case 1:
        log.add(.penaltyMissed(side, nil, lots.pick([.saved, .retake])), .period(period), elapsed)
        if case .penaltyMissed(_, _, .saved) = log.events.last?.fact { account.missed += 1 }
      case 2:
        let reason = lots.pick(StoppageReason.allCases)
        let length = Int64(1 + lots.below(29_000))
        log.add(.stoppageStart(reason), .period(period), elapsed)
        log.add(.stoppageEnd, .period(period), elapsed + length)
        account.lost[reason, default: 0] += length
      default:
        let code = lots.pick(["C1", "C2", "C4"])
        let card = Card(
          colour: .yellow, recipient: Participant(side, number: 1 + lots.below(18)),
          reason: CardReason(catalog: "law12", code: code, title: code))
        log.add(.card(card), .period(period), elapsed)
        account.codes.append(code)
        account.cautionMinutes.append((minute + (half - 1) * 45, false, half))
        if side == .home { account.home += 1 } else { account.away += 1 }
      }
    }
    if lots.chance(2, in: 3), !(half == 2 && account.isAbandoned) {
      let minutes = lots.below(5)
      log.add(.addedTime(minutes: minutes), .period(period), 2_640_000)
      account.announced.append(minutes)
    } else {
      account.announced.append(-1)
    }
  }
}
