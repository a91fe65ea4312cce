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
