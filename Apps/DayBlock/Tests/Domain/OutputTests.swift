import Calendar
import Core
import DayBlockDomain
import Testing

@testable import DayBlockTestKit

@Suite("What active time comes to")
struct OutputTests {
  static let noon = seoul("2026-03-10T12:00")

  /// Active stretches of that many seconds each, with a minute between.
  static func segments(_ seconds: [Int]) -> [DaySegment] {
    var at = noon
    return seconds.map { seconds in
      let end = at.advanced(byMilliseconds: Int64(seconds) * 1_000)
      defer { at = end.adding(minutes: 1) }
      return DaySegment(start: at, end: end, offset: 32_400)
    }
  }

  @Test("every second from none to 100 000 makes its half-blocks and its rest")
  func table() {
    let wrong = (0...100_000).filter { seconds in
      let (units, remainder) = DayClock.units(
        of: seconds == 0 ? [] : OutputTests.segments([seconds]), carried: 0)
      return units.count != seconds / 1_800 || remainder != seconds % 1_800
    }
    #expect(wrong == [])
  }

  @Test("cut into stretches in whatever way, the same time makes the same", arguments: 1...40)
  func stretches(seed: Int) {
    var dice = Dice(UInt64(seed))
    let lengths = (0...dice.below(12)).map { _ in 1 + dice.below(2_500) }
    let sum = lengths.reduce(0, +)
    let carried = dice.below(1_800)
    let (units, remainder) = DayClock.units(of: OutputTests.segments(lengths), carried: carried)
    #expect(units.count == (sum + carried) / 1_800)
    #expect(remainder == (sum + carried) % 1_800)
    for (one, next) in zip(units, units.dropFirst()) {
      #expect(one.producedAt <= next.start)
    }
  }

  @Test("a half-block is produced when its 1 800th active second is over")
  func produced() throws {
    let (units, remainder) = DayClock.units(of: OutputTests.segments([1_500, 300, 1]), carried: 0)
    let unit = try #require(units.first)
    #expect(unit.start == OutputTests.noon)
    #expect(unit.producedAt == OutputTests.noon.adding(minutes: 31))
    #expect(units.count == 1)
    #expect(remainder == 1)
  }

  @Test("a half-block begins with its first active second, not in the pause before")
  func begins() {
    let (units, _) = DayClock.units(of: OutputTests.segments([1_800, 1_800]), carried: 0)
    #expect(
      units.map { unit in unit.start.minutes(since: OutputTests.noon) } == [0, 31])
  }

  @Test("carried seconds count in the first half-block alone")
  func carried() {
    let (units, remainder) = DayClock.units(of: OutputTests.segments([600]), carried: 1_200)
    #expect(units.count == 1)
    #expect(units.first?.producedAt == OutputTests.noon.adding(minutes: 10))
    #expect(remainder == 0)
  }

  // MARK: §18

  @Test(
    "edge cases: seconds of the stretches, half-blocks, rest",
    arguments: [
      ([1_799], 0, 1_799), ([1_800], 1, 0), ([5_399], 2, 1_799), ([1_500, 300], 1, 0),
      ([1_500], 0, 1_500), ([], 0, 0), ([1], 0, 1), ([86_400], 48, 0),
    ])
  func edges(seconds: [Int], halfBlocks: Int, rest: Int) {
    let (units, remainder) = DayClock.units(of: OutputTests.segments(seconds), carried: 0)
    #expect(units.count == halfBlocks)
    #expect(remainder == rest)
  }

  @Test("milliseconds short of half an hour are no half-block")
  func milliseconds() {
    let end = OutputTests.noon.advanced(byMilliseconds: 1_799_999)
    let segment = DaySegment(start: OutputTests.noon, end: end, offset: 0)
    #expect(DayClock.units(of: [segment], carried: 0).units.isEmpty)
    #expect(DayClock.units(of: [segment], carried: 0).remainder == 1_799)
  }
}
