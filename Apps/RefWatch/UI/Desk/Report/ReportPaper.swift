import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The report as a page: the template's sections in its order, those with nothing in them left out.
struct ReportPaper {
  let words: Words
  let record: MatchRecord
  let report: MatchReport
  let speech: ReportSpeech

  init(_ state: RefWatchFeature.State, _ record: MatchRecord, _ report: MatchReport) {
    words = state.words
    self.record = record
    self.report = report
    speech = state.speech(record)
  }

  var node: Piece {
    element("article", .class("paper"), .aria("label", words(ReportPageText.matchReport))) {
      element("header", .class("paper-head")) {
        element("p", .class("callout soft")) { words(ReportPageText.matchReport) }
        if report.result.outcome == .abandoned {
          element("p", .class("headline")) { words.term(Outcome.abandoned) }
        }
        element("h2", .class("title2 breaks")) {
          report.header.home + " – " + report.header.away
        }
        element("p", .class("title1 figures")) { score(report.result.score) }
      }
      for section in report.template.sections { part(section) }
    }
  }

  private func part(_ section: ReportSection) -> Piece {
    guard let content = content(section) else { return .empty }
    let id = "paper-" + section.rawValue
    return element("section", .class("paper-part"), .key(id), .aria("labelledby", id)) {
      element("h3", .class("headline"), .id(id)) { words(section.word) }
      content
    }
  }

  /// `nil` where there is nothing to say.
  private func content(_ section: ReportSection) -> Piece? {
    switch section {
    case .header: pairs(header)
    case .result: pairs(result)
    case .shootout: report.kicks.isEmpty ? nil : kicks
    case .goals: report.goals.isEmpty ? nil : goals
    case .cautions: report.cautions.isEmpty ? nil : cards(report.cautions)
    case .sendOffs: report.sendOffs.isEmpty ? nil : cards(report.sendOffs)
    case .officials:
      report.officialCards.isEmpty && report.warnings.isEmpty ? nil : officials
    case .dismissals: report.dismissals.isEmpty ? nil : dismissals
    case .substitutions: report.substitutions.isEmpty ? nil : substitutions
    case .lineUps: report.lineUps.isEmpty ? nil : lineUps
    case .time: report.periods.isEmpty ? nil : periods
    case .incidents: report.incidents.isEmpty ? nil : incidents
    case .interruptions: report.interruptions.isEmpty ? nil : interruptions
    case .amendments: report.amendments.isEmpty ? nil : amendments
    case .signature: signature
    }
  }

  // MARK: Pieces

  private func pairs(_ pairs: [(ReportPageText, String)]) -> Piece {
    makeElement(
      "dl", [.class("paper-facts")],
      pairs.filter { pair in !pair.1.isEmpty }.map { pair in
        element("div") {
          element("dt") { words(pair.0) }
          element("dd", .class("breaks")) { pair.1 }
        }
      })
  }

  /// A table; where there is no room for its columns each cell stands under the last with its name.
  private func table(_ columns: [ReportPageText], _ rows: [[String]]) -> Piece {
    let names = columns.map { column in words(column) }
    return element("table", .class("paper-table")) {
      element("thead") {
        element("tr") {
          for name in names { element("th", .attribute("scope", "col")) { name } }
        }
      }
      element("tbody") {
        for row in rows {
          element("tr") {
            for (name, cell) in zip(names, row) {
              element("td", .class("breaks"), .attribute("data-label", name)) { cell }
            }
          }
        }
      }
    }
  }

  private func score(_ goals: BothSides<Int>) -> String {
    goals.home.description + "–" + goals.away.description
  }

  private func when(_ time: ReportTime) -> String {
    time.minute.isEmpty ? words.term(time.stage, record.rules) : time.minute
  }

  private func team(_ side: Side) -> String {
    side == .home ? report.header.home : report.header.away
  }

  private func joined(_ parts: [String]) -> String {
    parts.filter { part in !part.isEmpty }.joined(separator: ", ")
  }

  // MARK: Sections

  private var header: [(ReportPageText, String)] {
    let header = report.header
    var kickOff = header.kickOff.map { at in speech.date(at) } ?? ""
    if let late = header.minutesLate, late > 0 {
      kickOff += " (" + words(ReportPageText.late, count: late) + ")"
    }
    if header.isCorrected { kickOff += " – " + words(ReportPageText.corrected) }
    var crew =
      header.referee.isEmpty ? [] : [words.role(header.ownRole) + ": " + header.referee]
    for member in header.crew where !member.isReferee(of: header) {
      crew.append(words.role(member.role) + ": " + member.name)
    }
    return [
      (.competition, header.competition), (.venue, header.venue),
      (.scheduled, header.scheduledKickOff.map { at in speech.date(at) } ?? ""),
      (.kickOff, kickOff), (.lateReason, header.conditions.lateStart),
      (.weather, header.conditions.weather),
      (
        .temperature,
        header.conditions.temperature.map { degrees in MatchConditions.label(degrees) } ?? ""
      ), (.pitch, header.conditions.pitch), (.crew, crew.joined(separator: "; ")),
      (.edition, header.edition.rawValue),
    ]
  }

  private var result: [(ReportPageText, String)] {
    let result = report.result
    let periods =
      result.byPeriod.count > 1
      ? result.byPeriod.map { part in
        words.term(part.period, record.rules) + " " + score(part.goals)
      } : []
    return [
      (.result, score(result.score)), (.byPeriod, periods.joined(separator: "; ")),
      (.shootout, result.penalties.map { goals in score(goals) } ?? ""),
      (.aggregate, result.aggregate.map { goals in score(goals) } ?? ""),
      (.outcome, result.outcome.map { outcome in words.term(outcome) } ?? ""),
      (.winner, result.winner.map { side in team(side) } ?? ""),
    ]
  }

  private var kicks: Piece {
    table(
      [.round, .team, .player, .result],
      report.kicks.map { line in
        [
          line.round.description, team(line.kick.side),
          line.kick.kicker.map { kicker in words.label(kicker) } ?? "",
          words.term(line.kick.result),
        ]
      })
  }

  private var goals: Piece {
    table(
      [.minute, .team, .player, .kind, .score],
      report.goals.map { line in
        let goal = line.goal
        var who = goal.scorer.map { scorer in words.label(scorer) } ?? ""
        if let assist = goal.assist {
          who += " (" + words(FactText.assist, name: words.label(assist)) + ")"
        }
        return [
          when(line.time), team(goal.scoredBy), who,
          joined([
            words.term(goal.kind),
            goal.kind == .ownGoal ? words(FlowText.benefits, name: team(goal.credited)) : "",
          ]),
          line.isOverruled ? words(LogText.overruled) : score(line.score),
        ]
      })
  }

  private func cards(_ cards: [ReportCard]) -> Piece {
    table(
      [.minute, .team, .player, .reason, .words],
      cards.map { line in
        let card = line.card
        let reason = card.reason
        var parts = [reason.map { reason in words.title(reason) } ?? ""]
        if card.isSinBin { parts.append(words(FactText.sinBin)) }
        if line.isSecondCaution { parts.append(words(TermText.secondCaution)) }
        if let first = line.first {
          parts.append(words(ReportPageText.firstCaution) + " " + when(first))
        }
        return [
          when(line.time), team(card.recipient.side), words.label(card.recipient), joined(parts),
          reason?.text ?? "",
        ]
      })
  }

  private var officials: Piece {
    .fragment([
      report.officialCards.isEmpty ? .empty : cards(report.officialCards),
      report.warnings.isEmpty
        ? .empty
        : table(
          [.minute, .team, .player, .warnings],
          report.warnings.map { line in
            [
              when(line.time), team(line.participant.side), words.label(line.participant),
              line.reason,
            ]
          }),
    ])
  }

  private var dismissals: Piece {
    table(
      [.minute, .team, .player, .time],
      report.dismissals.map { line in
        [
          when(line.time), team(line.participant.side), words.label(line.participant),
          ClockLabel(seconds: line.seconds).description
            + (line.isOpen ? ", " + words(ReportPageText.open) : ""),
        ]
      })
  }

  private var substitutions: Piece {
    table(
      [.minute, .team, .off, .on, .kind, .opportunity],
      report.substitutions.map { line in
        let change = line.substitution
        return [
          when(line.time), team(change.side), change.off.map { off in words.label(off) } ?? "",
          change.on.map { on in words.label(on) } ?? "",
          joined([
            change.kind == .normal ? "" : words.term(change.kind),
            change.isOverLimit ? words(ReportPageText.overLimit) : "",
            change.isLate ? words(TermText.lateExit) : "",
          ]), line.window?.description ?? "",
        ]
      })
  }

  /// A line for each part of each team's sheet.
  private var lineUps: Piece {
    table(
      [.team, .kind, .player],
      report.lineUps.flatMap { line in
        line.parts.map { part in
          [
            team(line.side), speech.word(part.word),
            joined(part.people.map { person in label(person) }),
          ]
        }
      })
  }

  private func label(_ person: ReportPerson) -> String {
    var marks: [String] = []
    if person.isCaptain { marks.append(speech.word(.captain)) }
    if person.isGoalkeeper { marks.append(speech.word(.goalkeeper)) }
    let label = words.label(person.participant)
    return marks.isEmpty ? label : label + " (" + joined(marks) + ")"
  }

  private var periods: Piece {
    table(
      [.period, .started, .ended, .planned, .announced, .allowance, .added],
      report.periods.map { line in
        [
          words.term(line.period, record.rules), clock(line.startedAt),
          line.endedAt.map { at in clock(at) } ?? "",
          words(ReportPageText.minutes, count: line.seconds / 60),
          line.announced.map { minutes in words(ReportPageText.minutes, count: minutes) } ?? "",
          ClockLabel(milliseconds: line.allowance).description,
          line.added.map { added in ClockLabel(milliseconds: added).description } ?? "",
        ]
      })
  }

  private func clock(_ at: Instant) -> String { words.clock(at, speech.offset) }

  private var incidents: Piece {
    table(
      [.minute, .kind, .words],
      report.incidents.map { line in
        [when(line.time), speech.incident(line.kind), line.text]
      })
  }

  private var interruptions: Piece {
    table(
      [.minute, .kind, .reason, .when, .words],
      report.interruptions.map { line in
        [
          when(line.time),
          words(line.isAbandonment ? ReportPageText.abandoned : .suspended),
          words.term(line.reason), speech.date(line.at), line.text,
        ]
      })
  }

  private var amendments: Piece {
    table(
      [.when, .kind, .entry, .reason],
      report.amendments.map { line in
        [
          speech.date(line.at),
          joined([
            (line.time.map { time in when(time) + " " } ?? "") + speech.word(line.kind.word),
            line.isAfterSignature ? words(ReportPageText.afterSignature) : "",
          ]),
          joined([
            line.fact.map { fact in speech.fact(fact) } ?? "",
            line.timeBefore.map { time in before(when(time)) } ?? "",
            line.before.map { fact in before(speech.fact(fact)) } ?? "",
          ]),
          line.reason,
        ]
      })
  }

  private func before(_ text: String) -> String { words(ReportPageText.before) + ": " + text }

  private var signature: Piece {
    guard let signed = record.signed, let signature = report.signature else {
      return element("div", .class("paper-sign")) {
        element("p", .class("soft")) { words(ReportPageText.notSigned) }
        element("p", .class("paper-line")) { words.role(report.header.ownRole) }
        initials
      }
    }
    return element("div", .class("paper-sign")) {
      element("p", .class("strong")) {
        words(ReviewText.signedBy, name: signature.name, text: speech.date(signature.at))
          + (signature.isAmended ? " · " + words(ReportPageText.amended) : "")
      }
      element("p", .class("hint breaks")) { words(ReviewText.digest) + ": " + signed.digest }
      initials
    }
  }

  /// Of the teams' representatives.
  private var initials: Piece {
    report.initials.isEmpty
      ? .empty
      : element("ul", .class("facts paper-initials"), .attribute("role", "list")) {
        for line in report.initials {
          element("li", .class("breaks")) {
            words(ReportPageText.initialled) + " " + team(line.person.side) + ": "
              + joined([
                words.label(line.person), speech.date(line.at),
                line.isAmended ? words(ReportPageText.initialledBefore) : "",
              ])
          }
        }
      }
  }
}
