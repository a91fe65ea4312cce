import Calendar
import Core
import DayBlockDomain
import DayBlockServer
import HTTPTypes
import Store
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Secret addresses", .timeLimit(.minutes(30)))
struct DaySharingTests {
  /// A finished morning over two stretches, a plan, and a run under way.
  private func lived(on site: DaySite) throws -> Ledger {
    var ledger = Ledger()
    let group = try ledger.group("School, 학교")
    let block = try ledger.block("Study", in: group)
    try ledger.run(
      .editBlock(
        block,
        [
          .color(12),
          .plans([
            BlockPlan(
              from: day("2026-03-11"), until: day("2026-04-30"), rule: .weekly([.monday, .friday]),
              start: .noon, minutes: 90, zone: "Europe/Berlin")
          ]),
        ]))
    try ledger.run(
      .addSession(
        NewSession(
          id: ledger.id(), block: block, zone: "Asia/Seoul",
          segments: [
            stretch("2026-03-10T09:00", "2026-03-10T10:00"),
            stretch("2026-03-10T10:15", "2026-03-10T10:45"),
          ], memo: "chapter 1; all", origin: .manual)))
    let gone = ledger.newSession(block, minutes: 30, memo: "never shown")
    try ledger.run(.addSession(gone))
    try ledger.run(.deleteSession(gone.id))
    let gym = try ledger.block("Gym & <Pool>")
    ledger.wait(minutes: -40)
    try ledger.run(.startRun(ledger.newRun(gym)))
    ledger.wait(minutes: 40)
    try site.day.put(ledger.everything)
    return ledger
  }

  private func made(_ kind: String, _ caller: DayCaller) async throws -> String {
    let answer = try await caller.post("/api/day/" + kind)
    #expect(answer.status == 201)
    let link = try #require(answer.word("link"))
    #expect(link.hasPrefix(DaySite.origin + "/"))
    return String(link.dropFirst(DaySite.origin.count))
  }

  @Test("the calendar has sessions in their zone, and plans with their rule")
  func calendar() async throws {
    let site = try DaySite()
    let ledger = try lived(on: site)
    let session = try #require(ledger.replica.sessions(on: day("2026-03-10")).first)
    try await site.test { caller in
      let path = try await made("calendar", caller)
      #expect(path.hasPrefix("/calendar/day/") && path.hasSuffix(".ics"))
      let feed = try await caller.being(nil).get(path)
      #expect(feed.status == 200)
      #expect(feed.headers[.contentType] == "text/calendar; charset=utf-8")
      #expect(HTTPField.Name("X-Robots-Tag").flatMap { name in feed.headers[name] } == "noindex")
      for line in [
        "BEGIN:VCALENDAR", "TZID:Asia/Seoul", "TZID:Europe/Berlin", "BEGIN:DAYLIGHT",
        "UID:session-\(session.id)@day.example", "DTSTART;TZID=Asia/Seoul:20260310T090000",
        "DTEND;TZID=Asia/Seoul:20260310T104500", "SUMMARY:Study", "CATEGORIES:School\\, 학교",
        "COLOR:red", "DESCRIPTION:chapter 1\\; all",
        "DTSTART;TZID=Europe/Berlin:20260313T120000", "DURATION:PT90M", "END:VCALENDAR",
      ] {
        #expect(feed.lines.contains(line), "\(line)")
      }
      #expect(
        feed.lines.contains { line in line.hasPrefix("RRULE:FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=") })
      #expect(!feed.text.contains("never shown"))
      #expect(feed.lines.count { line in line == "BEGIN:VEVENT" } == 2)
      // Nobody who is not told the secret gets anything, not even the person themselves.
      for wrong in ["/calendar/day/x.ics", String(path.dropLast(4)), path + "x"] {
        #expect(try await caller.get(wrong).status == 404, "\(wrong)")
      }
    }
  }

  @Test("what was made in advance for the tutorial is in no calendar")
  func tutorial() async throws {
    let site = try DaySite()
    var ledger = Ledger()
    let block = try ledger.block("Party")
    try ledger.run(.addSession(ledger.newSession(block, minutes: 30, origin: .tutorial)))
    try ledger.run(.addSession(ledger.newSession(block, minutes: 45)))
    try site.day.put(ledger.everything)
    try await site.test { caller in
      let feed = try await caller.get(try await made("calendar", caller))
      #expect(feed.lines.count { line in line == "BEGIN:VEVENT" } == 1)
      #expect(feed.lines.contains("DTSTART;TZID=Asia/Seoul:20260310T111500"))
    }
  }

  @Test("a link is good until there is another, or none", arguments: ["calendar", "glance"])
  func life(kind: String) async throws {
    let site = try DaySite()
    _ = try lived(on: site)
    try await site.test { caller in
      #expect(try await caller.get("/api/day/\(kind)").json["on"] == .bool(false))
      let first = try await made(kind, caller)
      #expect(try await caller.get("/api/day/\(kind)").json["on"] == .bool(true))
      #expect(
        try await caller.being(DaySite.other).get("/api/day/\(kind)").json["on"] == .bool(false))
      #expect(try await caller.being(nil).get(first).status == 200)
      let second = try await made(kind, caller)
      #expect(try await caller.get(first).status == 404)
      #expect(try await caller.being(nil).get(second).status == 200)
      // A stranger's stopping stops nothing of mine.
      #expect(try await caller.being(DaySite.other).delete("/api/day/\(kind)").status == 204)
      #expect(try await caller.get(second).status == 200)
      #expect(try await caller.delete("/api/day/\(kind)").status == 204)
      #expect(try await caller.get(second).status == 404)
      // A link of one kind opens no other door.
      let remote = try await made("remote", caller)
      let secret = String(remote.dropFirst("/remote/day/".count).dropLast())
      for path in ["/calendar/day/\(secret).ics", "/glance/\(secret).svg"] {
        #expect(try await caller.get(path).status == 404)
      }
      // The secret is nowhere.
      #expect(
        try site.day.count(
          "SELECT count(*) FROM day_link WHERE hex(token_hash) = \(secret.uppercased())") == 0)
      #expect(try await caller.being(nil).post("/api/day/\(kind)").status == 401)
    }
  }

  @Test("a glance shows today's board, what is under way, and no script")
  func glance() async throws {
    let site = try DaySite()
    _ = try lived(on: site)
    try await site.test { caller in
      let path = try await made("glance", caller)
      let picture = try await caller.being(nil).get(path)
      #expect(picture.headers[.contentType] == "image/svg+xml; charset=utf-8")
      #expect(picture.text.hasPrefix("<svg") && picture.text.hasSuffix("</svg>"))
      // Two blocks: 1.5 of Study, and a half of the Gym; the next half is under way.
      #expect(picture.text.contains(">+2.0<"))
      #expect(picture.text.contains("▶ Gym &amp; &lt;Pool&gt;"))
      for word in ["<script", "<style", "chapter"] { #expect(!picture.text.contains(word)) }
      let dark = try await caller.being(nil).get(path + "?theme=dark")
      #expect(dark.status == 200 && dark.text != picture.text)
      let policy = HTTPField.Name("Cross-Origin-Resource-Policy")
      #expect(policy.flatMap { name in picture.headers[name] } == "cross-origin")
      let told = try await caller.being(nil).get(path.replacing(".svg", with: ".json"))
      #expect(told.word("day") == "2026-03-10")
      #expect(told.number("halfBlocks") == 4 && told.number("halves") == 48)
      #expect(told.json["running"]?["block"] == "Gym & <Pool>")
      #expect(told.json["running"]?["activeSeconds"] == .integer(2_400))
      #expect(told.list("blocks").first == .object(["block": "Study", "halfBlocks": .int(3)]))
      #expect(try await caller.get(path.replacing(".svg", with: ".png")).status == 404)
      // Tomorrow the board begins anew.
      site.clock.wait(minutes: 24 * 60)
      let next = try await caller.being(nil).get(path.replacing(".svg", with: ".json"))
      #expect(next.word("day") == "2026-03-11")
    }
  }
  @Test("a glance stays where the person was last, however long ago that was")
  func whereabouts() async throws {
    let site = try DaySite()
    var ledger = Ledger("2026-02-01T12:00")
    let block = try ledger.block("Study")
    try ledger.run(.addSession(ledger.newSession(block, minutes: 30)))
    try site.day.put(ledger.everything)
    // One in the morning of the eleventh in Seoul is still the tenth by UTC.
    site.clock.set(seoul("2026-03-11T01:00"))
    try await site.test { caller in
      let path = try await made("glance", caller).replacing(".svg", with: ".json")
      #expect(try await caller.get(path).word("day") == "2026-03-11")
    }
  }
}
