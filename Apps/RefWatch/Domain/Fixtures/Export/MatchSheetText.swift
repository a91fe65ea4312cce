import Calendar
import Core
import Wire

/// A match as a match sheet for other programs: results by part, line-ups, officials, incidents.
/// The members are those of the Common Data Format for match sheets where it has a word for them.
public enum MatchSheetText {
  public static func json(_ record: MatchRecord, redaction: Redaction = .nobody) -> JSON {
    let report = MatchReport(record, redaction: redaction)
    let match = record.match
    return .object([
      "format": .string("refwatch-match-sheet-1"), "match": head(record, report),
      "teams": .object([
        "home": team(.home, record, redaction), "away": team(.away, record, redaction),
      ]),
      "referees": .array(officials(match, redaction)),
      "events": .object([
        "goals": .array(report.goals.map { line in goal(line) }),
        "cards": .array(
          (report.cautions + report.sendOffs + report.officialCards).map { line in card(line) }),
        "substitutions": .array(report.substitutions.map { line in substitution(line) }),
      ]),
    ])
  }

  private static func head(_ record: MatchRecord, _ report: MatchReport) -> JSON {
    let match = record.match
    return .object([
      "id": .id(match.id), "kickoff_time": time(report.header.kickOff),
      "scheduled_kickoff_time": time(match.scheduledKickOff),
      "competition": word(match.competition), "stadium": word(match.venue),
      "status": .string(record.phase == .done ? "finished" : match.fixture.status.rawValue),
      "outcome": report.result.outcome.map { outcome in .string(outcome.rawValue) },
      "result": result(record, report),
    ])
  }

  /// After each part that was played; goals of the shoot-out are apart.
  private static func result(_ record: MatchRecord, _ report: MatchReport) -> JSON {
    var sum = BothSides(0)
    var parts: [(name: String, score: JSON)] = []
    var regulation: JSON?
    var extra: JSON?
    for part in report.result.byPeriod {
      for side in Side.allCases { sum[side] += part.goals[side] }
      parts.append((Stage.period(part.period).word, score(part.goals)))
      switch part.period {
      case .regulation: regulation = score(sum)
      case .extra: extra = score(sum)
      case .shootout: break
      }
    }
    let halves = record.rules.regulationPeriods / 2
    var half = BothSides(0)
    for part in report.result.byPeriod.prefix(halves) {
      for side in Side.allCases { half[side] += part.goals[side] }
    }
    let hasHalf = halves > 0 && report.result.byPeriod.count > halves
    return .object([
      "final": score(report.result.score), "half_time": hasHalf ? score(half) : nil,
      "full_time": regulation, "after_extra_time": extra,
      "penalty_shootout": report.result.penalties.map { goals in score(goals) },
      "aggregate": report.result.aggregate.map { goals in score(goals) },
      "winning_team": report.result.winner.map { side in .word(side) },
      "periods": .array(
        parts.map { part in
          .object(["period": .string(part.name), "goals": part.score])
        }),
    ])
  }

  // MARK: Teams

  private static func team(
    _ side: Side, _ record: MatchRecord, _ redaction: Redaction
  ) -> JSON {
    let team = record.match.team(side)
    let lineUp = record.lineUps[side]
    return .object([
      "name": .string(team.name), "short_name": .string(team.abbreviation),
      "players": .array(
        lineUp.players.map { member in player(member, lineUp, redaction) }),
      "staff": .array(
        lineUp.officials.map { member in
          let person = redaction.applied(to: member.participant)
          return .object([
            "name": person.name.flatMap(word), "role": person.role.flatMap(word),
          ])
        }),
    ])
  }

  private static func player(
    _ member: TeamMember, _ lineUp: LineUp, _ redaction: Redaction
  ) -> JSON {
    let person = redaction.applied(to: member.participant)
    func isSame(_ other: Participant?) -> Bool {
      other.map { other in other.isSame(as: member.participant) } ?? false
    }
    let played =
      member.isStarter || member.place == .field || member.place == .replaced
      || member.place == .finished
    return .object([
      "number": person.number.map { number in .int(number) }, "name": person.name.flatMap(word),
      "is_starter": .bool(member.isStarter), "is_captain": .bool(isSame(lineUp.captain)),
      "is_goalkeeper": .bool(isSame(lineUp.goalkeeper)), "has_played": .bool(played),
    ])
  }

  private static func officials(_ match: Match, _ redaction: Redaction) -> [JSON] {
    match.crew.map { member in
      .object([
        "role": .word(member.role), "name": redaction == .everybody ? nil : word(member.name),
      ])
    }
  }

  // MARK: Incidents

  private static func goal(_ line: ReportGoal) -> JSON {
    .object([
      "time": moment(line.time), "team": .word(line.goal.credited),
      "type": .word(line.goal.kind), "is_own_goal": .bool(line.goal.kind == .ownGoal),
      "is_overruled": .bool(line.isOverruled), "scorer": person(line.goal.scorer),
      "scorer_team": .word(line.goal.scoredBy),
      "assist": person(line.goal.assist), "score": score(line.score),
    ])
  }

  private static func card(_ line: ReportCard) -> JSON {
    .object([
      "time": moment(line.time), "team": .word(line.card.recipient.side),
      "type": .string(line.isSecondCaution ? "second_yellow" : line.card.colour.rawValue),
      "recipient": person(line.card.recipient),
      "code": line.card.reason.flatMap { reason in word(reason.code) },
    ])
  }

  private static func substitution(_ line: ReportSubstitution) -> JSON {
    .object([
      "time": moment(line.time), "team": .word(line.substitution.side),
      "out": person(line.substitution.off), "in": person(line.substitution.on),
    ])
  }

  private static func moment(_ time: ReportTime) -> JSON {
    .object([
      "period": .string(time.stage.word), "minute": word(time.minute),
      "elapsed_ms": .integer(time.elapsed),
    ])
  }

  private static func person(_ participant: Participant?) -> JSON? {
    guard let participant else { return nil }
    return .object([
      "number": participant.number.map { number in .int(number) },
      "name": participant.name.flatMap(word), "role": participant.role.flatMap(word),
    ])
  }

  // MARK: Words

  private static func score(_ goals: BothSides<Int>) -> JSON {
    .object(["home": .int(goals.home), "away": .int(goals.away)])
  }

  /// ISO 8601 in UTC.
  private static func time(_ instant: Instant?) -> JSON? {
    instant.map { instant in .string(instant.civil(offset: 0).description + "Z") }
  }

  private static func word(_ text: String) -> JSON? { text.isEmpty ? nil : .string(text) }
}
