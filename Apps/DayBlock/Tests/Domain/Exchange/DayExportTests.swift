import Calendar
import Core
import DayBlockDomain
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

@Suite struct DayExportTests {
  static let me = UserID(high: 7, low: 7)
  static let now = Instant(milliseconds: 1_800_000_000_000)
  static let options = ImportOptions(
    zone: "Europe/Berlin", rules: ZoneTable.rules(named: "Europe/Berlin") ?? .utc, now: now,
    named: { name in ZoneTable.rules(named: name) })
  /// The same, where the past of zones is known.
  static let historic = ImportOptions(
    zone: "Europe/Berlin", rules: ZoneTable.rules(named: "Europe/Berlin") ?? .utc, now: now,
    named: { name in BoardWorld.systemZone(name) })

  /// A replica that took over a file.
  static func replica(
    _ plan: ImportPlan, into replica: DayBlockReplica = DayBlockReplica()
  ) throws -> (DayBlockReplica, ImportSteps) {
    let steps = plan.steps(into: replica, of: me, as: DayImportID(high: 1, low: 2))
    return (try given(steps.commands, to: replica), steps)
  }

  /// A replica that was given commands.
  static func given(
    _ commands: [DayBlockCommand], to replica: DayBlockReplica
  ) throws -> DayBlockReplica {
    var replica = replica
    for (index, command) in commands.enumerated() {
      let context = DecideContext(
        actor: me, command: CommandID(high: 3, low: UInt64(index)), at: now, received: now)
      for change in try DayBlockDomain.decide(command, context, in: replica) {
        switch change {
        case .put(_, let entity): replica.set(entity.key, to: entity)
        case .remove(_, let key): replica.set(key, to: nil)
        case .join, .leave: break
        }
      }
    }
    return replica
  }

  static let file = #"""
    group,block,start,end,memo
    School,Study,2026-03-29T00:30,2026-03-29T04:00,"night, with a ""jump"""
    School,study,2026-10-24T23:15,2026-10-25T00:45,over midnight
    ,Gym,2026-03-01T09:00:00.250Z,2026-03-01T09:40:00.750Z,
    """#

  @Test func `missing groups and blocks are made once, whatever their case`() throws {
    let plan = try ImportFile.read(Array(Self.file.utf8), Self.options)
    let (replica, steps) = try Self.replica(plan)
    #expect((steps.newGroups, steps.newBlocks, steps.sessions) == (1, 2, 3))
    #expect(replica.blocks.map(\.name).sorted() == ["Gym", "Study"])
    // The one over midnight is one a day.
    #expect(replica.sessions(from: .first, through: .last).count == 4)
  }

  @Test func `the same file again changes nothing`() throws {
    let plan = try ImportFile.read(Array(Self.file.utf8), Self.options)
    let (replica, _) = try Self.replica(plan)
    let again = plan.steps(into: replica, of: Self.me, as: DayImportID(high: 1, low: 3))
    #expect(again.commands.isEmpty)
    #expect(again.known == 3)
  }

  @Test func `what clocks showed stays, also where the rules were others then`() throws {
    let text = """
      block,zone,start,end
      Study,America/Mexico_City,2021-07-01T22:30:00-05:00,2021-07-01T23:10:00-05:00
      Study,America/Mexico_City,2021-07-03T04:30:00Z,2021-07-03T05:10:00Z

      """
    let plan = try ImportFile.read(Array(text.utf8), Self.options)
    // Summer time was given up in 2022. `Z` says when, and nothing of clocks: who knows no past
    // reads it by today's rules, and says by which zone's.
    #expect(plan.zones == ["America/Mexico_City"])
    #expect(plan.rows.map { row in row.segments.map(\.offset) } == [[-18_000], [-21_600]])
    let (replica, _) = try Self.replica(plan)
    let export = DayExport(replica, of: Self.me, defaultGroup: "").csv
    let again = try ImportFile.read(Array(export.utf8), Self.options)
    #expect(again.faults.isEmpty)
    #expect(again.rows.flatMap(\.segments) == plan.rows.flatMap(\.segments))
  }

  @Test(.enabled(if: BoardWorld.hasSystemZones))
  func `a zone that a row names is read by its rules of then`() throws {
    let text = """
      block,zone,start,end
      Study,America/Mexico_City,2021-07-03T04:30:00Z,2021-07-03T05:10:00Z
      Study,America/Sao_Paulo,2018-02-01T09:00,2018-02-01T10:00
      Study,america/sao_paulo,2026-02-01T09:00,2026-02-01T10:00

      """
    let plan = try ImportFile.read(Array(text.utf8), Self.historic)
    #expect(plan.faults.isEmpty)
    // Summer time was given up in Mexico in 2022, in Brazil in 2019.
    #expect(plan.rows.flatMap(\.segments).map(\.offset) == [-7_200, -18_000, -10_800])
    let eleven = CivilDateTime("2018-02-01T11:00")?.instant(offset: 0)
    #expect(plan.rows.first?.segments.first?.start == eleven)
    #expect(plan.zones == ["America/Mexico_City", "America/Sao_Paulo"])
    #expect(plan.rows.map(\.zone).suffix(1) == ["America/Sao_Paulo"])
  }

  @Test func `clocks in UTC are no other clocks`() throws {
    let text = """
      block,zone,start,end
      Study,Europe/London,2026-01-15T09:00:00+00:00,2026-01-15T10:00:00+00:00
      Study,Africa/Abidjan,2026-07-15T09:00,2026-07-15T10:00

      """
    let (replica, _) = try Self.replica(ImportFile.read(Array(text.utf8), Self.options))
    let csv = DayExport(replica, of: Self.me, defaultGroup: "").csv
    #expect(csv.contains("2026-01-15T09:00:00+00:00/2026-01-15T10:00:00+00:00"))
    #expect(!csv.contains("Z,") && !csv.contains("Z/"))
    // Whoever believes London to be elsewhere reads them all the same.
    let elsewhere = ImportOptions(
      zone: "Asia/Seoul", rules: .utc, now: Self.now,
      named: { _ in ZoneRules(fixedOffset: 3_600, designation: "X") })
    let plan = try ImportFile.read(Array(csv.utf8), elsewhere)
    #expect(plan.rows.flatMap(\.segments).map(\.offset) == [0, 0])
  }

  @Test func `what ActivityWatch's importer asks of a bucket is there`() throws {
    let (replica, _) = try Self.replica(ImportFile.read(Array(Self.file.utf8), Self.options))
    let text = DayExport(replica, of: Self.me, defaultGroup: "").activityWatch
    let bucket = try #require(JSON.parse(text)["buckets"]?["fieldday-dayblock"])
    #expect(bucket["id"] == "fieldday-dayblock" && bucket["type"] == "general.stopwatch")
    #expect(bucket["client"] == "fieldday" && bucket["hostname"] == "fieldday")
    // Of the first event, so that the same records always make the same file.
    #expect(bucket["created"] == "2026-03-01T09:00:00.250Z")
    guard case .array(let events)? = bucket["events"] else {
      Issue.record("no events")
      return
    }
    #expect(events.count == 3)
    for event in events {
      #expect(event["timestamp"] != nil && event["duration"] != nil && event["data"] != nil)
    }
    let empty = DayExport(DayBlockReplica(), of: Self.me, defaultGroup: "").activityWatch
    let none = try #require(JSON.parse(empty)["buckets"]?["fieldday-dayblock"])
    #expect(none["created"] == "1970-01-01T00:00:00Z" && none["events"] == .array([]))
  }

  @Test func `the longest memo comes back from quotation marks`() throws {
    let memo = String(repeating: "가,\n", count: 3_332) + "나"
    let text = "block,start,end,memo\nStudy,2026-03-10T09:00Z,2026-03-10T10:00Z,\"\(memo)\"\n"
    let plan = try ImportFile.read(Array(text.utf8), Self.options)
    #expect(plan.faults.isEmpty && plan.rows.map(\.memo) == [memo])
  }

  @Test func `records of a file without ids are each their own`() throws {
    let text = """
      {"dayblock":1,"sessions":[
      {"block":"Study","segments":[
      {"start":"2026-03-10T09:00:00Z","end":"2026-03-10T10:00:00Z","offset":0}]},
      {"block":"Study","segments":[
      {"start":"2026-03-11T09:00:00Z","end":"2026-03-11T10:00:00Z","offset":0}]}]}
      """
    let plan = try ImportFile.read(Array(text.utf8), Self.options)
    #expect(plan.faults.isEmpty && Set(plan.rows.map(\.source)).count == 2)
    let (replica, steps) = try Self.replica(plan)
    #expect(steps.sessions == 2)
    let other = text.replacing("03-10", with: "03-12")
    let more = try ImportFile.read(Array(other.utf8), Self.options)
    #expect(more.steps(into: replica, of: Self.me, as: DayImportID(high: 1, low: 3)).sessions == 1)
  }

  @Test func `long memos make more commands, none of which is too large`() throws {
    let memo = String(repeating: "가", count: 9_000)
    var lines = ["block,start,end,memo"]
    for day in 10...29 { lines.append("Study,2026-03-\(day)T09:00Z,2026-03-\(day)T10:00Z,\(memo)") }
    let plan = try ImportFile.read(Array(lines.joined(separator: "\n").utf8), Self.options)
    let (replica, steps) = try Self.replica(plan)
    #expect(steps.sessions == 20)
    #expect(replica.sessions(from: .first, through: .last).count == 20)
    for command in steps.commands {
      #expect(command.args.text.utf8.count < PushRequest.argsLimit)
    }
  }

  @Test(arguments: [ExchangeFormat.csv, .json])
  func `what is exported reads back as it was`(format: ExchangeFormat) throws {
    let (replica, _) = try Self.replica(ImportFile.read(Array(Self.file.utf8), Self.options))
    let export = DayExport(replica, of: Self.me, defaultGroup: "Default")
    let text = format == .csv ? export.csv : export.json
    let plan = try ImportFile.read(Array(text.utf8), Self.options)
    #expect(plan.format == format)
    #expect(plan.faults.isEmpty)
    let sessions = replica.sessions(from: .first, through: .last)
    // What went over midnight is one row again.
    #expect(plan.rows.flatMap(\.segments) == sessions.flatMap(\.segments))
    #expect(plan.rows.count == 3)
    let memos = sessions.map(\.memo).filter { memo in !memo.isEmpty }
    #expect(plan.rows.map(\.memo).filter { memo in !memo.isEmpty } == memos)
    // It is known where it comes from.
    let steps = plan.steps(into: replica, of: Self.me, as: DayImportID(high: 1, low: 3))
    #expect(steps.commands.isEmpty)
    // Elsewhere it makes the same days.
    let (other, _) = try Self.replica(plan)
    #expect(other.totalHalfBlocks == replica.totalHalfBlocks)
    #expect(other.producedDays == replica.producedDays)
  }

  @Test(arguments: [ExchangeFormat.csv, .json])
  func `who was there is written and read again`(format: ExchangeFormat) throws {
    var (replica, _) = try Self.replica(ImportFile.read(Array(Self.file.utf8), Self.options))
    let friends = [DayFriendID(high: 1, low: 1), DayFriendID(high: 1, low: 2)]
    var gym = try #require(replica.sessions(from: .first, through: .last).first)
    gym.friends = friends
    replica.set(DayBlockEntity.Kind.session.key(gym.id), to: .session(gym))
    let export = DayExport(replica, of: Self.me, defaultGroup: "Default")
    let text = format == .csv ? export.csv : export.json
    let plan = try ImportFile.read(Array(text.utf8), Self.options)
    #expect(plan.faults.isEmpty)
    #expect(plan.rows.map(\.friends) == [friends, [], []])
    // Elsewhere they were there too.
    let (other, _) = try Self.replica(plan)
    #expect(other.sessions(from: .first, through: .last).first?.friends == friends)
  }

  @Test(arguments: [ExchangeFormat.timewarrior, .activityWatch])
  func `other programs' formats keep times and blocks`(format: ExchangeFormat) throws {
    let (replica, _) = try Self.replica(ImportFile.read(Array(Self.file.utf8), Self.options))
    let export = DayExport(replica, of: Self.me, defaultGroup: "Default")
    let text = format == .timewarrior ? export.timewarrior : export.activityWatch
    let plan = try ImportFile.read(Array(text.utf8), Self.options)
    #expect(plan.format == format)
    #expect(plan.faults.isEmpty)
    let sessions = replica.sessions(from: .first, through: .last)
    let precision: Int64 = format == .timewarrior ? 1_000 : 1
    // They know no days: what went over midnight is one there, and is cut again here.
    let days = plan.rows.flatMap { row in
      DayClock.pieces(row.segments, boundary: 0).map { piece in (row.block, piece.segments) }
    }
    #expect(days.map(\.0) == sessions.map { session in replica.block(session.block)?.name })
    for ((_, segments), session) in zip(days, sessions) {
      #expect(
        segments.map { segment in segment.start.milliseconds / precision }
          == session.segments.map { segment in segment.start.milliseconds / precision })
      #expect(
        segments.map { segment in segment.end.milliseconds / precision }
          == session.segments.map { segment in segment.end.milliseconds / precision })
    }
  }

  @Test func `the calendar has sessions in their zone and plans with their rule`() throws {
    let (replica, _) = try Self.replica(ImportFile.read(Array(Self.file.utf8), Self.options))
    guard var block = replica.blocks.first(where: { block in block.name == "Study" }) else {
      Issue.record("no block")
      return
    }
    block.plans = [
      BlockPlan(
        from: CivilDate("2026-11-23") ?? .first, until: CivilDate("2026-12-31"),
        rule: .weekly([.tuesday, .friday]), start: TimeOfDay(hour: 9, minute: 30) ?? .noon,
        minutes: 90, zone: "Europe/Berlin")
    ]
    let export = DayExport(replica, of: Self.me, defaultGroup: "Default")
    let text = DayCalendar.text(
      sessions: export.entries, plans: [DayCalendar.Planned(block: block, group: "School")],
      name: "DayBlock", host: "fieldday.example", stamp: Self.now,
      rules: { name in ZoneTable.rules(named: name) })
    let lines = text.split(separator: "\r\n").map(String.init)
    #expect(lines.contains("TZID:Europe/Berlin"))
    #expect(lines.contains("DTSTART;TZID=Europe/Berlin:20260329T003000"))
    #expect(lines.contains("DTEND;TZID=Europe/Berlin:20260329T040000"))
    #expect(lines.contains("RRULE:FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20261231T225959Z"))
    #expect(lines.contains("DTSTART;TZID=Europe/Berlin:20261124T093000"))
    #expect(lines.contains("DURATION:PT90M"))
    #expect(lines.contains("CATEGORIES:School"))
  }
}
