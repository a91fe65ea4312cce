import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

/// Words that show which was asked for.
struct PlainWords: ReportWords {
  func section(_ section: ReportSection) -> String { "[" + section.rawValue + "]" }
  func word(_ word: ReportWord) -> String { word.rawValue }
  func stage(_ stage: Stage) -> String { stage.word }
  func goal(_ kind: Goal.Kind) -> String { kind.rawValue }
  func substitution(_ kind: Substitution.Kind) -> String { kind.rawValue }
  func incident(_ kind: IncidentKind?) -> String { kind?.rawValue ?? "note" }
  func interruption(_ reason: SuspensionReason) -> String { reason.rawValue }
  func kick(_ result: Kick.Result) -> String { result.rawValue }
  func outcome(_ outcome: Outcome) -> String { outcome.rawValue }
  func role(_ role: OfficialRole) -> String { role.rawValue }
  func teamRole(_ role: String) -> String { role }
  func date(_ instant: Instant) -> String { "@" + (instant.milliseconds / 1000).description }
  func minutes(_ count: Int) -> String { count.description + " min" }
  func fact(_ fact: Fact) -> String {
    if case .card(let card) = fact { return fact.kind + " " + card.recipient.label() }
    return fact.kind
  }
}

@Suite("Reports, spec §22")
struct ReportTests {
  private func log() -> LawLog {
    var log = LawLog(sheets: BothSides(home: sheet(), away: nil), home: "Ajax*", away: "FC, \"B\"")
    log.match.competition = "Cup"
    log.begin(firstHalf)
    log.goal(.home, 12, in: firstHalf, 9, .penalty)
    log.add(
      .card(
        Card(
          colour: .yellow, recipient: player(.away, 4),
          reason: Catalog.england.reason("C2")?.chosen(from: .england, text: "=1+1\nloud"))),
      45, 7, in: firstHalf)
    log.add(.addedTime(minutes: 6), 45, in: firstHalf)
    log.end(firstHalf, added: 8, then: .interval(1))
    log.begin(secondHalf)
    log.add(red(player(.home, 3)), 60, in: secondHalf)
    log.add(change(.home, 2, 12, window: 1), 61, in: secondHalf)
    log.add(.incident(.injury, text: "ankle"), 70, in: secondHalf)
    log.end(secondHalf, added: 3)
    log.add(.fullTime(.normal), .gap(.afterMatch), 0)
    return log
  }

  @Test("sections, minutes, and what is left open")
  func making() {
    let report = MatchReport(log().record)
    #expect(report.cautions.map { line in line.time.minute } == ["45+7'"])
    #expect(report.cautions.first?.reason?.law == .dissent)
    #expect(report.sendOffs.first?.card.recipient.name == "P3")
    #expect(report.substitutions.first?.window == 1)
    #expect(report.substitutions.first?.substitution.on?.name == "P12")
    #expect(report.periods.map { period in period.announced } == [6, nil])
    #expect(report.result.winner == .home)
    #expect(report.missing.map { open in open.field } == [.sendOffReason])
    let county = MatchReport(log().record, template: .county)
    #expect(
      county.missing.map { open in open.field } == [
        .venue, .playerName, .sendOffReason, .sendOffNarrative, .signature,
      ])
  }

  @Test("a narrative longer than the league takes is told")
  func limit() {
    var log = log()
    let text = String(repeating: "x", count: 501)
    let reason = CardReason(catalog: "ussf", code: "SFP", title: "Serious Foul Play", text: text)
    log.add(
      .card(Card(colour: .red, recipient: player(.away, 5), reason: reason)), 80, in: secondHalf)
    func tooLong(_ template: ReportTemplate) -> Int {
      MatchReport(log.record, template: template).missing.filter { open in open.isTooLong }.count
    }
    #expect(tooLong(.unitedStates) == 1)
    #expect(tooLong(.county) == 0)
    #expect(ReportTemplate.named("nowhere").id == "neutral")
  }

  @Test("names are left out, numbers stay, and nothing is missing for that")
  func redaction() {
    let record = log().record
    let report = MatchReport(record, template: .county, redaction: .players)
    #expect(report.sendOffs.first?.card.recipient.name == nil)
    #expect(report.sendOffs.first?.card.recipient.number == 3)
    #expect(report.missing == MatchReport(record, template: .county).missing)
    let text = ReportText(report, PlainWords()).text
    #expect(!text.contains("P3") && text.contains("#3"))
    #expect(!EventTable(record, redaction: .everybody).text.contains("P9"))
  }

  @Test("plain text")
  func plain() {
    let text = ReportText(MatchReport(log().record), PlainWords()).text
    let lines = text.split(separator: "\n").map { line in String(line) }
    #expect(lines.first == "title")
    for expected in [
      "[header]", "Ajax* – FC, \"B\"", "competition: Cup", "[result]", "result: 1–0", "R1: 1–0",
      "R2: 0–0", "winner: Ajax*", "12' Ajax* 1–0, #9 P9, penalty",
      "45+7' FC, \"B\", #4, C2 – Dissent by Word or Action, =1+1 loud", "60' Ajax*, #3 P3",
      "61' Ajax*, off: #2 P2, on: #12 P12, window: 1", "70' injury, ankle",
      "R1: @2, announced: 6 min, added: 08:00, lost: 00:00",
    ] {
      #expect(lines.contains(expected), "\(expected)")
    }
    #expect(!text.contains("[shootout]") && !text.contains("[signature]"))
  }

  @Test("Markdown: nobody's words become signs")
  func markdown() {
    let text = ReportText(MatchReport(log().record), PlainWords(), style: .markdown).text
    #expect(text.hasPrefix("# title\n"))
    #expect(text.contains("\n## \\[goals\\]\n\n- 12' Ajax\\* 1–0, \\#9 P9, penalty\n"))
  }

  @Test("RFC 4180: quoted where it must be, CR LF, nothing that a spreadsheet computes")
  func table() {
    let table = EventTable(log().record)
    #expect(table.rows.allSatisfy { row in row.count == EventTable.columns.count })
    #expect(table.rows.count == log().events.count)
    let text = table.text
    #expect(text.hasPrefix("stage,minute,clock,at,kind,side,team,number,name,"))
    #expect(text.hasSuffix("\r\n"))
    #expect(text.contains(",yellow,C2,\"'=1+1\nloud\",,"))
    #expect(text.contains(",\"FC, \"\"B\"\"\",4,"))
    #expect(text.contains("R1,12',11:30,1970-01-01T00:00:03Z,goal,home,Ajax*,9,,,,penalty,,,,"))
  }

  @Test("a signature is made over the log, and tells when something was put in before it")
  func signature() {
    var log = log()
    let digest = log.record.digest
    #expect(digest.utf8.count == 64)
    #expect(MatchRecord(log.match, log.events.reversed()).digest == digest)
    #expect(log.record.isSignatureIntact == nil)
    log.add(.signature(name: "Ref", digest: digest), .gap(.afterMatch), 1)
    #expect(log.record.isSignatureIntact == true)
    #expect(log.record.signature?.isAmended == false)
    var amended = log
    amended.add(.note("late"), .gap(.afterMatch), 2)
    #expect(amended.record.isSignatureIntact == true)
    #expect(amended.record.signature?.isAmended == true)
    let index = 2
    let old = log.events[index]
    log.events[index] = MatchEvent(
      id: old.id, match: old.match, ordinal: old.ordinal, stage: old.stage,
      elapsed: old.elapsed + 1, at: old.at, uptime: old.uptime, boot: old.boot,
      quality: old.quality, fact: old.fact)
    #expect(log.record.isSignatureIntact == false)
  }

  @Test("what was corrected after the signature is in the report")
  func amendments() {
    var log = log()
    let goal = log.events[2].id
    log.add(.signature(name: "Ref", digest: log.record.digest), .gap(.afterMatch), 1)
    log.add(.withdrawal(goal, reason: "offside"), .gap(.afterMatch), 2)
    let report = MatchReport(log.record)
    #expect(report.amendments.map { line in line.isAfterSignature } == [true])
    #expect(report.result.score.home == 0)
    let text = ReportText(report, PlainWords()).text
    #expect(text.contains("offside") && text.contains("signedBy: Ref"))
    #expect(text.contains("amended"))
  }

  @Test("a correction says what was corrected, and what stood there before")
  func corrections() {
    var log = log()
    let card = log.events[3].id
    func amend(_ number: Int, minute: Int64, _ reason: String) {
      log.add(
        .amendment(
          card,
          Amendment(
            fact: yellow(player(.away, number)), stage: .period(firstHalf),
            elapsed: minute * 60_000 - 30_000, reason: reason)), .gap(.afterMatch), 1)
    }
    amend(7, minute: 40, "misread")
    amend(8, minute: 40, "misread again")
    let report = MatchReport(log.record)
    #expect(report.amendments.map { line in line.kind } == [.correction, .correction])
    #expect(
      report.amendments.map { line in line.fact }
        == [yellow(player(.away, 7)), yellow(player(.away, 8))])
    #expect(report.amendments[1].before == yellow(player(.away, 7)))
    #expect(report.amendments.map { line in line.timeBefore?.minute } == ["45+7'", nil])
    #expect(report.amendments.map { line in line.time?.minute } == ["40'", "40'"])

    log.add(.signature(name: "Ref", digest: log.record.digest), .gap(.afterMatch), 2)
    amend(9, minute: 41, "third")
    let text = ReportText(MatchReport(log.record), PlainWords()).text
    #expect(
      text.contains("41' changed: card #9, before: 40', before: card #8, third\n"))
    log.add(.withdrawal(log.events[2].id, reason: "offside"), .gap(.afterMatch), 3)
    #expect(
      ReportText(MatchReport(log.record), PlainWords()).text
        .contains("12' withdrawn: goal, offside\n"))
  }

  @Test("the referee and the line-ups are in it, the referee once")
  func refereeAndLineUps() {
    var log = log()
    log.match.crew = [
      CrewMember(role: .center, name: "Ref"), CrewMember(role: .fourth, name: "Four"),
    ]
    #expect(MatchReport(log.record).header.referee.isEmpty)
    log.add(.signature(name: "Ref", digest: log.record.digest), .gap(.afterMatch), 1)
    let report = MatchReport(log.record)
    #expect(report.lineUps.map { line in line.side } == [.home], "the other team has no sheet")
    #expect(report.lineUps.first?.starters.count == 11)
    let lines = ReportText(report, PlainWords()).text.split(separator: "\n")
      .map { line in String(line) }
    #expect(lines.filter { line in line == "center: Ref" }.count == 1)
    #expect(lines.contains("fourth: Four"))
    #expect(lines.contains("Ajax*, teamOfficials: C (coach)"))
    #expect(
      lines.contains { line in
        line.hasPrefix("Ajax*, starters: #1 P1 (goalkeeper), #2 P2, ")
          && line.contains("#4 P4 (captain)")
      })
    for template in ReportTemplate.all { #expect(template.sections.contains(.lineUps)) }
    let unnamed = MatchReport(log.record, redaction: .everybody)
    #expect(
      unnamed.lineUps.first?.starters.allSatisfy { one in one.participant.name == nil } == true)
  }

  @Test("the report of a match that was abandoned is headed so")
  func abandoned() {
    var log = LawLog()
    log.begin(firstHalf)
    log.add(.abandonment(.weather, text: "hail"), 30, in: firstHalf)
    let report = MatchReport(log.record)
    #expect(report.result.outcome == .abandoned)
    #expect(ReportText(report, PlainWords()).text.hasPrefix("title – abandoned\n"))
  }
}
