import Core

extension MatchRecord {
  /// The third pass: what happened, in match order, from nothing. Everything that it sets depends
  /// on the match, the rules in force and the entries that count, and on nothing else.
  mutating func foldFacts() {
    var fold = FactFold(match, rules)
    for entry in entries where entry.counts { fold.take(entry) }
    tallies = fold.tallies
    score = BothSides(home: fold.tallies.home.goals, away: fold.tallies.away.goals)
    lineUps = fold.lineUps
    sinBins = fold.sinBins
    shootout = fold.shootout
    overLimit = fold.overLimit
  }
}

/// What the facts have come to so far.
struct FactFold {
  let rules: RuleSet
  var tallies = BothSides(SideTally())
  var lineUps: BothSides<LineUp>
  var sinBins: [SinBin] = []
  var shootout: Shootout?
  var windows = BothSides(SubstitutionWindows())
  var overLimit: [MatchEventID] = []
  private var additional = BothSides(0)

  init(_ match: Match, _ rules: RuleSet) {
    self.rules = rules
    lineUps = BothSides(
      home: LineUp(.home, match.sheets.home, rules), away: LineUp(.away, match.sheets.away, rules))
  }

  mutating func take(_ entry: LogEntry) {
    switch entry.fact {
    case .goal(let goal): take(goal)
    case .card(let card): take(card, entry)
    case .warning(let participant, reason: _):
      tallies[participant.side].warnings += 1
      lineUps[participant.side].change(participant) { member in member.warnings += 1 }
    case .substitution(let substitution): take(substitution, entry)
    case .playerOff(let player, let reason): lineUps[player.side].takeOff(player, reason)
    case .playerOn(let player): lineUps[player.side].putOn(player)
    case .penaltyAwarded(let side): tallies[side].penaltiesAwarded += 1
    case .penaltyMissed(_, let taker, _): mention(taker)
    case .sinBinStart, .sinBinRestart, .sinBinEnd, .periodStart, .periodEnd: takeDismissal(entry)
    case .shootoutStart, .shootoutFirst, .kick, .shootoutEnd: takeShootout(entry)
    default: break
    }
  }

  private mutating func take(_ goal: Goal) {
    tallies[goal.credited].goals += 1
    if goal.kind == .penalty { tallies[goal.credited].penaltiesScored += 1 }
    mention(goal.scorer)
    mention(goal.assist)
  }

  private mutating func mention(_ player: Participant?) {
    if let player { lineUps[player.side].mention(player) }
  }

  private mutating func take(_ substitution: Substitution, _ entry: LogEntry) {
    let side = substitution.side
    let terms = rules.substitutions
    let isExtra = entry.stage.rank >= Stage.gap(.beforeExtraTime).rank
    var isOver = substitution.isOverLimit
    if substitution.usesLimit(lineUps[side]) {
      tallies[side].substitutions += 1
      let limit = terms.limit.map { limit in limit + (isExtra ? terms.extraTimeLimit : 0) }
      if let limit, tallies[side].substitutions > limit { isOver = true }
    }
    switch substitution.kind {
    case .concussion:
      tallies[side].concussionSubstitutions += 1
      if tallies[side].concussionSubstitutions > (terms.concussion ? 1 : 0) { isOver = true }
    case .opponentAdditional:
      additional[side] += 1
      if additional[side] > tallies[side.opponent].concussionSubstitutions { isOver = true }
    default: break
    }
    let window = windows[side].take(substitution, stage: entry.stage, elapsed: entry.elapsed)
    if let window {
      tallies[side].windows = windows[side].count
      let limit = terms.windows.map { limit in limit + (isExtra ? terms.extraTimeWindows : 0) }
      if let limit, window > limit { isOver = true }
    }
    if isOver { overLimit.append(entry.event.id) }
    lineUps[side].take(substitution, stage: entry.stage)
  }

  private mutating func takeShootout(_ entry: LogEntry) {
    switch entry.fact {
    case .shootoutStart(let first), .shootoutFirst(let first):
      begin(first)
      shootout?.first = first
    case .kick(let kick):
      begin(kick.side)
      shootout?.kicks.append(TakenKick(event: entry.event.id, kick: kick))
      mention(kick.kicker)
    case .shootoutEnd(let reason):
      shootout?.isEnded = true
      shootout?.reason = reason
    default: break
    }
  }

  private mutating func begin(_ first: Side) {
    guard shootout == nil else { return }
    shootout = Shootout(
      first: first, order: rules.shootoutOrder, regularKicks: rules.shootoutKicks)
  }
}
