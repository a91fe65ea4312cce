import Core
import HTTPTypes
import Server
import Store
import TeePalsDomain
import Testing
import Wire

@Suite("Rounds in other programs' calendars", .timeLimit(.minutes(30)))
struct GolfCalendarTests {
  let site: GolfSite
  private let reader = GolfSite.user(1)
  private let host = GolfSite.user(2)

  init() throws {
    site = try GolfSite()
    try site.settle([reader, host])
  }

  /// The lines, unfolded.
  private func lines(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  @Test("a round in the zone of its course, with that zone's rules")
  func round() async throws {
    var pointed = try site.round(1, host: host)
    pointed.course.isPointed = true
    let round = pointed
    try site.put([round])
    try await site.test { client in
      let answer = try await site.ask(
        client, "/api/golf/rounds/\(round.id)/calendar.ics", as: reader)
      #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
      let lines = lines(answer.text)
      #expect(lines.first == "BEGIN:VCALENDAR")
      #expect(lines.last == "END:VCALENDAR")
      for line in [
        "TZID:America/Los_Angeles", "BEGIN:DAYLIGHT", "UID:\(round.id)@golf.fieldday",
        "DTSTART;TZID=America/Los_Angeles:20260922T071320", "STATUS:CONFIRMED",
        "GEO:37.250000;-122.500000",
        "LOCATION:Half Moon Bay Golf Links\\, Half Moon Bay\\, CA",
        "URL:https://golf.example/golf/rounds/\(round.id)",
      ] {
        #expect(lines.contains(line), "\(line)")
      }
    }
  }

  @Test("a course that was typed in has no place, only its city", arguments: [true, false])
  func place(isOfCatalogue: Bool) async throws {
    var typed = try site.round(1, host: host)
    if isOfCatalogue { typed.course.id = CourseID(high: 8, low: 1) }
    let round = typed
    try site.put([round])
    try await site.test { client in
      let answer = try await site.ask(
        client, "/api/golf/rounds/\(round.id)/calendar.ics", as: reader)
      let lines = lines(answer.text)
      #expect(lines.contains { line in line.hasPrefix("GEO:") } == isOfCatalogue)
      #expect(lines.contains { line in line.hasPrefix("LOCATION:") })
    }
  }

  @Test("a link shows the rounds one plays to whoever has it, until it is stopped")
  func link() async throws {
    let played = try site.round(1, host: host)
    var canceled = try site.round(2, host: host, in: 48)
    canceled.status = .canceled
    let invited = try site.round(3, host: host)
    let foreign = try site.round(4, host: host)
    let old = try site.round(5, host: host, in: -24 * 100)
    try site.put([played, canceled, invited, foreign, old])
    for round in [played, canceled, old] { try site.put(reader, .accepted, in: round) }
    try site.put(reader, .invited, in: invited)
    let shown = [played, canceled].map { round in "UID:\(round.id)@golf.fieldday" }
    try await site.test { client in
      let none = try await site.ask(client, "/api/golf/calendar", as: reader)
      #expect(none.json == .object([]))
      let made = try await site.ask(client, "/api/golf/calendar", as: reader, .post)
      #expect(made.status == 201)
      let link = try #require(made.word("link"))
      #expect(link.hasPrefix("https://golf.example/calendar/golf/"))
      let path = String(link.dropFirst("https://golf.example".count))
      let feed = try await site.ask(client, path)
      #expect(feed.status == 200)
      #expect(HTTPField.Name("X-Robots-Tag").flatMap { name in feed.headers[name] } == "noindex")
      let lines = lines(feed.text)
      #expect(lines.filter { line in line.hasPrefix("UID:") } == shown)
      #expect(lines.filter { line in line == "STATUS:CANCELLED" }.count == 1)
      #expect(lines.filter { line in line == "BEGIN:VTIMEZONE" }.count == 1)
      // The secret is nowhere.
      let secret = path.dropFirst("/calendar/golf/".count).dropLast(4)
      let stored = try site.golf.count(
        "SELECT count(*) FROM golf_calendar_link WHERE hex(token_hash) = \(secret.uppercased())")
      #expect(stored == 0)
      let known = try await site.ask(client, "/api/golf/calendar", as: reader)
      #expect(known.json["since"] == made.json["since"] && known.json["since"] != nil)
      #expect(known.json["link"] == nil)
      let foreign = try await site.ask(client, "/api/golf/calendar", as: host)
      #expect(foreign.json == none.json)
      let again = try await site.ask(client, "/api/golf/calendar", as: reader, .post)
      #expect(again.word("link") != link)
      #expect(try await site.ask(client, path).status == 404)
      let other = String((again.word("link") ?? "").dropFirst("https://golf.example".count))
      #expect(try await site.ask(client, other).status == 200)
      #expect(try await site.ask(client, "/api/golf/calendar", as: reader, .delete).status == 204)
      #expect(try await site.ask(client, "/api/golf/calendar", as: reader).json == none.json)
      var answers: Set<String> = []
      for path in [other, path, "/calendar/golf/x.ics", "/calendar/golf/" + secret] {
        let answer = try await site.ask(client, path)
        #expect(answer.status == 404)
        answers.insert(answer.problem)
      }
      #expect(answers.count == 1)
      #expect(try await site.ask(client, "/api/golf/calendar", as: nil, .post).status == 401)
    }
  }

  @Test("programs are told how often and when a round was changed, and when nothing was")
  func changes() async throws {
    var moved = try site.round(1, host: host)
    moved.revision = 3
    moved.changedAt = moved.createdAt.advanced(byMilliseconds: 60_000)
    let round = moved
    let plain = try site.round(2, host: host)
    try site.put([round, plain])
    try await site.test { client in
      let path = "/api/golf/rounds/\(round.id)/calendar.ics"
      let first = try await site.ask(client, path, as: reader)
      let lines = lines(first.text)
      #expect(lines.contains("SEQUENCE:3") && first.headers[.cacheControl] == "private, no-cache")
      let stamps = lines.filter { line in
        line.hasPrefix("LAST-MODIFIED:") || line.hasPrefix("DTSTAMP:")
      }
      #expect(stamps.count == 2)
      #expect(Set(stamps.compactMap { line in line.split(separator: ":").last }).count == 1)
      // The same for the same round, whenever it is asked for.
      let tag = try #require(first.headers[.eTag])
      site.clock.advance(by: GolfSite.hour)
      let same = try await site.ask(client, path, as: reader, known: "W/\"x\", " + tag)
      #expect(same.status == 304 && same.bytes.isEmpty && same.headers[.eTag] == tag)
      #expect(try await site.ask(client, path, as: nil, known: tag).status == 401)
      var again = round
      again.revision = 4
      again.message = "Carts for all"
      try site.put([again])
      let other = try await site.ask(client, path, as: reader, known: tag)
      #expect(other.status == 200 && other.headers[.eTag] != tag)
      #expect(other.text.contains("SEQUENCE:4"))
      let untouched = try await site.ask(
        client, "/api/golf/rounds/\(plain.id)/calendar.ics", as: reader)
      #expect(untouched.text.contains("SEQUENCE:0") && untouched.text.contains("LAST-MODIFIED:"))
    }
  }

  @Test("a canceled round stays in the calendar for 30 days")
  func canceled() async throws {
    var round = try site.round(1, host: host, in: 24 * 60)
    round.status = .canceled
    round.endedAt = site.clock.now
    try site.put([round])
    try site.put(reader, .accepted, in: round)
    try await site.test { client in
      let made = try await site.ask(client, "/api/golf/calendar", as: reader, .post)
      let link = try #require(made.word("link"))
      let path = String(link.dropFirst("https://golf.example".count))
      func isThere() async throws -> Bool {
        try await site.ask(client, path).text.contains("STATUS:CANCELLED")
      }
      #expect(try await isThere())
      site.clock.advance(by: 30 * 24 * GolfSite.hour)
      #expect(try await isThere())
      site.clock.advance(by: GolfSite.hour)
      #expect(try await !isThere())
      #expect(try await site.ask(client, path).text.contains("END:VCALENDAR"))
    }
  }
}
