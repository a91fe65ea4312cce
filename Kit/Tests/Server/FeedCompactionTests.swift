import Core
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

/// The job that keeps change feeds within their bounds.
@Suite struct FeedCompactionTests {
  private typealias Storage = SQLStorage<BoardTables, SQLiteSession>
  private typealias Compaction = FeedCompaction<SQLiteDatabase, BoardTables>

  private let site: TestSite
  private let ana = UserID(high: 7, low: 1)
  private let ben = UserID(high: 7, low: 2)
  /// Cards that are written over and over.
  private let cards = 20

  init() throws { site = try TestSite() }

  private func card(_ number: Int) -> Card {
    Card(id: ID(high: 9, low: UInt64(number % cards)), text: "\(number)")
  }

  private func fill(_ count: Int, of user: UserID) throws {
    try site.database.engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      for number in 0..<count {
        try storage.enact([.put(.user(user), card(number))])
      }
    }
  }

  private func compaction(
    sleep: @escaping @Sendable (Int64) async throws -> Void = { _ in }
  ) -> Compaction {
    let clock = site.clock.environment
    let environment = ServerEnvironment(
      now: clock.now, ticks: clock.ticks, randomBytes: clock.randomBytes, sleep: sleep)
    return Compaction(
      engine: site.database.engine, writer: site.writer, environment: environment,
      metrics: FeedMetrics())
  }

  private func rows(of user: UserID) throws -> Int {
    try site.database.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT count(*) FROM feed WHERE scope_id = \(user)") ?? 0
    }
  }

  private func pull(_ cursor: String? = nil) throws -> Page {
    try site.database.engine.readNow { session throws(StoreFailure) in
      let request = PullRequest(
        device: DeviceID(high: 1, low: 1), cursor: cursor, acknowledged: 0, limit: 1_000)
      return try ServerRules<Storage>().pull(request, by: ana, in: Storage(session))
    }.get()
  }

  @Test func aLongFeedIsCutDownToItsNewestRows() async throws {
    try fill(100, of: ana)
    let long = try pull().cursor
    try fill(6_000, of: ana)
    let recent = try pull().cursor
    try fill(10, of: ana)
    let before = try pull()
    let compaction = compaction()
    try await compaction.run(at: site.clock.now)
    #expect(try rows(of: ana) == Int(FeedBounds.kept) + cards)
    // What a device is told is the same, and only who was away for long starts again.
    #expect(try pull().parts == before.parts)
    #expect(try pull(recent).parts.map { part in part.begins } == [false])
    #expect(try pull(recent).parts.first?.rows.count == 10)
    #expect(try pull(long).parts.map { part in part.begins } == [true])
    #expect(try pull(long).parts.first?.rows.count == cards)
    #expect(compaction.metrics.forgotten.value == 6_110 - Int(FeedBounds.kept) - cards)
    var page = MetricsPage()
    compaction.metrics.write(to: &page)
    #expect(page.text.contains("fieldday_feed_floors_raised_total 1\n"))
    // Nothing is left to do.
    try await compaction.run(at: site.clock.now)
    #expect(compaction.metrics.raised.value == 1)
    await site.writer.drain()
  }

  @Test func whatIsOfTheLastMonthStays() async throws {
    try fill(1_500, of: ana)
    let compaction = compaction()
    try await compaction.run(at: site.clock.now)
    #expect(try rows(of: ana) == 1_500, "it is longer than usual, and new")
    site.clock.advance(byDays: 29)
    try await compaction.run(at: site.clock.now)
    #expect(try rows(of: ana) == 1_500)
    site.clock.advance(byDays: 1)
    try await compaction.run(at: site.clock.now)
    #expect(try rows(of: ana) == Int(FeedBounds.kept) + cards)
    await site.writer.drain()
  }

  @Test func whatIsOldGoesFromAShortFeed() async throws {
    try fill(900, of: ana)
    let compaction = compaction()
    for days: Int64 in [0, 89] {
      site.clock.advance(byDays: days)
      try await compaction.run(at: site.clock.now)
      #expect(try rows(of: ana) == 900)
    }
    site.clock.advance(byDays: 1)
    try await compaction.run(at: site.clock.now)
    #expect(try rows(of: ana) == Int(FeedBounds.kept) + cards)
    await site.writer.drain()
  }

  @Test func commandsAreServedBetweenSlices() async throws {
    try fill(6_000, of: ana)
    let served = Counter()
    let (writer, ben) = (site.writer, ben)
    let card = Card(id: ID(high: 10, low: 1), text: "meanwhile")
    let compaction = compaction { _ in
      let outcome = await writer.submit(for: ben) { storage throws(StoreFailure) in
        try storage.enact([.put(.user(ben), card)])
      }
      if case .committed = outcome { served.add() }
    }
    try await compaction.run(at: site.clock.now)
    let slices = compaction.metrics.slices.snapshot.total
    #expect(slices == 5_500 / FeedBounds.slice)
    #expect(served.value > slices)
    #expect(try rows(of: ben) == served.value)
    await site.writer.drain()
  }

  /// As a kill would leave it: whatever was committed stays, and nothing else is known.
  @Test func theNextRoundGoesOnWhereOneWasStopped() async throws {
    try fill(6_000, of: ana)
    let before = try pull()
    let slept = Counter()
    let stopped = compaction { _ in
      slept.add()
      if slept.value == 10 { throw CancellationError() }
    }
    let now = site.clock.now
    await #expect(throws: CancellationError.self) { try await stopped.run(at: now) }
    let left = try rows(of: ana)
    #expect(left > 1_000 && left < 6_000)
    #expect(try pull().parts == before.parts)
    #expect(try site.database.engine.check() == [])
    try await compaction().run(at: now)
    #expect(try rows(of: ana) == Int(FeedBounds.kept) + cards)
    #expect(try pull().parts == before.parts)
    await site.writer.drain()
  }
}
