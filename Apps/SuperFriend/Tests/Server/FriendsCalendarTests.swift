import Calendar
import Core
import HTTPTypes
import Server
import Store
import StoreSQLite
import SuperFriendDomain
import SuperFriendServer
import TestKit
import Testing
import Wire

@testable import SuperFriendTestKit

@Suite("The calendar of friends", .timeLimit(.minutes(30)))
struct FriendsCalendarTests {
  /// What the clock of the site shows in Seoul.
  private let today = ReminderWorld.environment.now().civil(offset: 9 * 3_600).date

  /// An event by its UID: the day shown and the sequence.
  private struct Event: Hashable {
    var day = ""
    var sequence = 0
  }

  private func events(_ answer: FriendsSite.Answer) -> [String: Event] {
    var events: [String: Event] = [:]
    var uid = ""
    for line in answer.lines {
      if line.hasPrefix("UID:") { uid = String(line.dropFirst(4)) }
      if line.hasPrefix("DTSTART;VALUE=DATE:") {
        events[uid, default: Event()].day = String(line.dropFirst(19))
      }
      if line.hasPrefix("SEQUENCE:") {
        events[uid, default: Event()].sequence = Int(line.dropFirst(9)) ?? -1
      }
    }
    return events
  }

  private func made(_ site: FriendsSite) async throws -> String {
    let answer = try await site.ask(.post, "/api/friends/calendar", isSignedIn: true)
    #expect(answer.status == 201)
    guard case .string(let link)? = answer.json["link"] else { return "" }
    #expect(link.hasPrefix("https://fieldday.example:8443/calendar/friends/"))
    #expect(link.hasSuffix(".ics"))
    return String(link.dropFirst("https://fieldday.example:8443".count))
  }

  private func compact(_ date: CivilDate) -> String { date.description.replacing("-", with: "") }

  @Test("has an event for each friend, which keeps its name and moves after a connection")
  func moves() async throws {
    let world = try ReminderWorld()
    let site = try FriendsSite(world)
    var ledger = Ledger(on: today)
    let late = try ledger.friend("Ana, 아나", .weekly, last: today.adding(days: -20))
    let soon = try ledger.friend("Ben", .weekly, last: today.adding(days: -3))
    let paused = try ledger.friend("Cho", .weekly, last: today)
    try ledger.run(.friend(paused.id, .pause(until: today.adding(days: 9))))
    try world.put(ledger.replica.everything)
    try world.choose(.off)
    let path = try await made(site)
    let first = try await site.ask(.get, path)
    #expect(first.status == 200)
    let (ana, ben) = (
      "friend-\(late.id)@fieldday.example", "friend-\(soon.id)@fieldday.example"
    )
    let before = events(first)
    #expect(before.keys.sorted() == [ana, ben].sorted())
    #expect(before[ana]?.day == compact(today))
    #expect(before[ben]?.day == compact(today.adding(days: 4)))
    for line in [
      "TRANSP:TRANSPARENT", "REFRESH-INTERVAL;VALUE=DURATION:PT6H", "X-PUBLISHED-TTL:PT6H",
      "SUMMARY:Contact Ana\\, 아나",
    ] {
      #expect(first.lines.contains(line))
    }
    #expect(!first.text.contains("RRULE") && !first.text.contains("VALARM"))
    // The same state is the same bytes.
    #expect(try await site.ask(.get, path).bytes == first.bytes)
    let tag = try #require(first.headers[.eTag])
    let again = try await site.ask(.get, path, [.ifNoneMatch: tag])
    #expect(again.status == 304 && again.bytes.isEmpty)

    let met = try ledger.record(.call, with: late)
    try world.put([.connection(met)])
    let second = try await site.ask(.get, path, [.ifNoneMatch: tag])
    #expect(second.status == 200)
    let after = events(second)
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(after[ana]?.day == compact(today.adding(days: 7)))
    #expect((after[ana]?.sequence ?? 0) > (before[ana]?.sequence ?? 0))
    #expect(after[ben] == before[ben])
    await world.writer.drain()
  }

  @Test("no number ever falls, and each rises whenever its day moves", arguments: UInt64(1)...3)
  func sequences(seed: UInt64) async throws {
    let world = try ReminderWorld()
    let site = try FriendsSite(world)
    var ledger = Ledger(on: today)
    let friends = try (0..<4).map { number in
      try ledger.friend("F\(number)", .weekly, last: today.adding(days: -number * 5))
    }
    try world.put(ledger.replica.everything)
    try world.choose(.off)
    let path = try await made(site)
    var seen: [String: Event] = [:]
    var dice = Dice(seed)
    for _ in 0..<60 {
      let friend = dice.pick(friends)
      switch dice.below(7) {
      case 0, 1:
        let date = today.adding(days: -dice.below(30))
        try world.put([.connection(try ledger.record(.call, on: date, with: friend))])
      case 2:
        guard let entry = ledger.replica.history(of: friend.id).entries.last else { continue }
        try ledger.run(.deleteConnection(entry.id))
        try world.remove(FriendsEntity.Kind.connection.key(entry.id))
      case 3: try step(.snooze(until: today.adding(days: dice.below(20))), friend, &ledger, world)
      case 4: try step(.setPeriod(dice.pick(Period.choices)), friend, &ledger, world)
      case 5:
        try step(
          dice.chance(1, in: 2) ? .pause(until: today.adding(days: 3)) : .resume, friend, &ledger,
          world)
      default:
        let zone = dice.pick(["Pacific/Honolulu", "Asia/Seoul", "Pacific/Kiritimati"])
        try world.choose(.off) { settings in settings.zone = zone }
      }
      for (uid, event) in events(try await site.ask(.get, path)) {
        if let before = seen[uid] {
          #expect(event.sequence >= before.sequence)
          #expect(event.day == before.day || event.sequence > before.sequence)
        }
        seen[uid] = event
      }
    }
    await world.writer.drain()
  }

  private func step(
    _ step: FriendStep, _ friend: Friend, _ ledger: inout Ledger, _ world: ReminderWorld
  ) throws {
    try ledger.run(.friend(friend.id, step))
    try world.put([.friend(try #require(ledger.now(friend)))])
  }

  @Test("has birthdays each year, with alarms where they are wanted")
  func birthdays() async throws {
    let world = try ReminderWorld()
    let site = try FriendsSite(world)
    var ledger = Ledger(on: today)
    let friend = try ledger.friend("Eve", .annually, last: today)
    let born = try #require(PartialDate("--02-29"))
    let wed = try #require(PartialDate("2011-06-04"))
    try ledger.run(.editContact(friend.contact, [.birthday(born), .anniversary(wed)]))
    try world.put(ledger.replica.everything)
    try world.choose(.off) { settings in settings.calendarAlarms = true }
    let path = try await made(site)
    let shown = try await site.ask(.get, path)
    for line in [
      "UID:birthday-\(friend.id)@fieldday.example", "DTSTART;VALUE=DATE:20000229",
      "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "SUMMARY:Eve's birthday",
      "UID:anniversary-\(friend.id)@fieldday.example", "DTSTART;VALUE=DATE:20110604",
      "RRULE:FREQ=YEARLY", "TRIGGER:PT9H", "BEGIN:VALARM",
    ] {
      #expect(shown.lines.contains(line), "\(line)")
    }
    try world.choose(.off) { settings in settings.showsBirthdays = false }
    let plain = try await site.ask(.get, path)
    #expect(!plain.text.contains("RRULE"))
    await world.writer.drain()
  }

  @Test("only the newest secret shows it, and packed it says the same")
  func secrets() async throws {
    let world = try ReminderWorld()
    let site = try FriendsSite(world)
    var ledger = Ledger(on: today)
    try ledger.friend("Ana", .weekly, last: today)
    try world.put(ledger.replica.everything)
    let old = try await made(site)
    let new = "/calendar/friends/" + String(repeating: "0", count: 64) + ".ics"
    for wrong in [new, "/calendar/friends/nonsense.ics", String(old.dropLast(4))] {
      #expect(try await site.ask(.get, wrong).status == 404)
    }
    let plain = try await site.ask(.get, old)
    let packed = try await site.ask(.get, old, [.acceptEncoding: "br, gzip;q=0.8"])
    #expect(packed.headers[.contentEncoding] == "gzip")
    #expect(packed.headers[.eTag] == plain.headers[.eTag])
    let unpacked = try GzipFile.unpack(packed.bytes) { _ in 1_000_000 }
    #expect(unpacked == .whole(plain.bytes))
    let refused = try await site.ask(.get, old, [.acceptEncoding: "gzip;q=0"])
    #expect(refused.headers[.contentEncoding] == nil)
    #expect(try await site.ask(.delete, "/api/friends/calendar", isSignedIn: true).status == 204)
    #expect(try await site.ask(.get, old).status == 404)
    await world.writer.drain()
  }

  @Test("the link of an email asks, and stops the emails without signing in")
  func stopping() async throws {
    let world = try ReminderWorld()
    let site = try FriendsSite(world)
    var ledger = Ledger(on: today)
    try ledger.friend("Ana", .weekly, last: today.adding(days: -9))
    try world.put(ledger.replica.everything)
    try world.choose(.email)
    let morning = CivilDateTime(today.adding(days: 1), TimeOfDay(hour: 9, minute: 0) ?? .noon)
      .instant(offset: 9 * 3_600)
    try await world.remind(at: morning)
    let email = try #require(try world.emails().first)
    let rendered = try #require(ReminderEmail.render(email, origin: ""))
    let address = try #require(rendered.unsubscribe)
    let bytes = MailMessage(
      AddressedMessage(
        id: "1", channel: .mail, recipient: email.recipient, rendered: rendered, date: morning),
      sender: "a@fieldday.example"
    ).bytes
    let head = String(decoding: bytes, as: UTF8.self)
    #expect(head.contains("List-Unsubscribe:\r\n <" + address + ">\r\n"))
    #expect(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"))
    let question = try await site.ask(.get, address)
    #expect(question.status == 200 && question.text.contains("Stop reminders by email?"))
    #expect(try way(world) == "email")
    let korean = try await site.ask(.post, address, [.acceptLanguage: "ko"])
    #expect(korean.status == 200 && korean.text.contains("메일 알림을 껐어요"))
    #expect(try way(world) == "off")
    #expect(try await site.ask(.post, address + "A").status == 404)
    await world.writer.drain()
  }

  private func way(_ world: ReminderWorld) throws -> String? {
    try world.database.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT reminders FROM friends_settings")
    }
  }
}
