import Calendar
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

@Suite("Emails about what golfers have not read", .timeLimit(.minutes(30)))
struct GolfDigestTests {
  typealias Writer = GroupCommit<SQLiteDatabase, TeePalsTables>
  typealias Digest = GolfDigest<SQLiteDatabase, TeePalsTables>

  /// Accepts emails; the tests read them in the queue.
  private struct AcceptingDeliverer: Deliverer {
    let name = "test"
    let delivers = true
    func deliver(_ message: AddressedMessage) async -> DeliveryOutcome { .delivered }
  }

  let golf: GolfDatabase
  let writer: Writer
  private let mailer = Mailer(deliverer: AcceptingDeliverer(), origin: "https://golf.example")
  private let ben = PebbleBeach.ben
  private let maya = PebbleBeach.maya

  init() throws {
    golf = try GolfDatabase(
      onDisk: true, with: [DeliverySchema.migrations, PushRows.migrations])
    writer = Writer(golf.engine, TeePalsTables.self)
    try golf.enact(PebbleBeach.whole)
    try choose(.never, for: PebbleBeach.everybody)
    // Nobody has been told anything yet.
    try golf.enact(
      [(1, maya), (2, maya), (3, ben), (4, ben)].map { number, user in
        .remove(
          .user(user),
          TeePalsEntity.Kind.notification.key(GolfNotificationID(high: 5, low: number)))
      })
  }

  private func choose(_ digest: MailDigest, for users: [UserID]) throws {
    for user in users {
      var settings = GolfSettings(user: user)
      settings.digest = digest
      try golf.enact([.put(.user(user), .settings(settings))])
    }
  }

  /// - Parameter zone: Where they say they live.
  private func digest(
    _ language: Language? = .english, zone: String? = "UTC", isConfirmed: Bool = true
  ) -> Digest {
    Digest(
      engine: golf.engine, writer: writer, mailer: mailer,
      gazetteer: Gazetteer(SmallGazetteer.index)
    ) { user, _ throws(StoreFailure) in
      isConfirmed
        ? DigestRecipient(address: "\(user)@example.com", language: language, zone: zone) : nil
    }
  }

  /// A time of day, so many days after that of the sample.
  private func at(_ hour: Int, _ minute: Int = 0, day: Int = 1) -> Instant {
    let date = PebbleBeach.now.civil(offset: 0).date.adding(days: day)
    return CivilDateTime(date, TimeOfDay(hour: hour, minute: minute) ?? .midnight)
      .instant(offset: 0)
  }

  private func messages() throws -> [OutgoingMessage] {
    let cipher = mailer.cipher
    let queued = try golf.engine.readNow { session throws(StoreFailure) in
      try OutgoingMessageRows.due(at: at(0, day: 400), limit: 100, opening: cipher, in: session)
    }
    return queued.compactMap { queued in
      if case .message(let message) = queued { message } else { nil }
    }
  }

  /// Somebody is told something at a moment.
  private func tell(
    _ number: UInt64, _ user: UserID, _ kind: NotificationKind, by actor: UserID?, _ time: Instant
  ) throws {
    var news = GolfNotification(
      id: GolfNotificationID(high: 5, low: 100 + number), recipient: user, kind: kind,
      createdAt: time)
    news.actor = actor.map { user in PebbleBeach.card(user) }
    news.round = kind == .userFollowed ? nil : PebbleBeach.id
    news.course = "Pebble Beach"
    news.text = kind == .roundChatMessage ? "a secret of the chat" : ""
    try golf.enact([.put(.user(user), .notification(news))])
  }

  @Test("in the morning, to whoever wants it, once for a day, restarts and all")
  func daily() async throws {
    try choose(.daily, for: [maya])
    try tell(1, maya, .roundJoinRequest, by: PebbleBeach.cho, at(20, day: 0))
    try tell(2, ben, .roundUpdated, by: maya, at(20, day: 0))
    for time in [at(6, 59), at(12), at(23)] { try await digest().send(at: time) }
    #expect(try messages() == [])
    for time in [at(7), at(7, 15), at(11, 59), at(7)] { try await digest().send(at: time) }
    let sent = try messages()
    #expect(sent.count == 1 && sent.first?.recipient == "\(maya)@example.com")
    let message = try #require(
      sent.first.flatMap { message in DigestEmail.render(message, origin: mailer.origin) })
    #expect(message.text.contains("https://golf.example/golf/rounds/\(PebbleBeach.id)"))
    #expect(message.text.contains("조 민수"))
    // Nothing new: no email, and no mark that would keep the next one away.
    try await digest().send(at: at(7, day: 2))
    #expect(try messages().count == 1)
    try tell(3, maya, .userFollowed, by: ben, at(7, 30, day: 2))
    try await digest().send(at: at(8, day: 2))
    #expect(try messages().count == 2)
    // To change one's mind twice is no way to a second one.
    try choose(.never, for: [maya])
    try choose(.daily, for: [maya])
    try tell(4, maya, .userFollowed, by: ben, at(8, 30, day: 2))
    try await digest().send(at: at(9, day: 2))
    #expect(try messages().count == 2)
    await writer.drain()
  }

  @Test("by the clocks of where they are, and never in the quiet hours")
  func mornings() async throws {
    var settings = GolfSettings(user: maya)
    settings.digest = .daily
    settings.quietHours = QuietHours(
      from: TimeOfDay(hour: 1, minute: 0) ?? .midnight, to: TimeOfDay(hour: 9, minute: 0) ?? .noon)
    try golf.enact([.put(.user(maya), .settings(settings))])
    try tell(1, maya, .userFollowed, by: ben, at(20, day: 0))
    let seoul = digest(zone: "Asia/Seoul")
    // Seven and nearly nine o'clock in Seoul are quiet; at nine the morning begins.
    for time in [at(22, day: 0), at(23, 59, day: 0)] { try await seoul.send(at: time) }
    #expect(try messages() == [])
    try await seoul.send(at: at(0))
    #expect(try messages().count == 1)
    await writer.drain()
  }

  @Test("a zone may be known by its hours: Etc/GMT-9 is nine ahead of UTC, as Seoul is")
  func hours() async throws {
    try choose(.daily, for: [maya])
    try tell(1, maya, .userFollowed, by: ben, at(20, day: 0))
    try await digest(zone: "Etc/GMT+9").send(at: at(0))
    #expect(try messages() == [])
    try await digest(zone: "Etc/GMT-9").send(at: at(0))
    #expect(try messages().count == 1)
    await writer.drain()
  }

  @Test("where nothing else is known, it is the morning of the city they golf in")
  func homes() async throws {
    try choose(.daily, for: [maya])
    try tell(1, maya, .userFollowed, by: ben, at(20, day: 0))
    // It is nine in London, and not yet in California.
    try await digest(zone: nil).send(at: at(8))
    #expect(try messages() == [])
    try await digest(zone: nil).send(at: at(16))
    #expect(try messages().count == 1)
    await writer.drain()
  }

  @Test("nothing that was read, that is hidden by now, or that was said in a chat")
  func privacy() async throws {
    try choose(.daily, for: [ben])
    try tell(1, ben, .roundChatMessage, by: maya, at(20, day: 0))
    try tell(2, ben, .userFollowed, by: PebbleBeach.cho, at(20, day: 0))
    var read = GolfNotification(
      id: GolfNotificationID(high: 5, low: 300), recipient: ben, kind: .roundUpdated,
      createdAt: at(20, day: 0))
    read.isRead = true
    read.course = "Read Links"
    let block = Block(owner: PebbleBeach.cho, blocked: PebbleBeach.card(ben), blockedAt: at(21))
    try golf.enact([
      .put(.user(ben), .notification(read)), .put(.user(PebbleBeach.cho), .block(block)),
    ])
    try await digest().send(at: at(8))
    let message = try #require(
      try messages().first.flatMap { message in
        DigestEmail.render(message, origin: mailer.origin)
      })
    #expect(message.text.contains("New messages in 1 chat") && message.subject.contains("1 unread"))
    for words in ["secret", "조 민수", "Read Links"] {
      #expect(!message.text.contains(words) && !message.html.contains(words), "\(words)")
    }
    await writer.drain()
  }

  @Test("a reminder that is read on the day of the round says so")
  func reminders() async throws {
    try choose(.daily, for: [ben])
    var news = GolfNotification(
      id: GolfNotificationID(high: 5, low: 400), recipient: ben, kind: .roundReminder,
      createdAt: at(20, day: 0))
    news.round = PebbleBeach.id
    news.course = "Pebble Beach"
    news.startTime = at(20)
    news.zone = Zone(name: "UTC", offset: 0)
    try golf.enact([.put(.user(ben), .notification(news))])
    try await digest().send(at: at(8))
    let message = try #require(
      try messages().first.flatMap { message in
        DigestEmail.render(message, origin: mailer.origin)
      })
    #expect(message.text.contains("Pebble Beach today at"))
    await writer.drain()
  }

  @Test("only to a confirmed address; weekly on Mondays, or a week after the last")
  func weekly() async throws {
    try choose(.weekly, for: [maya])
    try tell(1, maya, .userFollowed, by: ben, at(20, day: 0))
    for day in 1...8 { try await digest(isConfirmed: false).send(at: at(8, day: day)) }
    #expect(try messages() == [])
    // What was not read is in the email for a week.
    for day in 1...6 { try await digest().send(at: at(8, day: day)) }
    let monday = try messages().count
    for day in 7...21 {
      try tell(UInt64(day), maya, .userFollowed, by: ben, at(6, day: day))
      try await digest(.korean).send(at: at(8, day: day))
    }
    #expect(monday == 0)
    #expect(try messages().count == 3)
    #expect(
      try messages().last.flatMap { message in
        DigestEmail.render(message, origin: "")
      }?.subject.contains("새 소식") == true)
    await writer.drain()
  }
}
