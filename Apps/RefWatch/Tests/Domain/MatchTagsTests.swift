import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Tags on matches")
struct MatchTagsTests {
  @Test(
    "a tag is what somebody typed, without white space at its ends",
    arguments: [
      (" final ", "final"), ("U12 girls", "U12 girls"), ("결승", "결승"), ("", nil), ("  ", nil),
      ("a\u{0}", nil), (String(repeating: "x", count: 30), String(repeating: "x", count: 30)),
      (String(repeating: "x", count: 31), nil),
    ] as [(String, String?)])
  func reading(typed: String, tag: String?) {
    #expect(MatchTags.tag(typed) == tag)
  }

  @Test("used tags come once each, whatever their case, and are offered by how they begin")
  func suggestions() {
    let used = MatchTags.used(in: [["Final", "u12"], ["final", "assessed"], ["U12"]])
    #expect(used == ["assessed", "Final", "u12"])
    #expect(MatchTags.suggestions(" F", from: used, without: []) == ["Final"])
    #expect(MatchTags.suggestions("", from: used, without: ["FINAL"]) == ["assessed", "u12"])
    #expect(MatchTags.suggestions("", from: used, without: [], limit: 1) == ["assessed"])
    #expect(MatchTags.suggestions("x", from: used, without: []).isEmpty)
  }

  @Test("two devices that add different tags both keep theirs; the same one is there once")
  func merging() {
    var match = SampleMatch.plain
    let base = match
    var one = base
    one.fixture.tags = ["final", "cup"]
    var other = base
    other.fixture.tags = ["Final", "wet"]
    for edit in MatchEdit.between(base, one) + MatchEdit.between(base, other) {
      match.apply(edit, at: Instant(milliseconds: 1))
    }
    #expect(match.fixture.tags == ["final", "cup", "wet"])
    for edit in MatchEdit.between(one, base) { match.apply(edit, at: Instant(milliseconds: 2)) }
    #expect(match.fixture.tags == ["wet"])
  }

  @Test("what cannot be a tag, and an eleventh one, are refused")
  func limits() throws {
    var ledger = RefereeLedger()
    let match = SampleMatch.plain
    _ = ledger.run(.createMatch(match))
    let ten = (1...10).map { number in MatchEdit.fixture(.tag("tag \(number)", true)) }
    #expect(ledger.run(.editMatch(match.id, ten)) == nil)
    #expect(
      ledger.run(.editMatch(match.id, [.fixture(.tag("one more", true))]))
        == .tooMany(.tags, limit: 10))
    #expect(ledger.run(.editMatch(match.id, [.fixture(.tag("TAG 1", true))])) == nil)
    #expect(ledger.run(.editMatch(match.id, [.fixture(.tag("tag 1", false))])) == nil)
    for bad in ["", " x", String(repeating: "x", count: 31), "a\u{0}"] {
      let edit = MatchEdit.fixture(.tag(bad, true))
      guard case .outOfRange? = ledger.run(.editMatch(match.id, [edit])) else {
        Issue.record("\(bad) was taken")
        continue
      }
    }
    #expect(ledger.replica.match(match.id)?.fixture.tags.count == 9)
  }

  @Test("the history finds tags and filters by tag and by what cards were for")
  func history() {
    let records = SeasonOfMatches(12, seed: 5, days: 0).records
    let lines = records.enumerated().compactMap { index, record -> HistoryLine? in
      var match = record.match
      if index < 3 { match.fixture.tags = [index == 0 ? "Assessed" : "assessed"] }
      let events = record.entries.map { entry in entry.event }
      return HistoryLine(MatchRecord(match, events), offset: 0)
    }
    #expect(lines.count == 12)
    var query = HistoryQuery()
    query.search = "ASSESSED"
    #expect(query.found(in: lines).count == 3)
    query.search = ""
    query.filter.tag = "assessed"
    #expect(query.found(in: lines).count == 3)
    query.filter = MatchFilter()
    query.filter.code = "C4"
    let wanted = lines.filter { line in line.figures.codes.contains("C4") }
    #expect(query.found(in: lines) == wanted)
  }
}
