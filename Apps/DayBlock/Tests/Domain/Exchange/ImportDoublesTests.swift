import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

/// The same work in two files of different programs.
@Suite struct ImportDoublesTests {
  private static let toggl = """
    User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,\
    Duration,Tags
    Ana,a@example.org,,Study,,Chapter 3,No,2026-03-02,09:00:20,2026-03-02,10:00:40,01:00:20,
    Ana,a@example.org,,Gym,,,No,2026-03-02,22:30:00,2026-03-03,00:30:00,02:00:00,

    """

  /// What a colleague's DayBlock wrote of it, and one thing more.
  private static let table = """
    block,group,start,end,memo
    study,,2026-03-02T09:00+01:00,2026-03-02T10:00+01:00,
    Gym,Sport,2026-03-02T22:30+01:00,2026-03-03T00:30+01:00,
    Study,,2026-03-02T11:00+01:00,2026-03-02T12:00+01:00,

    """

  private func plan(_ text: String) throws -> ImportPlan {
    try ImportFile.read(Array(text.utf8), DayExportTests.options)
  }

  @Test func `time and name tell doubles, and whoever imports says whether they come too`() throws {
    let (replica, first) = try DayExportTests.replica(try plan(Self.toggl))
    #expect(first.sessions == 2 && first.doubles.isEmpty)
    let other = try plan(Self.table)
    let id = DayImportID(high: 1, low: 3)
    let left = other.steps(into: replica, of: DayExportTests.me, as: id)
    #expect(left.doubles.map { row in row.line } == [2, 3])
    #expect(left.sessions == 1 && left.known == 0)
    #expect(left.newGroups == 0, "nothing is made for what is left out")
    let all = other.steps(into: replica, of: DayExportTests.me, as: id, takesDoubles: true)
    #expect(all.sessions == 3 && all.doubles == left.doubles)
    // The same file again is known, and no double.
    let again = try plan(Self.toggl)
      .steps(into: replica, of: DayExportTests.me, as: id)
    #expect(again.known == 2 && again.doubles.isEmpty)
  }

  @Test func `another name or another minute is something else`() throws {
    let (replica, _) = try DayExportTests.replica(try plan(Self.toggl))
    for row in [
      "Reading,,2026-03-02T09:00+01:00,2026-03-02T10:00+01:00,",
      "Study,,2026-03-02T09:02+01:00,2026-03-02T10:00+01:00,",
    ] {
      let steps = try plan("block,group,start,end,memo\n" + row + "\n")
        .steps(into: replica, of: DayExportTests.me, as: DayImportID(high: 1, low: 3))
      #expect(steps.doubles.isEmpty && steps.sessions == 1, "\(row)")
    }
  }
}
