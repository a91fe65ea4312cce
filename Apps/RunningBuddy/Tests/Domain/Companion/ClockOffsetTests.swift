import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite("How far another device's clock is ahead")
struct ClockOffsetTests {
  /// An exchange with so many milliseconds on the way there and back.
  static func exchange(
    _ at: Int64, ahead: Int64, there: Int64, back: Int64, thinking: Int64 = 20
  ) -> ClockExchange {
    let received = at + there + ahead
    return ClockExchange(
      sent: at, received: received, answered: received + thinking,
      returned: at + there + thinking + back)
  }

  @Test func nothingIsKnownBeforeAnAnswer() { #expect(ClockOffset().offset == nil) }

  @Test("A clock that is 400 ms or an hour off, as exactly as the way is even")
  func exact() {
    for ahead: Int64 in [400, -400, 3_600_000, -3_600_000] {
      var clock = ClockOffset()
      for turn: Int64 in 0..<20 {
        clock.take(Self.exchange(turn * 1_000, ahead: ahead, there: 40, back: 40))
      }
      #expect(clock.offset == ahead)
    }
  }

  @Test("Of the last ones the eight quickest tell: what was held up on the way does not")
  func quickest() throws {
    var random = Seeded(1)
    var clock = ClockOffset()
    for turn: Int64 in 0..<200 {
      let there = Int64(turn % 3 == 0 ? 20 + random.below(10) : 500 + random.below(9_000))
      clock.take(Self.exchange(turn * 1_000, ahead: 400, there: there, back: 25))
    }
    let offset = try #require(clock.offset)
    #expect(abs(offset - 400) <= 10)
  }

  @Test("A clock that goes differently is followed")
  func drift() throws {
    var clock = ClockOffset()
    for turn: Int64 in 0..<600 {
      clock.take(Self.exchange(turn * 1_000, ahead: 400 + turn / 10, there: 30, back: 30))
    }
    let offset = try #require(clock.offset)
    #expect(abs(offset - 459) <= 4)
  }

  @Test("An exchange that cannot be tells nothing")
  func impossible() {
    var clock = ClockOffset()
    clock.take(ClockExchange(sent: 1_000, received: 5_000, answered: 5_500, returned: 1_200))
    clock.take(ClockExchange(sent: 1_000, received: 5_000, answered: 4_000, returned: 9_000))
    clock.take(ClockExchange(sent: 1_000, received: 900, answered: 900, returned: 500))
    #expect(clock.offset == nil)
  }
}
