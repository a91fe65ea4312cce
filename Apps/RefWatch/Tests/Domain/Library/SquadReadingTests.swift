import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Squads from lists and tables")
struct SquadReadingTests {
  typealias Warning = SquadReading.Warning

  func brief(_ reading: SquadReading) -> [String] {
    reading.people.map { person in
      (person.isPlayer ? person.number?.description ?? "-" : "*") + " " + person.name
        + (person.role.isEmpty ? "" : "/" + person.role)
    }
  }

  func told(_ reading: SquadReading) -> [String] {
    reading.problems.map { problem in
      problem.line.description + problem.column + " " + problem.warning.rawValue
        + (problem.isDropped ? "!" : "")
    }
  }

  /// A text, its people, its problems: line, column, code, `!` where the line is left out.
  static let table: [(String, [String], [String])] = [
    ("number,name,position,role\n9,Ana,FW,\n1,Ben,GK,player\n", ["9 Ana/FW", "1 Ben/GK"], []),
    ("\u{FEFF}No;Name\r\n9;\"Silva; Ana\"\r\n", ["9 Silva; Ana"], []),
    ("이름\t등번호\t역할\n김민지\t10\t선수\n박 감독\t\t감독\n", ["10 김민지", "* 박 감독/manager"], []),
    ("name,number\n\"A \"\"B\"\" C\",7\n", ["7 A \"B\" C"], []),
    ("name,number\n\"A\nB\",7\nC,8\n", ["8 C"], ["2 unreadable_text!"]),
    ("name,number\n\"A,7\nC,8\n", [], ["2 unreadable_text!"]),
    ("name,number\nA\u{FFFD},7\n", [], ["2 unreadable_text!"]),
    ("name,number\nA\u{0},7\n", [], ["2 unreadable_text!"]),
    ("name,number\nA,7.5\n", ["- A"], ["2number non_integer_shirt_number"]),
    (
      "name,number\nA,-1\nB,1000\nC,x\n", ["- A", "- B", "- C"],
      [
        "2number non_integer_shirt_number", "3number non_integer_shirt_number",
        "4number non_integer_shirt_number",
      ]
    ),
    ("name,number\n,7\n", ["7 "], ["2name missing_name"]),
    (
      "name,number,role\n,,\n,,coach\n,x,\n", [],
      ["3name missing_name!", "4number non_integer_shirt_number", "4name dropped_entry!"]
    ),
    ("name,number\nA,7\na,7\n", ["7 A"], ["3 duplicate_entry!"]),
    ("name,number\nA,7\nB,7\nA,8\n", ["7 A", "7 B", "8 A"], ["3 ambiguity", "4 ambiguity"]),
    ("name,role\nA,Chef\n", ["* A/Chef"], ["2role unsupported_role"]),
    ("name,number,team\nA,1,rovers\nB,2,United\n", ["1 A"], ["3team team_name_mismatch!"]),
    ("name,number,team\nA,1,United\nB,2,United\n", ["1 A", "2 B"], ["2team team_name_mismatch"]),
    ("name,number\n'=A,7\n'A,8\n", ["7 =A", "8 'A"], []),
    ("10 Ana\n11 Ben\nStaff:\nCoach: Eva\n", ["10 Ana", "11 Ben", "* Eva/coach"], []),
    (
      "1000 X\n7 8 Y\n-3 Z\n9 A\n9 A\n", ["9 A"],
      [
        "1 non_integer_shirt_number!", "2 ambiguity!", "3 non_integer_shirt_number!",
        "5 duplicate_entry!",
      ]
    ),
    ("", [], []), ("\n \n", [], []), ("name,number\n", [], []),
  ]

  @Test("every line is somebody, or a problem with its place", arguments: table)
  func vectors(_ text: String, _ people: [String], _ problems: [String]) {
    let reading = SquadReading(text, team: "Rovers")
    #expect(brief(reading) == people)
    #expect(told(reading) == problems)
  }

  @Test("there is no more than room for; what is left out stays to be put right")
  func room() {
    let text = "name,number\n" + (1...5).map { number in "P\(number),\(number)\n" }.joined()
    let reading = SquadReading(text, room: 3)
    #expect(reading.people.count == 3)
    #expect(reading.dropped == 2)
    #expect(reading.rest == "name,number\r\nP4,4\r\nP5,5\r\n")
    #expect(SquadReading(reading.rest).people.map { person in person.name } == ["P4", "P5"])
    #expect(SquadReading("1000 X\n9 A").rest == "1000 X")
  }

  @Test("each of five thousand bad lines is told")
  func many() {
    let rows = (1...5_000).map { number in
      number % 3 == 0 ? ",x,\n" : number % 3 == 1 ? "\u{FFFD},\(number),\n" : "A,\(number).5,Chef\n"
    }
    let reading = SquadReading("name,number,role\n" + rows.joined())
    let lines = Set(reading.problems.map { problem in problem.line })
    #expect(lines == Set(2...5_001))
    #expect(reading.problems.allSatisfy { problem in problem.text.count <= 100 })
  }

  @Test("a squad's table is read again as it was")
  func again() {
    let item = SampleLibrary.team
    let reading = SquadReading(item.squadTable, team: item.name)
    #expect(told(reading) == ["4name missing_name", "6role unsupported_role"])
    var empty = SampleLibrary.item(.team, 9)
    empty.changeTeam { team in
      team = team.taking(reading, replaces: true) { index in SquadID(high: 3, low: index) }
    }
    func plain(_ team: TeamDetails?) -> [String] {
      (team?.players ?? []).map { player in
        (player.number?.description ?? "") + player.name + "/" + player.position
      } + (team?.staff ?? []).map { official in official.name + "/" + official.role }
    }
    #expect(plain(empty.team) == plain(item.team))
  }

  @Test("who is there already stays the same person, with what is new")
  func taking() {
    let old = SampleLibrary.team.team ?? TeamDetails()
    let reading = SquadReading("number,name,position,role\n8,zoë,MF,\n12,New,,\n,eva,,doctor\n")
    let ids: (UInt64) -> SquadID = { index in SquadID(high: 3, low: index) }
    let more = old.taking(reading, replaces: false, id: ids)
    #expect(more.players.count == old.players.count + 1)
    let zoe = more.players.first { player in player.name == "Zoë" }
    #expect(zoe?.id == SquadID(high: 7, low: 500) && zoe?.number == 8)
    #expect(zoe?.position == "MF")
    #expect(more.staff.count == 2)
    #expect(
      more.staff.first { official in official.name == "Eva" }?.phone == "+44 1", "what stays")
    let only = old.taking(reading, replaces: true, id: ids)
    #expect(only.players.map { player in player.number } == [8, 12])
    #expect(only.staff.map { official in official.role } == ["doctor"])
    #expect(more.taking(reading, replaces: false, id: ids) == more, "again changes nothing")
  }
}
