import Store
import Testing

/// The bounds of feeds, in the words of the decision (41).
@Suite struct FeedBoundsTests {
  /// A feed without anything old, of which everything below the floor is gone.
  private func survey(
    rows: Int, living: Int, head: Int64 = 100_000, floor: Int64 = 0, aged: Int64 = 0,
    old: Int64 = 0
  ) -> FeedSurvey {
    FeedSurvey(
      rows: rows, living: living, head: head, floor: floor, swept: floor, aged: aged, old: old)
  }

  @Test func aFeedOfUsualLengthStays() {
    #expect(survey(rows: 1_600, living: 300, aged: 90_000).nextFloor == nil)
    #expect(survey(rows: 1_601, living: 300, aged: 90_000).nextFloor == 90_000)
  }

  @Test func theNewestRowsStay() {
    #expect(survey(rows: 1_601, living: 300, aged: 99_900).nextFloor == 99_500)
    #expect(survey(rows: 400, living: 3, head: 400, aged: 400, old: 400).nextFloor == nil)
  }

  @Test func aMonthStaysUnlessThatIsTooMuch() {
    #expect(survey(rows: 6_200, living: 300, floor: 90_000, aged: 90_000).nextFloor == nil)
    #expect(survey(rows: 6_201, living: 300, floor: 90_000, aged: 90_000).nextFloor == 99_500)
    // First what is older goes; whether that is enough shows afterwards.
    #expect(survey(rows: 6_201, living: 300, floor: 80_000, aged: 90_000).nextFloor == 90_000)
  }

  @Test func whatIsOldGoesFromAShortFeedToo() {
    #expect(survey(rows: 900, living: 300, aged: 90_000, old: 80_000).nextFloor == 90_000)
    #expect(
      survey(rows: 900, living: 300, floor: 80_000, aged: 90_000, old: 80_000).nextFloor == nil)
  }

  /// However a feed is written, it is not longer than usual before it is counted again.
  @Test func itIsCountedAgainInTime() {
    let found = survey(rows: 1_000, living: 300)
    let steps = Int(found.due - found.head) - 1
    #expect(1_000 + steps <= FeedBounds.usual(living: 300 - steps))
    #expect(survey(rows: 1_601, living: 300).due == 100_000)
  }
}
