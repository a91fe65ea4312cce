import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@Suite("What limits count")
struct GolfActTests {
  private let ben = PebbleBeach.ben

  /// Decides as the server does, and writes what comes of it.
  private func run(
    _ command: TeePalsCommand, _ number: UInt64, _ golf: GolfDatabase
  ) throws -> TeePalsRejection? {
    let time = PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.hour + Int64(number))
    let context = DecideContext(
      actor: ben, command: CommandID(high: 5, low: number), at: time, received: time)
    let replica = try golf.load(TeePalsDomain.reads(of: command, by: ben), for: ben)
    do throws(TeePalsRejection) {
      let changes = try TeePalsDomain.decide(command, context, in: replica)
      try? golf.enact(changes)
      return nil
    } catch { return error }
  }

  @Test("is kept when what was done is taken back")
  func kept() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    let maya = PebbleBeach.card(PebbleBeach.maya)
    #expect(try run(.unfollow(ben, maya.user), 1, golf) == nil)
    for number in UInt64(1)...20 {
      #expect(try run(.follow(ben, maya), 2 * number, golf) == nil)
      #expect(try run(.unfollow(ben, maya.user), 2 * number + 1, golf) == nil)
    }
    #expect(try run(.follow(ben, maya), 50, golf) == .rateLimited(seconds: 3_600))
    let times = try golf.load([.recent(.follow)], for: ben).recent[.follow] ?? []
    #expect(times.count == 20 && times == times.sorted())
    #expect(try golf.load([.recent(.chat)], for: ben).recent[.chat] == [])
    let cho = try golf.load([.recent(.report)], for: PebbleBeach.cho)
    #expect(cho.recent[.report] == [PebbleBeach.now])
    // Nobody's device is sent any of it.
    for user in PebbleBeach.everybody {
      let kinds = try golf.entities(readableBy: user).map { _, entity in entity.key.kind }
      #expect(!kinds.contains(TeePalsEntity.Kind.act.rawValue))
    }
  }

  @Test("is found by its index, and nothing else is read")
  func plan() throws {
    let golf = try GolfDatabase()
    let least: Int64 = 5
    let plan = try golf.engine.readNow { session throws(StoreFailure) in
      try session.rows(
        """
        EXPLAIN QUERY PLAN
        SELECT at FROM golf_act WHERE user_id = \(ben) AND action = 'chat' AND at >= (
          SELECT max(at) FROM golf_act WHERE user_id = \(ben) AND action = 'chat') - \(least)
        ORDER BY at DESC LIMIT 1000
        """
      ) { row throws(StoreFailure) -> String in try row["detail"] }
    }
    let looks = plan.filter { line in line.contains("golf_act") }
    #expect(looks.count == 2, "\(plan)")
    #expect(
      looks.allSatisfy { line in line.contains("COVERING INDEX golf_act_times (user_id=?") },
      "\(plan)")
    #expect(!plan.contains { line in line.contains("TEMP B-TREE") }, "\(plan)")
    let old = try golf.engine.readNow { session throws(StoreFailure) in
      try session.rows(
        "EXPLAIN QUERY PLAN SELECT id, user_id FROM golf_act WHERE at < 5 ORDER BY at LIMIT 9"
      ) { row throws(StoreFailure) -> String in try row["detail"] }
    }
    #expect(old.contains { line in line.contains("INDEX golf_act_age (at<?)") }, "\(old)")
  }

  @Test("is forgotten, everywhere, once it counts with nothing")
  func forgetting() async throws {
    let site = try GolfSite()
    let user = GolfSite.user(1)
    func put(_ number: UInt64, hoursAgo hours: Int64) throws {
      let act = LimitedAct(
        .chat, by: user, with: CommandID(high: 4, low: number),
        at: site.clock.now.advanced(byMilliseconds: -hours * GolfSite.hour))
      try site.golf.enact([.put(.acts(of: user), .act(act))])
    }
    for (number, hours) in [(UInt64(1), Int64(193)), (2, 300), (3, 191), (4, 0)] {
      try put(number, hoursAgo: hours)
    }
    await site.jobs.pass()
    #expect(try site.golf.count("SELECT count(*) FROM golf_act") == 2)
    for table in ["entity_home", "feed"] {
      let table = try #require(Identifier(table))
      #expect(
        try site.golf.count("SELECT count(*) FROM \(raw: table) WHERE kind = 'golfAct'") == 2)
    }
    await site.writer.drain()
  }
}
