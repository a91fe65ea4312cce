import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("The head of the report and the teams' initials, spec §13 and §22")
struct HeadAndInitialsTests {
  /// Planned for 00:00, begun when the second entry was written.
  private func log(late minutes: Int64 = 0) -> LawLog {
    var log = LawLog(sheets: BothSides(home: sheet(), away: nil))
    log.begin(firstHalf)
    log.end(firstHalf, then: .interval(1))
    log.begin(secondHalf)
    log.end(secondHalf)
    log.add(.fullTime(.normal), .gap(.afterMatch), 0)
    log.add(.completion, .gap(.afterMatch), 0)
    log.match.scheduledKickOff = Instant(milliseconds: 2_000 - minutes * 60_000)
    return log
  }

  private func fields(_ record: MatchRecord, _ template: ReportTemplate) -> [ReportField] {
    MatchReport(record, template: template).missing.map { open in open.field }
  }

  private let asking = ReportTemplate(
    id: "asking", sections: ReportSection.allCases,
    required: [.lateStartReason, .weather, .temperature, .pitch, .initials], narrativeLimit: 20,
    secondCautionOnce: false)

  @Test("conditions stand in the head, and a league may ask for them")
  func conditions() {
    var log = log(late: 12)
    #expect(fields(log.record, asking) == asking.required)
    log.match.conditions.weather = "Rain,\nthen fog"
    log.match.conditions.temperature = -3
    log.match.conditions.pitch = "Heavy"
    log.match.conditions.lateStart = "The bus"
    log.add(.initials(.home, name: "A", role: ""), .gap(.afterMatch), 0)
    #expect(fields(log.record, asking) == [.initials], "of both teams")
    log.add(.initials(.away, name: "B", role: ""), .gap(.afterMatch), 0)
    #expect(fields(log.record, asking) == [])
    let lines = ReportText(MatchReport(log.record), PlainWords()).text
      .split(separator: "\n").map { line in String(line) }
    for expected in [
      "late: 12 min", "lateReason: The bus", "weather: Rain, then fog", "temperature: -3 °C",
      "pitch: Heavy",
    ] {
      #expect(lines.contains(expected), "\(expected)")
    }
    log.match.conditions.lateStart = "The bus came from the other side of town"
    let missing = MatchReport(log.record, template: asking).missing
    #expect(missing.map { open in open.field } == [.lateStartReason])
    #expect(missing.first?.isTooLong == true)
  }

  @Test("a start in time needs no reason, and a note before the match is one")
  func lateStart() {
    #expect(!fields(log().record, .county).contains(.lateStartReason))
    var late = log(late: 5)
    #expect(fields(late.record, .county).contains(.lateStartReason))
    late.add(.note("The bus"), .gap(.beforeMatch), 0)
    #expect(!fields(late.record, .county).contains(.lateStartReason))
  }

  @Test("an incident or a statement longer than the league takes is told")
  func limits() {
    var log = log()
    let text = String(repeating: "x", count: 21)
    let incident = log.add(.incident(.crowd, text: text), 50, in: secondHalf)
    let missing = MatchReport(log.record, template: asking).missing.filter { open in
      open.isTooLong
    }
    #expect(missing.map { open in open.field } == [.incidentText])
    #expect(missing.first?.event == incident)
  }

  @Test("initials neither amend a signature nor are amended by one")
  func order() {
    var log = log()
    log.add(.initials(.home, name: "E. K.", role: "captain"), .gap(.afterMatch), 1)
    log.add(.signature(name: "Ref", digest: log.record.digest), .gap(.afterMatch), 2)
    log.add(.initials(.away, name: "", role: "coach"), .gap(.afterMatch), 3)
    let record = log.record
    #expect(record.signature?.isAmended == false && record.isSignatureIntact == true)
    #expect(record.initials.map { line in line.isAmended } == [false, false])
    #expect(record.phase == .done)
    #expect(MatchRecord(log.match, log.events.reversed()) == record)
    var grown = MatchRecord(log.match, [])
    for event in log.events { grown.append(event) }
    #expect(grown == record)
    let text = ReportText(MatchReport(record), PlainWords()).text
    #expect(text.contains("initialled: Home, E. K. (captain), @") && text.contains("coach"))
    #expect(!text.contains("initialledBefore"))
  }

  @Test("after an amendment it is said that the initials are older; new ones are not")
  func amended() {
    var log = log()
    let goal = log.add(
      .goal(Goal(credited: .home, kind: .openPlay, scorer: player(.home, 9))), 80, in: secondHalf)
    log.add(.initials(.home, name: "E. K.", role: "captain"), .gap(.afterMatch), 1)
    log.add(.withdrawal(goal, reason: "offside"), .gap(.afterMatch), 2)
    log.add(.initials(.home, name: "E. K.", role: "captain"), .gap(.afterMatch), 3)
    #expect(log.record.initials.map { line in line.isAmended } == [true, false])
    let text = ReportText(MatchReport(log.record), PlainWords()).text
    #expect(text.contains("initialledBefore"))
    let unnamed = MatchReport(log.record, redaction: .everybody)
    #expect(unnamed.initials.map { line in line.person.name } == [nil, nil])
    #expect(unnamed.initials.map { line in line.person.role } == ["captain", "captain"])
    #expect(!EventTable(log.record, redaction: .everybody).text.contains("E. K."))
    #expect(EventTable(log.record).text.contains("match.initialled,home,Home,,E. K.,,,captain"))
    // Withdrawn initials are none.
    let first = log.record.initials[0].event
    log.add(.withdrawal(first, reason: ""), .gap(.afterMatch), 4)
    #expect(log.record.initials.map { line in line.isAmended } == [true])
  }

  @Test("initials have limits")
  func form() {
    let long = String(repeating: "x", count: 101)
    let rows: [(Fact, RefWatchRejection?)] = [
      (.initials(.home, name: "", role: ""), nil),
      (.initials(.home, name: long, role: ""), .tooLong(.name, limit: 100)),
      (.initials(.home, name: "", role: long), .tooLong(.role, limit: 40)),
      (.initials(.home, name: "a\u{0}", role: ""), .unusableCharacter(.name)),
    ]
    for (fact, rejection) in rows {
      var ledger = RefereeLedger()
      #expect(ledger.run(.createMatch(SampleMatch.plain)) == nil)
      #expect(
        ledger.run(.recordEvents(SampleMatch.id, [SampleFacts.event(fact)])) == rejection)
    }
  }
}
