import Core

@testable import RefWatchTestKit

extension Lots: RandomNumberGenerator {
  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func long(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &self) }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { roll(1...times) == 1 }

  mutating func id<Tag>() -> ID<Tag> { ID(high: next(), low: next()) }
}
