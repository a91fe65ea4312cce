import Core
import RefWatchDomain

/// Logs as no referee would write them: facts and corrections of anything, by two writers who don't
/// know of each other.
struct RandomLog {
  var lots: Lots
  let match: Match
  var events: [MatchEvent] = []

  init(seed: UInt64) {
    lots = Lots(seed)
    match = Match(
      id: lots.id(), home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
      createdAt: Instant(milliseconds: 0))
  }

  mutating func grow(by count: Int) {
    for _ in 0..<count {
      let ordinal = max(1, Int64(events.count) + lots.long(-3...1))
      let elapsed = lots.long(0...3_000_000)
      events.append(
        MatchEvent(
          id: lots.id(), match: match.id, ordinal: ordinal, stage: lots.pick(Stage.all),
          elapsed: elapsed, at: Instant(milliseconds: 1_790_000_000_000 + elapsed), uptime: elapsed,
          boot: ID(high: 1, low: 1), quality: .synced, fact: fact()))
    }
  }

  private mutating func fact() -> Fact {
    let target = events.isEmpty ? lots.id() : lots.pick(events).id
    let side = lots.pick(Side.allCases)
    let number = lots.roll(1...14)
    let player = Participant(side, number: number)
    switch lots.roll(1...16) {
    case 1...2: return .withdrawal(target, reason: "")
    case 3: return .restoration(target)
    case 4:
      let goal = Fact.goal(Goal(credited: side, kind: .header))
      return .amendment(
        target,
        Amendment(
          fact: lots.once(in: 4) ? .withdrawal(target, reason: "") : goal,
          stage: .period(.regulation(1)), elapsed: 60_000))
    case 5: return .goalOverruled(target, by: .var)
    case 6...7: return .goal(Goal(credited: side, kind: .penalty, scorer: player))
    case 8: return .card(Card(colour: lots.pick(Card.Colour.allCases), recipient: player))
    case 9:
      return .substitution(Substitution(side: side, off: player, on: Participant(side, number: 20)))
    case 10: return .signature(name: "R", digest: "")
    default:
      return lots.pick([
        .kickOff(side), .periodStart(.regulation(lots.roll(1...3)), seconds: 2_700),
        .periodEnd(.regulation(lots.roll(1...3))), .intervalEnd(.interval(1)), .fullTime(.normal),
        .stoppageStart(.injury), .stoppageEnd, .suspension(.lights, text: ""), .resumption,
        .completion, .reopening, .clockAdjustment(milliseconds: 1_000, reason: ""),
        .clockStep(milliseconds: 500), .addedTime(minutes: 2), .sinBinStart(player, seconds: 600),
      ])
    }
  }

  mutating func shuffledWithDuplicates() -> [MatchEvent] {
    let again = events.filter { _ in lots.once(in: 3) }
    return (events + again).shuffled(using: &lots)
  }

  /// The first thing that is wrong.
  mutating func fault() -> String? {
    let record = MatchRecord(match, events)
    if MatchRecord(match, shuffledWithDuplicates()) != record { return "order matters" }
    var appended = MatchRecord(match, [])
    for event in shuffledWithDuplicates() { appended.append(event) }
    if appended != record { return "appending differs from folding" }
    let oracle = CorrectionOracle(log: events)
    for entry in record.entries {
      if entry.isWithdrawn != oracle.isWithdrawn(entry.event) { return "withdrawn" }
      if entry.amendment != oracle.amendment(of: entry.event) { return "amended" }
    }
    for side in Side.allCases {
      let goals = record.entries.filter { entry in
        guard case .goal(let goal) = entry.fact, entry.counts else { return false }
        return goal.credited == side
      }
      if record.score[side] != goals.count { return "score" }
    }
    return twice(record)
  }

  /// Withdrawing a withdrawal gives back what was there.
  private mutating func twice(_ record: MatchRecord) -> String? {
    guard let target = record.log.randomElement(using: &lots) else { return nil }
    let oracle = CorrectionOracle(log: events)
    if oracle.isWithdrawn(target) { return nil }
    let moment = Moment(
      instant: Instant(milliseconds: 1_790_009_000_000), zone: .utc,
      entropy: Entropy(high: lots.next(), low: lots.next()))
    let capture = Capture(
      stage: .gap(.afterMatch), elapsed: 0,
      reading: ClockReading(wall: moment.instant, uptime: 0, boot: ID(high: 1, low: 1)),
      quality: .synced)
    var changed = record
    let first = changed.events([.withdrawal(target.id, reason: "")], capture, moment)
    for event in first { changed.append(event) }
    guard let withdrawal = first.first else { return "no event" }
    if changed.entries.first(where: { $0.event.id == target.id })?.isWithdrawn != true {
      return "not withdrawn"
    }
    let back = [Fact.withdrawal(withdrawal.id, reason: "")]
    for event in changed.events(back, capture, moment, from: 1) { changed.append(event) }
    if changed.phase != record.phase || changed.score != record.score
      || changed.tallies != record.tallies || changed.lineUps != record.lineUps
      || changed.periods != record.periods
    {
      return "not as before"
    }
    return nil
  }
}
