import RefWatchDomain
import Testing

/// Match sheets as people paste them.
@Suite struct SheetLinesTests {
  private func one(_ line: String) -> SheetLines.Row? { SheetLines(line).rows.first }

  @Test(arguments: [
    ("10 Ana Silva", 10, "Ana Silva"), ("10. Ana Silva", 10, "Ana Silva"),
    ("#10 Ana Silva", 10, "Ana Silva"), ("10\tAna Silva", 10, "Ana Silva"),
    ("10, Ana Silva", 10, "Ana Silva"), ("10 - Ana Silva", 10, "Ana Silva"),
    ("  10  Ana Silva  ", 10, "Ana Silva"), ("Ana Silva 10", 10, "Ana Silva"),
    ("Ana Silva, #10", 10, "Ana Silva"), ("Silva, Ana 10", 10, "Silva, Ana"),
    ("- 10 Ana Silva", 10, "Ana Silva"), ("• 10 Ana Silva", 10, "Ana Silva"),
    ("10번 김민지", 10, "김민지"), ("10김민지", 10, "김민지"), ("0 Nil", 0, "Nil"),
    ("999 Last", 999, "Last"), ("010 Zero", 10, "Zero"), ("7", 7, ""),
    ("Zoë van der Berg", -1, "Zoë van der Berg"), ("2nd Lieutenant", -1, "2nd Lieutenant"),
  ])
  func aLineIsRead(line: String, number: Int, name: String) {
    let row = one(line)
    #expect(row?.name == name)
    #expect(row?.number ?? -1 == number)
  }

  @Test(arguments: [
    ("1000 Ana", SheetLines.Reason.numberTooLarge), ("99999999999999999999 Ana", .numberTooLarge),
    ("Ana 1000", .numberTooLarge), ("10 9 Ana", .twoNumbers), ("1.5 Ana", .twoNumbers),
    ("-5 Ana", .notANumber), ("+5 Ana", .notANumber), ("10 An\u{FFFD}", .unreadable),
    ("10 A\u{1}na", .unreadable), ("#", .nobody), ("(C)", .nobody),
    ("10 " + String(repeating: "x", count: 101), .nameTooLong),
  ])
  func whatCannotBeReadIsAProblemInItsPlace(line: String, reason: SheetLines.Reason) {
    let lines = SheetLines("1 First\n\n" + line)
    #expect(lines.rows.count == 1)
    #expect(lines.problems.map { problem in problem.line } == [3])
    #expect(lines.problems.first?.reason == reason)
    #expect(lines.rest == line)
  }

  @Test func headingsLeadToTheNextPart() {
    let lines = SheetLines(
      "Starters:\n1 Gil (GK)\n10 Ana (C)\nSubstitutes\n12 Ben\nStaff:\nCoach: Kim\nLee (Doctor)\nJo"
    )
    #expect(lines.problems.isEmpty)
    #expect(
      lines.rows.map { row in row.part } == [
        .starters, .starters, .substitutes, .staff, .staff, .staff,
      ])
    #expect(lines.rows[0].isGoalkeeper && lines.rows[1].isCaptain)
    #expect(lines.rows.suffix(3).map { row in row.role } == ["coach", "doctor", "other"])
    #expect(lines.rows.suffix(3).map { row in row.name } == ["Kim", "Lee", "Jo"])
  }

  @Test(arguments: [
    ("physio", "physio", TeamOfficialRole.physio), ("Ana Silva, manager", "Ana Silva", .manager),
    ("Silva, Ana, Head Coach", "Silva, Ana", .manager), ("Doctor: Lee", "Lee", .doctor),
    ("Lee – assistant coach", "Lee", .assistantManager), ("Kim (Physio)", "Kim", .physio),
    ("이준호, 감독", "이준호", .manager),
  ])
  func aRoleIsARoleInAnyPart(line: String, name: String, role: TeamOfficialRole) {
    for part in SheetLines.Part.allCases {
      let row = SheetLines(line, into: part).rows.first
      #expect(row?.part == .staff && row?.name == name && row?.role == role.rawValue, "\(part)")
    }
  }

  @Test func amongStaffTheRoleNeedsNoSign() {
    let lines = SheetLines("감독 이준호\n박서연 수석 코치\nphysio Kim\nKit Harper\nJo", into: .staff)
    #expect(lines.rows.map { row in row.name } == ["이준호", "박서연", "Kim", "Kit Harper", "Jo"])
    #expect(
      lines.rows.map { row in row.role } == [
        "manager", "assistantManager", "physio", "other", "other",
      ])
    // Elsewhere that is a name, and whoever has a number plays.
    let players = SheetLines("Physio Kim\n7 Ana, coach")
    #expect(players.rows.allSatisfy { row in row.part == .starters })
  }

  @Test func whoeverIsKnownByTheRoleAloneIsCalledByIt() {
    let person = Participant(.home, .official, name: "Physio", role: "physio")
    #expect(person.label(role: { _ in "Physiotherapist" }) == "Physiotherapist")
    let named = Participant(.home, .official, name: "Lee", role: "physio")
    #expect(named.label() == "Lee (physio)")
  }

  @Test func koreanHeadingsAndMarksToo() {
    let lines = SheetLines("선발\n1 김민지 (골키퍼)\n교체 명단:\n12 박서연 [주장]\n임원\n감독: 이준호")
    #expect(lines.rows.map { row in row.part } == [.starters, .substitutes, .staff])
    #expect(lines.rows[0].isGoalkeeper && lines.rows[1].isCaptain)
    #expect(lines.rows[2].role == TeamOfficialRole.manager.rawValue)
  }

  @Test func columnsOfASpreadsheet() {
    let row = one("7\tAna Silva\tMidfield\tC")
    #expect(row?.number == 7 && row?.name == "Ana Silva" && row?.role == "Midfield")
    #expect(row?.isCaptain == true)
    #expect(one("Ana Silva;7")?.number == 7)
  }

  @Test func nobodyIsThereTwice() {
    let lines = SheetLines(
      "10 Ana\n10 ana\n10 Ben\n11 Cho", known: [(number: 11, name: "Cho")])
    #expect(lines.rows.map { row in row.name } == ["Ana", "Ben"])
    #expect(lines.problems.map { problem in problem.line } == [2, 4])
    #expect(lines.problems.allSatisfy { problem in problem.reason == .alreadyThere })
  }

  @Test func whatDoesNotFitStays() {
    let text = (1...50).map { number in "\(number) Player \(number)" }.joined(separator: "\n")
    let lines = SheetLines(text, room: 40)
    #expect(lines.rows.count == 40)
    #expect(lines.problems.allSatisfy { problem in problem.reason == .tooMany })
    #expect(lines.rest.split(separator: "\n").count == 10)
    #expect(lines.rest.hasPrefix("41 Player 41"))
  }

  @Test func fiveThousandBadLinesLoseNothing() {
    let bad = (1...5_000).map { number in "1000\(number) ?" }
    let lines = SheetLines("1 Ana\r\n" + bad.joined(separator: "\r\n"))
    #expect(lines.rows.map { row in row.name } == ["Ana"])
    #expect(lines.problems.count == 5_000)
    #expect(lines.problems.last?.line == 5_001)
    #expect(lines.rest == bad.joined(separator: "\n"))
  }
}
