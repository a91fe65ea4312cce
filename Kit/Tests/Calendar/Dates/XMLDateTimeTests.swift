import Calendar
import Core
import Foundation
import Testing

@Suite("Times of XML Schema")
struct XMLDateTimeTests {
  @Test(
    "moments and their zones",
    arguments: [
      ("2026-11-21T15:04:05Z", 1_795_273_445_000, 0), ("1970-01-01T00:00:00Z", 0, 0),
      ("1969-12-31T23:59:59.999Z", -1, 0), ("2026-11-21T15:04:05.250Z", 1_795_273_445_250, 0),
      ("2026-11-21T15:04:05.2509999Z", 1_795_273_445_250, 0),
      ("2026-11-21T15:04:05.2Z", 1_795_273_445_200, 0),
      ("2026-11-22T00:04:05+09:00", 1_795_273_445_000, 32_400),
      ("2026-11-21T11:34:05-03:30", 1_795_273_445_000, -12_600),
      ("2026-11-21T15:04:05+00:00", 1_795_273_445_000, 0),
      ("2026-11-21T15:04:05", 1_795_273_445_000, nil),
      ("\n 2026-11-21T15:04:05.25 \t", 1_795_273_445_250, nil),
      ("2016-12-31T23:59:60Z", 1_483_228_799_000, 0),
    ] as [(String, Int64, Int?)])
  func reading(text: String, milliseconds: Int64, offset: Int?) throws {
    let time = try #require(XMLDateTime(Array(text.utf8)))
    #expect(time.instant.milliseconds == milliseconds)
    #expect(time.offset == offset)
    #expect(time.hasZone == (offset != nil))
  }

  @Test(
    "what is none",
    arguments: [
      "", " ", "2026-11-21", "2026-11-21T15:04", "2026-11-21T15:04Z", "2026-11-21 15:04:05Z",
      "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "0000-01-01T00:00:00Z",
      "-2026-11-21T15:04:05Z",
      "12026-11-21T15:04:05Z", "2026-11-21T24:00:00Z", "2026-11-21T15:60:05Z",
      "2026-11-21T15:04:61Z",
      "2026-11-21T15:04:05.Z", "2026-11-21T15:04:05,5Z", "2026-11-21T15:04:05z",
      "2026-11-21T15:04:05+09", "2026-11-21T15:04:05+0900", "2026-11-21T15:04:05+15:00",
      "2026-11-21T15:04:05+09:60", "2026-11-21T15:04:05ZZ", "2026-11-21T15:04:05Z x",
      "2026-1-21T15:04:05Z", "2026-11-21T15:04:05+09:0", "2026-11-21T15:04:05-",
      "2026-11-21T15:04:05.00000000000000000000000Z",
    ])
  func none(text: String) { #expect(XMLDateTime(Array(text.utf8)) == nil) }

  @Test(
    "writing, with milliseconds only where there are some",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (1_795_273_445_250, "2026-11-21T15:04:05.250Z"),
      (1_795_273_445_007, "2026-11-21T15:04:05.007Z"),
      (1_795_273_445_000, "2026-11-21T15:04:05Z"), (.max, "9999-12-31T23:59:59Z"),
      (.min, "0001-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func writing(milliseconds: Int64, expected: String) {
    #expect(XMLDateTime.text(Instant(milliseconds: milliseconds)) == expected)
  }

  @Test("every moment of the years 1…9999 comes back, and is what Foundation says")
  func back() throws {
    var state: UInt64 = 3
    for _ in 0..<500 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let span: UInt64 = 253_402_300_800_000 + 62_135_596_800_000
      let instant = Instant(milliseconds: Int64(mixed(state) % span) - 62_135_596_800_000)
      let text = XMLDateTime.text(instant)
      #expect(XMLDateTime(Array(text.utf8))?.instant == instant)
      // Foundation changes to the Julian calendar in 1582.
      guard instant.milliseconds > -12_000_000_000_000 else { continue }
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
      let date = try style.parse(text)
      #expect(Int64((date.timeIntervalSince1970 * 1_000).rounded()) == instant.milliseconds)
    }
  }
}
