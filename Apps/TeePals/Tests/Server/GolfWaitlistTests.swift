import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

/// Maya and Ben play, Cho and Dan wait; there are no more places.
private struct FullRound: Sendable {
  static let dan = UserID(high: 1, low: 4)
  static let id = PebbleBeach.id

  let golf: GolfDatabase

  init(onDisk: Bool = false) throws {
    golf = try GolfDatabase(onDisk: onDisk)
    try golf.enact(
      PebbleBeach.whole + [
        .put(.user(Self.dan), .profile(PebbleBeach.profile(Self.dan))),
        .put(.user(Self.dan), .secret(PebbleBeach.secret(Self.dan))),
      ])
    // The sample's price is in two currencies, which no edit takes.
    try run(.editRound(Self.id, [.price(.free), .maxPlayers(2)]), by: PebbleBeach.maya, 1)
    try run(.changeMembership(Self.id, .cancelRequest, seen: nil), by: PebbleBeach.cho, 2)
    for (number, user) in [PebbleBeach.cho, Self.dan].enumerated() {
      try run(.changeMembership(Self.id, .joinWaitlist, seen: nil), by: user, 3 + Int64(number))
    }
  }

  /// So many minutes after the sample round was made.
  static func time(_ minutes: Int64) -> Instant {
    PebbleBeach.now.advanced(byMilliseconds: minutes * 60_000)
  }

  /// As the server does it, so many minutes after the round was made.
  func run(_ command: TeePalsCommand, by user: UserID, _ minutes: Int64) throws {
    let now = Self.time(minutes)
    let context = DecideContext(
      actor: user, command: CommandID(high: 9, low: UInt64(minutes)), at: now, received: now)
    let replica = try golf.load(TeePalsDomain.reads(of: command, by: user), for: user)
    try golf.enact(try TeePalsDomain.decide(command, context, in: replica))
  }

  func leave(_ user: UserID, _ minutes: Int64) throws {
    try run(.changeMembership(Self.id, .leave, seen: nil), by: user, minutes)
  }

  func status(_ user: UserID) throws -> MemberStatus? {
    try golf.device(of: PebbleBeach.maya).member(user, in: Self.id)?.status
  }

  func round() throws -> Round? { try golf.device(of: PebbleBeach.maya).round(Self.id) }
}

@Suite("Waiting lists on the server")
struct GolfWaitlistTests {
  private let cho = PebbleBeach.cho
  private let dan = FullRound.dan

  @Test("who could not take a seat is asked when they can, within ten minutes")
  func resting() async throws {
    let full = try FullRound(onDisk: true)
    let golf = full.golf
    let writer = GroupCommit(golf.engine, TeePalsTables.self, notify: { _ in })
    let jobs = GolfJobs(engine: golf.engine, writer: writer) { entity in entity }
    let service = ModerationService(engine: golf.engine, writer: writer) { entity in entity }
    var profile = PebbleBeach.profile(cho)
    profile.photo = nil
    try golf.enact([.put(.user(cho), .profile(profile))])
    #expect(try await service.suspend(dan, at: FullRound.time(9)))
    try full.leave(PebbleBeach.ben, 10)
    #expect(try full.status(cho) == .waitlisted && full.status(dan) == .waitlisted)
    try await jobs.clockRounds(at: FullRound.time(20))
    #expect(try full.round()?.heldCount == 0)
    let rows = try golf.count("SELECT count(*) FROM feed")
    #expect(try await service.lift(dan, at: FullRound.time(21)))
    try await jobs.clockRounds(at: FullRound.time(29))
    #expect(try full.status(dan) == .waitlisted, "it was looked at nine minutes ago")
    try await jobs.clockRounds(at: FullRound.time(30))
    #expect(try full.status(dan) == .offered && full.status(cho) == .waitlisted)
    #expect(try golf.count("SELECT count(*) FROM feed") > rows)
    let told = try golf.device(of: dan).notifications(of: dan).map { row in row.kind }
    #expect(told == [.roundSpotOffered, .moderationNotice, .moderationNotice])
    await writer.drain()
  }

  @Test("the clock ends an offer after a day and asks the next, once, however late it is")
  func clock() async throws {
    let full = try FullRound(onDisk: true)
    let writer = GroupCommit(full.golf.engine, TeePalsTables.self, notify: { _ in })
    let jobs = GolfJobs(engine: full.golf.engine, writer: writer) { entity in entity }
    try full.leave(PebbleBeach.ben, 10)
    #expect(try full.status(cho) == .offered && full.status(dan) == .waitlisted)
    #expect(try full.round()?.heldCount == 1)
    let day: Int64 = 24 * 60
    func feed() throws -> Int { try full.golf.count("SELECT count(*) FROM feed") }
    var rows = try feed()
    try await jobs.clockRounds(at: FullRound.time(day + 9))
    #expect(try feed() == rows)
    try await jobs.clockRounds(at: FullRound.time(day + 10))
    #expect(try full.status(cho) == .left && full.status(dan) == .offered)
    rows = try feed()
    try await jobs.clockRounds(at: FullRound.time(day + 10))
    try await jobs.clockRounds(at: FullRound.time(day + 11))
    #expect(try feed() == rows)
    // Two hours before the start all is over; nobody has looked for so long.
    try await jobs.clockRounds(at: FullRound.time(70 * 60))
    #expect(try full.status(dan) == .left && full.round()?.heldCount == 0)
    await writer.drain()
  }

  @Test("two hours before the start what is held becomes free, and at the start nobody waits")
  func ending() async throws {
    let full = try FullRound(onDisk: true)
    let writer = GroupCommit(full.golf.engine, TeePalsTables.self, notify: { _ in })
    let jobs = GolfJobs(engine: full.golf.engine, writer: writer) { entity in entity }
    try full.leave(PebbleBeach.ben, 60 * 60)
    #expect(try full.status(cho) == .offered)
    try await jobs.clockRounds(at: FullRound.time(70 * 60))
    #expect(try full.status(cho) == .waitlisted && full.round()?.isFull == false)
    try await jobs.clockRounds(at: FullRound.time(72 * 60))
    #expect(try full.status(cho) == .declined && full.status(dan) == .declined)
    await writer.drain()
  }

  @Test("the seat of somebody who is erased is offered to the first in line")
  func erasure() throws {
    let full = try FullRound()
    let personalData = GolfPersonalDataTests()
    try personalData.erase(PebbleBeach.ben, full.golf)
    #expect(try full.status(cho) == .offered && full.round()?.heldCount == 1)
    // Whoever waits goes as well, and the seat is the next one's.
    try personalData.erase(cho, full.golf)
    #expect(try full.status(cho) == nil && full.status(dan) == .offered)
    #expect(try full.round()?.heldCount == 1)
    #expect(try personalData.traces(of: cho, full.golf) == [])
  }

  @Test("a round whose last seat is held is not found nearby")
  func search() throws {
    let full = try FullRound()
    func found() throws -> Int {
      try full.golf.count("SELECT count(*) FROM golf_round WHERE taken_count < max_players")
    }
    #expect(try found() == 0)
    try full.leave(PebbleBeach.ben, 10)
    #expect(try found() == 0)
    for (minutes, user) in [(Int64(11), cho), (12, dan)] {
      try full.run(
        .changeMembership(FullRound.id, .leaveWaitlist, seen: nil), by: user, minutes)
    }
    #expect(try found() == 1)
  }

  // MARK: The schema before there were waiting lists

  private var olderMigrations: [MigrationGroup] {
    TeePalsTables.migrations.map { group in
      MigrationGroup(
        group.name, Array(group.migrations.prefix { migration in migration.name != "addWaitlist" }))
    }
  }

  private func old() throws -> TemporaryDatabase {
    let database = try TemporaryDatabase(olderMigrations)
    let (round, member) = (PebbleBeach.round(), PebbleBeach.member(cho, .requested))
    let place = PebbleBeach.place(cho, .requested, of: round)
    try database.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_round (id, revision, host, status, visibility, start_at, latitude,
          longitude, zcode, accepted_count, max_players, created_at, body)
        VALUES (\(round.id), 3, \(round.host.user), 'open', 'public', \(round.startTime), 1, 2, 3,
          2, 4, \(round.createdAt), \(round.body.text))
        """)
      try session.run(
        """
        INSERT INTO golf_member (id, revision, round, user_id, role, status, invited_by,
          requested_at, invited_at, created_at, body)
        VALUES (\(member.id), 5, \(round.id), \(member.user), 'member', 'requested',
          \(member.invitedBy), \(member.requestedAt), \(member.invitedAt), \(member.createdAt),
          \(member.json.text))
        """)
      try session.run(
        """
        INSERT INTO golf_place (id, revision, user_id, round, host, invited_by, status, start_at,
          body)
        VALUES (\(place.id), 7, \(place.user), \(round.id), \(round.host.user), NULL, 'requested',
          \(round.startTime), \(place.body.text))
        """)
    }
    return database
  }

  @Test("rounds and memberships from before are as they were, and can be waited for")
  func migration() throws {
    let database = try old()
    let applied = try Migrator([SyncSchema.migrations] + TeePalsTables.migrations)
      .migrate(database.engine)
    #expect(
      applied == [
        "golf/addWaitlist", "golf/createAct", "golf/indexFaces", "golf/addInstanceRules",
        "golf/addRestingLists", "golf/addNames", "golf/addSkillReminder", "golf/countFollowers",
        "golf/createPost", "golf/admitReportsOfPosts", "golf/createFeedback", "golf/createCard",
        "golf/countPosts", "golf/describePosts", "golf/admitPhotosOfPosts", "golf/tellOfPosts",
        "golf/createSanctions", "golf/countToldLikes", "golf/indexVoices",
        "golf/addHiddenGolfers", "golf/countShownComments",
        "golf/createFollowedCard",
      ])
    func count(_ sql: SQL) throws -> Int {
      try database.engine.readNow { session throws(StoreFailure) in try session.value(sql) ?? 0 }
    }
    #expect(
      try count("SELECT count(*) FROM golf_round WHERE taken_count = 2 AND revision = 3") == 1)
    #expect(
      try count(
        """
        SELECT count(*) FROM golf_member
        WHERE revision = 5 AND status = 'requested' AND requested_at IS NOT NULL
          AND offered_at IS NULL
        """) == 1)
    #expect(try count("SELECT count(*) FROM golf_place WHERE revision = 7") == 1)
    let indices = try count(
      """
      SELECT count(*) FROM sqlite_master WHERE type = 'index' AND name IN ('golf_member_of_user',
        'golf_member_requests', 'golf_member_invitations', 'golf_member_offers',
        'golf_place_of_round')
      """)
    #expect(indices == 5)
    #expect(
      try count(
        """
        SELECT count(*) FROM sqlite_master
        WHERE name IN ('golf_round_search', 'golf_round_soonest')
          AND sql LIKE '%taken_count < max_players%'
        """) == 2)
    for status in [MemberStatus.waitlisted, .offered] {
      try database.engine.writeNow { session throws(StoreFailure) in
        var member = PebbleBeach.member(cho, status)
        member.waitlistedAt = PebbleBeach.now
        try TeePalsTables.put(
          .member(member), in: .memberList(of: member.round), revision: 6, session)
        try TeePalsTables.put(
          .place(PebbleBeach.place(cho, status, of: PebbleBeach.round())), in: .user(cho),
          revision: 8, session)
      }
    }
    #expect(try count("SELECT count(*) FROM golf_member WHERE offered_at IS NOT NULL") == 1)
    #expect(try database.engine.check() == [])
  }
}
