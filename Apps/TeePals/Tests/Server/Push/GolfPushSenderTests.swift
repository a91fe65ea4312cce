import Calendar
import Core
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import Testing

@Suite("Calling golfers", .timeLimit(.minutes(5)))
struct GolfPushSenderTests {
  private let maya = PebbleBeach.maya
  private let ben = PebbleBeach.ben
  private let cho = PebbleBeach.cho

  @Test("once about what happened, whoever looks how often")
  func once() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, maya)
    try world.tell(1, maya, .roundJoinRequest, by: cho, world.at(10))
    // Nobody is notified before it happened.
    #expect(try await world.pushes(at: world.at(9, 59, 59)) == 0)
    async let job: Void = world.sender.send(at: world.at(10))
    async let signal: Void = world.sender.send(at: world.at(10, 0, 1))
    _ = try await (job, signal)
    #expect(world.services.addresses == ["https://push.example/1"])
    #expect(try await world.pushes(at: world.at(10, 1)) == 1)
    // The same row again is told of again, at once.
    try world.tell(1, maya, .roundJoinRequest, by: cho, world.at(10, 2))
    #expect(try await world.pushes(at: world.at(10, 2)) == 2)
    await world.writer.drain()
  }

  @Test("by no browser that only another app may use")
  func otherApp() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, maya, to: "day")
    try world.tell(1, maya, .roundJoinRequest, by: cho, world.at(10))
    #expect(try await world.pushes(at: world.at(10)) == 0)
    // Beside one of the app's own it is not called either.
    try world.subscribe(2, maya)
    try world.tell(1, maya, .roundJoinRequest, by: cho, world.at(11))
    #expect(try await world.pushes(at: world.at(11)) == 1)
    #expect(world.services.addresses == ["https://push.example/2"])
    await world.writer.drain()
  }

  @Test("a chat again after two minutes")
  func chat() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, ben)
    try world.tell(1, ben, .roundChatMessage, by: maya, world.at(10))
    #expect(try await world.pushes(at: world.at(10)) == 1)
    for second in [10, 20, 50] {
      try world.tell(1, ben, .roundChatMessage, by: maya, world.at(10, 1, second))
      #expect(try await world.pushes(at: world.at(10, 1, second)) == 1)
    }
    #expect(try await world.pushes(at: world.at(10, 1, 59)) == 1)
    #expect(try await world.pushes(at: world.at(10, 2)) == 2)
    #expect(try await world.pushes(at: world.at(10, 30)) == 2)
    await world.writer.drain()
  }

  @Test("followers once an hour, also where the next day's begin a new row")
  func followers() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, ben)
    try world.tell(1, ben, .userFollowed, by: maya, world.at(10))
    #expect(try await world.pushes(at: world.at(10)) == 1)
    try world.tell(2, ben, .userFollowed, by: cho, world.at(10, 30))
    #expect(try await world.pushes(at: world.at(10, 59, 59)) == 1)
    #expect(try await world.pushes(at: world.at(11)) == 2)
    await world.writer.drain()
  }

  @Test("what the quiet hours held back comes after them: once, a chat as one")
  func morning() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, ben, zone: "Asia/Seoul")
    try world.set(ben) { settings in settings.quietHours = QuietHours() }
    // Eleven in the evening in Seoul, and later.
    for minute in [0, 5, 30] {
      try world.tell(1, ben, .roundChatMessage, by: maya, world.at(14, minute))
    }
    try world.tell(2, ben, .userFollowed, by: cho, world.at(15))
    try world.tell(3, ben, .roundUpdated, by: maya, world.at(21, 59))
    for hour in 14...21 { #expect(try await world.pushes(at: world.at(hour, 59, 59)) == 0) }
    #expect(try await world.pushes(at: world.at(22)) == 3)
    #expect(try await world.pushes(at: world.at(22, 1)) == 3)
    await world.writer.drain()
  }

  /// What may become of something while it waits.
  enum Meanwhile: String, CaseIterable, Sendable {
    case nothing, read, deleted, muted, switchedOff, left, blocked, isBlocked, unsubscribed
  }

  private func happen(_ meanwhile: Meanwhile, to news: GolfNotification, _ world: GolfPushWorld)
    throws
  {
    let time = world.at(3)
    switch meanwhile {
    case .nothing: break
    case .read:
      var read = news
      read.isRead = true
      try world.golf.enact([.put(.user(ben), .notification(read))])
    case .deleted:
      try world.golf.enact([.remove(.user(ben), TeePalsEntity.notification(news).key)])
    case .muted:
      var chat = ChatMetadata(user: ben, round: PebbleBeach.id)
      chat.isMuted = true
      try world.golf.enact([.put(.user(ben), .chat(chat))])
    case .switchedOff:
      try world.set(ben) { settings in settings.pushed = [] }
    case .left:
      let seat = RoundSeat(
        round: PebbleBeach.id, card: PebbleBeach.card(ben), role: .member, joinedAt: time)
      let scope = Scope.round(PebbleBeach.id)
      try world.golf.enact([.remove(scope, TeePalsEntity.seat(seat).key), .leave(scope, ben)])
    case .blocked:
      let block = Block(owner: ben, blocked: PebbleBeach.card(maya), blockedAt: time)
      try world.golf.enact([.put(.user(ben), .block(block))])
    case .isBlocked:
      let block = Block(owner: maya, blocked: PebbleBeach.card(ben), blockedAt: time)
      try world.golf.enact([.put(.user(maya), .block(block))])
    case .unsubscribed:
      try world.golf.engine.writeNow { session throws(StoreFailure) in
        _ = try session.run("DELETE FROM push_subscription")
      }
    }
  }

  @Test(
    "not about what was settled while it waited, nor to whoever has left, is blocked, or muted it",
    arguments: Meanwhile.allCases)
  func meanwhile(_ meanwhile: Meanwhile) async throws {
    for kind in [NotificationKind.roundChatMessage, .roundUpdated] {
      let world = try GolfPushWorld()
      try world.subscribe(1, ben)
      try world.set(ben) { settings in settings.quietHours = QuietHours() }
      let news = try world.tell(1, ben, kind, by: maya, world.at(23, day: 0))
      #expect(try await world.pushes(at: world.at(23, day: 0)) == 0)
      try happen(meanwhile, to: news, world)
      // Whoever mutes a chat wants to hear of the round all the same.
      let isWanted = meanwhile == .nothing || (meanwhile == .muted && kind == .roundUpdated)
      #expect(try await world.pushes(at: world.at(7)) == (isWanted ? 1 : 0), "\(kind)")
      await world.writer.drain()
    }
  }

  @Test("whoever was removed is told so, though they do not play any more")
  func removed() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, ben)
    let news = try world.tell(1, ben, .memberRemoved, by: maya, world.at(10))
    try happen(.left, to: news, world)
    #expect(try await world.pushes(at: world.at(10)) == 1)
    await world.writer.drain()
  }

  @Test(
    "a browser that is gone is forgotten; one that fails is not",
    arguments: [(201, 1), (404, 0), (410, 0), (400, 1), (429, 1), (500, 1)])
  func gone(_ status: Int, _ left: Int) async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, ben)
    world.services.answer(status)
    try world.tell(1, ben, .roundUpdated, by: maya, world.at(10))
    #expect(try await world.pushes(at: world.at(10)) == 1)
    #expect(try world.golf.count("SELECT count(*) FROM push_subscription") == left)
    // Nobody is notified twice, even where a message got lost.
    #expect(try await world.pushes(at: world.at(10, 5)) == 1)
    await world.writer.drain()
  }

  @Test("for a day, and nothing of before the browser signed up")
  func life() async throws {
    for (time, since, isWanted) in [
      ((23, 59, 59), (9, 0), true), ((24, 0, 0), (9, 0), false), ((10, 0, 0), (10, 1), false),
    ] {
      let world = try GolfPushWorld()
      try world.subscribe(1, ben, since: world.at(since.0, since.1, day: 0))
      try world.tell(1, ben, .roundUpdated, by: maya, world.at(10, day: 0))
      let away = Int64(time.0 * 3_600 + time.1 * 60 + time.2) * 1_000
      let now = world.at(10, day: 0).advanced(byMilliseconds: away)
      #expect(try await world.pushes(at: now) == (isWanted ? 1 : 0), "\(time)")
      await world.writer.drain()
    }
  }

  @Test("each browser by its own clocks, and at each person once")
  func browsers() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, ben, zone: "Asia/Seoul")
    try world.subscribe(2, ben, zone: "America/Los_Angeles")
    try world.set(ben) { settings in settings.quietHours = QuietHours() }
    try world.tell(1, ben, .roundUpdated, by: maya, world.at(15))
    // Midnight in Seoul, eight in the morning in California.
    #expect(try await world.pushes(at: world.at(15)) == 1)
    #expect(world.services.addresses == ["https://push.example/2"])
    #expect(try await world.pushes(at: world.at(23)) == 1)
    await world.writer.drain()
  }

  @Test("hundreds of things that wait for somebody's morning stand in nobody's way")
  func crowd() async throws {
    let world = try GolfPushWorld()
    try world.subscribe(1, maya)
    try world.subscribe(2, ben)
    try world.set(maya) { settings in
      settings.quietHours = QuietHours(from: .noon, to: .noon)
    }
    for number in UInt64(1)...601 {
      try world.tell(number, maya, .roundJoinRequest, by: cho, world.at(10))
    }
    try world.tell(700, ben, .roundUpdated, by: maya, world.at(10, 1))
    #expect(try await world.pushes(at: world.at(10, 1)) == 1)
    #expect(world.services.addresses == ["https://push.example/2"])
    await world.writer.drain()
  }
}
