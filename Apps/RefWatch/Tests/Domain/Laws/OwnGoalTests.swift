import Core
import RefWatchDomain
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("An own goal's scorer stands with his own team, spec §9")
struct OwnGoalTests {
  private func log() -> LawLog {
    var log = LawLog(
      sheets: BothSides(home: sheet(), away: nil), home: "Harbour", away: "Lantern")
    log.begin(firstHalf)
    log.goal(.away, 22, in: firstHalf, 4, .ownGoal)
    log.goal(.away, 30, in: firstHalf, 9)
    return log
  }

  @Test("in the text of a report")
  func text() {
    let text = ReportText(MatchReport(log().record), PlainWords()).text
    #expect(text.contains("22' Harbour 0–1, #4 P4, ownGoal, countsFor: Lantern\n"))
    #expect(text.contains("30' Lantern 0–2, #9\n"))
  }

  @Test("in the table, which says whose score rises")
  func table() throws {
    let table = EventTable(log().record)
    func cell(_ row: [String], _ name: String) throws -> String {
      row[try #require(EventTable.columns.firstIndex(of: name))]
    }
    let goals = try table.rows.filter { row in try cell(row, "kind") == "goal" }
    #expect(try goals.map { row in try cell(row, "side") } == ["home", "away"])
    #expect(try goals.map { row in try cell(row, "team") } == ["Harbour", "Lantern"])
    #expect(try goals.map { row in try cell(row, "number") } == ["4", "9"])
    #expect(try goals.map { row in try cell(row, "counts_for") } == ["away", "away"])
    #expect(EventTable.columns.firstIndex(of: "id") == 15, "what was there keeps its column")
  }

  @Test("in the file of the match")
  func file() {
    let text = MatchSheetText.json(log().record).text
    #expect(text.contains(#""scorer_team":"home""#) && text.contains(#""is_own_goal":true"#))
  }

  @Test("in a mirror")
  func mirror() {
    let picture = MirrorPicture(log().record, through: MirrorLens(.everyone, showsNames: true))
    #expect(picture.incidents.map { incident in incident.side } == [.away, .away])
    #expect(picture.incidents.map { incident in incident.sideOfWho } == [.home, .away])
  }
}
