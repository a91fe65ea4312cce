import Calendar
import Core
import DayBlockDomain
import DayBlockServer
import Server
import Sync
import Testing
import Wire

@testable import DayBlockTestKit

@Suite("Calendars of other servers", .timeLimit(.minutes(30)))
struct DayOverlayTests {
  private static let work = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    X-WR-CALNAME:Work\\, mostly\r
    BEGIN:VEVENT\r
    UID:1\r
    SUMMARY:Planning with a very long title that is folded onto a second line of\r
      the file\r
    DTSTART:20260310T010000Z\r
    DTEND:20260310T020000Z\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:2\r
    SUMMARY:Holiday\r
    DTSTART;VALUE=DATE:20260312\r
    DTEND;VALUE=DATE:20260314\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:3\r
    SUMMARY:Standup\r
    DTSTART;TZID=America/New_York:20260302T090000\r
    DURATION:PT30M\r
    RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260318T130000Z\r
    EXDATE;TZID=America/New_York:20260304T090000\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:3\r
    SUMMARY:Standup later\r
    RECURRENCE-ID;TZID=America/New_York:20260311T090000\r
    DTSTART;TZID=America/New_York:20260311T150000\r
    DTEND;TZID=America/New_York:20260311T153000\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:4\r
    SUMMARY:Called off\r
    STATUS:CANCELLED\r
    DTSTART:20260310T040000Z\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:5\r
    SUMMARY:Long ago\r
    DTSTART:20250310T040000Z\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  private func settled(_ addresses: [String]) throws -> DaySite {
    let site = try DaySite()
    var settings = DaySettings(user: Ledger.user)
    settings.overlays = addresses
    try site.day.put([.settings(settings)])
    return site
  }

  private func described(_ answer: DayCaller.Answer) -> [String] {
    answer.list("events").map { event in
      let parts = ["title", "source", "start", "end"].map { name in
        if case .string(let text)? = event[name] { return text }
        if case .integer(let number)? = event[name] {
          return Instant(milliseconds: number).civil(offset: 0).description
        }
        return "?"
      }
      return parts.joined(separator: " | ")
    }
  }

  @Test("events near today come with their calendar's name, series date by date")
  func events() async throws {
    let site = try settled(["webcal://cal.example/work.ics"])
    site.far.answer("https://cal.example/work.ics", Self.work)
    try await site.test { caller in
      let answer = try await caller.get("/api/day/overlays?zone=Asia/Seoul")
      #expect(answer.status == 200)
      #expect(answer.list("faults").isEmpty)
      let source = "Work, mostly"
      // New York's clocks go forward on the 8th; the 4th is left out, the 11th is moved, and the
      // last is before the end by a second's breadth.
      #expect(
        described(answer) == [
          "Standup | \(source) | 2026-03-02T14:00 | 2026-03-02T14:30",
          "Standup | \(source) | 2026-03-09T13:00 | 2026-03-09T13:30",
          "Planning with a very long title that is folded onto a second line of the file | "
            + "\(source) | 2026-03-10T01:00 | 2026-03-10T02:00",
          "Standup later | \(source) | 2026-03-11T19:00 | 2026-03-11T19:30",
          "Holiday | \(source) | 2026-03-12 | 2026-03-14",
          "Standup | \(source) | 2026-03-16T13:00 | 2026-03-16T13:30",
          "Standup | \(source) | 2026-03-18T13:00 | 2026-03-18T13:30",
        ])
      let request = try #require(site.far.requests.first)
      #expect(request.answerLimit == 2_097_152)
      #expect(request.headers.contains { line in line.hasPrefix("Accept: text/calendar") })
      #expect(request.body == nil)
    }
  }

  @Test("times without a zone are the person's own; series end after their number of times")
  func floating() async throws {
    let site = try settled(["https://cal.example/plain.ics"])
    site.far.answer(
      "https://cal.example/plain.ics",
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      SUMMARY:Swim
      DTSTART:20260101T070000
      DTEND:20260101T080000
      RRULE:FREQ=DAILY;INTERVAL=30;COUNT=4
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      SUMMARY:Birthday
      DTSTART;VALUE=DATE:19880401
      RRULE:FREQ=YEARLY
      END:VEVENT
      BEGIN:VEVENT
      UID:3
      SUMMARY:Rent
      DTSTART;VALUE=DATE:20251231
      RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3
      END:VEVENT
      BEGIN:VEVENT
      UID:4
      SUMMARY:Second Tuesday
      DTSTART;VALUE=DATE:20260310
      RRULE:FREQ=MONTHLY;BYDAY=2TU
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:Cut off
      DTSTART:20260310T070000
      """)
    try await site.test { caller in
      let answer = try await caller.get("/api/day/overlays?zone=Asia/Seoul")
      #expect(
        described(answer) == [
          "Swim | cal.example | 2026-01-30T22:00 | 2026-01-30T23:00",
          "Rent | cal.example | 2026-01-31 | 2026-02-01",
          "Swim | cal.example | 2026-03-01T22:00 | 2026-03-01T23:00",
          "Second Tuesday | cal.example | 2026-03-10 | 2026-03-11",
          // February has no such day, and the third is the last.
          "Rent | cal.example | 2026-03-31 | 2026-04-01",
          "Swim | cal.example | 2026-03-31T22:00 | 2026-03-31T23:00",
          "Birthday | cal.example | 2026-04-01 | 2026-04-02",
          "Second Tuesday | cal.example | 2026-04-14 | 2026-04-15",
        ])
      let elsewhere = try await caller.get("/api/day/overlays?zone=Europe/Berlin")
      #expect(described(elsewhere).contains { line in line.contains("2026-01-31T06:00") })
    }
  }

  /// Days, in order, with what they are called.
  private func days(_ answer: DayCaller.Answer) -> [String] {
    answer.list("events").map { event in
      ["start", "title"].map { name in
        if case .string(let text)? = event[name] { return text }
        return "?"
      }.joined(separator: " ")
    }.sorted()
  }

  @Test("a series may come on weekdays and last days of a month, and around any day that is asked")
  func months() async throws {
    let site = try settled(["https://cal.example/months.ics"])
    let series = [
      ("Last Friday", "20260130", "FREQ=MONTHLY;BYDAY=-1FR"),
      ("Last weekday", "20260331", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2"),
      ("Month's end", "20260228", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1"),
      ("Thanksgiving", "20251127", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"),
      // Not understood: the beginning alone is sure.
      ("Odd", "20260301", "FREQ=YEARLY;BYYEARDAY=60,100"),
      ("Immense", "20260302", "FREQ=MONTHLY;BYMONTHDAY=-9223372036854775808"),
    ]
    site.far.answer(
      "https://cal.example/months.ics",
      "BEGIN:VCALENDAR\r\n"
        + series.enumerated().map { number, row in
          "BEGIN:VEVENT\r\nUID:\(number)\r\nSUMMARY:\(row.0)\r\n"
            + "DTSTART;VALUE=DATE:\(row.1)\r\nRRULE:\(row.2)\r\nEND:VEVENT\r\n"
        }.joined() + "END:VCALENDAR\r\n")
    try await site.test { caller in
      #expect(
        days(try await caller.get("/api/day/overlays")) == [
          "2026-01-30 Last Friday", "2026-02-27 Last Friday", "2026-02-28 Month's end",
          "2026-03-01 Odd", "2026-03-02 Immense", "2026-03-27 Last Friday",
          "2026-03-31 Last weekday", "2026-04-24 Last Friday", "2026-04-30 Last weekday",
          "2026-04-30 Month's end",
        ])
      let autumn = [
        "2026-09-25 Last Friday", "2026-10-30 Last Friday", "2026-10-31 Month's end",
        "2026-11-26 Thanksgiving", "2026-11-27 Last Friday", "2026-12-25 Last Friday",
        "2026-12-31 Month's end",
      ]
      #expect(days(try await caller.get("/api/day/overlays?around=2026-11-15")) == autumn)
      #expect(days(try await caller.get("/api/day/overlays?around=2026-11-15")) == autumn)
      #expect(site.far.requests.count == 1, "nobody is asked again for another season")
      let long = try await caller.get("/api/day/overlays?around=2126-11-15")
      #expect(days(long).contains("2126-11-28 Thanksgiving"))
      for wrong in ["soon", "2026-02-30", "9999-12-31"] {
        #expect(try await caller.get("/api/day/overlays?around=\(wrong)").status == 400)
      }
    }
  }

  @Test(
    "times of earlier years go by the rules of those years",
    .enabled(if: BoardWorld.hasSystemZones))
  func history() async throws {
    let site = try settled(["https://cal.example/old.ics"])
    site.far.answer(
      "https://cal.example/old.ics",
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      SUMMARY:Named
      DTSTART;TZID=America/New_York:20060320T090000
      DURATION:PT30M
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      SUMMARY:Floating
      DTSTART:20060320T100000
      DURATION:PT30M
      END:VEVENT
      END:VCALENDAR
      """)
    try await site.test { caller in
      // Clocks went forward in April then, and in March now.
      let answer = try await caller.get(
        "/api/day/overlays?zone=America/New_York&around=2006-03-20")
      #expect(
        described(answer) == [
          "Named | cal.example | 2006-03-20T14:00 | 2006-03-20T14:30",
          "Floating | cal.example | 2006-03-20T15:00 | 2006-03-20T15:30",
        ])
    }
  }

  @Test("nobody is asked twice in a quarter of an hour; a fault is forgotten sooner")
  func keeping() async throws {
    let site = try settled(["https://cal.example/work.ics", "https://gone.example/x.ics"])
    site.far.answer("https://cal.example/work.ics", Self.work)
    try await site.test { caller in
      func asked() -> [String] { site.far.requests.map { request in request.url.host }.sorted() }
      let first = try await caller.get("/api/day/overlays")
      #expect(first.list("events").count == 7)
      #expect(
        first.list("faults") == [
          .object(["address": "https://gone.example/x.ics", "fault": "unreachable"])
        ])
      _ = try await caller.get("/api/day/overlays")
      #expect(asked() == ["cal.example", "gone.example"])
      site.clock.wait(minutes: 2)
      _ = try await caller.get("/api/day/overlays")
      #expect(asked() == ["cal.example", "gone.example", "gone.example"])
      site.clock.wait(minutes: 14)
      _ = try await caller.get("/api/day/overlays")
      #expect(asked().count { host in host == "cal.example" } == 2)
    }
  }

  @Test("what is no calendar, too large, or moved away is said to be so")
  func faults() async throws {
    let addresses = ["page", "large", "moved", "empty"].map { name in
      "https://cal.example/" + name
    }
    let site = try settled(addresses)
    site.far.answer(addresses[0], "<!doctype html><title>Sign in</title>")
    site.far.answer(
      addresses[1], "BEGIN:VCALENDAR\r\n" + String(repeating: "X-A:b\r\n", count: 400_000))
    site.far.answer(addresses[2], "", status: 302)
    site.far.answer(addresses[3], "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
    try await site.test { caller in
      let answer = try await caller.get("/api/day/overlays")
      #expect(answer.status == 200 && answer.list("events").isEmpty)
      #expect(
        answer.list("faults").map { fault in fault["fault"] } == [
          "noCalendar", "tooLarge", "refused",
        ])
    }
  }

  @Test("they are one's own, and a person cannot have the server ask without end")
  func own() async throws {
    let site = try settled(["https://cal.example/work.ics"])
    site.far.answer("https://cal.example/work.ics", Self.work)
    try await site.test { caller in
      let other = try await caller.being(DaySite.other).get("/api/day/overlays")
      #expect(other.status == 200 && other.list("events").isEmpty)
      #expect(try await caller.being(nil).get("/api/day/overlays").status == 401)
      #expect(site.far.requests.isEmpty)
      var statuses: [Int] = []
      for number in 0..<21 {
        var settings = DaySettings(user: Ledger.user)
        settings.overlays = ["https://cal.example/\(number).ics"]
        try site.day.put([.settings(settings)])
        statuses.append(try await caller.get("/api/day/overlays").status)
      }
      #expect(statuses.dropLast().allSatisfy { status in status == 200 })
      #expect(statuses.last == 429)
      #expect(site.far.requests.count == 20)
    }
  }
}
