import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("streak")
struct DayStreakTests {
  typealias World = BoardWorld

  private func count(_ days: [String], today: String, _ rules: ZoneRules? = nil) -> Int {
    DayStreak.count(
      producedDays: days.map { day in World.date(day) }, today: World.date(today), rules: rules)
  }

  @Test("days in a row; today's absence breaks nothing until it is over")
  func rows() {
    #expect(count([], today: "2026-06-10") == 0)
    #expect(count(["2026-06-10"], today: "2026-06-10") == 1)
    #expect(count(["2026-06-09"], today: "2026-06-10") == 1)
    #expect(count(["2026-06-08"], today: "2026-06-10") == 0)
    #expect(count(["2026-06-07", "2026-06-09", "2026-06-10"], today: "2026-06-10") == 2)
    #expect(count(["2026-02-28", "2026-03-01"], today: "2026-03-02") == 2)
    // Days ahead, from another zone, count not yet and break nothing.
    #expect(count(["2026-06-09", "2026-06-10", "2026-06-11"], today: "2026-06-10") == 2)
    #expect(count(["2026-06-09", "2026-06-11"], today: "2026-06-10") == 1)
  }

  @Test("a date that the zone skipped breaks nothing", .enabled(if: BoardWorld.hasSystemZones))
  func skipped() throws {
    let apia = try #require(World.systemZone("Pacific/Apia"))
    let days = ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01"]
    #expect(count(days, today: "2012-01-01", apia) == 4)
    #expect(count(days, today: "2012-01-01") == 2)
    #expect(count(["2011-12-29"], today: "2011-12-31", apia) == 1)
    // Whoever was elsewhere on that date produced on it.
    #expect(count(["2011-12-29", "2011-12-30", "2011-12-31"], today: "2011-12-31", apia) == 3)
  }

  @Test("equals brute force")
  func property() {
    var dice = BoardDice(77)
    for _ in 0..<4_000 {
      let today = World.date("2026-03-05").adding(days: dice.below(40) - 20)
      let density = dice.below(6) + 1
      let days = (-30...5).filter { _ in dice.below(density) > 0 }
        .map { offset in today.adding(days: offset) }
      let produced = Set(days)
      var expected = 0
      var day = produced.contains(today) ? today : today.adding(days: -1)
      while produced.contains(day) {
        expected += 1
        day = day.adding(days: -1)
      }
      #expect(DayStreak.count(producedDays: days.sorted(), today: today) == expected)
    }
  }
}
