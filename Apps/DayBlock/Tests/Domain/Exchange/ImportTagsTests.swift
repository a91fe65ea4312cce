import Calendar
import Core
import DayBlockDomain
import Testing
import Wire

@testable import DayBlockTestKit

/// Blocks and groups among the tags of Timewarrior, which keeps no order of them.
@Suite struct ImportTagsTests {
  private static let file = #"""
    group,block,start,end,memo
    School,Study,2026-03-01T09:00Z,2026-03-01T10:00Z,"one line
    another # ""line"" "
    School,Études,2026-03-02T09:00Z,2026-03-02T10:00Z,#mine
    ,Gym,2026-03-03T09:00Z,2026-03-03T10:00Z,

    """#

  private func read(_ text: String) throws -> ImportPlan {
    try ImportFile.read(Array(text.utf8), DayExportTests.options)
  }

  /// An export of Timewarrior's with an interval on each day from 1 March on.
  private func intervals(_ tags: [[String]], note: String = "") -> String {
    let list = tags.enumerated().map { index, tags in
      let words = tags.map { tag in "\"\(tag)\"" }.joined(separator: ",")
      return "{\"start\":\"2026030\(index + 1)T090000Z\",\"end\":\"2026030\(index + 1)T100000Z\","
        + "\"tags\":[\(words)],\"annotation\":\"\(note)\"}"
    }
    return "[" + list.joined(separator: ",\n") + "]"
  }

  /// Block, group and memo of everything, by start.
  private func told(_ replica: DayBlockReplica) -> [String] {
    replica.sessions(from: .first, through: .last).map { session in
      let block = replica.block(session.block)
      let group = block.flatMap { block in replica.group(block.group)?.name } ?? ""
      return "\(group)/\(block?.name ?? "?"): \(session.memo)"
    }
  }

  /// A replica with the blocks and groups of the file, and nothing in them.
  private func shelves() throws -> DayBlockReplica {
    var (replica, _) = try DayExportTests.replica(read(Self.file))
    for session in replica.sessions(from: .first, through: .last) {
      replica.set(DayBlockEntity.Kind.session.key(session.id), to: nil)
    }
    return replica
  }

  @Test func `groups and memos of several lines come back, whatever the order of the tags`()
    throws
  {
    let (there, _) = try DayExportTests.replica(read(Self.file))
    let export = DayExport(there, of: DayExportTests.me, defaultGroup: "").timewarrior
    let sorted = export.replacing(#"["Study","School"]"#, with: #"["School","Study"]"#)
    #expect(sorted != export)
    for text in [export, sorted] {
      let plan = try read(text)
      let (replica, steps) = try DayExportTests.replica(plan, into: shelves())
      #expect(steps.newBlocks == 0 && steps.newGroups == 0)
      #expect(told(replica) == told(there))
      #expect(steps.rows.map(\.group) == ["School", "School", ""])
      // In another order they are the same.
      for other in [export, sorted] {
        let again = try read(other).steps(
          into: replica, of: DayExportTests.me, as: DayImportID(high: 1, low: 3))
        #expect(again.commands.isEmpty && again.known == 3)
      }
    }
  }

  @Test func `a group that is there makes a new block its own, a block that is there stays`()
    throws
  {
    let plan = try read(
      intervals([["School", "algebra", "hard"], ["Gym", "School"], ["one", "two"]]))
    let (replica, steps) = try DayExportTests.replica(plan, into: shelves())
    #expect(told(replica) == ["School/algebra: #hard", "/Gym: #School", "/one: #two"])
    #expect(steps.newBlocks == 2 && steps.newGroups == 0)
    // Nobody knows of groups elsewhere.
    let (other, _) = try DayExportTests.replica(plan)
    #expect(told(other) == ["/School: #algebra #hard", "/Gym: #School", "/one: #two"])
  }

  /// Tags in their order, and the annotation.
  private func words(_ text: String) throws -> [String] {
    guard case .array(let intervals) = try JSON.parse(text) else { return [] }
    return intervals.map { interval in
      var tags: [String] = []
      if case .array(let words)? = interval["tags"] { tags = words.map(\.text).sorted() }
      return tags.joined(separator: " ") + " " + (interval["annotation"]?.text ?? "\"\"")
    }
  }

  @Test(arguments: ["", "first\\nsecond #2"])
  func `tags go back as tags, notes as notes`(note: String) throws {
    let text = intervals(
      [["c#"], ["Gym", "issue#12", "two words"], ["School", "algebra", "x"]], note: note)
    for start in [DayBlockReplica(), try shelves()] {
      let (replica, _) = try DayExportTests.replica(read(text), into: start)
      let back = DayExport(replica, of: DayExportTests.me, defaultGroup: "").timewarrior
      #expect(try words(back) == words(text))
    }
  }

  @Test func `a memo that somebody wrote here is no tag`() throws {
    let (replica, _) = try DayExportTests.replica(read(Self.file))
    let export = DayExport(replica, of: DayExportTests.me, defaultGroup: "").timewarrior
    #expect(export.contains(##""tags":["Études","School"],"annotation":"#mine""##))
  }
}
