import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

/// Calendars of other programs, and our own, as time that was spent.
@Suite struct ICalendarReaderTests {
  private static let zone = """
    BEGIN:VTIMEZONE
    TZID:Home
    BEGIN:STANDARD
    DTSTART:19700101T000000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0200
    END:STANDARD
    END:VTIMEZONE

    """

  /// A calendar of these events, each given by the lines of its inside.
  private func calendar(_ events: [String], head: String = "") -> String {
    let inside = events.map { event in "BEGIN:VEVENT\n\(event)\nEND:VEVENT\n" }.joined()
    return "BEGIN:VCALENDAR\nVERSION:2.0\n" + head + inside + "END:VCALENDAR\n"
  }

  private func read(
    _ text: String, _ options: ImportOptions = ImportFileTests.seoul
  ) throws -> ImportPlan { try ImportFile.read(Array(text.utf8), options) }

  private func utc(_ text: String) -> Instant? { CivilDateTime(text)?.instant(offset: 0) }

  @Test func `title, category, description and times by any clock`() throws {
    let plan = try read(
      calendar(
        [
          """
          UID:1@x
          SUMMARY:Study\\, hard
          CATEGORIES:School\\, 1,exam
          CATEGORIES:hard
          DESCRIPTION:one\\ntwo\\; three
          DTSTART;TZID=Europe/Berlin:20260301T090000
          DTEND;TZID=/example.org/2026/europe/berlin:20260301T103000
          """,
          "UID:2@x\nSUMMARY:A\nDTSTART:20260302T000000Z\nDURATION:PT1H30M",
          "UID:3@x\nSUMMARY:A\nDTSTART:20260303T090000\nDTEND:20260303T100000",
          "UID:4@x\nSUMMARY:A\nDTSTART;TZID=Home:20260304T090000\nDURATION:P1DT1H",
        ], head: Self.zone))
    #expect(plan.format == .iCalendar && plan.list == .lines)
    #expect(plan.faults.isEmpty && plan.remarks.isEmpty)
    #expect(plan.rows.map(\.block) == ["Study, hard", "A", "A", "A"])
    #expect(plan.rows.map(\.group) == ["School, 1", "", "", ""])
    #expect(plan.rows.first?.memo == "one\ntwo; three\n#exam #hard")
    #expect(
      plan.rows.map { row in row.segments.first?.start } == [
        utc("2026-03-01T08:00"), utc("2026-03-02T00:00"), utc("2026-03-03T00:00"),
        utc("2026-03-04T07:00"),
      ])
    #expect(
      plan.rows.map { row in row.segments.reduce(0) { sum, part in sum + part.length / 60_000 } }
        == [90, 90, 60, 1_500])
    #expect(plan.rows.map(\.zone) == ["Europe/Berlin", "Asia/Seoul", "Asia/Seoul", "Asia/Seoul"])
    #expect(plan.rows.map { row in row.segments.first?.offset } == [3_600, 32_400, 32_400, 32_400])
    #expect(plan.zones == ["Europe/Berlin"])
  }

  @Test func `a calendar may say what zone it is in`() throws {
    let text = calendar(
      ["UID:1\nSUMMARY:A\nDTSTART:20260303T090000\nDTEND:20260303T150000Z"],
      head: "X-WR-TIMEZONE:America/New_York\n")
    let plan = try read(text)
    #expect(plan.rows.map(\.zone) == ["America/New_York"])
    #expect(plan.rows.first?.segments.first?.start == utc("2026-03-03T14:00"))
    #expect(plan.zones == ["America/New_York"])
  }

  @Test func `what does not say when is told with its line`() throws {
    let plan = try read(
      calendar([
        "SUMMARY:Day\nDTSTART;VALUE=DATE:20260301\nDTEND;VALUE=DATE:20260302",
        "SUMMARY:Series\nDTSTART:20260301T090000Z\nDTEND:20260301T100000Z\nRRULE:FREQ=DAILY",
        "SUMMARY:Endless\nDTSTART:20260301T090000Z",
        "SUMMARY:Lost\nDTEND:20260301T090000Z",
        "DTSTART:20260301T090000Z\nDTEND:20260301T100000Z",
        "SUMMARY:Nowhere\nDTSTART;TZID=Nowhere:20260301T090000\nDURATION:PT1H",
        "SUMMARY:Never\nDTSTART:20260230T090000Z\nDURATION:PT1H",
        "SUMMARY:Back\nDTSTART:20260301T090000Z\nDURATION:-PT1H",
        "SUMMARY:Nothing\nDTSTART:20260301T090000Z\nDURATION:PT0S",
        "SUMMARY:Off\nSTATUS:CANCELLED\nDTSTART:20260301T090000Z\nDURATION:PT1H",
        "SUMMARY:Later\nDTSTART:20400301T090000Z\nDURATION:PT1H",
      ]))
    #expect(plan.rows.isEmpty)
    #expect(
      plan.faults == [
        ImportFault(5, .allDay), ImportFault(12, .series), ImportFault(14, .endMissing),
        ImportFault(18, .startMissing), ImportFault(22, .blockMissing),
        ImportFault(28, .unknownZone("Nowhere")), ImportFault(33, .notATime("20260230T090000Z")),
        ImportFault(39, .notATime("-PT1H")), ImportFault(41, .zeroLength),
        ImportFault(52, .future),
      ])
    #expect(plan.remarks == [ImportRemark(46, .cancelled)])
    let open = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART:20260301T090000Z\n"
    #expect(try read(open).faults == [ImportFault(2, .malformed("END:VEVENT"))])
  }

  @Test func `clocks that leave a time out, and such as show it twice`() throws {
    let plan = try read(
      calendar([
        "SUMMARY:A\nDTSTART:20260329T023000\nDTEND:20260329T040000",
        "SUMMARY:A\nDTSTART:20261025T023000\nDTEND:20261025T040000",
      ]), ImportFileTests.berlin)
    #expect(
      plan.rows.map { row in row.segments.map(\.length) } == [[1_800_000], [1_800_000, 7_200_000]])
    #expect(plan.remarks == [ImportRemark(5, .skippedTime)], "the first is what the format says")
  }

  @Test func `the same event twice is one, in one file and in two`() throws {
    let first = "UID:1@x\nSUMMARY:A\nDTSTART:20260302T000000Z\nDURATION:PT1H"
    let moved = "UID:1@x\nSUMMARY:B\nDTSTART:20260303T000000Z\nDURATION:PT1H"
    let date =
      "UID:1@x\nRECURRENCE-ID:20260304T000000Z\nSUMMARY:A\n"
      + "DTSTART:20260304T000000Z\nDURATION:PT1H"
    let plan = try read(calendar([first, moved, date]))
    #expect(plan.rows.map(\.line) == [3, 15])
    #expect(plan.remarks == [ImportRemark(9, .duplicate(line: 3))])
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect(steps.sessions == 2)
    let again = try read(calendar([moved])).steps(
      into: replica, of: DayExportTests.me, as: DayImportID(high: 1, low: 3))
    #expect(again.commands.isEmpty && again.known == 1)
  }

  @Test func `events in other encodings are told by their line, letters may be broken up`() throws {
    let head = Array("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:".utf8)
    let tail = Array("\r\nDTSTART:20260302T000000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n".utf8)
    let next = Array("BEGIN:VEVENT\r\nSUMMARY:".utf8)
    // 공 with a line end in it, as RFC 5545 allows.
    let folded: [UInt8] = [0xEA, 13, 10, 0x20, 0xB3, 0xB5]
    let foreign: [UInt8] = [0xB0, 0xF8]
    let plan = try ImportFile.read(
      head + folded + tail + next + foreign + tail, ImportFileTests.seoul)
    #expect(plan.rows.map(\.block) == ["공"])
    #expect(plan.faults == [ImportFault(9, .notUTF8)])
    #expect(throws: ImportFileFault.unknownEncoding) {
      try ImportFile.read(head + foreign + tail, ImportFileTests.seoul)
    }
  }

  // MARK: Our own

  private static let table = #"""
    group,block,start,end,memo
    School,"Study, hard",2026-03-29T00:30,2026-03-29T04:00,"one; two
    three"
    School,Study,2026-10-24T23:15,2026-10-25T00:45,over midnight
    School,Night,2026-10-25T02:40+02:00,2026-10-25T02:20+01:00,
    School,Night,2026-10-26T02:40,2026-10-26T03:20,
    ,Gym,2026-03-01T09:00Z,2026-03-01T09:40Z,

    """#

  /// Everything but ids, by start.
  private func told(_ replica: DayBlockReplica) -> [String] {
    replica.sessions(from: .first, through: .last).map { session in
      let block = replica.block(session.block)
      let group = block.flatMap { block in replica.group(block.group)?.name } ?? ""
      return "\(session.day) \(group)/\(block?.name ?? "?") \(session.segments) \(session.zone) "
        + "\(session.halfBlocks) \(session.remainder) \(session.memo)"
    }
  }

  private func calendar(
    of replica: DayBlockReplica, _ plans: [DayCalendar.Planned] = []
  ) -> String {
    DayCalendar.text(
      sessions: DayExport(
        replica, of: DayExportTests.me, defaultGroup: DayCalendar.usualGroup
      ).entries, plans: plans, name: "DayBlock", host: "fieldday.example",
      stamp: DayExportTests.now, rules: { name in ZoneTable.rules(named: name) })
  }

  @Test func `our own calendar comes back as it went, in any zone`() throws {
    let (replica, _) = try DayExportTests.replica(read(Self.table, DayExportTests.options))
    let text = calendar(of: replica)
    for options in [DayExportTests.options, ImportFileTests.seoul] {
      let plan = try read(text, options)
      #expect(plan.faults.isEmpty && plan.remarks.isEmpty)
      #expect(plan.rows.count == 5, "what went over midnight is one")
      let (other, steps) = try DayExportTests.replica(plan)
      #expect(steps.newGroups == 1)
      #expect(told(other) == told(replica))
      // Where it is from, and where it is now, it is known; it is known from other files too.
      for there in [replica, other] {
        let again = plan.steps(
          into: there, of: DayExportTests.me, as: DayImportID(high: 1, low: 3))
        #expect(again.commands.isEmpty)
      }
      let json = DayExport(replica, of: DayExportTests.me, defaultGroup: "").json
      let same = try read(json).steps(
        into: other, of: DayExportTests.me, as: DayImportID(high: 1, low: 3))
      #expect(same.sessions == 0)
    }
  }

  @Test func `our plans are none that were done`() throws {
    let (replica, _) = try DayExportTests.replica(read(Self.table, DayExportTests.options))
    var block = try #require(replica.blocks.first)
    block.plans = [.once, .daily].map { rule in
      BlockPlan(
        from: day("2026-03-01"), until: nil, rule: rule, start: .noon, minutes: 30,
        zone: "Europe/Berlin")
    }
    let text = calendar(of: replica, [DayCalendar.Planned(block: block, group: "")])
    let plan = try read(text, DayExportTests.options)
    #expect(plan.faults.isEmpty && plan.rows.count == 5)
    #expect(plan.remarks.map(\.reason) == [.planned, .planned])
  }
}
