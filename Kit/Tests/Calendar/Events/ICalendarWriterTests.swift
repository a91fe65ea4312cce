import Calendar
import Core
import Testing

/// Lines as RFC 5545 has them; the order of a whole calendar is its writer's matter.
@Suite struct ICalendarWriterTests {
  private func lines(_ write: (inout ICalendarWriter) -> Void) -> [String] {
    var writer = ICalendarWriter()
    write(&writer)
    return writer.text.split(separator: "\r\n").map(String.init)
  }

  @Test func textsAreEscapedAndEmptyOnesLeftOut() {
    let written = lines { writer in
      writer.text("SUMMARY", "a,b;c\\d\ne\u{7}f")
      writer.text("LOCATION", "")
    }
    #expect(written == ["SUMMARY:a\\,b\\;c\\\\d\\nef"])
  }

  @Test func longLinesAreFoldedBetweenCharacters() {
    let written = lines { writer in writer.text("SUMMARY", String(repeating: "골프", count: 40)) }
    #expect(written.count > 1)
    #expect(written.allSatisfy { line in line.utf8.count <= 75 })
    #expect(written.dropFirst().allSatisfy { line in line.hasPrefix(" ") })
  }

  @Test func timesReadAsTheClocksThere() throws {
    let noon = Instant(milliseconds: 1_790_000_000_000)
    let rules = try #require(ZoneTable.rules(named: "Asia/Seoul"))
    let written = lines { writer in
      writer.time("DTSTAMP", noon)
      writer.time("DTSTART", noon, in: "Asia/Seoul", rules)
    }
    #expect(
      written == ["DTSTAMP:20260921T141320Z", "DTSTART;TZID=Asia/Seoul:20260921T231320"])
  }

  /// What clocks showed before the first change that is written: readers that look for the last
  /// observance before a time find one.
  @Test(arguments: ["America/Los_Angeles", "Australia/Lord_Howe", "Europe/Berlin", "Asia/Seoul"])
  func zonesSayWhatWasBeforeTheirFirstChange(name: String) throws {
    let rules = try #require(ZoneTable.rules(named: name))
    for day in [0, 90, 180, 270] as [Int64] {
      let now = Instant(milliseconds: 1_790_000_000_000 + day * 86_400_000)
      let written = lines { writer in
        writer.begin(product: "-//Fieldday//Test//EN")
        writer.zone(name, rules, from: now, to: now)
        writer.end()
      }
      let text = written.joined(separator: "\r\n")
      let zone = try #require(try CalendarFile(Array(text.utf8), limit: 1).zones.first)
      for days in stride(from: -399, through: 399, by: 21) as StrideThrough<Int64> {
        let instant = now.advanced(byMilliseconds: days * 86_400_000)
        #expect(zone.offset(at: rules.civil(at: instant)) == rules.offset(at: instant))
      }
      let starts = written.filter { line in line.hasPrefix("DTSTART:") }
      #expect(starts.first == "DTSTART:19700101T000000")
      #expect(starts == starts.sorted(), "the oldest first")
    }
  }

  /// Sessions of before 1970 have an observance before them too.
  @Test func theFirstObservanceIsBeforeAllTimes() throws {
    let long = Instant(milliseconds: -200_000_000_000)
    let rules = try #require(ZoneTable.rules(named: "Europe/Berlin"))
    let written = lines { writer in writer.zone("Europe/Berlin", rules, from: long, to: long) }
    #expect(written.contains("DTSTART:19620727T062640"))
  }

  /// A zone that never changes has one observance, one that does has those around.
  @Test func zonesHaveTheirObservances() throws {
    let now = Instant(milliseconds: 1_790_000_000_000)
    let still = lines { writer in
      writer.zone("UTC", .utc, from: now, to: now)
    }
    #expect(still.filter { line in line == "BEGIN:STANDARD" }.count == 1)
    #expect(still.contains("TZOFFSETTO:+0000"))
    let rules = try #require(ZoneTable.rules(named: "America/Los_Angeles"))
    let moving = lines { writer in
      writer.zone("America/Los_Angeles", rules, from: now, to: now)
    }
    #expect(moving.contains("BEGIN:DAYLIGHT") && moving.contains("BEGIN:STANDARD"))
    #expect(moving.contains("DTSTART:20261101T020000"))
    #expect(moving.contains("TZOFFSETFROM:-0700") && moving.contains("TZOFFSETTO:-0800"))
  }
}
