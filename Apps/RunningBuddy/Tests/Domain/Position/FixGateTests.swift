import Core
import RunningBuddyDomain
import Testing

@testable import RunningBuddyTestKit

@Suite struct FixGateTests {
  static func fix(accuracy: Double?, second: Int = 0) -> Fix {
    Fix(taken: RunWalk.wall(second), latitude: 48, longitude: 11, accuracy: accuracy)!
  }

  /// What a gate says that used a good fix at second 0.
  static func judge(_ fix: Fix, second: Int, wall: Int? = nil) -> FixRefusal? {
    var gate = FixGate()
    _ = gate.judge(Self.fix(accuracy: 5), at: 0, wall: RunWalk.wall(0))
    gate.use(at: 0)
    return gate.judge(
      fix, at: Int64(second) * 1_000, wall: RunWalk.wall(wall ?? second))
  }

  @Test(
    arguments: [
      (5.0, 1, nil), (30, 1, nil), (30.01, 1, FixRefusal.coarse), (30.01, 9, .coarse),
      (30.01, 10, nil), (50, 10, nil), (50.01, 60, .inaccurate), (500, 60, .inaccurate),
      (500.01, 60, .imprecise), (1e12, 60, .imprecise), (0, 1, .unrated), (-1, 1, .unrated),
    ] as [(Double, Int, FixRefusal?)])
  func judgesTheAccuracy(_ accuracy: Double, _ second: Int, _ reason: FixRefusal?) {
    #expect(Self.judge(Self.fix(accuracy: accuracy, second: second), second: second) == reason)
  }

  @Test func refusesWhatHasNoAccuracy() {
    #expect(Self.judge(Self.fix(accuracy: nil, second: 1), second: 1) == .unrated)
    #expect(Self.judge(Self.fix(accuracy: .nan, second: 1), second: 1) == .unrated)
  }

  @Test func takesACoarseFixWhereThereIsNoGoodOne() {
    var gate = FixGate()
    #expect(gate.judge(Self.fix(accuracy: 50), at: 0, wall: RunWalk.wall(0)) == nil)
  }

  @Test func refusesThePast() {
    var gate = FixGate()
    #expect(
      gate.judge(Self.fix(accuracy: 5, second: 10), at: 10_000, wall: RunWalk.wall(10)) == nil)
    let old = Self.fix(accuracy: 5, second: 9)
    #expect(gate.judge(old, at: 11_000, wall: RunWalk.wall(11)) == .past)
    #expect(
      gate.judge(Self.fix(accuracy: 5, second: 12), at: 9_000, wall: RunWalk.wall(9)) == .past)
  }

  @Test func refusesTheSameTimeTwice() {
    #expect(Self.judge(Self.fix(accuracy: 5, second: 0), second: 3) == .repeated)
    #expect(Self.judge(Self.fix(accuracy: 5, second: 1), second: 0) == .repeated)
  }

  @Test func goesOnWhereTheClockWasSetBack() {
    // An hour back: the fix is older than the last one, and so is the clock.
    #expect(Self.judge(Self.fix(accuracy: 5, second: -3_599), second: 1, wall: -3_599) == nil)
  }
}
