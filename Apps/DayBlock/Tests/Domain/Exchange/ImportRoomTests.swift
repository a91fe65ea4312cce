import Calendar
import Core
import DayBlockDomain
import Testing

/// What an import cannot take is said before it is begun, and the rest is taken.
@Suite struct ImportRoomTests {
  private static let batch = DayImportID(high: 1, low: 2)

  /// A table, each row a minute after the one before.
  private func plan(_ rows: [(block: String, group: String)]) throws -> ImportPlan {
    var lines = ["block,group,start,end"]
    for (index, row) in rows.enumerated() {
      func time(_ minute: Int) -> String {
        let instant = Instant(milliseconds: 1_767_225_600_000 + Int64(minute) * 60_000)
        return instant.civil(offset: 0).description + "Z"
      }
      lines.append("\(row.block),\(row.group),\(time(index)),\(time(index + 1))")
    }
    return try ImportFile.read(
      Array(lines.joined(separator: "\n").utf8), DayExportTests.options)
  }

  @Test func `a block too many is told by its line, and the other rows are taken`() throws {
    let rows = (0...DayLimits.blocks).map { number in ("B\(number)", "") } + [("B3", "")]
    let plan = try plan(rows)
    #expect(plan.faults.isEmpty)
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect(steps.refused == [ImportFault(1_002, .tooManyBlocks("B1000", limit: 1_000))])
    #expect(
      steps.rows.map(\.line) == plan.rows.map(\.line).filter { line in line != 1_002 })
    #expect((steps.newBlocks, steps.sessions) == (1_000, 1_001))
    #expect(replica.blocks.count == 1_000)
    #expect(replica.sessions(from: .first, through: .last).count == 1_001)
  }

  @Test func `a group too many is told by its line, and no block is made for it`() throws {
    // One is the group everybody has.
    let plan = try plan((0..<DayLimits.groups).map { number in ("A", "G\(number)") })
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect(steps.refused == [ImportFault(201, .tooManyGroups("G199", limit: 200))])
    #expect((steps.newGroups, steps.newBlocks, steps.sessions) == (199, 199, 199))
    #expect(replica.groups(of: DayExportTests.me).count == 200)
    #expect(replica.sessions(from: .first, through: .last).count == 199)
  }

  @Test func `a full replica takes rows of the blocks it has`() throws {
    let rows = (0..<DayLimits.blocks).map { number in ("B\(number)", "") }
    let (replica, _) = try DayExportTests.replica(plan(rows))
    let later = try ImportFile.read(
      Array(
        """
        block,start,end
        b7,2026-05-01T09:00Z,2026-05-01T10:00Z
        New,2026-05-01T11:00Z,2026-05-01T12:00Z
        """.utf8), DayExportTests.options)
    let steps = later.steps(into: replica, of: DayExportTests.me, as: Self.batch)
    #expect(steps.refused == [ImportFault(3, .tooManyBlocks("New", limit: 1_000))])
    #expect((steps.newBlocks, steps.sessions, steps.commands.count) == (0, 1, 1))
  }

  @Test func `what cannot be kept is a fault of its line, not of its neighbours`() throws {
    // A cluster of any length is one, but there is an end to what is kept.
    let marks = "e" + String(repeating: "\u{301}", count: 2_000)
    let intervals = [
      #""tags":["Stu\u0007dy"]"#, #""tags":["Study"],"annotation":"a\u0000b""#,
      #""tags":["\#(marks)"]"#, #""tags":["Study"]"#,
    ].enumerated().map { index, rest in
      #"{"start":"20260101T0\#(index * 2)0000Z","end":"20260101T0\#(index * 2 + 1)0000Z","#
        + rest + "}"
    }
    let plan = try ImportFile.read(
      Array(("[" + intervals.joined(separator: ",") + "]").utf8), DayExportTests.options)
    #expect(
      plan.faults
        == (1...3).map { number in
          ImportFault(number, .unusableCharacter, in: .events)
        })
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect(steps.sessions == 1)
    #expect(replica.blocks.map(\.name) == ["Study"])
  }

  @Test func `a memo that is too long is cut, whoever wrote the file`() throws {
    let memo = String(repeating: "a", count: DayLimits.memo + 1)
    let plan = try ImportFile.read(
      Array(
        """
        [{"start":"20260101T000000Z","end":"20260101T010000Z","tags":["Study"],
        "annotation":"\(memo)"}]
        """.utf8), DayExportTests.options)
    #expect(plan.rows.first?.memo == String(memo.dropLast()))
    #expect(plan.remarks == [ImportRemark(1, .shortened)])
  }

  @Test func `names with other accents are other names, as everywhere`() throws {
    let plan = try plan([
      ("Zoe", "Cafe"), ("Zoë", "Cafe"), ("ZOË", "Cafe"), ("Zoe\u{308}", "Cafe"), ("Zoe", "Café"),
    ])
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect((steps.newGroups, steps.newBlocks, steps.sessions) == (2, 3, 5))
    #expect(replica.blocks.map(\.name).sorted() == ["Zoe", "Zoe", "Zoë"])
    let zoe = try #require(replica.blocks.first { block in block.name == "Zoë" })
    let sessions = replica.sessions(from: .first, through: .last)
    #expect(sessions.count { one in one.block == zoe.id } == 3)
    // One that has a name already is no other.
    let again = plan.steps(into: replica, of: DayExportTests.me, as: Self.batch)
    #expect(again.commands.isEmpty)
  }
}
