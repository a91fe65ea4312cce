import Core
import DayBlockDomain
import DayBlockServer
import Server
import Store
import StoreSQLite
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("What DayBlock does by itself", .timeLimit(.minutes(30)))
struct DayJobsTests {
  private static let month = 30 * 24 * 60

  // MARK: Removing for good

  /// Blocks with sessions, of which some are deleted in every way there is.
  private func lived(_ ledger: inout Ledger) throws -> (kept: [EntityKey], gone: [EntityKey]) {
    let group = try ledger.group("Old")
    let inGroup = try ledger.block("Old one", in: group)
    let deleted = try ledger.block("Deleted")
    let kept = try ledger.block("Kept")
    var sessions: [DaySessionID] = []
    for block in [inGroup, deleted, kept, kept] {
      ledger.wait(minutes: 60)
      let new = ledger.newSession(block, minutes: 45)
      try ledger.run(.addSession(new))
      try ledger.run(.editSession(new.id, [.memo(from: "", to: "edited")]))
      try ledger.run(.editSession(new.id, [.block(block), .memo(from: "edited", to: "again")]))
      sessions.append(new.id)
    }
    let discarded = try ledger.start(kept)
    ledger.wait(minutes: 5)
    try ledger.run(.takeStep(discarded, .discard(at: ledger.at)))
    let finished = try ledger.start(kept)
    ledger.wait(minutes: 40)
    try ledger.finish(finished)
    let live = try ledger.start(kept)
    try ledger.run(.deleteGroup(group))
    try ledger.run(.deleteBlock(deleted))
    try ledger.run(.deleteSession(sessions[3]))
    let kind = DayBlockEntity.Kind.self
    let gone = [
      kind.group.key(group), kind.block.key(inGroup), kind.block.key(deleted),
      kind.run.key(discarded), kind.run.key(finished), kind.session.key(sessions[0]),
      kind.session.key(sessions[1]), kind.session.key(sessions[3]),
    ]
    let stay = [
      kind.block.key(kept), kind.session.key(sessions[2]), kind.run.key(live),
      // What the run was stays, when the run itself is forgotten.
      kind.session.key(finished),
    ]
    return (stay, gone)
  }

  @Test("what was deleted can be restored for thirty days, and is then gone, on devices too")
  func purge() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let (kept, gone) = try lived(&ledger)
    try site.day.put(ledger.everything)
    let before = try site.day.entities()
    let feed = try site.day.count("SELECT count(*) FROM feed")
    func keys() throws -> Set<EntityKey> { Set(try site.day.entities().map { row in row.key }) }
    site.clock.set(ledger.at)
    site.clock.wait(minutes: Self.month - 60)
    await site.jobs.pass()
    #expect(try site.day.entities() == before)
    #expect(try site.day.count("SELECT count(*) FROM feed") == feed)
    site.clock.wait(minutes: 24 * 60)
    await site.jobs.pass()
    let left = try keys()
    #expect(left.isSuperset(of: kept))
    #expect(left.isDisjoint(with: gone))
    let replica = try site.day.replica()
    #expect(replica.totalHalfBlocks == ledger.replica.totalHalfBlocks)
    #expect(replica.blocks.map(\.name) == ledger.replica.blocks.map(\.name))
    // Of what is gone nothing hangs about; of what stays everything does.
    let ids = Set(left.map { key in key.id })
    for case .edition(let edition) in try site.day.entities() {
      #expect(ids.contains(edition.session.id.retagged()))
    }
    #expect(
      try site.day.count(
        """
        SELECT count(*) FROM day_hour
        WHERE NOT EXISTS (SELECT 1 FROM day_session WHERE id = session)
        """) == 0)
    let tombstones = try site.day.count("SELECT count(*) FROM feed WHERE body IS NULL")
    #expect(tombstones >= gone.count)
    // Done is done.
    let rows = try site.day.count("SELECT max(seq) FROM feed")
    for _ in 0..<3 {
      site.clock.wait(minutes: 24 * 60)
      await site.jobs.pass()
    }
    #expect(try site.day.count("SELECT max(seq) FROM feed") == rows)
    #expect(try site.day.engine.check() == [])
    await site.writer.drain()
  }

  @Test("a reset is for good after thirty days, and what came after it stays")
  func reset() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try lived(&ledger)
    try ledger.run(.setSetting(Ledger.user, .reset(ledger.at)))
    ledger.wait(minutes: 10)
    let block = try ledger.block("New life")
    ledger.wait(minutes: 60)
    let new = ledger.newSession(block, minutes: 40)
    try ledger.run(.addSession(new))
    try site.day.put(ledger.everything)
    site.clock.set(ledger.at)
    await site.jobs.pass()
    #expect(try site.day.entities().count == ledger.everything.count)
    site.clock.wait(minutes: Self.month + 24 * 60)
    await site.jobs.pass()
    let left = try site.day.entities().map { entity in entity.key }
    let kind = DayBlockEntity.Kind.self
    #expect(
      Set(left) == [
        kind.settings.key(Ledger.user), kind.block.key(block), kind.session.key(new.id),
      ])
    await site.writer.drain()
  }

  @Test("very much goes piece by piece, and a neighbour keeps everything")
  func many() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try ledger.block("Study")
    for _ in 0..<1_203 {
      ledger.wait(minutes: 31)
      try ledger.run(.addSession(ledger.newSession(block, minutes: 30)))
    }
    let neighbours = Block(
      id: BlockID(high: 5, low: 1), group: BlockGroup.defaultID(of: DaySite.other), name: "Study",
      icon: "tea", color: 4, sortKey: .first, createdAt: ledger.at)
    try site.day.put([.block(neighbours)], of: DaySite.other)
    try ledger.run(.deleteBlock(block))
    try site.day.put(ledger.everything)
    site.clock.set(ledger.at)
    site.clock.wait(minutes: Self.month + 1)
    await site.jobs.pass()
    #expect(try site.day.entities().isEmpty)
    #expect(try site.day.entities(of: DaySite.other) == [.block(neighbours)])
    await site.writer.drain()
  }

  // MARK: Calling

  @Test("at each half-block, then once when it runs away, then no more")
  func units() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try ledger.block("Study")
    try ledger.run(.editBlock(block, [.maxRun(100)]))
    let run = try ledger.start(block)
    try site.day.put(ledger.everything)
    try site.subscribe()
    #expect(await site.calls(minutes: 200) == [30, 60, 90, 100])
    let requests = site.far.requests
    let topic = "Topic: " + run.description.replacing("-", with: "")
    #expect(requests.allSatisfy { request in request.headers.contains(topic) })
    // Nothing of it can be read on the way.
    #expect(
      requests.allSatisfy { request in
        !String(decoding: request.body ?? [], as: UTF8.self).contains("Study")
      })
    // Going on after a pause is a touch: it is asked about anew.
    ledger.at = site.clock.now
    for step: DayRunStep in [
      .pause(at: ledger.at, changes: []), .resume(at: ledger.at, offset: 32_400),
    ] {
      try site.day.enact(ledger.run(.takeStep(run, step)))
    }
    // 200 minutes are six half-blocks and twenty minutes.
    #expect(await site.calls(minutes: 120) == [10, 40, 70, 100])
    await site.writer.drain()
  }

  @Test("no browser is called that only another app may use")
  func otherApp() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try ledger.block("Study")
    _ = try ledger.start(block)
    try site.day.put(ledger.everything)
    let other = try site.subscribe(1, to: "golf")
    #expect(await site.calls(minutes: 40) == [])
    // Beside one of the app's own it is not called either.
    let own = try site.subscribe(2)
    #expect(await site.calls(minutes: 30) == [20])
    #expect(own.requests(site).count == 1)
    #expect(other.requests(site).isEmpty)
    await site.writer.drain()
  }

  @Test("nobody is called while it is paused, or of what was over long ago")
  func quiet() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try ledger.block("Study")
    let run = try ledger.start(block)
    try site.day.put(ledger.everything)
    try site.subscribe()
    try site.subscribe(2)
    // The server was away while the first half-block became whole.
    site.clock.wait(minutes: 55)
    await site.jobs.pass()
    #expect(site.far.requests.isEmpty)
    #expect(await site.calls(minutes: 10) == [5])
    #expect(site.far.requests.count == 2)
    ledger.at = site.clock.now
    try site.day.enact(ledger.run(.takeStep(run, .pause(at: ledger.at, changes: []))))
    #expect(await site.calls(minutes: 90) == [])
    await site.writer.drain()
  }

  @Test("when the day is over, by the person's own boundary, also of a pause")
  func dayEnd() async throws {
    let site = try DaySite(at: "2026-03-10T23:20")
    var ledger = Ledger("2026-03-10T23:20")
    let block = try ledger.block("Study")
    try ledger.run(.setSetting(Ledger.user, .boundary(60)))
    let run = try ledger.start(block)
    ledger.wait(minutes: 10)
    try ledger.run(.takeStep(run, .pause(at: ledger.at, changes: [])))
    try site.day.put(ledger.everything)
    site.clock.set(ledger.at)
    try site.subscribe()
    // One o'clock is ninety minutes away.
    #expect(await site.calls(minutes: 150) == [90])
    await site.writer.drain()
  }

  @Test("a pause that is over is over: nobody is called when its day ends")
  func over() async throws {
    // So many minutes before midnight it was paused.
    for (minutes, wanted) in [(11 * 60, [5]), (12 * 60, []), (14 * 60, [])] as [(Int, [Int])] {
      let site = try DaySite()
      let midnight = seoul("2026-03-11T00:00")
      var ledger = Ledger()
      ledger.at = midnight.advanced(byMilliseconds: -Int64(minutes + 10) * 60_000)
      let run = try ledger.start(try ledger.block("Study"))
      ledger.wait(minutes: 10)
      try ledger.run(.takeStep(run, .pause(at: ledger.at, changes: [])))
      try site.day.put(ledger.everything)
      site.clock.set(midnight.advanced(byMilliseconds: -300_000))
      try site.subscribe()
      #expect(await site.calls(minutes: 30) == wanted, "\(minutes)")
      await site.writer.drain()
    }
  }

  @Test("many browsers are called at once, so that a slow one holds up nobody")
  func lanes() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    _ = try ledger.start(try ledger.block("Study"))
    try site.day.put(ledger.everything)
    for number in 1...10 { try site.subscribe(number) }
    site.far.wait(forCrowd: 8)
    #expect(await site.calls(minutes: 31) == [30])
    #expect(site.far.requests.count == 10)
    #expect(site.far.most == 8)
    await site.writer.drain()
  }

  @Test("a browser that is gone is forgotten")
  func gone() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let run = try ledger.start(try ledger.block("Study"))
    #expect(ledger.replica.run(run) != nil)
    try site.day.put(ledger.everything)
    try site.subscribe()
    site.far.answer("https://push.example/1", "", status: 410)
    #expect(await site.calls(minutes: 70) == [30])
    #expect(try site.day.count("SELECT count(*) FROM push_subscription") == 0)
    await site.writer.drain()
  }
}
