import Core

extension ReportHeader {
  init(_ record: MatchRecord) {
    let match = record.match
    competition = match.competition
    venue = match.venue
    home = match.home.name
    away = match.away.name
    edition = record.rules.edition
    ownRole = match.ownRole
    referee = record.signature?.name ?? ""
    crew = match.crew
    conditions = match.conditions
    scheduledKickOff = match.scheduledKickOff
    let periods = record.periods.map { period in ReportPeriod(period, record) }
    kickOff = periods.first?.startedAt
    isCorrected = zip(periods, record.periods).contains { shown, noted in
      shown.startedAt != noted.startedAt || shown.endedAt != noted.endedAt
    }
    minutesLate = nil
    if let scheduledKickOff, let kickOff {
      let late = (kickOff.milliseconds - scheduledKickOff.milliseconds) / 60_000
      minutesLate = late > 0 ? Int(clamping: late) : nil
    }
  }
}

extension ReportResult {
  init(_ record: MatchRecord) {
    score = record.score
    outcome = record.outcome
    tallies = record.tallies
    byPeriod = record.periods.map { period in
      var goals = BothSides(0)
      for entry in record.entries where entry.counts && entry.stage == .period(period.period) {
        if case .goal(let goal) = entry.fact { goals[goal.credited] += 1 }
      }
      return PeriodGoals(period: period.period, goals: goals)
    }
    penalties = record.shootout.map { shootout in
      BothSides(home: shootout.scored(.home), away: shootout.scored(.away))
    }
    aggregate = record.match.firstLeg.map { first in
      BothSides(home: first.home + record.score.home, away: first.away + record.score.away)
    }
    winner = record.winner
  }
}

extension ReportPeriod {
  init(_ record: PeriodRecord, _ match: MatchRecord) {
    var (started, ended) = (record.startedAt, record.endedAt)
    for entry in match.entries where entry.counts {
      switch entry.fact {
      case .periodStart(record.period, seconds: _):
        started = match.corrected(entry.event) ?? started
      case .periodEnd(record.period): ended = match.corrected(entry.event) ?? ended
      default: break
      }
    }
    period = record.period
    startedAt = started
    endedAt = ended
    seconds = record.seconds
    announced = record.announced
    allowance = record.allowance
    added = record.addedPlayed
  }
}

extension MatchRecord {
  /// Who has won, once it is over: by the kicks from the penalty mark, over two legs, or by this
  /// match's goals. Nobody, if it was abandoned, suspended or void, or if an association decides.
  public var winner: Side? {
    guard let outcome else { return nil }
    switch outcome {
    case .abandoned, .suspended, .forfeited, .void: return nil
    case .normal, .afterExtraTime, .afterPenalties: break
    }
    if let shootout, let winner = shootout.winner { return winner }
    let first = match.firstLeg ?? BothSides(0)
    let home = score.home + first.home
    let away = score.away + first.away
    return home == away ? nil : home > away ? .home : .away
  }
}
