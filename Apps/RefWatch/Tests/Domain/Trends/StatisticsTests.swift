import Calendar
import Core
import RefWatchDomain
import Testing

@Suite("Statistics")
struct StatisticsTests {
  /// R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  @Test(
    "Wilson's interval is the published one",
    arguments: [
      (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
      (1, 29, 0.0061, 0.1718),
    ])
  func wilson(k: Int, n: Int, low: Double, high: Double) throws {
    let interval = try #require(WilsonInterval(k, of: n))
    #expect(abs(interval.low - low) < 0.00005)
    #expect(abs(interval.high - high) < 0.00005)
  }

  @Test("Wilson's interval holds the share, and is the same from both sides")
  func wilsonProperties() throws {
    for n in 1...60 {
      for k in 0...n {
        let interval = try #require(WilsonInterval(k, of: n))
        let other = try #require(WilsonInterval(n - k, of: n))
        let share = Double(k) / Double(n)
        #expect(interval.low <= share && share <= interval.high)
        #expect(interval.low >= 0 && interval.high <= 1)
        #expect(abs(interval.low - (1 - other.high)) < 1e-12)
        // Its ends are where the score test just rejects.
        for end in [interval.low, interval.high] where end > 0 && end < 1 {
          let score = (share - end) / (end * (1 - end) / Double(n)).squareRoot()
          #expect(abs(abs(score) - WilsonInterval.z95) < 1e-6)
        }
      }
    }
    #expect(WilsonInterval(0, of: 0) == nil)
    #expect(WilsonInterval(3, of: 2) == nil)
  }

  @Test("the median is the middle, or the mean of the two middles")
  func median() {
    #expect(Median([]).twice == nil)
    #expect(Median([7]).twice == 14)
    #expect(Median([9, 1, 4]).twice == 8)
    #expect(Median([9, 1, 4, 5]).twice == 9)
  }

  @Test("seasons are calendar years, or begin in July")
  func seasons() throws {
    let days = ["2025-06-30", "2025-07-01", "2026-01-01"].compactMap { text in CivilDate(text) }
    #expect(days.map { day in Season.year(2025).contains(day) } == [true, true, false])
    #expect(days.map { day in Season.from(2025).contains(day) } == [false, true, true])
    #expect(
      Season.of(days).map { season in season.name } == ["2026", "2025-26", "2025", "2024-25"])
    #expect(Season.from(1999).name == "1999-00")
  }
}
