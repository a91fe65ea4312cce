import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

/// DayBlock's own file holds all that somebody made, and brings it back.
@Suite struct OwnFileTests {
  private static let batch = DayImportID(high: 1, low: 2)
  private static let plan = BlockPlan(
    from: day("2026-03-09"), until: day("2026-06-30"), rule: .weekly([.monday, .friday]),
    start: .noon, minutes: 90, zone: "Asia/Seoul")

  /// Blocks with everything that blocks can have, and some with nothing.
  private func lived() throws -> Ledger {
    var ledger = Ledger()
    let sport = try ledger.group("Sport")
    try ledger.run(.editGroup(sport, [.color(7)]))
    _ = try ledger.group("Nothing")
    let study = try ledger.block("Study")
    try ledger.run(
      .editBlock(
        study,
        [
          .icon("book"), .color(42), .goal(BlockGoal(period: .perWeek, halfBlocks: 10)),
          .plans([Self.plan]), .golden(true), .source(.golf), .maxRun(60),
        ]))
    let other = try ledger.block("Study", in: sport)
    let old = try ledger.block("Old", in: sport)
    try ledger.run(.editBlock(old, [.archived(true)]))
    try ledger.run(.addSession(ledger.newSession(study, minutes: 30, origin: .tutorial)))
    ledger.wait(minutes: 120)
    try ledger.run(.addSession(ledger.newSession(other, minutes: 60, memo: "with a memo")))
    return ledger
  }

  private func file(_ ledger: Ledger) -> String {
    DayExport(ledger.replica, of: Ledger.user, defaultGroup: "").json
  }

  private func read(_ text: String) throws -> ImportPlan {
    try ImportFile.read(Array(text.utf8), DayExportTests.options)
  }

  @Test func `blocks and groups come back as they were, empty ones too`() throws {
    let ledger = try lived()
    let plan = try read(file(ledger))
    #expect(plan.faults.isEmpty)
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect((steps.newGroups, steps.newBlocks, steps.sessions) == (2, 3, 2))
    let usual = BlockGroup.defaultID(of: DayExportTests.me)
    let study = try #require(replica.block(named: "Study", in: usual))
    #expect(study.icon == "book" && study.color == 42 && study.isGolden)
    #expect(study.goal == BlockGoal(period: .perWeek, halfBlocks: 10))
    #expect(study.plans == [Self.plan])
    #expect(study.source == .golf && study.maxRun == 60 && study.archivedAt == nil)
    let sport = try #require(replica.group(named: "Sport", of: DayExportTests.me))
    #expect(sport.color == 7)
    #expect(replica.group(named: "Nothing", of: DayExportTests.me) != nil)
    #expect(try #require(replica.block(named: "Old", in: sport.id)).archivedAt != nil)
    #expect(replica.block(named: "Study", in: sport.id) != nil)
    // In the order they were in.
    #expect(replica.blocks.map(\.sortKey) == ledger.replica.blocks.map(\.sortKey))
    // Each of the two of one name has its own time.
    #expect(replica.halfBlocks(of: study.id) == 1)
    #expect(replica.halfBlocks(ofGroup: sport.id) == 2)
  }

  @Test(arguments: [ExchangeFormat.csv, .json])
  func `what was made with the tutorial still counts nowhere`(format: ExchangeFormat) throws {
    let export = DayExport(try lived().replica, of: Ledger.user, defaultGroup: "")
    let (replica, _) = try DayExportTests.replica(read(format == .csv ? export.csv : export.json))
    let sessions = replica.sessions(from: .first, through: .last)
    #expect(sessions.map(\.origin) == [.tutorial, .imported])
    #expect(replica.totalHalfBlocks == 3)
    #expect(replica.countingHalfBlocks == 2)
  }

  @Test(arguments: [ExchangeFormat.csv, .json])
  func `half of a half-block that was carried over still counts`(format: ExchangeFormat) throws {
    var ledger = Ledger()
    let study = try ledger.block("Study")
    let run = ledger.newRun(study, carried: 1_500)
    try ledger.run(.startRun(run))
    ledger.wait(minutes: 40)
    try ledger.finish(run.id)
    #expect(ledger.replica.totalHalfBlocks == 2)
    let export = DayExport(ledger.replica, of: Ledger.user, defaultGroup: "")
    let text = format == .csv ? export.csv : export.json
    let plan = try read(text)
    #expect(plan.faults.isEmpty && plan.rows.map(\.carried) == [1_500])
    let (replica, _) = try DayExportTests.replica(plan)
    let sessions = replica.sessions(from: .first, through: .last)
    #expect(sessions.map(\.carried) == [1_500] && sessions.map(\.remainder) == [300])
    #expect(replica.totalHalfBlocks == 2)
    for wrong in ["1800", "-1", "1.5", "x"] {
      let broken =
        format == .csv
        ? text.replacing(",1500,", with: ",\(wrong),")
        : text.replacing("Seconds\":1500", with: "Seconds\":\(wrong == "x" ? "true" : wrong)")
      let name = format == .csv ? "carried_seconds" : "carriedSeconds"
      #expect(try read(broken).faults.map(\.reason) == [.malformed(name)])
    }
  }

  @Test func `the same file again makes nothing, wherever it is read`() throws {
    let ledger = try lived()
    let plan = try read(file(ledger))
    #expect(
      plan.steps(into: ledger.replica, of: Ledger.user, as: Self.batch).commands.isEmpty)
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect(plan.steps(into: DayBlockReplica(), of: DayExportTests.me, as: Self.batch) == steps)
    let again = plan.steps(into: replica, of: DayExportTests.me, as: DayImportID(high: 1, low: 3))
    #expect(again.commands.isEmpty && again.known == 2)
    // What it comes to is what it came from, but for the ids and times.
    let text = DayExport(replica, of: DayExportTests.me, defaultGroup: "").json
    let returned = try read(text)
    func told(_ plan: ImportPlan) -> [String] {
      let groups = plan.groups.map { told in told.group.name }
      let blocks = plan.blocks.map { told in
        "\(told.group)/\(told.block.name) \(told.block.plans) \(told.block.archivedAt != nil)"
      }
      return groups.sorted() + blocks.sorted()
    }
    #expect(told(returned) == told(plan))
  }

  @Test func `a block that was renamed since is no other block`() throws {
    var ledger = try lived()
    let plan = try read(file(ledger))
    let study = try #require(
      ledger.replica.block(named: "Study", in: Ledger.usualGroup))
    try ledger.run(.editBlock(study.id, [.name("Learning")]))
    #expect(
      plan.steps(into: ledger.replica, of: Ledger.user, as: Self.batch).commands.isEmpty)
  }

  @Test func `blocks that are there keep what they are`() throws {
    var there = Ledger()
    let study = try there.block("study")
    let before = there.replica.block(study)
    let plan = try read(file(lived()))
    let steps = plan.steps(into: there.replica, of: Ledger.user, as: Self.batch)
    for command in steps.commands { try there.run(command) }
    #expect(there.replica.block(study) == before)
    #expect(there.replica.halfBlocks(of: study) == 1)
    #expect(steps.newBlocks == 2)
  }

  @Test func `files of before there were blocks in them are read`() throws {
    let plan = try read(
      """
      {"dayblock":1,"sessions":[{"id":"x","day":"2026-03-01","block":"Study","group":"School",
      "zone":"Asia/Seoul","segments":[{"start":"2026-03-01T09:00:00+09:00",
      "end":"2026-03-01T10:00:00+09:00","offset":32400}]}]}
      """)
    #expect(plan.faults.isEmpty && plan.blocks.isEmpty)
    let (replica, steps) = try DayExportTests.replica(plan)
    #expect((steps.newGroups, steps.newBlocks, steps.sessions) == (1, 1, 1))
    #expect(replica.totalHalfBlocks == 2)
  }

  @Test func `each fault is told with the list it stands in, in the order of the file`() throws {
    let plan = try read(
      """
      {"dayblock":1,"sessions":[{"block":"Study"},{"block":"Study","segments":[]}],
      "groups":[{"id":1}],"blocks":[{"name":"Study"},7]}
      """)
    #expect(
      plan.faults == [
        ImportFault(1, .malformed("groups"), in: .groups),
        ImportFault(1, .malformed("blocks"), in: .blocks),
        ImportFault(2, .malformed("blocks"), in: .blocks),
        ImportFault(1, .startMissing, in: .sessions),
        ImportFault(2, .startMissing, in: .sessions),
      ])
  }

  @Test func `a block that says nonsense is told, and its time is taken`() throws {
    let plan = try read(
      """
      {"dayblock":1,"groups":[],"blocks":[{"name":"Study"}],"sessions":[{"id":"x",
      "block":"Study","zone":"Asia/Seoul","segments":[{"start":"2026-03-01T09:00:00+09:00",
      "end":"2026-03-01T10:00:00+09:00","offset":32400}]}]}
      """)
    #expect(plan.faults == [ImportFault(1, .malformed("blocks"), in: .blocks)])
    let (replica, _) = try DayExportTests.replica(plan)
    #expect(replica.blocks.map(\.name) == ["Study"])
    #expect(replica.totalHalfBlocks == 2)
  }

  // MARK: Taking back

  /// A replica that took over the file, and gave the sessions back.
  private func takenBack(
    _ commands: (DayBlockReplica) -> [DayBlockCommand] = { _ in [] }
  ) throws -> DayBlockReplica {
    var (replica, _) = try DayExportTests.replica(read(file(lived())))
    #expect(
      !replica.clearing(Self.batch, of: DayExportTests.me).contains { command in
        if case .deleteBlock(let id) = command { replica.halfBlocks(of: id) > 0 } else { false }
      })
    replica = try DayExportTests.given(commands(replica), to: replica)
    let ids = replica.sessions(ofImport: Self.batch).map { session in session.id }
    return try DayExportTests.given([.undoImport(Self.batch, ids)], to: replica)
  }

  @Test func `what came with an import goes with it`() throws {
    var replica = try takenBack()
    replica = try DayExportTests.given(
      replica.clearing(Self.batch, of: DayExportTests.me), to: replica)
    #expect(replica.blocks.isEmpty)
    #expect(replica.groups(of: DayExportTests.me).count == 1)
    #expect(replica.clearing(Self.batch, of: DayExportTests.me).isEmpty)
  }

  @Test func `what was used or changed since stays, and so does its group`() throws {
    let session = DaySessionID(high: 9, low: 9)
    var replica = try takenBack { replica in
      let sport = replica.group(named: "Sport", of: DayExportTests.me)
      let usual = BlockGroup.defaultID(of: DayExportTests.me)
      guard let sport, let used = replica.block(named: "Study", in: sport.id),
        let changed = replica.block(named: "Study", in: usual)
      else { return [] }
      return [
        .editBlock(changed.id, [.color(3)]),
        .addSession(
          NewSession(
            id: session, block: used.id, zone: "Asia/Seoul",
            segments: [stretch("2026-03-11T09:00", "2026-03-11T10:00")], origin: .manual)),
      ]
    }
    #expect(replica.session(session) != nil)
    replica = try DayExportTests.given(
      replica.clearing(Self.batch, of: DayExportTests.me), to: replica)
    #expect(replica.blocks.map(\.name) == ["Study", "Study"])
    #expect(replica.group(named: "Sport", of: DayExportTests.me) != nil)
    #expect(replica.group(named: "Nothing", of: DayExportTests.me) == nil)
  }

  @Test func `another import's blocks stay`() throws {
    let replica = try takenBack()
    let other = DayImportID(high: 5, low: 5)
    #expect(replica.clearing(other, of: DayExportTests.me).isEmpty)
  }
}
