import Core

extension ReportText {
  var headerLines: [String] {
    let header = report.header
    var lines = [team(.home) + " – " + team(.away)]
    if !header.competition.isEmpty { lines.append(pair(.competition, written(header.competition))) }
    if !header.venue.isEmpty { lines.append(pair(.venue, written(header.venue))) }
    if let scheduled = header.scheduledKickOff {
      lines.append(pair(.scheduled, words.date(scheduled)))
    }
    if let kickOff = header.kickOff { lines.append(pair(.kickOff, words.date(kickOff))) }
    if header.isCorrected { lines.append(words.word(.corrected)) }
    if let late = header.minutesLate { lines.append(pair(.late, words.minutes(late))) }
    lines += conditionLines
    if !header.referee.isEmpty {
      lines.append(words.role(header.ownRole) + ": " + written(header.referee))
    }
    for member in header.crew where !member.isReferee(of: header) {
      lines.append(words.role(member.role) + ": " + written(member.name))
    }
    lines.append(pair(.laws, header.edition.rawValue))
    return lines
  }

  private var conditionLines: [String] {
    let conditions = report.header.conditions
    var lines: [String] = []
    func add(_ word: ReportWord, _ text: String) {
      let text = written(text)
      if !text.isEmpty { lines.append(pair(word, text)) }
    }
    add(.lateReason, conditions.lateStart)
    add(.weather, conditions.weather)
    if let degrees = conditions.temperature {
      lines.append(pair(.temperature, MatchConditions.label(degrees)))
    }
    add(.pitch, conditions.pitch)
    return lines
  }

  var resultLines: [String] {
    let result = report.result
    var lines = [pair(.result, score(result.score))]
    if result.byPeriod.count > 1 {
      for period in result.byPeriod {
        lines.append(words.stage(.period(period.period)) + ": " + score(period.goals))
      }
    }
    if let penalties = result.penalties { lines.append(pair(.penalties, score(penalties))) }
    if let aggregate = result.aggregate { lines.append(pair(.aggregate, score(aggregate))) }
    if let outcome = result.outcome { lines.append(pair(.outcome, words.outcome(outcome))) }
    if let winner = result.winner { lines.append(pair(.winner, team(winner))) }
    return lines
  }

  private func score(_ goals: BothSides<Int>) -> String {
    goals.home.description + "–" + goals.away.description
  }

  func goal(_ line: ReportGoal) -> String {
    let goal = line.goal
    var parts = [when(line.time) + " " + team(goal.scoredBy) + " " + score(line.score)]
    if let scorer = goal.scorer { parts.append(label(scorer)) }
    if goal.kind != .openPlay && goal.kind != .unknown { parts.append(words.goal(goal.kind)) }
    if goal.kind == .ownGoal { parts.append(pair(.countsFor, team(goal.credited))) }
    if let assist = goal.assist { parts.append(pair(.assist, label(assist))) }
    if line.isOverruled { parts.append(words.word(.overruled)) }
    return joined(parts)
  }

  func card(_ line: ReportCard) -> String {
    let card = line.card
    var parts = [when(line.time) + " " + team(card.recipient.side), label(card.recipient)]
    if let reason = card.reason {
      if reason.code == Catalog.freeTextCode || reason.code.isEmpty {
        parts.append(written(reason.text))
      } else {
        parts.append(written(reason.code + " – " + reason.title))
        parts.append(written(reason.text))
      }
    }
    if card.isSinBin { parts.append(words.word(.temporaryDismissal)) }
    if line.isSecondCaution { parts.append(words.word(.secondCaution)) }
    if let first = line.first { parts.append(pair(.firstCaution, when(first))) }
    return joined(parts)
  }

  func warning(_ line: ReportWarning) -> String {
    joined([
      when(line.time) + " " + team(line.participant.side), words.word(.warning),
      label(line.participant), written(line.reason),
    ])
  }

  func dismissal(_ line: ReportDismissal) -> String {
    joined([
      when(line.time) + " " + team(line.participant.side), label(line.participant),
      ClockLabel(seconds: line.seconds).description,
      line.isOpen ? words.word(.stillServing) : "",
    ])
  }

  func substitution(_ line: ReportSubstitution) -> String {
    let change = line.substitution
    var parts = [when(line.time) + " " + team(change.side)]
    if let off = change.off { parts.append(pair(.off, label(off))) }
    if let on = change.on { parts.append(pair(.on, label(on))) }
    if change.kind != .normal { parts.append(words.substitution(change.kind)) }
    if let window = line.window { parts.append(pair(.window, window.description)) }
    if line.isOverLimit { parts.append(words.word(.overLimit)) }
    if change.isLate { parts.append(words.word(.lateExit)) }
    return joined(parts)
  }

  /// A line for each part of a sheet.
  func lineUp(_ line: ReportLineUp) -> [String] {
    line.parts.map { part in
      joined([
        team(line.side), pair(part.word, joined(part.people.map { person in label(person) })),
      ])
    }
  }

  private func label(_ person: ReportPerson) -> String {
    var marks: [String] = []
    if person.isCaptain { marks.append(words.word(.captain)) }
    if person.isGoalkeeper { marks.append(words.word(.goalkeeper)) }
    let label = label(person.participant)
    return marks.isEmpty ? label : label + " (" + joined(marks) + ")"
  }

  func kick(_ line: ReportKick) -> String {
    joined([
      pair(.round, line.round.description), team(line.kick.side),
      line.kick.kicker.map { kicker in label(kicker) } ?? "", words.kick(line.kick.result),
    ])
  }

  func period(_ line: ReportPeriod) -> String {
    let announced =
      line.announced.map { minutes in pair(.announced, words.minutes(minutes)) }
      ?? words.word(.notAnnounced)
    return joined([
      words.stage(.period(line.period)) + ": " + words.date(line.startedAt), announced,
      line.added.map { added in
        pair(.added, ClockLabel(milliseconds: added).description)
      } ?? "",
      pair(.lost, ClockLabel(milliseconds: line.allowance).description),
    ])
  }

  func incident(_ line: ReportIncident) -> String {
    joined([when(line.time) + " " + words.incident(line.kind), written(line.text)])
  }

  func interruption(_ line: ReportInterruption) -> String {
    joined([
      when(line.time) + " " + words.word(line.isAbandonment ? .abandoned : .suspended),
      words.interruption(line.reason), words.date(line.at), written(line.text),
    ])
  }

  func amendment(_ line: ReportAmendment) -> String {
    let place = line.time.map { time in when(time) + " " } ?? ""
    let what = line.fact.map { fact in ": " + written(words.fact(fact)) } ?? ""
    return joined([
      words.date(line.at), place + words.word(line.kind.word) + what,
      line.timeBefore.map { time in pair(.before, when(time)) } ?? "",
      line.before.map { fact in pair(.before, written(words.fact(fact))) } ?? "",
      written(line.reason),
    ])
  }

  var signatureLines: [String] {
    var lines: [String] = []
    if let signature = report.signature {
      lines.append(
        joined([
          pair(.signedBy, written(signature.name)), words.date(signature.at),
          signature.isAmended ? words.word(.amended) : "",
        ]))
    }
    for line in report.initials {
      lines.append(
        joined([
          pair(.initialled, team(line.person.side)), label(line.person), words.date(line.at),
          line.isAmended ? words.word(.initialledBefore) : "",
        ]))
    }
    return lines
  }
}

extension ReportAmendment.Kind {
  /// What was done to the entry.
  public var word: ReportWord {
    switch self {
    case .correction: .changed
    case .withdrawal: .withdrawn
    case .addition: .addedLater
    }
  }
}

extension CrewMember {
  /// Whether the crew names the referee once more.
  public func isReferee(of header: ReportHeader) -> Bool {
    role == header.ownRole && sameBytes(trimmed(name), trimmed(header.referee))
  }
}
