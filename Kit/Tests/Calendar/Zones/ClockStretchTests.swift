import Calendar
import Core
import Testing

/// Rules that a clock contradicts. New York by the table: from 2026-03-08T07:00Z on four hours west
/// of UTC, from 2026-11-01T06:00Z on five.
@Suite struct ClockStretchTests {
  private func rules() throws -> ZoneRules {
    try #require(ZoneTable.rules(named: "America/New_York"))
  }

  private func instant(_ text: String) throws -> Instant {
    try #require(CivilDateTime(text)).instant(offset: 0)
  }

  @Test func rulesThatAClockBearsOutStayAsTheyAre() throws {
    let july = try instant("2026-07-01T12:00")
    #expect(try rules().believing(-14_400, at: july) == rules())
  }

  @Test func aClockIsBelievedFromTheLastChangeToTheNext() throws {
    let rules = try rules()
    let believed = rules.believing(-18_000, at: try instant("2026-07-01T12:00"))
    for (text, offset) in [
      ("2025-07-01T12:00", -14_400), ("2026-01-01T12:00", -18_000),
      ("2026-03-08T06:59:59", -18_000), ("2026-03-08T07:00", -18_000),
      ("2026-07-01T12:00", -18_000), ("2026-11-01T05:59:59", -18_000),
      ("2026-11-01T06:00", -18_000), ("2027-07-01T12:00", -14_400),
    ] {
      #expect(believed.offset(at: try instant(text)) == offset, "\(text)")
    }
    // No clock went forward that spring.
    let year = try instant("2026-01-01T00:00")..<instant("2027-01-01T00:00")
    #expect(rules.offsetChanges(in: year).count == 2)
    #expect(believed.offsetChanges(in: year).isEmpty)
    let gap = try #require(CivilDateTime("2026-03-08T02:30"))
    #expect(believed.instants(of: gap) == .one(try instant("2026-03-08T07:30")))
  }

  @Test func anotherOffsetBeginsAndEndsAtTheChanges() throws {
    let winter = try instant("2026-12-24T12:00")
    let believed = try rules().believing(-10_800, at: winter)
    let changes = believed.offsetChanges(
      in: winter.advanced(byMilliseconds: -90 * 86_400_000)..<winter)
    #expect(changes == [try instant("2026-11-01T06:00")])
    #expect(believed.civil(at: winter).description == "2026-12-24T09:00")
    #expect(believed.offset(at: try instant("2027-03-14T07:00")) == -14_400)
  }

  @Test func whereNothingChangesAClockIsBelievedForAYear() throws {
    let seoul = ZoneRules(fixedOffset: 32_400, designation: "KST")
    let now = try instant("2026-07-01T12:00")
    let believed = seoul.believing(36_000, at: now)
    for (days, offset) in [
      (-400, 32_400), (-365, 36_000), (0, 36_000), (365, 36_000), (400, 32_400),
    ]
      as [(Int64, Int)]
    {
      let at = now.advanced(byMilliseconds: days * 86_400_000)
      #expect(believed.offset(at: at) == offset, "\(days)")
    }
  }
}
