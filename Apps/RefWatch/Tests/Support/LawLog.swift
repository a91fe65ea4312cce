import Core
import RefWatchDomain

/// A match's log written by hand: minutes as reports have them, and the course of the match.
struct LawLog {
  var match: Match
  var events: [MatchEvent] = []

  init(
    _ rules: RuleSet = RuleSet(), sheets: BothSides<MatchSheet?> = BothSides(nil),
    home: String = "Home", away: String = "Away"
  ) {
    match = Match(
      id: ID(high: 1, low: 1), home: TeamRef(name: home), away: TeamRef(name: away), rules: rules,
      createdAt: Instant(milliseconds: 0), sheets: sheets)
  }

  var record: MatchRecord { MatchRecord(match, events) }

  /// Appends an entry as the newest.
  @discardableResult
  mutating func add(_ fact: Fact, _ stage: Stage, _ elapsed: Int64) -> MatchEventID {
    let number = UInt64(events.count + 1)
    let event = MatchEvent(
      id: ID(high: 7, low: number), match: match.id, ordinal: Int64(number), stage: stage,
      elapsed: elapsed, at: Instant(milliseconds: Int64(number) * 1000), uptime: 0,
      boot: ID(high: 3, low: 3), quality: .synced, fact: fact)
    events.append(event)
    return event.id
  }

  /// In the middle of a minute of a report, such as 45 + 2.
  @discardableResult
  mutating func add(
    _ fact: Fact, _ minute: Int, _ added: Int = 0, in period: Period
  ) -> MatchEventID {
    let rules = match.rules
    let offset = Int64(rules.offset(of: period)) * 1000
    let start = Int64(minute - (added > 0 ? 0 : 1)) * 60_000 - offset
    return add(fact, .period(period), start + Int64(max(0, added - 1)) * 60_000 + 30_000)
  }

  mutating func begin(_ period: Period, kickOff: Side = .home) {
    let gap = Stage.gap(period.before)
    add(.kickOff(kickOff), gap, 0)
    add(.periodStart(period, seconds: match.rules.seconds(of: period) ?? 0), gap, 0)
  }

  /// Ends a period after its planned length and `added` minutes, and leaves the gap out.
  mutating func end(_ period: Period, added: Int = 0, then gap: Gap? = nil) {
    let length = Int64((match.rules.seconds(of: period) ?? 0) + added * 60) * 1000
    add(.periodEnd(period), .period(period), length)
    if let gap { add(.intervalEnd(gap), .gap(gap), 0) }
  }

  mutating func goal(
    _ side: Side, _ minute: Int, _ added: Int = 0, in period: Period, _ number: Int? = nil,
    _ kind: Goal.Kind = .openPlay
  ) {
    let scorer = number.map { number in
      Participant(kind == .ownGoal ? side.opponent : side, number: number)
    }
    add(.goal(Goal(credited: side, kind: kind, scorer: scorer)), minute, added, in: period)
  }

  /// Kicks in their order: `+` scored, `-` missed.
  mutating func kicks(_ results: String, first: Side) {
    add(.shootoutStart(first: first), .gap(.beforeShootout), 1000)
    for sign in results {
      let kick = Kick(side: record.shootout?.next ?? first, result: sign == "+" ? .scored : .missed)
      add(.kick(kick), .period(.shootout), Int64(events.count) * 1000)
    }
  }
}

let firstHalf = Period.regulation(1)
let secondHalf = Period.regulation(2)

func player(_ side: Side, _ number: Int) -> Participant { Participant(side, number: number) }

func yellow(_ player: Participant, sinBin: Bool = false) -> Fact {
  .card(Card(colour: .yellow, recipient: player, isSinBin: sinBin))
}

func red(_ player: Participant) -> Fact { .card(Card(colour: .red, recipient: player)) }

func change(
  _ side: Side, _ off: Int?, _ on: Int?, _ kind: Substitution.Kind = .normal,
  window: UInt64? = nil
) -> Fact {
  .substitution(
    Substitution(
      side: side, off: off.map { number in player(side, number) },
      on: on.map { number in player(side, number) }, kind: kind,
      window: window.map { number in ID(high: 9, low: number) }))
}

/// Numbers 1…11 begin, the following are on the bench; number `n` has the entry `n`.
func sheet(_ bench: Int = 7, starters: Int = 11) -> MatchSheet {
  func players(_ numbers: Range<Int>) -> [SheetPlayer] {
    numbers.map { number in
      SheetPlayer(
        id: ID(high: 5, low: UInt64(number)), name: "P" + number.description, number: number)
    }
  }
  return MatchSheet(
    starters: players(1..<starters + 1), substitutes: players(starters + 1..<starters + 1 + bench),
    staff: [SheetOfficial(id: ID(high: 6, low: 1), name: "C", role: "coach")],
    captain: ID(high: 5, low: 4), goalkeeper: ID(high: 5, low: 1))
}
