import Calendar
import Core
import RefWatchDomain
import Testing

@testable import RefWatchTestKit

@Suite("Series in calendars of fixtures")
struct CalendarSeriesTests {
  /// The rule of a series, when it begins, and the days it comes to; facts of RFC 5545 §3.8.5.3.
  struct Vector: Sendable {
    let rule: String
    var start = "19970902T090000"
    let days: [String]
  }

  static let vectors: [Vector] = [
    Vector(
      rule: "FREQ=DAILY;COUNT=10",
      days: (2...11).map { day in "1997-09-" + (day < 10 ? "0" : "") + day.description }),
    Vector(
      rule: "FREQ=DAILY;INTERVAL=10;COUNT=5",
      days: ["1997-09-02", "1997-09-12", "1997-09-22", "1997-10-02", "1997-10-12"]),
    Vector(
      rule: "FREQ=WEEKLY;COUNT=10",
      days: [
        "1997-09-02", "1997-09-09", "1997-09-16", "1997-09-23", "1997-09-30", "1997-10-07",
        "1997-10-14", "1997-10-21", "1997-10-28", "1997-11-04",
      ]),
    Vector(
      rule: "FREQ=WEEKLY;UNTIL=19971224T000000Z",
      days: [
        "1997-09-02", "1997-09-09", "1997-09-16", "1997-09-23", "1997-09-30", "1997-10-07",
        "1997-10-14", "1997-10-21", "1997-10-28", "1997-11-04", "1997-11-11", "1997-11-18",
        "1997-11-25", "1997-12-02", "1997-12-09", "1997-12-16", "1997-12-23",
      ]),
    Vector(
      rule: "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", days: tuesdaysAndThursdays),
    Vector(rule: "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", days: tuesdaysAndThursdays),
    Vector(
      rule: "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      start: "19970901T090000",
      days: [
        "1997-09-01", "1997-09-03", "1997-09-05", "1997-09-15", "1997-09-17", "1997-09-19",
        "1997-09-29", "1997-10-01", "1997-10-03", "1997-10-13", "1997-10-15", "1997-10-17",
        "1997-10-27", "1997-10-29", "1997-10-31", "1997-11-10", "1997-11-12", "1997-11-14",
        "1997-11-24", "1997-11-26", "1997-11-28", "1997-12-08", "1997-12-10", "1997-12-12",
        "1997-12-22",
      ]),
    Vector(
      rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      days: [
        "1997-09-02", "1997-09-04", "1997-09-16", "1997-09-18", "1997-09-30", "1997-10-02",
        "1997-10-14", "1997-10-16",
      ]),
    Vector(
      rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", start: "19970805T090000",
      days: ["1997-08-05", "1997-08-10", "1997-08-19", "1997-08-24"]),
    Vector(
      rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", start: "19970805T090000",
      days: ["1997-08-05", "1997-08-17", "1997-08-19", "1997-08-31"]),
  ]

  static let tuesdaysAndThursdays = [
    "1997-09-02", "1997-09-04", "1997-09-09", "1997-09-11", "1997-09-16", "1997-09-18",
    "1997-09-23", "1997-09-25", "1997-09-30", "1997-10-02",
  ]

  private func read(
    _ start: String, _ lines: [String], today: String? = nil, more: [String] = []
  ) throws -> FixtureReading {
    let text =
      (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:cup", "SUMMARY:Harbour v Lantern"]
      + ["DTSTART;TZID=America/New_York:" + start] + lines + ["END:VEVENT"] + more
      + ["END:VCALENDAR"]).joined(separator: "\r\n")
    var options = FixtureOptions(zone: try FixtureLists.zone("Europe/London"))
    options.today = today.flatMap { day in CivilDate(day) }
    return try FixtureFile(Array(text.utf8)).reading(options)
  }

  private func days(_ reading: FixtureReading) -> [String] {
    reading.drafts.map { draft in String((FixtureLists.local(draft) ?? "").prefix(10)) }
  }

  @Test("rules come to the days that the standard gives", arguments: vectors.indices)
  func examples(_ index: Int) throws {
    let vector = Self.vectors[index]
    let reading = try read(vector.start, ["RRULE:" + vector.rule])
    #expect(days(reading) == vector.days)
    #expect(reading.faults.isEmpty)
    // The clock there shows the same time also where its offset changes on the way.
    for draft in reading.drafts {
      #expect(FixtureLists.local(draft)?.hasSuffix("T09:00") == true)
    }
    #expect(Set(reading.drafts.map { draft in draft.source.uid }).count == vector.days.count)
  }

  @Test("until a day is with that day, and counts by the clock where it says no zone")
  func untilADay() throws {
    for until in ["19971223", "19971223T090000", "19971223T140000Z"] {
      let reading = try read("19970902T090000", ["RRULE:FREQ=DAILY;UNTIL=" + until])
      #expect(reading.drafts.count == 113)
    }
    for until in ["19971223T085900", "19971223T135959Z"] {
      let reading = try read("19970902T090000", ["RRULE:FREQ=DAILY;UNTIL=" + until])
      #expect(reading.drafts.count == 112)
    }
  }

  @Test(
    "what is not understood is named with its line",
    arguments: [
      ("FREQ=MONTHLY;COUNT=10;BYDAY=1FR", "FREQ=MONTHLY"),
      ("FREQ=YEARLY;INTERVAL=2", "FREQ=YEARLY"),
      ("FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", "BYMONTH=1"),
      ("FREQ=WEEKLY;BYDAY=1MO", "BYDAY=1MO"), ("FREQ=WEEKLY;INTERVAL=0", "INTERVAL=0"),
      ("FREQ=WEEKLY;COUNT=-1", "COUNT=-1"), ("FREQ=WEEKLY;UNTIL=soon", "UNTIL=soon"),
      ("FREQ=WEEKLY;COUNT=2;UNTIL=19980101", "COUNT;UNTIL"), ("COUNT=3", "COUNT=3"),
      ("FREQ=WEEKLY;BYSETPOS=1", "BYSETPOS=1"), ("FREQ=WEEKLY;WKST=XX", "WKST=XX"),
    ])
  func refused(_ rule: String, _ part: String) throws {
    let reading = try read("19970902T090000", ["RRULE:" + rule])
    #expect(reading.drafts.isEmpty)
    #expect(reading.faults == [FixtureFault(line: 6, .date, .rule(part))])
  }

  @Test("two rules, and rules of what is none, are refused")
  func twoRules() throws {
    let two = try read("19970902T090000", ["RRULE:FREQ=DAILY;COUNT=2", "RRULE:FREQ=WEEKLY"])
    #expect(two.faults == [FixtureFault(line: 7, .date, .rule("RRULE:FREQ=WEEKLY"))])
    let out = try read("19970902T090000", ["RRULE:FREQ=DAILY;COUNT=2", "EXRULE:FREQ=WEEKLY"])
    #expect(out.faults == [FixtureFault(line: 7, .date, .rule("EXRULE:FREQ=WEEKLY"))])
  }

  @Test("dates are left out and added; what is left out counts all the same")
  func exceptions() throws {
    let reading = try read(
      "19970902T090000",
      [
        "RRULE:FREQ=WEEKLY;COUNT=4",
        "EXDATE;TZID=America/New_York:19970909T090000,19971231T090000",
        "EXDATE:19970916T130000Z",
        "RDATE;TZID=America/New_York:19970905T183000,19970902T090000",
        "RDATE;VALUE=PERIOD:19971001T160000Z/PT2H",
      ])
    #expect(
      reading.drafts.map { draft in FixtureLists.local(draft) }
        == ["1997-09-02T09:00", "1997-09-05T18:30", "1997-09-23T09:00", "1997-10-01T17:00"])
    #expect(reading.faults.isEmpty)
    let byDay = try read(
      "19970902T090000", ["RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;VALUE=DATE:19970902"])
    #expect(days(byDay) == ["1997-09-09", "1997-09-16"])
    let wrong = try read("19970902T090000", ["RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE:later"])
    #expect(wrong.faults == [FixtureFault(line: 7, .date, .notADate("later"))])
  }

  @Test("an event of its own stands for its date, wherever it is in the file")
  func replacements() throws {
    let moved = [
      "BEGIN:VEVENT", "UID:cup", "RECURRENCE-ID:19970909T130000Z", "SUMMARY:Harbour v Lantern",
      "DTSTART;TZID=America/New_York:19970910T193000", "END:VEVENT",
    ]
    let rule = ["RRULE:FREQ=WEEKLY;COUNT=3"]
    let reading = try read("19970902T090000", rule, more: moved)
    #expect(days(reading) == ["1997-09-02", "1997-09-16", "1997-09-10"])
    let plain = try read("19970902T090000", rule)
    // The same name, so that reading the calendar again moves the match.
    #expect(plain.drafts[1].source.uid == reading.drafts[2].source.uid)
    let plan = FixtureLists.plan(plain)
    let known = plan.items.compactMap { item in FixtureLists.match(item) }
    let again = FixtureLists.plan(reading, known: known)
    #expect(again.items.map { item in item.outcome.word } == ["same", "same", "changed"])
    let future = try read(
      "19970902T090000", rule,
      more: moved.map { line in
        line.replacing("RECURRENCE-ID:", with: "RECURRENCE-ID;RANGE=THISANDFUTURE:")
      })
    #expect(future.drafts.count == 3)
    #expect(future.faults == [FixtureFault(line: 10, .date, .rule("RANGE=THISANDFUTURE"))])
  }

  @Test("a series without an end is cut after two years, or at 500 matches, and says so")
  func horizon() throws {
    let weekly = try read("20260901T190000", ["RRULE:FREQ=WEEKLY"])
    #expect(weekly.drafts.count == 105)
    let (first, last) = try (
      #require(CivilDate("2026-09-01")), #require(CivilDate("2028-08-31"))
    )
    #expect(weekly.faults == [FixtureFault(line: 6, .date, .seriesCut(first, last))])
    let daily = try read("20260901T190000", ["RRULE:FREQ=DAILY"])
    #expect(daily.drafts.count == RefWatchLimits.series)
    let reached = try #require(CivilDate("2028-01-13"))
    #expect(daily.faults == [FixtureFault(line: 6, .date, .seriesCut(first, reached))])
    #expect(try read("20260901T190000", ["RRULE:FREQ=WEEKLY;COUNT=105"]).faults.isEmpty)
    #expect(try read("20260901T190000", ["RRULE:FREQ=WEEKLY;COUNT=106"]).faults.count == 1)
  }

  @Test("of a series that began long ago the last year and the next are taken")
  func today() throws {
    let old = try read("20150103T150000", ["RRULE:FREQ=WEEKLY"], today: "2026-11-21")
    #expect(days(old).first == "2025-11-22")
    #expect(days(old).last == "2027-11-20")
    #expect(old.faults.count == 1)
    // Those before are counted.
    let counted = try read("20150103T150000", ["RRULE:FREQ=WEEKLY;COUNT=570"], today: "2026-11-21")
    #expect(days(counted) == ["2025-11-22", "2025-11-29"])
  }

  @Test("a time that the clocks skip is told of its date alone")
  func skipped() throws {
    let reading = try read("20270307T023000", ["RRULE:FREQ=WEEKLY;COUNT=3"])
    let plan = FixtureLists.plan(reading)
    #expect(
      plan.items.map { item in item.remarks.map { remark in remark.reason } } == [
        [], [.skippedTime], [],
      ])
    #expect(plan.suggested.count == 3)
  }
}
