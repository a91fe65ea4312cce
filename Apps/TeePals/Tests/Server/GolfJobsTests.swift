import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@Suite("What TeePals does by itself")
struct GolfJobsTests {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>
  typealias Jobs = GolfJobs<SQLiteDatabase, TeePalsTables>

  struct World: Sendable {
    let golf: GolfDatabase
    let writer: Writer
    let jobs: Jobs

    init() throws {
      golf = try GolfDatabase(onDisk: true)
      writer = Writer(golf.engine, TeePalsTables.self, notify: { _ in })
      jobs = Jobs(engine: golf.engine, writer: writer) { entity in entity }
      try golf.enact(PebbleBeach.whole)
    }

    func kinds(of user: UserID) throws -> [NotificationKind] {
      try golf.device(of: user).notifications(of: user).map { row in row.kind }
    }
  }

  /// So many hours from the start of the sample round.
  private func start(_ hours: Int64) -> Instant {
    PebbleBeach.round().startTime.advanced(byMilliseconds: hours * PebbleBeach.hour)
  }

  @Test("a day before the start everybody who plays is reminded, once")
  func reminder() async throws {
    let world = try World()
    func reminders() throws -> [Int] {
      try PebbleBeach.everybody.map { user in
        try world.kinds(of: user).count { kind in kind == .roundReminder }
      }
    }
    try await world.jobs.clockRounds(at: start(-25))
    #expect(try reminders() == [0, 0, 0])
    try await world.jobs.clockRounds(at: start(-24))
    #expect(try reminders() == [1, 1, 0])
    // Deleted, it does not come again; nor at the next minute, nor when the job is done twice.
    let told = try #require(
      try world.golf.device(of: PebbleBeach.ben).notifications(of: PebbleBeach.ben).first { row in
        row.kind == .roundReminder
      })
    try world.golf.enact([
      .remove(.user(PebbleBeach.ben), TeePalsEntity.Kind.notification.key(told.id))
    ])
    try await world.jobs.clockRounds(at: start(-24))
    try await world.jobs.clockRounds(at: start(-23))
    #expect(try reminders() == [1, 0, 0])
    await world.writer.drain()
  }

  @Test("at the start requests end, and a day after it the round is completed")
  func ending() async throws {
    let world = try World()
    try await world.jobs.clockRounds(at: start(0))
    let maya = try world.golf.device(of: PebbleBeach.maya)
    #expect(maya.member(PebbleBeach.cho, in: PebbleBeach.id)?.status == .declined)
    #expect(maya.round(PebbleBeach.id)?.requestCount == 0)
    #expect(maya.round(PebbleBeach.id)?.status == .open)
    try await world.jobs.clockRounds(at: start(24))
    let after = try world.golf.device(of: PebbleBeach.maya)
    #expect(after.round(PebbleBeach.id)?.status == .completed)
    await world.writer.drain()
  }

  @Test("what was missed is caught up in one go, and every pass after it changes nothing")
  func caughtUp() async throws {
    let world = try World()
    try await world.jobs.clockRounds(at: start(30))
    let maya = try world.golf.device(of: PebbleBeach.maya)
    #expect(maya.round(PebbleBeach.id)?.status == .completed)
    let rows = try world.golf.count("SELECT count(*) FROM feed")
    for hours in 30...33 { try await world.jobs.clockRounds(at: start(Int64(hours))) }
    #expect(try world.golf.count("SELECT count(*) FROM feed") == rows)
    await world.writer.drain()
  }

  @Test(
    "who lacks nothing but photo or skill level is told so once, after two days",
    arguments: [true, false])
  func unfinished(lacksPhoto: Bool) async throws {
    let world = try World()
    var profile = PebbleBeach.profile(PebbleBeach.ben)
    if lacksPhoto { profile.photo = nil } else { profile.skill = nil }
    try world.golf.enact([.put(.user(PebbleBeach.ben), .profile(profile))])
    func reminders() throws -> Int {
      try world.kinds(of: PebbleBeach.ben).count { kind in kind == .tier2Reminder }
    }
    let created = profile.createdAt
    try await world.jobs.remindOfProfiles(
      at: created.advanced(byMilliseconds: 47 * PebbleBeach.hour))
    #expect(try reminders() == 0)
    for hours in [48, 49, 900] {
      try await world.jobs.remindOfProfiles(
        at: created.advanced(byMilliseconds: Int64(hours) * PebbleBeach.hour))
      #expect(try reminders() == 1)
    }
    #expect(!(try world.kinds(of: PebbleBeach.maya).contains(.tier2Reminder)))
    await world.writer.drain()
  }

  @Test("notifications are kept for thirty days, on the devices too")
  func purge() async throws {
    let world = try World()
    let last = PebbleBeach.now.advanced(byMilliseconds: GolfLimits.notificationLife)
    try await world.jobs.purge(at: last)
    #expect(try world.kinds(of: PebbleBeach.maya).count == 2)
    // The third was touched last.
    try await world.jobs.purge(at: last.advanced(byMilliseconds: 4))
    #expect(try world.kinds(of: PebbleBeach.maya) == [])
    #expect(try world.kinds(of: PebbleBeach.ben) == [.welcomeMessage])
    try await world.jobs.purge(at: last.advanced(byMilliseconds: 5))
    #expect(try world.golf.count("SELECT count(*) FROM golf_notification") == 0)
    let tombstones = try world.golf.count(
      "SELECT count(*) FROM feed WHERE kind = 'golfNotification' AND body IS NULL")
    #expect(tombstones == 4)
    await world.writer.drain()
  }
}
