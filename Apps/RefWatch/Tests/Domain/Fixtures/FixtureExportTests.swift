import Calendar
import Core
import RefWatchDomain
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Fixtures as files")
struct FixtureExportTests {
  private static let texts = [
    "A", "Cup, north", "semi;colon", "back\\slash", "\"quoted\"", "=1+1", "-minus", "한강 서울 유나이티드",
    "\u{1F98A}\u{1F98A}\u{1F98A}", "Mühle v Tor - Nord", "two\nlines", "'apostrophe",
    String(repeating: "wörter ", count: 20).trimmingBlank,
  ]

  private func match(_ lots: inout Lots, _ number: Int) throws -> Match {
    func text() -> String { lots.pick(Self.texts) }
    var match = Match(
      id: MatchID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 + UInt64(number)),
      home: TeamRef(name: String(text().prefix(38)).trimmingBlank + "1"),
      away: TeamRef(name: String(text().prefix(38)).trimmingBlank + "2"), rules: RuleSet(),
      createdAt: FixtureLists.now, competition: String(text().prefix(100)).trimmingBlank,
      venue: lots.chance(1, in: 3) ? "" : String(text().prefix(100)).trimmingBlank,
      ownRole: lots.pick(OfficialRole.allCases))
    let zone = try FixtureLists.zone(
      lots.pick([
        "Europe/London", "America/New_York", "Asia/Seoul", "Australia/Lord_Howe", "Asia/Kolkata",
        "America/St_Johns", "UTC",
      ]))
    let day = CivilDate("2027-01-01")?.adding(days: lots.below(365)) ?? .first
    let time = TimeOfDay(hour: 8 + lots.below(14), minute: 5 * lots.below(12)) ?? .noon
    match.plan(CivilDateTime(day, time), in: zone)
    match.fixture.status = lots.pick(FixtureStatus.allCases)
    match.fixture.notes = text()
    return match
  }

  @Test("what is written is read again as nothing new", arguments: UInt64(1)...5)
  func roundTrip(seed: UInt64) throws {
    var lots = Lots(seed)
    var matches: [Match] = []
    for number in 0..<60 {
      var match = try match(&lots, number)
      if lots.chance(1, in: 2) {
        match.fixture.fee = Fee(
          minor: Int64(lots.below(90_000)), currency: lots.pick(["EUR", "KRW", "KWD"]))
      }
      if lots.chance(1, in: 2) { match.fixture.travel = lots.below(900) }
      matches.append(match)
    }
    let zone = try FixtureLists.zone("Europe/Berlin")
    let calendar = FixtureCalendarText.text(matches, zone: zone, now: FixtureLists.now)
    let table = FixtureTableText.text(matches, zone: zone)
    for text in [calendar, table] {
      let reading = try FixtureLists.read(text, zone: "Europe/Berlin")
      #expect(reading.faults.isEmpty && reading.remarks.isEmpty)
      let plan = FixtureLists.plan(reading, known: matches)
      #expect(plan.items.count == matches.count)
      for item in plan.items { #expect(item.outcome.word == "same", "\(item)") }
      // Somebody else gets the same matches.
      let others = FixtureLists.plan(reading).items.compactMap(FixtureLists.match)
      #expect(others.count == matches.count)
      let instants = Set(matches.map(\.scheduledKickOff))
      #expect(Set(others.map(\.scheduledKickOff)) == instants)
    }
  }

  @Test("lines are cut at 75 bytes, never inside a character; line ends are CRLF")
  func folding() throws {
    var lots = Lots(3)
    let matches = try (0..<40).map { number in try match(&lots, number) }
    let zone = try FixtureLists.zone("Europe/Berlin")
    let text = FixtureCalendarText.text(matches, zone: zone, now: FixtureLists.now)
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).dropLast()
    #expect(lines.count > 400)
    for line in lines {
      #expect(line.last == 13 && line.count <= 76)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
    #expect(Set(text.matches(of: #/UID:.*/#).map { found in String(found.output) }).count == 40)
  }

  @Test("a zone's changes are those around the matches, and the offsets are right")
  func zones() throws {
    let london = try FixtureLists.zone("Europe/London")
    var match = SampleMatch.plain
    match.plan(try #require(CivilDateTime("2027-03-28T15:00")), in: london)
    let text = FixtureCalendarText.text([match], zone: london, now: FixtureLists.now)
    #expect(text.contains("DTSTART;TZID=Europe/London:20270328T150000\r\n"))
    #expect(
      text.contains(
        "BEGIN:DAYLIGHT\r\nDTSTART:20270328T010000\r\nTZOFFSETFROM:+0000\r\n"
          + "TZOFFSETTO:+0100\r\nEND:DAYLIGHT\r\n"))
    // A zone that is no longer what it was, or that nobody knows, is written in UTC.
    match.fixture.zone = Zone(name: "Somewhere", offset: 3_600)
    let plain = FixtureCalendarText.text([match], zone: london, now: FixtureLists.now)
    #expect(plain.contains("DTSTART:20270328T140000Z\r\n"))
    #expect(!plain.contains("VTIMEZONE"))
  }

  @Test("a match sheet has results by part, line-ups with their marks, and hides names if asked")
  func matchSheet() throws {
    var match = SampleMatch.plain
    match.sheets = BothSides(home: SampleMatch.sheet, away: nil)
    let first = Stage.period(.regulation(1))
    let facts: [(Fact, Stage)] = [
      (.kickOff(.home), .gap(.beforeMatch)),
      (.periodStart(.regulation(1), seconds: 2_700), .gap(.beforeMatch)),
      (.goal(Goal(credited: .home, kind: .openPlay, scorer: Participant(.home, number: 0))), first),
      (.periodEnd(.regulation(1)), first), (.intervalStart(.interval(1)), .gap(.interval(1))),
      (.intervalEnd(.interval(1)), .gap(.interval(1))), (.kickOff(.away), .gap(.interval(1))),
      (.periodStart(.regulation(2), seconds: 2_700), .gap(.interval(1))),
      (.goal(Goal(credited: .away, kind: .penalty)), .period(.regulation(2))),
      (.periodEnd(.regulation(2)), .period(.regulation(2))),
      (.fullTime(.normal), .gap(.afterMatch)),
    ]
    let events = facts.enumerated().map { index, entry in
      MatchEvent(
        id: MatchEventID(high: 5, low: UInt64(index)), match: match.id,
        ordinal: Int64(index + 1), stage: entry.1, elapsed: Int64(index) * 60_000,
        at: FixtureLists.now.advanced(byMilliseconds: Int64(index)), uptime: Int64(index),
        boot: BootID(high: 7, low: 7), quality: .synced, fact: entry.0)
    }
    let record = MatchRecord(match, events)
    let text = MatchSheetText.json(record).text
    #expect(text.contains(#""final":{"home":1,"away":1}"#))
    #expect(text.contains(#""half_time":{"home":1,"away":0}"#))
    #expect(text.contains(#""full_time":{"home":1,"away":1}"#))
    #expect(!text.contains("after_extra_time") && !text.contains("penalty_shootout"))
    #expect(
      text.contains(
        #"{"number":0,"name":"Ana","is_starter":true,"is_captain":true,"is_goalkeeper":true"#))
    let hidden = MatchSheetText.json(record, redaction: .everybody).text
    #expect(!hidden.contains("Ana") && !hidden.contains("Eva") && hidden.contains(#""number":0"#))
  }
}

extension String {
  fileprivate var trimmingBlank: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return String(text)
  }
}
