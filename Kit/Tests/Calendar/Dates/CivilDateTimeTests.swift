import Calendar
import Core
import Testing

@Suite("Wall readings and instants")
struct CivilDateTimeTests {
  @Test(
    "Text prints and reads back",
    arguments: ["2026-11-21T14:05", "0001-01-01T00:00", "9999-12-31T23:59:59"])
  func text(text: String) {
    #expect(CivilDateTime(text)?.description == text)
  }

  @Test(
    "Text that is no reading is refused",
    arguments: [
      "", "T", "2026-11-21", "2026-11-21T", "T14:05", "2026-11-21 14:05", "2026-11-21T14:05T",
      "2026-11-21T14:05Z", "2026-02-30T14:05", "2026-11-21T24:00",
    ])
  func refused(text: String) {
    #expect(CivilDateTime(text) == nil)
  }

  @Test("An instant and its reading lead to one another under any offset")
  func roundTrip() {
    var dice = Dice(seed: 2)
    let seconds = Int64(-62_135_000_000)...253_402_000_000
    for _ in 0..<20_000 {
      let instant = instant(Int64.random(in: seconds, using: &dice))
      let offset = Int.random(in: -86_399...86_399, using: &dice)
      let civil = instant.civil(offset: offset)
      #expect(civil.instant(offset: offset) == instant)
      #expect(CivilDateTime(civil.description) == civil)
    }
  }

  @Test("Before 1970, too, milliseconds are cut off downwards")
  func rounding() {
    #expect(Instant(milliseconds: -1).civil(offset: 0).description == "1969-12-31T23:59:59")
    #expect(Instant(milliseconds: -1_000).civil(offset: 0).description == "1969-12-31T23:59:59")
    #expect(Instant(milliseconds: 999).civil(offset: 0).description == "1970-01-01T00:00")
    #expect(Instant(milliseconds: 0).civil(offset: -1).description == "1969-12-31T23:59:59")
  }

  @Test("Times and offsets beyond all reason are held, not trapped")
  func extremes() throws {
    let first = CivilDateTime(.first, .midnight)
    let last = CivilDateTime(.last, .last)
    for offset in [Int.min, -86_399, 0, 86_399, .max] {
      #expect(Instant(milliseconds: .min).civil(offset: offset) == first)
      #expect(Instant(milliseconds: .max).civil(offset: offset) == last)
      #expect(first.instant(offset: offset) < last.instant(offset: offset))
    }
    let noon = try #require(CivilDateTime("2026-11-21T12:00"))
    #expect(noon.instant(offset: .max) == noon.instant(offset: 93_600))
  }

  @Test("What a moment shows is by its own offset")
  func moment() {
    // 2026-11-20T17:30:00Z is 02:30 of the next day in Seoul.
    let moment = moment(at: 1_795_195_800, offset: 32_400)
    #expect(moment.civil.description == "2026-11-21T02:30")
    #expect(moment.today.description == "2026-11-21")
    #expect(moment.timeOfDay.description == "02:30")
  }

  @Test(
    "A day that begins later keeps the small hours for the day before",
    arguments: [
      (0, "2026-11-21"), (2, "2026-11-21"), (3, "2026-11-20"), (6, "2026-11-20"),
      (-5, "2026-11-21"), (24, "2026-11-20"),
    ])
  func startOfDay(hour: Int, expected: String) {
    let moment = moment(at: 1_795_195_800, offset: 32_400)
    #expect(moment.today(startOfDayHour: hour).description == expected)
  }

  @Test("The day begins exactly on the hour, and 06:00 is the latest")
  func startOfDayEdges() throws {
    let before = try #require(CivilDateTime("2026-11-21T03:59:59"))
    let at = try #require(CivilDateTime("2026-11-21T04:00"))
    #expect(before.date(startOfDayHour: 4).description == "2026-11-20")
    #expect(at.date(startOfDayHour: 4).description == "2026-11-21")
    let six = try #require(CivilDateTime("2026-11-21T06:00"))
    #expect(six.date(startOfDayHour: 23).description == "2026-11-21")
    #expect(CivilDateTime(.first, .midnight).date(startOfDayHour: 1) == .first)
  }

  private func moment(at second: Int64, offset: Int) -> Moment {
    Moment(
      instant: instant(second), zone: Zone(name: "Asia/Seoul", offset: offset),
      entropy: Entropy(high: 1, low: 2))
  }
}
