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

@Suite("What moderators look at", .timeLimit(.minutes(30)))
struct ModerationServiceTests {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>
  typealias Service = ModerationService<SQLiteDatabase, TeePalsTables>

  let golf: GolfDatabase
  let writer: Writer
  let service: Service
  private let later = PebbleBeach.now.advanced(byMilliseconds: PebbleBeach.hour)

  init() throws {
    golf = try GolfDatabase(onDisk: true)
    try golf.enact(PebbleBeach.whole)
    writer = Writer(golf.engine, TeePalsTables.self)
    service = Service(engine: golf.engine, writer: writer) { entity in entity }
  }

  private func put(_ reports: [Report]) throws {
    try golf.enact(reports.map { report in .put(.report(report.id), .report(report)) })
  }

  private func report(
    _ target: ReportTarget, _ reported: UserID, _ priority: ReportPriority, minutes: Int64
  ) -> Report {
    Report(
      reporter: PebbleBeach.maya, target: target, reported: reported, reason: .other,
      priority: priority, text: "",
      createdAt: PebbleBeach.now.advanced(byMilliseconds: minutes * 60_000))
  }

  @Test("the urgent first, then the oldest; what is closed is not there")
  func order() async throws {
    let ben = ReportTarget.golfer(PebbleBeach.ben)
    let cho = ReportTarget.golfer(PebbleBeach.cho)
    try put([
      report(ben, PebbleBeach.ben, .high, minutes: 30),
      report(cho, PebbleBeach.cho, .medium, minutes: 10),
    ])
    let listed = try await service.reports()
    #expect(
      listed.map { listed in listed.report.target } == [ben, PebbleBeach.report.target, cho])
    #expect(listed.map { listed in listed.name } == ["Benjamin O.", "Benjamin O.", "조 민."])
    let known = try golf.load([.profile(PebbleBeach.ben)], for: PebbleBeach.ben)
    #expect(listed[0].photo == known.profile(of: PebbleBeach.ben)?.photo)
    #expect(listed.map { listed in listed.place } == ["", "", ""])
    #expect(try await service.close(listed[0].report.id, .dismissed, at: later))
    #expect(try await !service.close(listed[0].report.id, .upheld, at: later))
    #expect(try await !service.close(ReportID(high: 1, low: 1), .upheld, at: later))
    #expect(try await service.reports().count == 2)
    await writer.drain()
  }

  @Test("upheld, a message is taken from every device")
  func upheld() async throws {
    #expect(try await service.close(PebbleBeach.report.id, .upheld, at: later))
    for user in [PebbleBeach.maya, PebbleBeach.ben] {
      let message = try golf.device(of: user).message(ChatMessageID(high: 6, low: 2))
      #expect(message?.content == .redacted)
    }
    #expect(try await service.reports() == [])
    #expect(try golf.engine.check() == [])
    await writer.drain()
  }

  @Test("what is held back is its sender's alone, and everybody's once it is let go")
  func held() async throws {
    let message = ChatMessage(
      id: ChatMessageID(high: 6, low: 9), round: PebbleBeach.id,
      sender: PebbleBeach.card(PebbleBeach.ben), content: .text("evil.com buy now"),
      writtenAt: later, receivedAt: later, isHeld: true)
    let report = Report(
      reporter: nil, target: .message(message.id, in: PebbleBeach.id),
      reported: PebbleBeach.ben, reason: .spam, priority: .high, text: "evil.com buy now",
      createdAt: later)
    try golf.enact([.put(.user(PebbleBeach.ben), .message(message))])
    try put([report])
    func count(_ user: UserID) throws -> Int {
      try golf.device(of: user).messages(of: PebbleBeach.id).count { other in
        other.content == message.content
      }
    }
    #expect(try count(PebbleBeach.ben) == 1 && count(PebbleBeach.maya) == 0)
    #expect(try await service.close(report.id, .dismissed, at: later))
    #expect(try count(PebbleBeach.ben) == 1 && count(PebbleBeach.maya) == 1)
    #expect(try golf.engine.check() == [])
    await writer.drain()
  }

  @Test("whoever has held back words, reports and links goes without a trace")
  func erased() throws {
    let spam = PebbleBeach.message(11, PebbleBeach.ben, .text("Benjamin Oak"))
    let held = ChatMessage(
      id: spam.id, round: spam.round, sender: spam.sender, content: spam.content,
      writtenAt: spam.writtenAt, receivedAt: spam.receivedAt, isHeld: true)
    var cho = RoundMember(
      round: PebbleBeach.id, card: PebbleBeach.card(PebbleBeach.cho), status: .requested,
      createdAt: PebbleBeach.now)
    cho.link = RoundLink(inviter: PebbleBeach.ben, source: "share")
    let own = Report(
      reporter: PebbleBeach.ben, target: .golfer(PebbleBeach.maya), reported: PebbleBeach.maya,
      reason: .harassment, priority: .high, text: "Words", createdAt: later)
    try golf.enact([
      .put(.user(PebbleBeach.ben), .message(held)),
      .put(.memberList(of: PebbleBeach.id), .member(cho)),
    ])
    try put([own])
    let personalData = GolfPersonalDataTests()
    try personalData.erase(PebbleBeach.ben, golf)
    #expect(try personalData.traces(of: PebbleBeach.ben, golf) == [])
    #expect(try golf.engine.check() == [])
    // What they reported of others is still to be looked at.
    let left = try golf.count(
      "SELECT count(*) FROM golf_report WHERE reporter IS NULL AND status = 'pending'")
    #expect(left == 1)
    let service = try golf.device(of: PebbleBeach.maya)
    #expect(service.member(PebbleBeach.cho, in: PebbleBeach.id)?.link?.source == "share")
  }

  @Test("others do not see what is held back of a profile")
  func profiles() async throws {
    let site = try GolfSite()
    let (reader, golfer) = (GolfSite.user(1), GolfSite.user(2))
    try site.settle([reader, golfer])
    var profile = site.profile(golfer)
    profile.bio = "evil.com buy now"
    profile.isHeld = true
    try site.golf.enact([.put(.user(golfer), .profile(profile))])
    try await site.test { client in
      let path = "/api/golf/golfers/\(golfer)"
      let (theirs, own) = (
        try await site.ask(client, path, as: reader), try await site.ask(client, path, as: golfer)
      )
      #expect(theirs.status == 200 && !theirs.text.contains("evil.com"))
      #expect(own.text.contains("evil.com"))
    }
  }

  @Test("the server knows what it is called, and who has sent which photo")
  func loaded() async throws {
    let site = try GolfSite()
    await site.jobs.pass()
    let user = GolfSite.user(1)
    #expect(try site.golf.load([.site], for: user).authority == "golf.example")
    let photo = try #require(PebbleBeach.photo("c"))
    #expect(try site.golf.load([.ownPhoto(photo)], for: user).ownPhotos == [])
    _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_photo (owner, digest, purpose, octets, created_at)
        VALUES (\(user), \(photo.text), 'profile', 1, 0)
        """)
    }
    #expect(try site.golf.load([.ownPhoto(photo)], for: user).ownPhotos == [photo])
    #expect(try site.golf.load([.ownPhoto(photo)], for: GolfSite.user(2)).ownPhotos == [])
    await site.writer.drain()
  }
}
