import Calendar
import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Calendars of fixtures")
struct FixtureCalendarTests {
  /// The zone of RFC 5545 §3.6.5, with its rules from 1967 on.
  private static let newYork = """
    BEGIN:VTIMEZONE
    TZID:Eastern Time (with rules)
    BEGIN:DAYLIGHT
    DTSTART:19870405T020000
    RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=20060402T070000Z
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    TZNAME:EDT
    END:DAYLIGHT
    BEGIN:DAYLIGHT
    DTSTART:20070311T020000
    RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    TZNAME:EDT
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:19671029T020000
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20061029T060000Z
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    TZNAME:EST
    END:STANDARD
    BEGIN:STANDARD
    DTSTART:20071104T020000
    RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    TZNAME:EST
    END:STANDARD
    END:VTIMEZONE

    """

  @Test("a zone that the calendar brings along agrees with the table, through forty years of rules")
  func broughtZone() throws {
    let table = try FixtureLists.zone("America/New_York")
    var text = "BEGIN:VCALENDAR\n" + Self.newYork
    var expected: [Instant] = []
    for year in 2008...2040 {
      for day in ["0308", "0314", "0315", "0401", "0701", "1101", "1107", "1108", "1225"] {
        text +=
          "BEGIN:VEVENT\nUID:\(year)\(day)\nDTSTART;TZID=Eastern Time (with rules):"
          + "\(year)\(day)T150000\nSUMMARY:A v B\nEND:VEVENT\n"
        let date = try #require(
          CivilDateTime("\(year)-\(day.prefix(2))-\(day.suffix(2))T15:00"))
        expected.append(table.rules.instant(of: date))
      }
    }
    let reading = try FixtureLists.read(text + "END:VCALENDAR\n")
    #expect(reading.drafts.map(\.kickOff) == expected.map { instant in instant })
    // Of 1990 it has the older rule.
    let old = text.replacing(
      "UID:20080308\nDTSTART;TZID=Eastern Time (with rules):20080308",
      with: "UID:0\nDTSTART;TZID=Eastern Time (with rules):19900405")
    let first = try #require(try FixtureLists.read(old + "END:VCALENDAR\n").drafts.first)
    #expect(FixtureLists.local(first) == "1990-04-05T15:00")
    #expect(first.zone?.offset == -14_400)
  }

  @Test("instants, times of a zone, times of none, and days")
  func kinds() throws {
    let cases: [(start: String, local: String, zone: String)] = [
      ("DTSTART:20270328T140000Z", "2027-03-28T15:00", "Europe/London"),
      ("DTSTART:20270328T150000", "2027-03-28T15:00", "Europe/London"),
      ("DTSTART;TZID=Asia/Seoul:20270328T150000", "2027-03-28T15:00", "Asia/Seoul"),
      ("DTSTART;TZID=\"Asia/Seoul\":20270328T150000", "2027-03-28T15:00", "Asia/Seoul"),
      (
        "DTSTART;TZID=/freeassociation.sourceforge.net/America/New_York:20270701T190000",
        "2027-07-01T19:00", "America/New_York"
      ),
      ("dtstart;value=date-time:20270328T150000", "2027-03-28T15:00", "Europe/London"),
      ("DTSTART;VALUE=DATE:20270328", "2027-03-28T12:00", "Europe/London"),
    ]
    for (start, local, zone) in cases {
      let reading = try FixtureLists.read(
        FixtureLists.event("UID:1", start, "SUMMARY:A v B"), time: .noon)
      let draft = try #require(reading.drafts.first, "\(start): \(reading.faults)")
      #expect(FixtureLists.local(draft) == local, "\(start)")
      #expect(draft.zone?.name == zone, "\(start)")
    }
    let own = FixtureLists.event("UID:1", "DTSTART:20270328T150000", "SUMMARY:A v B")
      .replacing("VERSION:2.0", with: "VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Tokyo")
    #expect(try FixtureLists.read(own).drafts.first?.zone?.name == "Asia/Tokyo")
  }

  @Test(
    "two teams in a summary",
    arguments: [
      ("Harbour v Lantern", "Harbour", "Lantern", ""),
      ("Harbour VS. Lantern", "Harbour", "Lantern", ""),
      ("Cup: Harbour vs Lantern", "Harbour", "Lantern", "Cup"),
      ("Harbour - Lantern", "Harbour", "Lantern", ""),
      ("Harbour – Lantern", "Harbour", "Lantern", ""),
      ("County Cup - Harbour - Lantern", "Harbour", "Lantern", "County Cup"),
      ("Lantern @ Harbour", "Harbour", "Lantern", ""),
      ("한강 대 서울", "한강", "서울", ""),
      ("SC Nord-West gegen FC Süd", "SC Nord-West", "FC Süd", ""),
    ])
  func teams(_ summary: String, _ home: String, _ away: String, _ competition: String) throws {
    let names = try #require(try TeamPair(summary))
    #expect(names.home == home && names.away == away && names.competition == competition)
  }

  /// Through a calendar, as a person would.
  private struct TeamPair {
    let home: String
    let away: String
    let competition: String

    init?(_ summary: String) throws {
      let reading = try FixtureLists.read(
        FixtureLists.event("UID:1", "DTSTART:20270328T150000Z", "SUMMARY:" + summary))
      guard let draft = reading.drafts.first else { return nil }
      (home, away, competition) = (draft.home, draft.away, draft.competition)
    }
  }

  @Test("folded lines, escapes, alarms inside, and what a calendar adds")
  func lines() throws {
    let text = FixtureLists.event(
      "UID:77@league.example", "DTSTART:20270328T140000Z", "SUMMARY:Har", " bour\\, Old v Lan",
      "\ttern", "LOCATION:Mill Lane\\nGate 2\\; left", "CATEGORIES:County Cup",
      "DESCRIPTION:Bring \\\\ flags", "STATUS:CANCELLED", "BEGIN:VALARM", "SUMMARY:no",
      "END:VALARM")
    let draft = try #require(try FixtureLists.read(text).drafts.first)
    #expect(draft.home == "Harbour, Old" && draft.away == "Lantern")
    #expect(draft.venue == "Mill Lane\nGate 2; left" && draft.notes == "Bring \\ flags")
    #expect(draft.competition == "County Cup" && draft.status == .canceled)
    #expect(draft.source == FixtureSource(.ics, uid: "77@league.example"))
  }

  @Test("what cannot be read is told with its line and does not stop the others")
  func located() throws {
    let lines = [
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT", "UID:1", "DTSTART:yesterday", "SUMMARY:A v B", "END:VEVENT",
      "BEGIN:VEVENT", "UID:2", "DTSTART:20270328T150000Z", "SUMMARY:Dentist", "END:VEVENT",
      "BEGIN:VEVENT", "UID:3", "SUMMARY:A v B", "END:VEVENT",
      "BEGIN:VEVENT", "UID:4", "DTSTART;TZID=Mars/Base:20270328T150000", "SUMMARY:A v B",
      "END:VEVENT",
      "BEGIN:VEVENT", "UID:5", "DTSTART;VALUE=DATE:20270328", "SUMMARY:A v B", "END:VEVENT",
      "BEGIN:VEVENT", "UID:6", "DTSTART:20270328T150000Z", "SUMMARY:Open v End",
      "BEGIN:VEVENT", "UID:7", "DTSTART:20270328T150000Z", "RRULE:FREQ=HOURLY", "SUMMARY:C v D",
      "END:VEVENT",
      "END:VCALENDAR",
    ]
    let reading = try FixtureLists.read(lines.joined(separator: "\n"))
    #expect(
      reading.faults == [
        FixtureFault(line: 4, .date, .notADate("yesterday")),
        FixtureFault(line: 10, .teams, .teamsUnclear("Dentist")),
        FixtureFault(line: 12, .date, .missing),
        FixtureFault(line: 18, .zone, .unknownZone("Mars/Base")),
        FixtureFault(line: 23, .time, .timeMissing),
        FixtureFault(line: 26, .unfinished),
        FixtureFault(line: 33, .date, .rule("FREQ=HOURLY")),
      ])
    #expect(reading.drafts.isEmpty)
  }
}
