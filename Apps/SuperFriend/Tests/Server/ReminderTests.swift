import Calendar
import Core
import Server
import Store
import StoreSQLite
import SuperFriendDomain
import SuperFriendServer
import Sync
import TestKit
import Testing
import Wire

@testable import SuperFriendTestKit

@Suite("Reminders", .timeLimit(.minutes(30)))
struct ReminderTests {
  /// Three friends who are due on 17 March and one who is not.
  private func ledger() throws -> Ledger {
    var ledger = Ledger(on: day("2026-03-10"))
    for name in ["Ana", "Ben", "Cho"] {
      try ledger.friend(name, .weekly, last: day("2026-03-10"))
    }
    try ledger.friend("Dee", .monthly, last: day("2026-03-10"))
    return ledger
  }

  @Test("recomputing a hundred times, restarts and two at once: one message a day")
  func once() async throws {
    let world = try ReminderWorld()
    try world.put(try ledger().replica.everything)
    try world.choose(.push)
    try world.subscribe()
    try await world.remind(at: try world.at("2026-03-17T08:45"))
    #expect(world.services.addresses.isEmpty)
    let now = try world.at("2026-03-17T09:00")
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 0..<2 { tasks.addTask { try await world.remind(at: now) } }
      try await tasks.waitForAll()
    }
    for _ in 0..<100 { try await world.remind(at: now) }
    // Whatever is set again, and wherever the person goes.
    for zone in ["Asia/Seoul", "America/New_York", "Pacific/Auckland", "Asia/Seoul"] {
      try world.choose(.push) { settings in settings.zone = zone }
      for hours in 0..<8 {
        try await world.remind(at: now.advanced(byMilliseconds: Int64(hours) * 3_600_000))
      }
    }
    try world.choose(.off)
    try world.choose(.push) { settings in settings.reminderHour = 17 }
    try await world.remind(at: try world.at("2026-03-17T17:00"))
    #expect(world.services.addresses.count == 1)
    try world.choose(.push)
    try await world.remind(at: try world.at("2026-03-17T23:45"))
    try await world.remind(at: try world.at("2026-03-18T09:00"))
    #expect(world.services.addresses.count == 2)
    await world.writer.drain()
  }

  @Test("an email is queued with the note that it was: what stops before is done by the next")
  func email() async throws {
    let world = try ReminderWorld()
    let ledger = try ledger()
    try world.put(ledger.replica.everything)
    try world.choose(.email)
    try await world.remind(at: try world.at("2026-03-17T08:45"))
    let now = try world.at("2026-03-17T09:05")
    await #expect(throws: (any Error).self) { try await world.remind(at: now, fails: true) }
    #expect(try world.emails() == [])
    for _ in 0..<10 { try await world.remind(at: now) }
    let email = try #require(try world.emails().first)
    #expect(try world.emails().count == 1)
    #expect(email.recipient == "\(Ledger.user)@example.com")
    let rendered = try #require(ReminderEmail.render(email, origin: "https://fieldday.example"))
    #expect(rendered.subject == "SuperFriend: 3 people are due")
    for friend in ledger.replica.friends.values where friend.nameCache != "Dee" {
      #expect(rendered.text.contains("https://fieldday.example/friends/\(friend.id)"))
    }
    #expect(!rendered.text.contains("Dee"))
    let stop = try #require(rendered.unsubscribe)
    #expect(stop.hasPrefix("https://fieldday.example/api/friends/reminders/stop/"))
    #expect(rendered.text.contains(stop))
    await world.writer.drain()
  }

  @Test("nobody is due: no message; a missed hour is caught up within the day")
  func quiet() async throws {
    let world = try ReminderWorld()
    try world.put(try ledger().replica.everything)
    try world.choose(.push)
    try world.subscribe()
    for date in ["2026-03-15", "2026-03-16"] {
      for time in ["08:45", "09:00", "12:00"] {
        try await world.remind(at: try world.at(date + "T" + time))
      }
    }
    #expect(world.services.addresses.isEmpty)
    // The server was away in the morning.
    try await world.remind(at: try world.at("2026-03-17T16:00"))
    #expect(world.services.addresses.count == 1)
    // And all of the next day.
    try await world.remind(at: try world.at("2026-03-19T00:10"))
    #expect(world.services.addresses.count == 1)
    await world.writer.drain()
  }

  @Test("each friend once for a day due and level, and a browser of nobody else's")
  func each() async throws {
    let world = try ReminderWorld()
    try world.put(try ledger().replica.everything)
    let stranger = UserID(high: 1, low: 1)
    try world.choose(.push, of: stranger)
    try world.subscribe(2, of: stranger)
    try world.choose(.push) { settings in settings.remindsOfEach = true }
    try world.subscribe()
    try await world.remind(at: try world.at("2026-03-16T09:00"))
    // The digest and three friends.
    for _ in 0..<3 { try await world.remind(at: try world.at("2026-03-17T09:00")) }
    #expect(world.services.addresses.count == 4)
    // Nobody comes to be due on the next days; on the fourth it is one and a half weeks.
    for date in ["2026-03-18", "2026-03-19", "2026-03-20"] {
      try await world.remind(at: try world.at(date + "T09:00"))
    }
    #expect(world.services.addresses.count == 7)
    try await world.remind(at: try world.at("2026-03-21T09:00"))
    #expect(world.services.addresses.count == 11)
    #expect(!world.services.addresses.contains("https://push.example/2"))
    await world.writer.drain()
  }

  @Test("says who is due, and what can be done at once, in the browser's language")
  func words() async throws {
    let world = try ReminderWorld()
    var ledger = Ledger(on: day("2026-03-10"))
    for name in ["Ana", "Ben", "Cho", "Dee", "Eve"] {
      try ledger.friend(name, .weekly, last: day("2026-03-10"))
    }
    try world.put(ledger.replica.everything)
    try world.choose(.push)
    let (english, korean) = (try world.subscribe(), try world.subscribe(2, language: "ko"))
    try await world.remind(at: try world.at("2026-03-17T09:00"))
    let said = try english.read(try #require(world.services.bodies(for: english).first))
    #expect(
      said
        == .object([
          "title": "5 people are due:", "body": "Ana, Ben, Cho and 2 more", "url": "/friends",
          "tag": "friends-reminder", "actions": .array([]), "due": .int(5),
        ]))
    let inKorean = try korean.read(try #require(world.services.bodies(for: korean).first))
    #expect(inKorean["title"] == "연락할 친구 5명:")
    #expect(inKorean["body"] == "Ana, Ben, Cho 외 2명")
    // One who is due alone can be answered at once.
    let others = ledger.replica.friends.values.filter { friend in friend.nameCache != "Ana" }
    let ana = try #require(
      ledger.replica.friends.values.first { friend in friend.nameCache == "Ana" })
    for friend in others {
      try ledger.run(.friend(friend.id, .archive))
      try world.put([.friend(try #require(ledger.now(friend)))])
    }
    try await world.remind(at: try world.at("2026-03-18T09:00"))
    let alone = try english.read(try #require(world.services.bodies(for: english).last))
    func button(_ deed: String, _ title: String) -> JSON {
      .object([
        "action": .string("/friends/due?\(deed)=\(ana.id)"), "title": .string(title),
      ])
    }
    #expect(
      alone
        == .object([
          "title": "1 person is due:", "body": "Ana", "url": .string("/friends/\(ana.id)"),
          "tag": "friends-reminder",
          "actions": .array([
            button("record", "Contacted"), button("snooze", "Snooze a week"),
          ]),
          "due": .int(1),
        ]))
    await world.writer.drain()
  }

  @Test("birthdays are in it unless they are not wanted")
  func birthdays() async throws {
    let world = try ReminderWorld()
    var ledger = Ledger(on: day("2026-03-10"))
    let friend = try ledger.friend("Eve", .annually, last: day("2026-03-10"))
    let born = try #require(PartialDate("1985-03-12"))
    try ledger.run(.editContact(friend.contact, [.birthday(born)]))
    try world.put(ledger.replica.everything)
    try world.choose(.email) { settings in settings.showsBirthdays = false }
    try await world.remind(at: try world.at("2026-03-12T08:55"))
    try await world.remind(at: try world.at("2026-03-12T09:05"))
    #expect(try world.emails() == [])
    try world.choose(.email) { settings in settings.reminderHour = 10 }
    try await world.remind(at: try world.at("2026-03-12T10:05"))
    let email = try #require(try world.emails().first)
    let rendered = try #require(ReminderEmail.render(email, origin: ""))
    #expect(rendered.subject == "SuperFriend: It's Eve's birthday today")
    await world.writer.drain()
  }

  @Test("who turns reminders off or goes has no row that is looked at")
  func rows() throws {
    let world = try ReminderWorld()
    func waiting() throws -> Int? {
      try world.database.engine.readNow { session throws(StoreFailure) in
        try session.value("SELECT count(*) FROM friends_reminder WHERE next_at IS NOT NULL")
      }
    }
    try world.choose(.email)
    #expect(try waiting() == 1)
    try world.choose(.off)
    #expect(try waiting() == 0)
    try world.choose(.push)
    try world.remove(FriendsEntity.Kind.settings.key(Ledger.user))
    #expect(try waiting() == 0)
  }
}
