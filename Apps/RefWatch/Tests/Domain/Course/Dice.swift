import Core

/// Random numbers that can be had again.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = mixed(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return mixed(state)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func long(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &self) }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { roll(1...times) == 1 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(0...(values.count - 1))] }

  mutating func id<Tag>() -> ID<Tag> { ID(high: next(), low: next()) }
}
