import Core
import RefWatchDomain

@testable import RefWatchTestKit

/// Logs as no referee would write them: facts and corrections of anything, by writers who don't
/// know of each other and take the clock from one another.
struct RandomLog {
  var lots: Lots
  private(set) var match: Match
  var events: [MatchEvent] = []
  let writers: [UserID?] = [nil] + (1...3).map { number in UserID(high: 5, low: number) }

  init(seed: UInt64) {
    lots = Lots(seed)
    match = Match(
      id: lots.id(), home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
      createdAt: Instant(milliseconds: 0))
    match.owner = writers[1]
  }

  mutating func grow(by count: Int) {
    for _ in 0..<count {
      let ordinal = max(1, Int64(events.count) + lots.long(-3...1))
      let elapsed = lots.long(0...3_000_000)
      let writer = lots.pick(writers)
      events.append(
        MatchEvent(
          id: lots.id(), match: match.id, ordinal: ordinal, stage: lots.pick(Stage.all),
          elapsed: elapsed, at: Instant(milliseconds: 1_790_000_000_000 + elapsed), uptime: elapsed,
          boot: ID(high: 1, low: 1), quality: .synced, fact: fact(by: writer),
          writer: writer))
    }
  }

  private mutating func fact(by writer: UserID?) -> Fact {
    if let writer, lots.once(in: 12) { return .takeover(by: writer, epoch: lots.roll(1...4)) }
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
    let stale = Set(record.entries.filter { $0.isStale }.map { $0.event.id })
    if let fault = hearing(record, stale) { return fault }
    let oracle = CorrectionOracle(log: events.filter { event in !stale.contains(event.id) })
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

  /// Who had a say, found in the plainest way; and nothing would be different without the others.
  private func hearing(_ record: MatchRecord, _ stale: Set<MatchEventID>) -> String? {
    var keeper = match.owner
    var epoch = 0
    for event in record.log {
      if case .takeover(let user, let number) = event.fact {
        if stale.contains(event.id) != (number <= epoch) { return "take-over" }
        if number > epoch { (keeper, epoch) = (user, epoch + 1) }
      } else if event.fact.isCourse {
        let isTheirs = event.writer == nil || event.writer == keeper
        if stale.contains(event.id) == isTheirs { return "course" }
      } else if !event.fact.isCorrection, stale.contains(event.id) {
        return "a fact without a say"
      } else if event.writer == nil || event.writer == keeper, stale.contains(event.id) {
        return "a correction of the keeper's"
      }
    }
    if record.clockKeeper != keeper || record.epoch != epoch { return "keeper" }
    let heard = MatchRecord(match, events.filter { event in !stale.contains(event.id) })
    if heard.phase != record.phase || heard.score != record.score
      || heard.tallies != record.tallies || heard.lineUps != record.lineUps
      || heard.periods != record.periods || heard.clockKeeper != record.clockKeeper
    {
      return "stale entries have an effect"
    }
    return nil
  }

  /// Withdrawing a withdrawal gives back what was there.
  private mutating func twice(_ record: MatchRecord) -> String? {
    guard let target = record.log.randomElement(using: &lots) else { return nil }
    if case .takeover = target.fact { return nil }
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
