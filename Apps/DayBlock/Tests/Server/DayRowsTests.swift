import Calendar
import Core
import DayBlockDomain
import DayBlockServer
import Store
import StoreSQLite
import Sync
import Testing

@testable import DayBlockTestKit

@Suite("DayBlock's rows")
struct DayRowsTests {
  /// Something of every kind, made by the rules.
  private func ledger() throws -> Ledger {
    var ledger = Ledger()
    let group = try ledger.group("School")
    let block = try ledger.block("Study", in: group)
    let plan = BlockPlan(
      from: day("2026-03-01"), rule: .daily, start: .noon, minutes: 60, zone: "Asia/Seoul")
    try ledger.run(.editBlock(block, [.golden(true), .maxRun(90), .plans([plan])]))
    let run = try ledger.start(block)
    ledger.wait(minutes: 45)
    try ledger.run(.takeStep(run, .pause(at: ledger.at, changes: [])))
    ledger.wait(minutes: 10)
    try ledger.run(.takeStep(run, .resume(at: ledger.at, offset: 32_400)))
    ledger.wait(minutes: 50)
    try ledger.finish(run, memo: "two \u{1F9F1} \"blocks\"")
    let new = ledger.newSession(block, minutes: 70, source: "file 1", origin: .imported)
    try ledger.run(.addSession(new))
    try ledger.run(.editSession(new.id, [.memo(from: "", to: "again")]))
    try ledger.run(.editSession(new.id, [.memo(from: "again", to: "once more")]))
    try ledger.run(.editSession(new.id, [.joined(DayFriendID(high: 1, low: 1))]))
    try ledger.run(.deleteSession(new.id))
    try ledger.run(.setSetting(Ledger.user, .boundary(240)))
    return ledger
  }

  @Test("every kind of thing is read as it was put, also a second time")
  func roundTrip() throws {
    let ledger = try ledger()
    let day = try DayDatabase()
    let kinds = Set(ledger.everything.map { entity in entity.key.kind })
    #expect(kinds == Set(DayBlockEntity.Kind.allCases.map { kind in kind.rawValue }))
    for _ in 0..<2 {
      try day.put(ledger.everything)
      #expect(try day.entities() == ledger.everything)
      for (kind, name) in DayDatabase.tables {
        let table = try #require(Identifier(name))
        let wanted = ledger.everything.count { entity in entity.key.kind == kind.rawValue }
        #expect(try day.count("SELECT count(*) FROM \(raw: table)") == wanted, "\(name)")
      }
    }
    #expect(try day.engine.check() == [])
  }

  @Test(
    "nothing that a command reads goes through all the sessions of a person",
    arguments: [
      DayBlockRead.run(DayRunID(high: 1, low: 1)), .session(DaySessionID(high: 1, low: 1)),
      .sessionsOfRun(DayRunID(high: 1, low: 1)), .source("file 1"),
      .editions(DaySessionID(high: 1, low: 1)),
    ])
  func plans(read: DayBlockRead) throws {
    let plan = try DayDatabase().plan(DayBlockTables.statement(read, of: Ledger.user))
    #expect(plan.count == 1 && plan[0].hasPrefix("SEARCH"), "\(plan)")
    #expect(plan.allSatisfy { line in line.contains("(owner=? AND ") }, "\(plan)")
  }

  @Test("a session's hours are rows of their own, and go and come with it")
  func hours() throws {
    var ledger = try ledger()
    let day = try DayDatabase()
    try day.put(ledger.everything)
    let active: Int64 = ledger.everything.reduce(0) { sum, entity in
      guard case .session(let session) = entity, session.deletedAt == nil, session.counts else {
        return sum
      }
      return sum + session.active
    }
    #expect(Int64(try day.count("SELECT sum(active) FROM day_hour")) == active)
    let session = try #require(ledger.replica.sessions(on: ledger.today).first)
    let changes = try ledger.run(
      .editSession(session.id, [.segments([stretch("2026-03-10T08:50", "2026-03-10T09:30")])]))
    try day.enact(changes)
    for (hour, minutes) in [(8, 10), (9, 30)] {
      #expect(
        try day.count(
          "SELECT active FROM day_hour WHERE session = \(session.id) AND hour = \(hour)")
          == minutes * 60_000)
    }
    #expect(try day.count("SELECT count(*) FROM day_hour WHERE session = \(session.id)") == 2)
    #expect(
      try day.count("SELECT active FROM day_session WHERE id = \(session.id)") == 2_400_000)
    try day.enact(try ledger.run(.deleteSession(session.id)))
    #expect(try day.count("SELECT count(*) FROM day_hour WHERE session = \(session.id)") == 0)
    #expect(try day.engine.check() == [])
  }

  @Test("what is removed is gone, and what is not there is no error")
  func removing() throws {
    let ledger = try ledger()
    let day = try DayDatabase()
    try day.put(ledger.everything)
    let removals = ledger.everything.map { entity in
      Change<DayBlockEntity>.remove(.user(Ledger.user), entity.key)
    }
    for _ in 0..<2 {
      try day.enact(removals)
      for name in Array(DayDatabase.tables.values) + ["day_hour", "day_plan"] {
        let table = try #require(Identifier(name))
        #expect(try day.count("SELECT count(*) FROM \(raw: table)") == 0, "\(name)")
      }
    }
  }

  @Test("an id that two people use is two things")
  func twoPeople() throws {
    let ledger = try ledger()
    let day = try DayDatabase()
    let other = UserID(high: 8, low: 8)
    let block = try #require(ledger.replica.blocks.first)
    try day.put([.block(block)])
    #expect(try day.load([.blocks], for: other).block(block.id) == nil)
    #expect(try day.load([.blocks]).block(block.id) == block)
  }

  @Test("decisions on the rows that are read are those on everything", arguments: UInt64(1)...4)
  func sameDecisions(seed: UInt64) throws {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    let day = try DayDatabase()
    var accepted = 0
    for step in 0..<500 {
      if generator.dice.chance(1, in: 4) { ledger.wait(minutes: generator.dice.below(90)) }
      let command = generator.next(&ledger)
      let context = ledger.context(onServer: step % 2 == 1)
      let rows = try day.load(DayBlockDomain.reads(of: command, by: Ledger.user))
      let wanted = decide(command, context, ledger.replica)
      #expect(decide(command, context, rows) == wanted, "\(command)")
      guard case .success(let changes) = wanted else { continue }
      accepted += 1
      ledger.apply(changes)
      try day.enact(changes)
    }
    #expect(accepted > 150)
    #expect(try day.entities() == ledger.everything)
    #expect(try day.engine.check() == [])
  }

  private func decide(
    _ command: DayBlockCommand, _ context: DecideContext, _ replica: DayBlockReplica
  ) -> Result<[Change<DayBlockEntity>], DayBlockRejection> {
    do throws(DayBlockRejection) {
      return .success(try DayBlockDomain.decide(command, context, in: replica))
    } catch { return .failure(error) }
  }
}
